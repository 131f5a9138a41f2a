import { Worker } from 'node:worker_threads';
import { oneOf, readArgs, whole } from './args.ts';
import { houseIds, ids } from './registry.ts';
import { holdsStrength } from './soak/strength.ts';
import type { Job, Progress } from './soak/worker.ts';

/**
 * Plays random games of every title, player count, mode and option with every invariant, until told to stop. A violation
 * is printed with its seed: `npm run soak -- --game <id> --seed <seed> --games 1` plays that game again. With
 * `--strength n` it plays n games of `expert` against `hard` instead, and fails where `expert` is not strong enough.
 */
const USAGE = 'npm run soak -- [--game <id>] [--games n | --minutes n | --strength n] [--seed n] [--workers n]';

const args = readArgs(USAGE, ['game', 'games', 'minutes', 'strength', 'seed', 'workers'] as const);
const chosen = args.game === undefined ? houseIds : [oneOf('game', args.game, ids)];
const games = whole('games', args.games, { min: 1, otherwise: Number.MAX_SAFE_INTEGER / 2 });
const minutes = whole('minutes', args.minutes, { min: 1, otherwise: 0 });
const seed = whole('seed', args.seed, { min: 0, otherwise: 1 });
const workers = whole('workers', args.workers, { min: 1, otherwise: 1 });
const strength = whole('strength', args.strength, { min: 1, otherwise: 0 });

if (strength > 0) {
  let weak = 0;
  for (const id of chosen.filter((one) => houseIds.includes(one)))
    if (!(await holdsStrength(id, strength, workers))) weak++;
  process.exit(weak > 0 ? 1 : 0);
}

const EVERY = 10_000;
const begin = performance.now();
const total = { games: 0, answers: 0, violations: 0 };

function add({ games, answers, violations }: Progress): void {
  total.games += games;
  total.answers += answers;
  total.violations += violations.length;
  for (const violation of violations) console.log(JSON.stringify(violation));
}

const summary = () => {
  const seconds = (performance.now() - begin) / 1000;
  return { summary: true, titles: chosen, seed, ...total, seconds: Math.round(seconds) };
};

const team = Array.from({ length: workers }, (_, i) => {
  const workerData: Job = { ids: chosen, from: seed + i, until: seed + games, step: workers };
  return new Worker(new URL('./soak/worker.ts', import.meta.url), { workerData });
});
const stop = () => {
  for (const worker of team) worker.postMessage('stop');
};
process.on('SIGINT', stop).on('SIGTERM', stop);
const timer = minutes > 0 ? setTimeout(stop, minutes * 60_000) : undefined;
const ticker = setInterval(() => console.error(JSON.stringify(summary())), EVERY);

await Promise.all(
  team.map(
    (worker) =>
      new Promise<void>((done, crashed) => {
        worker.on('message', add).on('error', crashed).on('exit', done);
      }),
  ),
);
clearTimeout(timer);
clearInterval(ticker);
console.log(JSON.stringify(summary()));
process.exit(total.violations > 0 ? 1 : 0);
