import type { Seat } from '@orrery/kernel';
import { TRACKS } from '../../../data/ids.ts';
import { MISSION_POINTS, MISSIONS } from '../../../data/missions.ts';
import { rulesOf } from '../../corporations/index.ts';
import type { AreaView, TableView } from '../../table.ts';
import type { ScoreItem } from '../../vocabulary.ts';
import { cardPoints, lifepodPoints, meteoritePoints } from './cards.ts';
import { cityPoints, linePoints, worldPoints } from './lines.ts';
import { fulfils, openContest, pointsIn, rivalries } from './missions.ts';

export type Scored = { readonly item: ScoreItem; readonly points: number };

const personalPoints = (area: AreaView): number =>
  (area.missions.cards ?? []).filter((mission) => fulfils(area, MISSIONS[mission].personal)).length *
  MISSION_POINTS.fulfilled;

/** PU-9, item by item, as things stand; alone there are no neighbours (PU-14.4). From a view it counts what the viewer knows. */
export function scoreOf(table: TableView, seat: Seat): Scored[] {
  const area = table.areas[seat];
  const { rows, columns } = linePoints(area);
  const contest = openContest(table);
  return [
    { item: 'rows', points: rows },
    { item: 'columns', points: columns },
    ...(area.planet === 'gaia' ? [{ item: 'cities', points: cityPoints(area) } as const] : []),
    ...(area.planet === 'cerberus' ? [{ item: 'worlds', points: worldPoints(area) } as const] : []),
    ...TRACKS.map((track) => ({ item: `track-${track}` as const, points: rulesOf(area).points(area, track) })),
    { item: 'lifepods', points: lifepodPoints(area) },
    { item: 'meteorites', points: meteoritePoints(area) },
    { item: 'civ-cards', points: cardPoints(area) },
    ...(hasMissions(area) ? [{ item: 'personal-missions', points: personalPoints(area) } as const] : []),
    ...(table.areas.length > 1 ? [{ item: 'neighbour-missions', points: neighbourPoints(table, seat) } as const] : []),
    ...(contest ? [{ item: 'contest', points: pointsIn(contest, seat) } as const] : []),
  ];
}

const hasMissions = ({ missions: { cards, n = 0 } }: AreaView): boolean => (cards?.length ?? n) > 0;

const neighbourPoints = (table: TableView, seat: Seat): number =>
  rivalries(table).reduce((sum, rivalry) => sum + pointsIn(rivalry, seat), 0);
