import { LEVELS, STRENGTH } from '@orrery/ai';
import { oneOf, readArgs, whole } from './args.ts';
import { chosen } from './chosen.ts';
import { duel } from './tournament/duel.ts';
import type { Player } from './tournament/one.ts';

/**
 * One of A against B on all other seats. A sits everywhere in turn; each deal is played from every seat. Where whole
 * games take long, `--looks` bounds the imagined games per decision: what a level can do at the least. A level may be
 * followed by `@` and a file of weights. With `--timed yes` levels also keep to their time.
 */
const USAGE =
  'npm run tournament -- --game <id> [--seats n] --a <level>[@weights.json] --b <level>[@weights.json] [--games n] [--seed n] [--options JSON] [--workers n] [--looks n] [--timed yes]';

const NAMES = ['game', 'seats', 'a', 'b', 'games', 'seed', 'options', 'workers', 'looks', 'timed'] as const;
const args = readArgs(USAGE, NAMES);
const { id, seats, options } = await chosen(args, USAGE);
const games = whole('games', args.games, { min: 1, otherwise: 40 });
const seed = whole('seed', args.seed, { min: 0, otherwise: 1 });
const workers = whole('workers', args.workers, { min: 1, otherwise: 1 });
const looks = whole('looks', args.looks, { min: 1, otherwise: Number.POSITIVE_INFINITY });
const timed = oneOf('timed', args.timed ?? 'no', ['yes', 'no']) === 'yes';

function player(name: 'a' | 'b', text: string): Player {
  const [level, weights] = text.split('@');
  const strength = STRENGTH[oneOf(name, level, LEVELS)];
  const iterations = Math.min(strength.iterations, looks);
  return { strength: { ...strength, iterations }, ...(weights !== undefined && { weights }) };
}

const played = await duel(
  {
    id,
    seats,
    options,
    a: player('a', args.a ?? 'hard'),
    b: player('b', args.b ?? 'easy'),
    games,
    workers,
    timed,
    seed: (deal) => seed + deal,
  },
  (figures) => {
    if (figures.games % 10 === 0) console.error(JSON.stringify(figures.report()));
    return false;
  },
);
const even = Number((1 / seats).toFixed(3));
const levels = { levelA: args.a ?? 'hard', levelB: args.b ?? 'easy' };
console.log(JSON.stringify({ game: id, seats, seed, evenShare: even, ...levels, ...played.report() }));
process.exit(0);
