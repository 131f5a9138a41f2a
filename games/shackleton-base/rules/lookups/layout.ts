import { ASTRONAUTS, type Astronaut, BUILDING, type Crew, PLACES, type Place } from '../../data/index.ts';
import type { Base, SeenPlayer } from '../table.ts';
import { crewSize, noCrew, slotsOf } from './players.ts';
import { upkeepOf } from './prices.ts';

/** Where astronauts stand in a base, and what they do there (SHB-2.32, SHB-21.13). */

export const emptyBase = (): Base => Object.fromEntries(PLACES.map((place) => [place, noCrew()])) as Base;

/** Whether the benefit of a place works for this type. */
export function works(place: Place, astronaut: Astronaut): boolean {
  if (place === 'waiting') return false;
  if (place === 'domes') return true;
  const { matching } = BUILDING[place];
  return matching === 'any' || matching === astronaut;
}

/** Everybody in the base and whoever arrived. */
export function wholeCrew({ base, arrivals }: Pick<SeenPlayer, 'base' | 'arrivals'>): Crew {
  const crew = { ...arrivals };
  for (const place of PLACES) for (const type of ASTRONAUTS) crew[type] += base[place][type];
  return crew;
}

/** The scale of SHB-13.1: what a unit is worth in points, a command action's share, a project's share of a round. */
const POINTS = { titanium: 2, credits: 2 / 3, vp: 1, reputation: 1 } as const;
const COMMANDS_A_ROUND = 3;
const PROJECTS_A_ROUND = 1;

/**
 * What so many astronauts of a type do in a place until the next upkeep, in points. After the last round only points
 * count, and credits only as far as upkeep would miss them.
 */
function worthOf(player: SeenPlayer, place: Place, type: Astronaut, n: number, last: boolean): number {
  if (!works(place, type)) return 0;
  const { income, ability, endVp } =
    BUILDING[place === 'domes' ? 'dome-1' : (place as Exclude<Place, 'domes' | 'waiting'>)];
  let sum = 0;
  for (const effect of income?.[type] ?? income?.any ?? [])
    if (effect.op === 'gain' && effect.what in POINTS) sum += n * effect.n * unit(player, effect.what, last);
  const { target, credits = 0 } = ability?.modifier ?? {};
  if (target === 'upkeep')
    sum += Math.min(-credits * n, upkeepOf({ ...player, base: emptyBase() }).due) * unit(player, 'credits', last);
  if (last) return sum + (endVp?.[n] ?? 0);
  if (target === 'commandSpace') sum -= n * credits * COMMANDS_A_ROUND * POINTS.credits;
  if (target === 'project') sum -= n * (credits - 0.5) * PROJECTS_A_ROUND * POINTS.credits;
  // A laboratory scores only at the end, but who stands in the right one may stay there.
  return sum + (endVp ? 0.1 * n : 0);
}

function unit(player: SeenPlayer, what: string, last: boolean): number {
  if (!last || what === 'vp' || what === 'reputation') return POINTS[what as keyof typeof POINTS];
  return what === 'credits' && player.stock.credits < upkeepOf({ ...player, base: emptyBase() }).due ? 1 : 0;
}

/** A good layout: whoever does most goes first, and nobody is sent away while there is room (SHB-10.5). */
export function proposedLayout(player: SeenPlayer, crew: Crew, last: boolean, places: readonly Place[] = PLACES): Base {
  const base = emptyBase();
  const left = { ...crew };
  const free = new Map(places.map((place) => [place, slotsOf(player, place)]));
  for (;;) {
    let best: { place: Place; type: Astronaut; n: number; worth: number } | undefined;
    for (const [place, slots] of free)
      for (const type of ASTRONAUTS) {
        const there = base[place][type];
        for (let n = 1; n <= Math.min(slots, left[type]); n++) {
          const gain = worthOf(player, place, type, there + n, last) - worthOf(player, place, type, there, last);
          const worth = gain / n;
          if (!best || worth > best.worth) best = { place, type, n, worth };
        }
      }
    if (!best) return base;
    base[best.place][best.type] += best.n;
    left[best.type] -= best.n;
    free.set(best.place, (free.get(best.place) ?? 0) - best.n);
  }
}

const layoutWorth = (player: SeenPlayer, base: Base, last: boolean): number =>
  PLACES.reduce(
    (sum, place) =>
      sum + ASTRONAUTS.reduce((there, type) => there + worthOf(player, place, type, base[place][type], last), 0),
    0,
  );

/** The same, and then two change their places as long as that does more. */
export function bestLayout(player: SeenPlayer, crew: Crew, last: boolean): Base {
  let base = proposedLayout(player, crew, last);
  let worth = layoutWorth(player, base, last);
  for (;;) {
    const better = exchanges(player, base, crew)
      .map((one) => ({ base: one, worth: layoutWorth(player, one, last) }))
      .reduce((best, one) => (one.worth > best.worth + 1e-9 ? one : best), { base, worth });
    if (better.base === base) return base;
    ({ base, worth } = better);
  }
}

/** Layouts in which one astronaut has moved to a free slot, or two have changed places, those without one included. */
function exchanges(player: SeenPlayer, base: Base, crew: Crew): Base[] {
  const outside = { ...crew };
  for (const place of PLACES) for (const type of ASTRONAUTS) outside[type] -= base[place][type];
  const found: Base[] = [];
  const moved = (...changes: readonly [Place, Astronaut, number][]) => {
    const next = { ...base };
    for (const [place, type, n] of changes) next[place] = { ...next[place], [type]: next[place][type] + n };
    found.push(next);
  };
  for (const from of PLACES)
    for (const type of ASTRONAUTS) {
      if (base[from][type] === 0) continue;
      for (const other of ASTRONAUTS)
        if (other !== type && outside[other] > 0) moved([from, type, -1], [from, other, 1]);
      for (const to of PLACES) {
        if (to === from) continue;
        if (slotsOf(player, to) > crewSize(base[to])) moved([from, type, -1], [to, type, 1]);
        for (const other of ASTRONAUTS)
          if (other !== type && base[to][other] > 0)
            moved([from, type, -1], [to, type, 1], [to, other, -1], [from, other, 1]);
      }
    }
  return found;
}

/** Astronauts that find no room. */
export const surplus = (player: SeenPlayer, crew: Crew): number =>
  Math.max(0, crewSize(crew) - PLACES.reduce((sum, place) => sum + slotsOf(player, place), 0));
