import { simulate } from '../server/test/simulation/session.ts';
import { readArgs, whole } from './args.ts';

/** Whole servers on simulated time, disk and network: a failing seed fails again, exactly. */
const args = readArgs('npm run simulate -- [--sessions n] [--seed n]', ['sessions', 'seed'] as const);
const sessions = whole('sessions', args.sessions, { min: 1, otherwise: 1000 });
const seed = whole('seed', args.seed, { min: 0, otherwise: 1 });

const sums = { sessions: 0, entries: 0, acknowledged: 0, crashes: 0, handedOver: 0, led: 0, faults: 0 };
const failed: string[] = [];
const fail = (at: number, error: unknown) => {
  failed.push(`${seed + at}: ${error instanceof Error ? error.message : error}`);
  console.error(failed.at(-1));
};
// What nobody catches would end a real server.
process.on('unhandledRejection', (error) => fail(sums.sessions, error));
for (let at = 0; at < sessions; at++) {
  try {
    const { entries, acknowledged, crashes, handedOver, led, struck } = await simulate(`${seed + at}`);
    sums.entries += entries;
    sums.acknowledged += acknowledged;
    sums.crashes += crashes;
    sums.handedOver += handedOver;
    sums.led += led;
    for (const times of Object.values(struck)) sums.faults += times;
  } catch (error) {
    fail(at, error);
  }
  sums.sessions++;
  if (sums.sessions % 100 === 0) console.error(JSON.stringify({ ...sums, failed: failed.length }));
}
console.log(JSON.stringify({ ...sums, failed }));
process.exit(failed.length > 0 ? 1 : 0);
