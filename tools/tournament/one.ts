import { decide, type Level, type Strength } from '@orrery/ai';
import { type Options, Play, randomFrom, type Seat, view } from '@orrery/kernel';
import type { Entrant } from '../registry.ts';

export interface Pairing {
  readonly seed: number;
  readonly options: Options;
  /** Who plays at each seat. */
  readonly players: readonly (Level | Strength)[];
}

export interface Outcome {
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
  /** Thinking time of each seat: decisions, their sum and the longest, in milliseconds. */
  readonly thought: readonly { decisions: number; ms: number; longest: number }[];
}

/** One game between computer opponents, each seeing its own view only. Rounds of thinking are counted, not timed. */
export function playOne({ game, heuristic }: Entrant, { seed, options, players }: Pairing): Outcome {
  const play = Play.start(game, { seats: players.length, options, seed });
  const random = randomFrom(`tournament/${seed}/${JSON.stringify(players)}`);
  const thought = players.map(() => ({ decisions: 0, ms: 0, longest: 0 }));
  while (!play.over) {
    const seat = play.awaited[0];
    const seen = view(play, seat);
    const begin = performance.now();
    const answer = decide(game, heuristic, seen, { level: players[seat], random });
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
