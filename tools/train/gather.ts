import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { freemem } from 'node:os';
import { deserialize, serialize } from 'node:v8';
import { workThrough } from '../team.ts';
import type { Example } from './self-play.ts';
import type { Training } from './worker.ts';

/** Part of the free memory that games may take. */
const SHARE = 0.5;

interface Plan {
  readonly games: number;
  readonly minutes: number;
  readonly workers: number;
  readonly seeds: string;
  /** Games are kept in this file, so that a later run plays only those that are missing. */
  readonly file: string;
  /** Games played with other rules or read as other inputs are of no use. */
  readonly kind: string;
}

/** Plays games with itself until there are enough, time is up or memory is short. */
export async function gather(
  training: Training,
  { games, minutes, workers, seeds, file, kind }: Plan,
  say: (line: string) => void,
): Promise<Example[]> {
  const room = freemem() * SHARE;
  const until = performance.now() + minutes * 60_000;
  const examples = keptIn(file, kind);
  let bytes = 0;
  function* jobs(): Generator<string> {
    for (let at = examples.length; at < games; at++) yield `${seeds}${at}`;
  }
  const worker = new URL('./worker.ts', import.meta.url);
  await workThrough<string, Example>({ file: worker, workerData: training, workers }, jobs(), (_, example) => {
    examples.push(example);
    for (const { byteLength } of example.positions) bytes += byteLength;
    if (examples.length % 500 === 0) say(`${examples.length} games`);
    return bytes > room || performance.now() > until;
  });
  writeFileSync(file, serialize({ kind, examples }));
  return examples;
}

function keptIn(file: string, kind: string): Example[] {
  if (!existsSync(file)) return [];
  const kept = deserialize(readFileSync(file)) as { readonly kind: string; readonly examples: Example[] };
  return kept.kind === kind ? kept.examples : [];
}
