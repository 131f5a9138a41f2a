import { readFileSync } from 'node:fs';
import { decide, judge, type Strength } from '@orrery/ai';
import { type Options, Play, randomFrom, type Seat, view } from '@orrery/kernel';
import type { Entrant } from '../registry.ts';

/** An opponent: how it thinks, and a file of weights if it uses others than the game's own. */
export interface Player {
  readonly strength: Strength;
  readonly weights?: string;
}

export interface Pairing {
  readonly seed: number | string;
  readonly options: Options;
  /** Who plays at each seat. */
  readonly players: readonly Player[];
}

export interface Outcome {
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
  /** Thinking time of each seat: decisions, their sum and the longest, in milliseconds. */
  readonly thought: readonly { decisions: number; ms: number; longest: number }[];
}

/** One game between computer opponents, each seeing its own view only. Rounds of thinking are counted, not timed. */
export function playOne(entrant: Entrant, { seed, options, players }: Pairing, clock?: () => number): Outcome {
  const { game } = entrant;
  const play = Play.start(game, { seats: players.length, options, seed });
  const random = randomFrom(`tournament/${seed}/${JSON.stringify(players)}`);
  const thought = players.map(() => ({ decisions: 0, ms: 0, longest: 0 }));
  const judgements = players.map(
    ({ strength, weights }) =>
      judge(weights === undefined ? entrant : { ...entrant, weights: readWeights(weights) }, play.match, strength)
        .judgement,
  );
  while (!play.over) {
    const seat = play.awaited[0];
    const seen = view(play, seat);
    const begin = performance.now();
    const level = players[seat].strength;
    const answer = decide(game, judgements[seat], seen, { level, random, ...(clock && { clock }) });
    const ms = performance.now() - begin;
    const time = thought[seat];
    time.decisions++;
    time.ms += ms;
    time.longest = Math.max(time.longest, ms);
    play.answer(seat, answer);
  }
  const { winners, rows } = play.standing();
  const scores = players.map((_, seat) => rows.find((row) => row.seat === seat)?.total ?? 0);
  return { winners, scores, thought };
}

const files = new Map<string, unknown>();

function readWeights(path: string): unknown {
  const known = files.get(path) ?? JSON.parse(readFileSync(path, 'utf8'));
  files.set(path, known);
  return known;
}
