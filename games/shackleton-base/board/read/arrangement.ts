import { ASTRONAUTS, type Astronaut, BUILDING, type Crew, PLACES, type Place, ROUNDS } from '../../data/index.ts';
import { laboratoryPoints, noCrew, slotsOf, upkeepDue } from '../../rules/lookups/index.ts';
import type { Base, Seen, SeenPlayer, Who } from '../../rules/table.ts';
import { incomeOf, withBase } from './forecast.ts';

/**
 * A base while it is arranged: positions with an astronaut or nobody. There are as many positions as slots, or as
 * astronauts if they are more; whoever stands at the Gateway is sent away. So every exchange of two positions is legal
 * (SHB-10.5): nobody is sent away while a slot is empty.
 */
export interface Position {
  readonly place: Place | 'gateway';
  readonly figure: Astronaut | null;
}
export type Arrangement = readonly Position[];

const figuresOf = (crew: Crew): Astronaut[] =>
  ASTRONAUTS.flatMap((type) => Array.from({ length: crew[type] }, () => type));

const matches = (place: Place | 'gateway', type: Astronaut): boolean => {
  if (place === 'gateway' || place === 'waiting') return false;
  if (place === 'domes') return true;
  const { matching } = BUILDING[place];
  return matching === 'any' || matching === type;
};

/** The base as it was; arrivals in free slots, matching ones first. */
export function startOf(player: SeenPlayer, before: Base, everybody: Crew): Arrangement {
  const positions: { place: Place | 'gateway'; figure: Astronaut | null }[] = [];
  const arrivals = { ...everybody };
  for (const place of PLACES) {
    const here = figuresOf(before[place]);
    for (const type of here) arrivals[type] -= 1;
    for (let i = 0; i < slotsOf(player, place); i++) positions.push({ place, figure: here[i] ?? null });
  }
  for (const type of figuresOf(arrivals)) {
    const free = positions.filter(({ figure }) => figure === null);
    const best = free.find(({ place }) => matches(place, type)) ?? free[0];
    if (best) best.figure = type;
    else positions.push({ place: 'gateway', figure: type });
  }
  return positions;
}

export function exchanged(arrangement: Arrangement, a: number, b: number): Arrangement {
  const figures = arrangement.map(({ figure }) => figure);
  [figures[a], figures[b]] = [figures[b], figures[a]];
  return arrangement.map(({ place }, i) => ({ place, figure: figures[i] }));
}

/** How many of each profession stand in each place: the answers to the questions, place by place. */
export function baseOf(arrangement: Arrangement): Base {
  const base = Object.fromEntries(PLACES.map((place) => [place, noCrew()])) as Base;
  for (const { place, figure } of arrangement) if (place !== 'gateway' && figure) base[place][figure] += 1;
  return base;
}

/** What things are worth when arranging, in credits: the price scale of SHB-13.1.6. */
const WORTH = { titanium: 3, rareEarth: 3, vp: 1.5, reputation: 1.5, project: 2, command: 2, laboratoryLater: 0.4 };

function worthOf(table: Seen, who: Who, base: Base): number {
  const now = withBase(table, who, base);
  const player = now.players[who];
  const income = incomeOf(now, who);
  const { due } = upkeepDue(now, who);
  const held = player.stock.credits + (income.credits ?? 0);
  const missing = Math.max(0, due - held);
  const last = table.round === ROUNDS;
  const laboratories = laboratoryPoints(player) * WORTH.vp;
  const points = ((income.vp ?? 0) + (income.reputation ?? 0)) * WORTH.vp;
  if (last) return points + laboratories - 2 * missing;
  return (
    points +
    laboratories * WORTH.laboratoryLater +
    (income.titanium ?? 0) * WORTH.titanium +
    (held - due) -
    2 * missing +
    base['workshop-middle'].technician * WORTH.project +
    base['workshop-bottom'].scientist * WORTH.command
  );
}

/** A good layout: exchanges of two positions as long as one of them pays. */
export function proposedFor(table: Seen, who: Who, from: Arrangement): Arrangement {
  let best = from;
  let worth = worthOf(table, who, baseOf(best));
  for (let better = true; better; ) {
    better = false;
    for (let a = 0; a < best.length; a++)
      for (let b = a + 1; b < best.length; b++) {
        if (best[a].place === best[b].place || best[a].figure === best[b].figure) continue;
        const other = exchanged(best, a, b);
        const otherWorth = worthOf(table, who, baseOf(other));
        if (otherWorth > worth + 1e-9) {
          best = other;
          worth = otherWorth;
          better = true;
        }
      }
  }
  return best;
}
