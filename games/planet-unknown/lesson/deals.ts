import type { Deal, Line } from '@orrery/ui/lesson';
import type { PlanetUnknown } from '../rules/vocabulary.ts';

/**
 * Two seats on the common boards; the learner commands the first round. `rotation` is the section that faces the learner,
 * `tops` the first tiles of the stacks, by shape.
 */
export function deal(rotation: number, tops: readonly string[], cards: readonly string[] = []): Deal {
  const shapes = [...new Set(tops.map(shapeOf))];
  return {
    seats: 2,
    options: { planets: 'symmetric', corporations: 'symmetric' },
    forced: {
      'first commander': [0],
      rotation: [rotation],
      missions: [['mission-09', 'mission-26', 'mission-18']],
      ...(cards.length > 0 ? { 'civ 1': [cards] } : {}),
      ...Object.fromEntries(
        shapes.map((shape) => [`stack ${shape}`, [tops.filter((tile) => shapeOf(tile) === shape)]]),
      ),
    },
  };
}

const shapeOf = (tile: string): string => tile.slice(0, tile.indexOf('-'));

/** The rival's first round: a small tile at the northern rim, and the turn is over. */
export const rivalBegins: readonly Line<PlanetUnknown>[] = [
  [1, { act: 'place', tile: 'V3-biomass-civ', x: 5, y: 0, turn: 0, flip: false }],
  [1, { act: 'item', n: 0 }],
  [1, { act: 'confirm' }],
];
