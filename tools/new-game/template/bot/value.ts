import { type Match, open, type Seat } from '@orrery/kernel';
import { MOON_FACTS } from '../data/index.ts';
import { cardsOn, isFull, lightOf, starPoints } from '../rules/lookups.ts';
import { CARD, type Moon } from '../rules/table.ts';
import type { TinyMoons } from '../rules/vocabulary.ts';

/** A lead of so much light makes a moon that is still open fairly safe. */
const SAFE_LEAD = 15;
/** So many points ahead of the best rival are a game nearly won. */
const CLEAR_LEAD = 6;

/** How good the position is for each seat, from 0 (lost) to 1 (won). Everything lies open in an imagined match. */
export function value({ table, seats }: Pick<Match<TinyMoons>, 'table' | 'seats'>): number[] {
  const points = Array.from({ length: seats }, (_, seat) =>
    table.moons.reduce((sum, moon) => sum + hope(moon, seat), starPoints(table, seat)),
  );
  return points.map((own, seat) => {
    const best = Math.max(...points.filter((_, other) => other !== seat));
    return logistic((own - best) / CLEAR_LEAD);
  });
}

/** Points a player can hope for on a moon: what it is worth, by the chance to win it. */
export const hope = (moon: Moon, seat: Seat): number => MOON_FACTS[moon.id].points * chance(moon, seat);

/** By the lead in light; once the moon is full the lead is all. */
function chance(moon: Moon, seat: Seat): number {
  const rivals = moon.by.filter((other) => other !== seat).map((other) => lightOf(moon, other));
  const lead = lightOf(moon, seat) - Math.max(0, ...rivals);
  return isFull(moon) ? (1 + Math.sign(lead)) / 2 : logistic(lead / SAFE_LEAD);
}

const logistic = (x: number): number => 1 / (1 + Math.exp(-2 * x));

/** The moon as it would be with this card; the table stays as it is. */
export const withCard = (moon: Moon, seat: Seat, card: number): Moon => ({
  id: moon.id,
  played: open(CARD, [...cardsOn(moon), card]),
  by: [...moon.by, seat],
});
