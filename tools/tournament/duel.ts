import type { Options } from '@orrery/kernel';
import { workThrough } from '../team.ts';
import { Margins, Side } from './figures.ts';
import type { Outcome, Pairing, Player } from './one.ts';

/** One of A against B on all other seats. A sits everywhere in turn, and each deal is played from every seat. */
export interface Duel {
  readonly id: string;
  readonly seats: number;
  readonly options: Options;
  readonly a: Player;
  readonly b: Player;
  readonly games: number;
  readonly workers: number;
  /** Thinking ends by the clock too. */
  readonly timed?: boolean;
  seed(deal: number): number | string;
}

/** The results of both sides so far. */
export class Figures {
  readonly a = new Side();
  readonly b = new Side();
  /** Points of A over the mean of the others. */
  readonly margins = new Margins();
  games = 0;

  add(outcome: Outcome, seat: number): void {
    const others = outcome.scores.map((_, other) => other).filter((other) => other !== seat);
    this.games++;
    this.a.add(outcome, [seat]);
    this.b.add(outcome, others);
    const mean = others.reduce((sum, other) => sum + outcome.scores[other], 0) / others.length;
    this.margins.add(outcome.scores[seat] - mean);
  }

  report() {
    return { games: this.games, margin: this.margins.figures(), a: this.a.figures(), b: this.b.figures() };
  }
}

/** Plays until all games are played, or `heard` returns true. */
export async function duel(
  { id, seats, options, a, b, games, workers, timed = false, seed }: Duel,
  heard: (figures: Figures, seat: number, outcome: Outcome, deal: number) => boolean = () => false,
): Promise<Figures> {
  const figures = new Figures();
  function* jobs(): Generator<Pairing & { seat: number; deal: number }> {
    for (let at = 0; at < games; at++) {
      const seat = at % seats;
      const deal = Math.floor(at / seats);
      const players = Array.from({ length: seats }, (_, other) => (other === seat ? a : b));
      yield { seed: seed(deal), options, players, seat, deal };
    }
  }
  const file = new URL('./worker.ts', import.meta.url);
  await workThrough<Pairing & { seat: number; deal: number }, Outcome>(
    { file, workerData: { id, timed }, workers },
    jobs(),
    ({ seat, deal }, outcome) => {
      figures.add(outcome, seat);
      return heard(figures, seat, outcome, deal);
    },
  );
  return figures;
}
