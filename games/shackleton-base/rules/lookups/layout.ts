import { recordOf } from '@orrery/kernel';
import { ASTRONAUTS, type Astronaut, BUILDING, type Crew, PLACES, type Place } from '../../data/index.ts';
import type { Base, SeenPlayer } from '../table.ts';
import { crewSize, noCrew, slotsOf } from './players.ts';
import { upkeepOf } from './prices.ts';

/** Where astronauts stand in a base, and what they do there (SHB-2.32, SHB-21.13). */

export const emptyBase = (): Base => recordOf(PLACES, noCrew);

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

/** What so many of a type do in a place until the next upkeep, in points: `worths[place][type][n]`. */
type Worths = { readonly [place in Place]?: { readonly [type in Astronaut]: readonly number[] } };

/** After the last round only points count, and credits only as far as upkeep would miss them. */
function worthsOf(player: SeenPlayer, last: boolean, places: readonly Place[]): Worths {
  const { due } = upkeepOf({ ...player, base: emptyBase() });
  const missed = player.stock.credits < due ? 1 : 0;
  const points = last ? { titanium: 0, credits: missed, vp: 1, reputation: 1 } : POINTS;
  const worthOf = (place: Place, type: Astronaut, n: number): number => {
    if (place === 'waiting' || !works(place, type)) return 0;
    const { income, ability, endVp } = BUILDING[place === 'domes' ? 'dome-1' : place];
    let sum = 0;
    for (const effect of income?.[type] ?? income?.any ?? [])
      if (effect.op === 'gain' && effect.what in points)
        sum += n * effect.n * points[effect.what as keyof typeof points];
    const { target, credits = 0 } = ability?.modifier ?? {};
    if (target === 'upkeep') sum += Math.min(-credits * n, due) * points.credits;
    if (last) return sum + (endVp?.[n] ?? 0);
    if (target === 'commandSpace') sum -= n * credits * COMMANDS_A_ROUND * POINTS.credits;
    if (target === 'project') sum -= n * (credits - 0.5) * PROJECTS_A_ROUND * POINTS.credits;
    // A laboratory scores only at the end, but who stands in the right one may stay there.
    return sum + (endVp ? 0.1 * n : 0);
  };
  return Object.fromEntries(
    places.map((place) => [
      place,
      Object.fromEntries(
        ASTRONAUTS.map((type) => [
          type,
          Array.from({ length: slotsOf(player, place) + 1 }, (_, n) => worthOf(place, type, n)),
        ]),
      ),
    ]),
  );
}

/**
 * A good layout for whoever has no place yet in these places, for people and opponents alike (SHB-21.13): whoever does
 * most goes first, and then two change their places as long as that does more. Nobody is sent away while there is room
 * (SHB-10.5).
 */
export function proposedLayout(player: SeenPlayer, crew: Crew, last: boolean, places: readonly Place[] = PLACES): Base {
  const open = places.filter((place) => slotsOf(player, place) > 0);
  const worths = worthsOf(player, last, open);
  const draft: Draft = { base: emptyBase(), outside: { ...crew }, free: {}, worths };
  for (const place of open) draft.free[place] = slotsOf(player, place);
  fill(draft, open);
  while (exchange(draft, open));
  return draft.base;
}

interface Draft {
  readonly base: Base;
  /** Whoever stands nowhere. */
  readonly outside: Crew;
  readonly free: { [place in Place]?: number };
  readonly worths: Worths;
}

/** What it would change if so many more, or fewer, of a type stood in a place. */
function gainOf({ base, worths }: Draft, place: Place, type: Astronaut, n: number): number {
  const there = base[place][type];
  const list = worths[place]?.[type] ?? [];
  return (list[there + n] ?? 0) - (list[there] ?? 0);
}

function put({ base, free }: Draft, place: Place, type: Astronaut, n: number): void {
  base[place][type] += n;
  free[place] = (free[place] ?? 0) - n;
}

/** Whoever does most goes first. */
function fill(draft: Draft, places: readonly Place[]): void {
  const { outside, free } = draft;
  for (;;) {
    let best: { place: Place; type: Astronaut; n: number; worth: number } | undefined;
    for (const place of places)
      for (const type of ASTRONAUTS)
        for (let n = 1; n <= Math.min(free[place] ?? 0, outside[type]); n++) {
          const worth = gainOf(draft, place, type, n) / n;
          if (!best || worth > best.worth) best = { place, type, n, worth };
        }
    if (!best) return;
    put(draft, best.place, best.type, best.n);
    outside[best.type] -= best.n;
  }
}

/** One moves to a free slot, or two change places, those without one included, where that does most; false if nowhere. */
function exchange(draft: Draft, places: readonly Place[]): boolean {
  const { base, outside, free } = draft;
  let best = { gain: 1e-9, change: (): boolean => false };
  const consider = (gain: number, made: () => void) => {
    if (gain > best.gain)
      best = {
        gain,
        change: () => {
          made();
          return true;
        },
      };
  };
  for (const from of places)
    for (const type of ASTRONAUTS) {
      if (base[from][type] === 0) continue;
      const lost = gainOf(draft, from, type, -1);
      for (const other of ASTRONAUTS)
        if (other !== type && outside[other] > 0)
          consider(lost + gainOf(draft, from, other, 1), () => {
            put(draft, from, type, -1);
            put(draft, from, other, 1);
            outside[type] += 1;
            outside[other] -= 1;
          });
      for (const to of places) {
        if (to === from) continue;
        const gained = lost + gainOf(draft, to, type, 1);
        const move = () => {
          put(draft, from, type, -1);
          put(draft, to, type, 1);
        };
        if ((free[to] ?? 0) > 0) consider(gained, move);
        for (const other of ASTRONAUTS)
          if (other !== type && base[to][other] > 0)
            consider(gained + gainOf(draft, to, other, -1) + gainOf(draft, from, other, 1), () => {
              move();
              put(draft, to, other, -1);
              put(draft, from, other, 1);
            });
      }
    }
  return best.change();
}

/** Astronauts that find no room. */
export const surplus = (player: SeenPlayer, crew: Crew): number =>
  Math.max(0, crewSize(crew) - PLACES.reduce((sum, place) => sum + slotsOf(player, place), 0));
