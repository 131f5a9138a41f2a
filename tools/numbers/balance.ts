import { decide, STRENGTH, sensibly } from '@orrery/ai';
import type { Heuristic } from '@orrery/games/contract';
import { type Game, Play, randomFrom, view } from '@orrery/kernel';
import { playOut, randomOptions } from '@orrery/kernel/random';
import { mean, table } from './table.ts';

/** One seat of one game: its points, its share of the victory times the seats, and what it is compared by. */
interface Outcome {
  readonly seats: number;
  readonly points: number;
  readonly wins: number;
  readonly traits: readonly string[];
}

/** What the paragraph in the document begins with, so that it is found again. */
export const BALANCE = 'Balance, ';

/**
 * What hard opponents with so many looks, or without any by judgement alone, bring home, by seat and by whatever the game compares them by: points against
 * the mean of all seats in games of that size, with the standard error, and victories against a fair share.
 */
export function balance(game: Game, heuristic: Heuristic, games: number, looks: number): string | undefined {
  const sizes = Array.from({ length: game.seats.max - 1 }, (_, i) => i + 2).filter((seats) => seats >= game.seats.min);
  const all = Array.from({ length: games }, (_, i) => outcomes(game, heuristic, sizes[i % sizes.length], i, looks));
  const seen = all.flat();
  const means = new Map(
    sizes.map((seats) => [seats, mean(seen.filter((one) => one.seats === seats).map(({ points }) => points))]),
  );
  const rows = [...new Set(seen.flatMap(({ traits }) => traits))].sort().map((trait) => {
    const those = seen.filter(({ traits }) => traits.includes(trait));
    const above = those.map(({ points, seats }) => points - (means.get(seats) ?? 0));
    return [trait, `${those.length}`, `${signed(mean(above))} ± ${error(above).toFixed(1)}`, fair(those)];
  });
  const head = ['By', 'Seats seen', 'Points against the mean', 'Wins against a fair share'];
  const of = [...means].map(([seats, points]) => `${points.toFixed(1)} at ${seats} seats`).join(', ');
  const who =
    looks === 0
      ? `${games} games by judgement alone`
      : `${games} games of hard opponents bounded to ${looks} looks a decision`;
  return `${BALANCE}${who}, with random options; mean points ${of}:\n\n${table(head, rows)}`;
}

function outcomes(game: Game, heuristic: Heuristic, seats: number, at: number, looks: number): Outcome[] {
  const random = randomFrom(`balance/${game.id}/${at}`);
  const play = Play.start(game, { seats, options: randomOptions(game, seats, random), seed: `balance-${at}` });
  const level = { ...STRENGTH.hard, iterations: looks };
  if (looks === 0) playOut(play, random, undefined, sensibly(heuristic));
  while (!play.over) {
    const seat = play.awaited[0];
    play.answer(seat, decide(game, heuristic, view(play, seat), { level, random }));
  }
  const { rows, winners } = play.standing();
  return rows.flatMap(({ seat, total }) =>
    seat === null
      ? []
      : {
          seats,
          points: total,
          wins: winners.includes(seat) ? seats / winners.length : 0,
          traits: [`seat ${seat + 1} of ${seats}`, ...(heuristic.traits?.(play.match, seat) ?? [])],
        },
  );
}

const signed = (n: number): string => `${n < 0 ? '−' : '+'}${Math.abs(n).toFixed(1)}`;

function error(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)) / values.length);
}

const fair = (those: readonly Outcome[]): string => `${(100 * mean(those.map(({ wins }) => wins))).toFixed(0)} %`;
