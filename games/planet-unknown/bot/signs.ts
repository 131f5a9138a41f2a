import type { Signs } from '@orrery/games/contract';
import { collectedLifepods, completeLines, meteoriteCells, trackPoints, uncovered } from '../rules/lookups/index.ts';
import { scoreOf } from '../rules/lookups/scoring/score.ts';
import type { PlanetUnknown, ScoreItem } from '../rules/vocabulary.ts';

const wanted = {
  points: 'more',
  lines: 'more',
  'cells-left': 'less',
  'track-points': 'more',
  lifepods: 'more',
  'meteorites-lying': 'less',
  cards: 'more',
  'mission-points': 'more',
} as const;

export type Sign = keyof typeof wanted;

const MISSIONS: readonly ScoreItem[] = ['personal-missions', 'neighbour-missions', 'contest'];

export const signs: Signs<PlanetUnknown, Sign> = {
  wanted,
  count({ table }, seat) {
    const area = table.areas[seat];
    const { rows, columns } = completeLines(area);
    const scored = scoreOf(table, seat);
    const sum = (items: typeof scored): number => items.reduce((all, { points }) => all + points, 0);
    return {
      points: sum(scored),
      lines: rows.length + columns.length,
      'cells-left': uncovered(area).length,
      'track-points': Object.values(trackPoints(area)).reduce((all, points) => all + points, 0),
      lifepods: collectedLifepods(area),
      'meteorites-lying': meteoriteCells(area).length,
      cards: area.civ.length + area.kept.reduce((all, { cards }) => all + cards.length, 0),
      'mission-points': sum(scored.filter(({ item }) => MISSIONS.includes(item))),
    };
  },
};
