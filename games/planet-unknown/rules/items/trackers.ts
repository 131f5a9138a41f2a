import { present, type Seat } from '@orrery/kernel';
import { TRACKS, type Track } from '../../data/ids.ts';
import { rulesOf, type Spot } from '../corporations/index.ts';
import { hasRoom, siteOf } from '../lookups/placement/site.ts';
import { openTiles } from '../lookups/station.ts';
import type { AreaView, TableView } from '../table.ts';
import { advance, lowered, regress, regressible } from '../tracks.ts';
import { question } from '../vocabulary.ts';
import type { Handlings, ItemOf } from './item.ts';

/** Items that move trackers and tokens of the tracks in other ways than an advance. */

/** PU-7.1.4 */
export const regressOne = question('regress', {
  rule: 'PU-7.1.4',
  answers: (m, { seat, tracks, steps }) => regressible(m.table.areas[seat], tracks, steps).map((track) => ({ track })),
  take(m, { seat, steps }, { track }) {
    regress(m, seat, track, steps);
  },
});

/** In the event step those that keep room for a tile: it may hang on a tech (PU-13.3.5). */
function eligible(table: TableView, seat: Seat, { tracks, steps, card }: ItemOf<'regress'>): Track[] {
  const area = table.areas[seat];
  if (!area.guarded || card) return tracks.slice();
  const tiles = openTiles(table, seat);
  return tracks.filter((track) => hasRoom(siteOf(lowered(area, track, steps).after), tiles));
}

export const regresses: Handlings<'regress'> = {
  regress: {
    possible: (table, seat, item) => regressible(table.areas[seat], eligible(table, seat, item), item.steps).length > 0,
    start(m, seat, item) {
      m.next(regressOne({ seat, tracks: eligible(m.table, seat, item), steps: item.steps }));
    },
  },
};

export const regressFrames = [regressOne];

/** PU-12.1.3: one step of a tracker below row 5 that does not lead beyond it; Makeshift never sideways. */
function spotsOf(area: AreaView, track: Track): readonly Spot[] {
  const rules = rulesOf(area);
  const row = rules.unionRow(track);
  if (area.trackers[track] >= row) return [];
  const spots = (rules.unionSteps ?? rules.ahead)(area, track);
  return spots.filter(({ index }) => index <= row);
}

const stepsOf = (area: AreaView) => TRACKS.flatMap((track) => spotsOf(area, track).map((spot) => ({ track, spot })));

/** Step by step until nobody below row 5 can step; synergies are not gained. */
const unionize = question('unionize', {
  rule: 'PU-12.1.3',
  answers: (m, { seat }) =>
    stepsOf(m.table.areas[seat]).map(({ track, spot }) => ({ track, column: spot.track, row: spot.row })),
  take(m, { seat }, { track, column, row }) {
    const spot = present(
      spotsOf(m.table.areas[seat], track).find((one) => one.track === column && one.row === row),
      'such space',
    );
    m.next(unionize({ seat }));
    advance(m, seat, { track, spot, claim: 'no-synergy' });
  },
});

export const unions: Handlings<'unionize'> = {
  unionize: {
    possible: ({ areas }, seat) => stepsOf(areas[seat]).length > 0,
    start(m, seat) {
      m.next(unionize({ seat }));
    },
  },
};

export const unionFrames = [unionize];

/** PU-10.9.1: at a tech milestone the token may move, or stay. */
const fluxMove = question('flux-move', {
  rule: 'PU-10.9.1',
  answers: () => TRACKS.map((track) => ({ track })),
  take(m, { seat }, { track }) {
    m.table.areas[seat].flux = track;
    m.tell({ type: 'flux-set', seat, track });
  },
});

export const fluxItems: Handlings<'flux'> = {
  flux: {
    optional: true,
    possible: () => true,
    start(m, seat) {
      m.next(fluxMove({ seat }));
    },
  },
};

export const fluxFrames = [fluxMove];
