import type { Seat, Shown } from '@orrery/kernel';
import { MOON_FACTS, type MoonId, STAR_POINTS } from '../data/index.ts';
import type { Moon, Table } from './table.ts';

/** Questions about a position that only public things answer: boards ask them of a view, rules and bots of a table. */

type AnyTable = Shown<Table>;
type AnyMoon = Shown<Moon>;

/** The moon with this id, of a table or of a view. */
export function moonOf<A extends AnyMoon>({ moons }: { readonly moons: readonly A[] }, id: MoonId): A {
  const found = moons.find((moon) => moon.id === id);
  if (!found) throw new Error(`${id} is not in play`);
  return found;
}

/** Values of the cards on a moon; they lie face up. */
export const cardsOn = ({ played }: AnyMoon): readonly number[] => played.cards ?? [];

export const freePlaces = (moon: AnyMoon): number => MOON_FACTS[moon.id].room - moon.by.length;

/** TM-4.2 */
export const isFull = (moon: AnyMoon): boolean => freePlaces(moon) === 0;

export const allFreePlaces = ({ moons }: AnyTable): number => moons.reduce((sum, moon) => sum + freePlaces(moon), 0);

/** What a player's cards on a moon add up to. */
export const lightOf = (moon: AnyMoon, seat: Seat): number =>
  cardsOn(moon).reduce((sum, card, place) => (moon.by[place] === seat ? sum + card : sum), 0);

/** Who has most light on a moon, several in a tie; nobody on an empty one (TM-5.1). */
export function brightest(moon: AnyMoon): Seat[] {
  const seats = [...new Set(moon.by)].sort((a, b) => a - b);
  const most = Math.max(...seats.map((seat) => lightOf(moon, seat)));
  return seats.filter((seat) => lightOf(moon, seat) === most);
}

/** What each of the brightest gets (TM-5.2). */
export const shareOf = (moon: AnyMoon): number => Math.floor(MOON_FACTS[moon.id].points / brightest(moon).length);

/** Points of the moons that are full (TM-5.1, TM-5.2). */
export const moonPoints = ({ moons }: AnyTable, seat: Seat): number =>
  moons
    .filter((moon) => isFull(moon) && brightest(moon).includes(seat))
    .reduce((points, moon) => points + shareOf(moon), 0);

/** TM-5.4. Nothing as long as one does not see all stars. */
export function starPoints({ players }: AnyTable, seat: Seat): number {
  const stars = players.map(({ star }) => star.cards?.[0] ?? Number.NaN);
  return stars[seat] === Math.max(...stars) ? STAR_POINTS : 0;
}
