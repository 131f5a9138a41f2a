import type { Features } from '@orrery/games/contract';
import { TRACKS } from '../data/ids.ts';
import { chartOf, collectedLifepods, completeLines, trackPoints, uncovered } from '../rules/lookups/index.ts';
import { connected } from '../rules/lookups/terrain.ts';
import type { Area, Table } from '../rules/table.ts';
import { isActive, techsOf } from '../rules/techs.ts';
import type { PlanetUnknown } from '../rules/vocabulary.ts';
import { contestPromise } from './contests.ts';
import { nearest } from './fetching.ts';
import { prospectOf } from './prospect.ts';
import { SHAPE_COUNT, shapesThatFit } from './room.ts';
import { tilesLeft } from './time.ts';
import { SCALE } from './value.ts';

const OWN = [
  'planet',
  'board',
  'tokens',
  'goals',
  'contests',
  'track-points',
  ...TRACKS,
  'at-top',
  'lowest',
  'cells-left',
  'gaps',
  'tight',
  'regions',
  'largest-region',
  'lines',
  'lifepods',
  'lifepods-lying',
  'meteorites',
  'meteorites-lying',
  'meteorites-far',
  'rovers',
  'reserve',
  'stored',
  'civ-cards',
  'kept-cards',
  'techs',
  'stuck',
  'commander',
] as const;

const TABLE = ['round', 'tiles', 'last', 'events', 'personal'] as const;

/** Inputs of the learned judgement: the parts of the hand-made forecast and what a player counts. */
export const features: Features<PlanetUnknown, (typeof OWN)[number], (typeof TABLE)[number]> = {
  own: OWN,
  table: TABLE,
  read({ table, seats }) {
    const contests = contestPromise(table, tilesLeft(table, 0));
    const own = [];
    const hand = [];
    for (let seat = 0; seat < seats; seat++) {
      const parts = { ...prospectOf(table, seat).parts(), contests: contests[seat] };
      hand.push((parts.planet + parts.board + parts.tokens + parts.goals + parts.contests) / SCALE);
      const area = table.areas[seat];
      own.push({ ...parts, ...boardOf(area), ...groundOf(area), ...tokensOn(area), ...placeOf(table, seat) });
    }
    return {
      hand,
      own,
      table: {
        round: table.round,
        tiles: tilesLeft(table, 0),
        last: table.announced.last ? 1 : 0,
        events: table.events ? 1 : 0,
        personal: table.areas[0].missions.cards.length,
      },
    };
  },
};

/** The corporation board. */
function boardOf(area: Area) {
  const medals = Object.values(trackPoints(area));
  return {
    ...area.trackers,
    'track-points': medals.reduce((sum, points) => sum + points, 0),
    'at-top': TRACKS.filter((track) => area.trackers[track] >= HIGH).length,
    lowest: Math.min(...TRACKS.map((track) => area.trackers[track])),
    'civ-cards': area.civ.length,
    'kept-cards': area.kept.reduce((sum, { cards }) => sum + cards.length, 0),
    techs: techsOf(area).filter((tech) => isActive(area, tech)).length,
    stored: area.stored,
  };
}

/** Spaces of a track from which its end is near. */
const HIGH = 12;
/** Shapes that fit a cell which is hard to cover. */
const FEW = SHAPE_COUNT / 3;

/** The planet: what is open, and how broken up it is. */
function groundOf(area: Area) {
  const open = uncovered(area);
  const fits = shapesThatFit(area);
  let gaps = 0;
  let tight = 0;
  for (const cell of open) {
    if (fits[cell] === 0) gaps++;
    else if (fits[cell] < FEW) tight++;
  }
  const left = new Set(open);
  let regions = 0;
  let largest = 0;
  for (const cell of open) {
    if (!left.has(cell)) continue;
    const region = connected(area, [cell], (next) => left.has(next));
    for (const one of region) left.delete(one);
    regions++;
    largest = Math.max(largest, region.size);
  }
  const { rows, columns } = completeLines(area);
  return {
    'cells-left': open.length / chartOf(area).cells.length,
    gaps,
    tight,
    regions,
    'largest-region': open.length === 0 ? 1 : largest / open.length,
    lines: rows.length + columns.length,
  };
}

/** Steps beyond which a rover seldom fetches a meteorite. */
const FAR = 4;

function tokensOn(area: Area) {
  const rovers = area.rovers.map(({ at }) => at);
  return {
    lifepods: collectedLifepods(area),
    'lifepods-lying': area.lifepods.length,
    meteorites: area.collected,
    'meteorites-lying': area.meteorites.length,
    'meteorites-far': area.meteorites.filter((cell) => nearest(rovers, cell, 2 * FAR) > FAR).length,
    rovers: rovers.length,
    reserve: area.reserve,
  };
}

const placeOf = ({ areas, commander }: Table, seat: number) => ({
  stuck: areas[seat].stuck ? 1 : 0,
  commander: commander === seat ? 1 : 0,
});
