import { recordOf, type Seat } from '@orrery/kernel';
import { MISSIONS } from '../../data/missions.ts';
import type { TableView } from '../table.ts';
import type { ScoreItem } from '../vocabulary.ts';
import { fulfils } from './scoring/missions.ts';
import { type Scored, scoreOf } from './scoring/score.ts';

/** The steps of PU-9. */
export const CATEGORIES = ['lines', 'tracks', 'tokens', 'cards', 'missions'] as const;
export type Category = (typeof CATEGORIES)[number];

function categoryOf(item: ScoreItem): Category {
  if (['rows', 'columns', 'cities', 'worlds'].includes(item)) return 'lines';
  if (item.startsWith('track-')) return 'tracks';
  if (item === 'lifepods' || item === 'meteorites') return 'tokens';
  return item === 'civ-cards' ? 'cards' : 'missions';
}

export interface Forecast {
  readonly total: number;
  readonly items: readonly Scored[];
  readonly categories: { readonly [category in Category]: number };
}

/** The score as it stands, as far as the viewer knows. */
export function forecast(table: TableView, seat: Seat): Forecast {
  const items = scoreOf(table, seat);
  const sum = (part: readonly Scored[]) => part.reduce((points, item) => points + item.points, 0);
  return {
    total: sum(items),
    items,
    categories: recordOf(CATEGORIES, (category) => sum(items.filter(({ item }) => categoryOf(item) === category))),
  };
}

/** The own personal missions and whether they are fulfilled now. */
export function personalMissions({ areas }: TableView, seat: Seat): { mission: string; fulfilled: boolean }[] {
  const area = areas[seat];
  return (area.missions.cards ?? []).map((mission) => ({
    mission,
    fulfilled: fulfils(area, MISSIONS[mission].personal),
  }));
}
