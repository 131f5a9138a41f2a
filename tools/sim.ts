import { decide, LEVELS, type Level } from '@orrery/ai';
import { type Answer, below, type Event, hash, Play, type Random, randomFrom, type Seat, view } from '@orrery/kernel';
import { LONGEST } from '@orrery/kernel/random';
import { oneOf, readArgs, stackOf, whole } from './args.ts';
import { allFaults, faults } from './checks.ts';
import { chosen } from './chosen.ts';

/**
 * Plays whole games without a screen. Each game is played once against the clock, without any check, and then replayed
 * answer by answer with every invariant: so the figures are those of the bare engine and still nothing goes unseen.
 */
const USAGE =
  'npm run -s sim -- --game <id> [--seats n] [--games n] [--seed n] [--bot random|easy|medium|hard] [--options JSON]';

const args = readArgs(USAGE, ['game', 'seats', 'games', 'seed', 'bot', 'options'] as const);
const { id, game, heuristic, seats, options } = await chosen(args, USAGE);
const games = whole('games', args.games, { min: 1, otherwise: 1 });
const firstSeed = whole('seed', args.seed, { min: 0, otherwise: 1 });
const bot = oneOf('bot', args.bot ?? 'random', LEVELS);

interface Played {
  readonly log: { seat: Seat; answer: Answer }[];
  readonly rounds: number;
  readonly ms: number;
  readonly play: Play;
  /** Why the game did not end. */
  readonly stuck?: string;
}

function playOne(seed: number): Played {
  const random = randomFrom(`sim/${id}/${seed}`);
  const log: Played['log'] = [];
  const begin = performance.now();
  const play = Play.start(game, { seats, options, seed });
  let rounds = countRounds(play.events);
  let stuck: string | undefined;
  while (!play.over) {
    const [pending] = play.pending;
    if (log.length >= LONGEST) stuck = `no end after ${LONGEST} answers`;
    if (!pending || pending.offer) stuck = 'nobody is asked';
    if (!pending || stuck !== undefined) break;
    const { seat, answers } = pending;
    const answer = bot === 'random' ? answers[below(random, answers.length)] : botAnswer(play, seat, bot, random);
    log.push({ seat, answer });
    rounds += countRounds(play.answer(seat, answer));
  }
  return { log, rounds, play, ms: performance.now() - begin, stuck };
}

function botAnswer(play: Play, seat: Seat, level: Level, random: Random): Answer {
  return decide(game, heuristic, view(play, seat), { level, random });
}

function countRounds(events: readonly Event[]): number {
  let rounds = 0;
  for (const { type } of events) if (type === 'round-began') rounds++;
  return rounds;
}

/** Replays the game with all invariants; the count of the box at every tenth answer and at the end. */
function faultOf(seed: number, { log, play: first }: Played): string | undefined {
  const play = Play.start(game, { seats, options, seed });
  for (let at = 0; at <= log.length; at++) {
    const wrong = at % 10 === 0 || at === log.length ? allFaults(play) : faults(play);
    if (wrong.length > 0) return `after ${at} answers: ${wrong.join('; ')}`;
    if (at < log.length) play.answer(log[at].seat, log[at].answer);
  }
  return hash(play.match) === hash(first.match) ? undefined : 'the same answers led to another match';
}

/** A rule that throws breaks the game, not the run. */
function caught<V>(work: () => V): V | { readonly thrown: string } {
  try {
    return work();
  } catch (error) {
    return { thrown: stackOf(error) };
  }
}

const summary = { summary: true, games, answers: 0, answersPerSecond: 0, stuck: 0, broken: 0 };
let spent = 0;
for (let seed = firstSeed; seed < firstSeed + games; seed++) {
  const played = caught(() => playOne(seed));
  if ('thrown' in played) {
    summary.broken++;
    console.log(JSON.stringify({ seed, error: played.thrown }));
    continue;
  }
  const fault = caught(() => faultOf(seed, played));
  const error = typeof fault === 'object' ? fault.thrown : (fault ?? played.stuck);
  if (played.stuck !== undefined) summary.stuck++;
  if (fault !== undefined) summary.broken++;
  const { rows, winners } = played.play.standing();
  console.log(
    JSON.stringify({
      seed,
      answers: played.log.length,
      rounds: played.rounds,
      scores: rows.map(({ total }) => total),
      winners,
      hash: hash(played.play.match),
      ms: Number(played.ms.toFixed(2)),
      ...(error === undefined ? {} : { error }),
    }),
  );
  summary.answers += played.log.length;
  spent += played.ms;
}
summary.answersPerSecond = Math.round((summary.answers * 1000) / Math.max(spent, 1));
console.log(JSON.stringify(summary));
process.exit(summary.stuck + summary.broken > 0 ? 1 : 0);
