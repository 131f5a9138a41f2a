import { question } from '@orrery/kernel';
import { TRACKS, type Track } from '../../data/ids.ts';
import { rulesOf, type Spot } from '../corporations/index.ts';
import { upwards } from '../corporations/makeshift.ts';
import type { AreaView, Table } from '../table.ts';
import { advance } from '../tracks.ts';
import type { Handlings } from './handling.ts';

/** PU-12.1.3: one step of a tracker below row 5 that does not lead beyond it; Makeshift never sideways. */
function spotsOf(area: AreaView, track: Track): readonly Spot[] {
  const rules = rulesOf(area);
  const row = rules.unionRow(track);
  if (area.trackers[track] >= row) return [];
  const spots = area.corporation === 'makeshift' ? upwards(area, track) : rules.ahead(area, track);
  return spots.filter(({ index }) => index <= row);
}

const stepsOf = (area: AreaView) => TRACKS.flatMap((track) => spotsOf(area, track).map((spot) => ({ track, spot })));

/** Step by step until nobody below row 5 can step; synergies are not gained. */
const unionize = question<Table, object, { track: Track; column: Track; row: number }>('unionize', {
  rule: 'PU-12.1.3',
  answers: (m, { seat }) =>
    stepsOf(m.table.areas[seat]).map(({ track, spot }) => ({ track, column: spot.track, row: spot.row })),
  take(m, { seat }, { track, column, row }) {
    const spot = spotsOf(m.table.areas[seat], track).find((one) => one.track === column && one.row === row) as Spot;
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
