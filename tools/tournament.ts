import { Worker } from 'node:worker_threads';
import { LEVELS, type Level, STRENGTH, type Strength } from '@orrery/ai';
import { oneOf, readArgs, whole } from './args.ts';
import { chosen } from './chosen.ts';
import { Side } from './tournament/figures.ts';
import type { Outcome, Pairing } from './tournament/one.ts';

/**
 * One of A against B on all other seats. A sits everywhere in turn; each deal is played from every seat. Where whole
 * games take long, `--looks` bounds the imagined games per decision: what a level can do at the least.
 */
const USAGE =
  'npm run tournament -- --game <id> [--seats n] --a <level> --b <level> [--games n] [--seed n] [--options JSON] [--workers n] [--looks n]';

const args = readArgs(USAGE, ['game', 'seats', 'a', 'b', 'games', 'seed', 'options', 'workers', 'looks'] as const);
const { id, seats, options } = await chosen(args, USAGE);
const a = oneOf('a', args.a ?? 'hard', LEVELS);
const b = oneOf('b', args.b ?? 'easy', LEVELS);
const games = whole('games', args.games, { min: 1, otherwise: 40 });
const seed = whole('seed', args.seed, { min: 0, otherwise: 1 });
const workers = whole('workers', args.workers, { min: 1, otherwise: 1 });
const looks = whole('looks', args.looks, { min: 1, otherwise: Number.POSITIVE_INFINITY });

const bounded = (level: Level): Strength => ({
  ...STRENGTH[level],
  iterations: Math.min(STRENGTH[level].iterations, looks),
});
const seatOfA = (at: number) => at % seats;
const everySeat = Array.from({ length: seats }, (_, seat) => seat);
const pairing = (at: number): Pairing => ({
  seed: seed + Math.floor(at / seats),
  options,
  players: everySeat.map((seat) => bounded(seat === seatOfA(at) ? a : b)),
});

const sideA = new Side();
const sideB = new Side();
const report = (played: number) => ({
  games: played,
  a: { level: a, ...sideA.figures() },
  b: { level: b, ...sideB.figures() },
});

let next = 0;
let played = 0;
function crew(): Promise<void> {
  const worker = new Worker(new URL('./tournament/worker.ts', import.meta.url), { workerData: id });
  return new Promise((done, crashed) => {
    let at = 0;
    const give = () => {
      at = next++;
      if (at < games) worker.postMessage(pairing(at));
      else worker.terminate().then(() => done(), crashed);
    };
    worker.on('error', crashed).on('message', (outcome: Outcome) => {
      sideA.add(outcome, [seatOfA(at)]);
      sideB.add(
        outcome,
        everySeat.filter((seat) => seat !== seatOfA(at)),
      );
      if (++played % 10 === 0) console.error(JSON.stringify(report(played)));
      give();
    });
    give();
  });
}

await Promise.all(Array.from({ length: workers }, crew));
console.log(JSON.stringify({ game: id, seats, seed, evenShare: Number((1 / seats).toFixed(3)), ...report(played) }));
process.exit(0);
