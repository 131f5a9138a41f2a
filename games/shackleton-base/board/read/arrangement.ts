import { ASTRONAUTS, type Astronaut, type Crew, PLACES, type Place, ROUNDS } from '../../data/index.ts';
import { emptyBase, proposedLayout, slotsOf, works } from '../../rules/lookups/index.ts';
import type { Base, Seen, SeenPlayer, Who } from '../../rules/table.ts';

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

/** Astronauts one by one, in the order of their types. */
export const figuresOf = (crew: Crew): Astronaut[] =>
  ASTRONAUTS.flatMap((type) => Array.from({ length: crew[type] }, () => type));

/** Positions for a layout of the base; whoever has no place in it takes a free slot, a working one first. */
export function arrangementOf(player: SeenPlayer, layout: Base, everybody: Crew): Arrangement {
  const positions: { place: Place | 'gateway'; figure: Astronaut | null }[] = [];
  const others = { ...everybody };
  for (const place of PLACES) {
    const here = figuresOf(layout[place]);
    for (const type of here) others[type] -= 1;
    for (let i = 0; i < slotsOf(player, place); i++) positions.push({ place, figure: here[i] ?? null });
  }
  for (const type of figuresOf(others)) {
    const free = positions.filter(({ figure }) => figure === null);
    const best = free.find(({ place }) => place !== 'gateway' && works(place, type)) ?? free[0];
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
  const base = emptyBase();
  for (const { place, figure } of arrangement) if (place !== 'gateway' && figure) base[place][figure] += 1;
  return base;
}

/** A good layout of everybody who is arranged (SHB-21.13). */
export function proposedFor(table: Seen, who: Who, everybody: Crew): Arrangement {
  const player = table.players[who];
  return arrangementOf(player, proposedLayout(player, everybody, table.round === ROUNDS), everybody);
}
