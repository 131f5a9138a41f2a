import { freemem } from 'node:os';
import { workThrough } from '../team.ts';
import type { Example } from './self-play.ts';
import type { Training } from './worker.ts';

/** Part of the free memory that games may take. */
const SHARE = 0.5;

/** Plays games with itself until there are enough, time is up or memory is short. */
export async function gather(
  training: Training,
  { games, minutes, workers, seeds }: { games: number; minutes: number; workers: number; seeds: string },
  say: (line: string) => void,
): Promise<Example[]> {
  const room = freemem() * SHARE;
  const until = performance.now() + minutes * 60_000;
  const examples: Example[] = [];
  let bytes = 0;
  function* jobs(): Generator<string> {
    for (let at = 0; at < games; at++) yield `${seeds}${at}`;
  }
  const file = new URL('./worker.ts', import.meta.url);
  await workThrough<string, Example>({ file, workerData: training, workers }, jobs(), (_, example) => {
    examples.push(example);
    for (const { byteLength } of example.positions) bytes += byteLength;
    if (examples.length % 500 === 0) say(`${examples.length} games`);
    return bytes > room || performance.now() > until;
  });
  return examples;
}
