import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LEVELS, type Level, STRENGTH, type Weights } from '@orrery/ai';
import { fail, oneOf, readArgs, whole } from './args.ts';
import { type Played, record, recorded } from './ladder/record.ts';
import { ladderText } from './ladder/table.ts';
import { withLadder } from './numbers/page.ts';
import { type Entrant, entrant, houseIds } from './registry.ts';
import { duel } from './tournament/duel.ts';
import type { Player } from './tournament/one.ts';

/**
 * Rates the levels of a title against each other: neighbours play `--games` games, others a third of that, every deal
 * from every seat. Games are appended to docs/ladder/<id>.jsonl and the table in docs/games-in-numbers.md is written
 * again. `--pair a,b` plays only those two; `--games 0` plays nothing. Deals begin with `ladder/`, which no training sees.
 */
const USAGE =
  'npm run ladder -- --game <id> [--pair level,level] [--seats n] [--games n] [--looks n | --timed yes] [--workers n]';

const args = readArgs(USAGE, ['game', 'pair', 'seats', 'games', 'looks', 'timed', 'workers'] as const);
const id = oneOf('game', args.game ?? '', houseIds);
const { game, weights } = (await entrant(id)) as Entrant;
const seats = whole('seats', args.seats, { min: 2, otherwise: id === 'red-planet' ? 4 : 2 });
if (seats > game.seats.max) fail(`${id} is for at most ${game.seats.max} seats, not ${seats}.`);
const games = whole('games', args.games, { min: 0, otherwise: 200 });
const bound = whole('looks', args.looks, { min: 1, otherwise: 64 });
const looks = oneOf('timed', args.timed ?? 'no', ['yes', 'no']) === 'yes' ? 'timed' : bound;
const workers = whole('workers', args.workers, { min: 1, otherwise: 2 });

/** Games of entrants that are no neighbours, as a share. */
const OTHERS = 0.3;

const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();

/** A level with its judgement: that of weights is named by their hash. */
function nameOf(level: Level): string {
  const { iterations, judgement } = STRENGTH[level];
  if (iterations === 0) return level;
  return judgement === 'hand' || weights === undefined ? `${level}@hand` : `${level}@${(weights as Weights).hash}`;
}

function playerOf(level: Level): Player {
  const { iterations, ...strength } = STRENGTH[level];
  return { strength: { ...strength, iterations: looks === 'timed' ? iterations : Math.min(iterations, looks) } };
}

async function play(a: Level, b: Level, wanted: number): Promise<void> {
  const names = { a: nameOf(a), b: nameOf(b) };
  const known = recorded(id).filter(
    (one) => one.a === names.a && one.b === names.b && one.looks === looks && one.seats === seats,
  );
  const first = known.reduce((next, { deal }) => Math.max(next, deal + 1), 0);
  const figures = await duel(
    {
      id,
      seats,
      options: {},
      a: playerOf(a),
      b: playerOf(b),
      games: wanted - known.length,
      workers,
      timed: looks === 'timed',
      seed: (deal) => `ladder/${id}/${seats}/${first + deal}`,
    },
    (_, seat, { winners, scores, thought }, deal) => {
      const ms = thought.map((one) => Number((one.ms / Math.max(1, one.decisions)).toFixed(2)));
      const played: Played = { commit, ...names, looks, seats, seat, deal: first + deal, winners, scores, ms };
      record(id, played);
      return false;
    },
  );
  if (figures.games > 0) console.error(JSON.stringify({ ...names, ...figures.report() }));
}

if (args.pair !== undefined) {
  const [a, b] = args.pair.split(',').map((level) => oneOf('pair', level, LEVELS));
  if (b === undefined) fail(`--pair takes two levels, such as expert,hard.\nUsage: ${USAGE}`);
  await play(a, b, games);
} else
  for (let one = 0; one < LEVELS.length; one++)
    for (let other = 0; other < one; other++)
      await play(LEVELS[one], LEVELS[other], one - other === 1 ? games : Math.round(OTHERS * games));

const page = fileURLToPath(new URL('../docs/games-in-numbers.md', import.meta.url));
writeFileSync(page, withLadder(readFileSync(page, 'utf8'), id, ladderText(recorded(id))));
execFileSync('npx', ['biome', 'format', '--write', page]);
process.exit(0);
