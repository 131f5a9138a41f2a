import { below, type Random } from '@orrery/kernel';

/** A finished game as ratings see it: who sat where, and what everybody scored. */
export interface Finish {
  /** Games of one deal are drawn together when chance is measured. */
  readonly deal: string;
  readonly players: readonly string[];
  readonly winners: readonly number[];
  readonly scores: readonly number[];
}

/** Everybody's rating is relative to this entrant's. */
export const ANCHOR = 'hard@hand';
const ANCHOR_RATING = 1500;
const ROUNDS = 60;
/** Resamplings, and the part of them that an interval leaves out at each side. */
const SAMPLES = 400;
const TAIL = 0.025;

export type Ratings = ReadonlyMap<string, number>;

/**
 * Ratings by the Plackett-Luce model: the first place goes to each player in proportion to its strength, the second to
 * each of the rest, and so on. Fitted by Hunter's minorisation; 400 points are a factor of ten.
 */
export function ratings(finishes: readonly Finish[]): Ratings {
  const names = [...new Set(finishes.flatMap(({ players }) => players)), ANCHOR];
  const orders = finishes.flatMap(ordersOf);
  const strength = new Map(names.map((name) => [name, 1]));
  for (let round = 0; round < ROUNDS; round++) improve(strength, orders);
  const anchor = strength.get(ANCHOR) ?? 1;
  return new Map(names.map((name) => [name, ANCHOR_RATING + 400 * Math.log10((strength.get(name) ?? 1) / anchor)]));
}

/** The range in which a rating lies when deals are drawn again and again. */
export function intervals(finishes: readonly Finish[], random: Random): Map<string, readonly [number, number]> {
  const deals = [...Map.groupBy(finishes, ({ deal }) => deal).values()];
  const found = new Map<string, number[]>();
  for (let i = 0; i < SAMPLES; i++) {
    const sample = deals.flatMap(() => deals[below(random, deals.length)]);
    for (const [name, rating] of ratings(sample)) found.set(name, [...(found.get(name) ?? []), rating]);
  }
  return new Map(
    [...found].map(([name, list]) => {
      const sorted = list.toSorted((one, other) => one - other);
      return [name, [sorted[Math.floor(TAIL * sorted.length)], sorted[Math.ceil((1 - TAIL) * sorted.length) - 1]]];
    }),
  );
}

interface Order {
  /** Best first. */
  readonly players: readonly string[];
  readonly weight: number;
}

/** Finishing orders. Of players that are equal both orders count half. */
function ordersOf({ players, winners, scores }: Finish): Order[] {
  const seats = players.map((_, seat) => seat);
  const rank = (seat: number): number => (winners.includes(seat) ? Number.POSITIVE_INFINITY : scores[seat]);
  const ordered = (tie: 1 | -1): string[] =>
    seats
      .toSorted((one, other) => (rank(one) === rank(other) ? tie * (one - other) : rank(other) - rank(one)))
      .map((seat) => players[seat]);
  return [
    { players: ordered(1), weight: 0.5 },
    { players: ordered(-1), weight: 0.5 },
  ];
}

/** Two imagined games against the anchor, one won and one lost, keep a rating finite. */
const PRIOR = 1;

function improve(strength: Map<string, number>, orders: readonly Order[]): void {
  const wins = new Map<string, number>();
  const chances = new Map<string, number>();
  const add = (to: Map<string, number>, name: string, n: number): void => {
    to.set(name, (to.get(name) ?? 0) + n);
  };
  const of = (name: string): number => strength.get(name) ?? 1;
  for (const { players, weight } of orders) {
    let rest = 0;
    for (const name of players) rest += of(name);
    for (let place = 0; place < players.length - 1; place++) {
      add(wins, players[place], weight);
      for (let other = place; other < players.length; other++) add(chances, players[other], weight / rest);
      rest -= of(players[place]);
    }
  }
  for (const name of strength.keys()) {
    const both = of(name) + of(ANCHOR);
    add(wins, name, PRIOR);
    add(chances, name, (2 * PRIOR) / both);
  }
  for (const name of strength.keys()) strength.set(name, (wins.get(name) ?? 0) / (chances.get(name) ?? 1));
}
