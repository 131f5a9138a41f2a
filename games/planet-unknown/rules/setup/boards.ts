import { keysOf, together } from '@orrery/kernel';
import { COMMON_CORPORATION, type CorporationId } from '../../data/corporations/corporation.ts';
import { CORPORATIONS } from '../../data/corporations/index.ts';
import type { Edition } from '../../data/ids.ts';
import { PLANETS } from '../../data/planets/index.ts';
import { COMMON_PLANET, type PlanetId } from '../../data/planets/planet.ts';
import { fromCommander } from '../flow.ts';
import type { M } from '../table.ts';
import { question, step } from '../vocabulary.ts';
import { outfitArea } from './area.ts';

/** PU-3.2: boards and their sides. */

const uniqueSides = <I extends string>(
  boards: { readonly [id in I]: { edition: Edition } },
  common: I,
  deluxe: boolean,
) => keysOf(boards).filter((id) => id !== common && (deluxe || boards[id].edition === 'base'));

export const uniquePlanets = (deluxe: boolean): PlanetId[] => uniqueSides(PLANETS, COMMON_PLANET, deluxe);
export const uniqueCorporations = (deluxe: boolean): CorporationId[] =>
  uniqueSides(CORPORATIONS, COMMON_CORPORATION, deluxe);

/** Boards are picked, not dealt, where players choose for themselves and the table says so. */
const isPicked = (m: M, what: 'planets' | 'corporations'): boolean =>
  m.options.boards === 'pick' && m.options[what] === 'own';

const isDealt = (m: M, what: 'planets' | 'corporations'): boolean =>
  m.options[what] !== 'symmetric' && !isPicked(m, what);

/** PU-R2: at random, none twice. */
export const dealBoards = step('deal-boards', (m) => {
  const deluxe = m.options.deluxe;
  const planets = isDealt(m, 'planets') ? m.luck.shuffled('planets', uniquePlanets(deluxe)) : [];
  const corporations = isDealt(m, 'corporations') ? m.luck.shuffled('corporations', uniqueCorporations(deluxe)) : [];
  for (const [seat, area] of m.table.areas.entries()) {
    area.dealt = { planet: planets[seat] ?? null, corporation: corporations[seat] ?? null };
    if (planets[seat] || corporations[seat]) m.tell({ type: 'boards-dealt', seat, ...area.dealt });
  }
  const seats = [...m.table.areas.keys()];
  m.next(
    together(
      seats.map((seat) => ({ seat, frames: [chooseSides({ seat })] })),
      'areas',
    ),
    ...fromCommander(m).flatMap((seat) => [pickPlanet({ seat }), pickCorporation({ seat })]),
    outfit({}),
  );
});

function sides<I>(mode: unknown, dealt: I | null, common: I): I[] {
  if (dealt === null) return [common];
  return mode === 'random' ? [dealt] : [dealt, common];
}

/** PU-15.1: at the same time, revealed together. */
const chooseSides = question('choose-sides', {
  rule: 'PU-3.2',
  answers(m, { seat }) {
    const { planet, corporation } = m.table.areas[seat].dealt;
    return sides(m.options.planets, planet, COMMON_PLANET).flatMap((one) =>
      sides(m.options.corporations, corporation, COMMON_CORPORATION).map((other) => ({
        planet: one,
        corporation: other,
      })),
    );
  },
  take(m, { seat }, { planet, corporation }) {
    Object.assign(m.table.areas[seat], { planet, corporation });
  },
});

/** PU-15.43: any unique side that is left, or the common side. */
const pickPlanet = question('pick-planet', {
  rule: 'PU-3.2',
  answers(m) {
    if (!isPicked(m, 'planets')) return [];
    const taken = m.table.areas.map(({ planet }) => planet);
    const left = uniquePlanets(m.options.deluxe).filter((planet) => !taken.includes(planet));
    return [COMMON_PLANET, ...left].map((planet) => ({ planet }));
  },
  take(m, { seat }, { planet }) {
    m.table.areas[seat].planet = planet;
  },
});

const pickCorporation = question('pick-corporation', {
  rule: 'PU-3.2',
  answers(m) {
    if (!isPicked(m, 'corporations')) return [];
    const taken = m.table.areas.map(({ corporation }) => corporation);
    const left = uniqueCorporations(m.options.deluxe).filter((corporation) => !taken.includes(corporation));
    return [COMMON_CORPORATION, ...left].map((corporation) => ({ corporation }));
  },
  take(m, { seat }, { corporation }) {
    m.table.areas[seat].corporation = corporation;
  },
});

const outfit = step('outfit', (m) => {
  for (const [seat, area] of m.table.areas.entries()) {
    outfitArea(m, seat);
    m.tell({ type: 'boards-chosen', seat, planet: area.planet, corporation: area.corporation });
  }
});

export const boardFrames = [dealBoards, chooseSides, pickPlanet, pickCorporation, outfit];
