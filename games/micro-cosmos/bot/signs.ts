import type { Signs } from '@orrery/games/contract';
import { RING } from '../data/index.ts';
import {
  cargoUnits,
  coloniesOf,
  places,
  pointsOf,
  range,
  specialistsOf,
  totalOf,
  unlockedCount,
} from '../rules/lookups/index.ts';
import type { MicroCosmos } from '../rules/vocabulary.ts';

const wanted = {
  points: 'more',
  'places-led': 'more',
  goods: 'more',
  specialists: 'more',
  upgrades: 'more',
  colonies: 'more',
  survivors: 'more',
  reach: 'more',
} as const;

export type Sign = keyof typeof wanted;

export const signs: Signs<MicroCosmos, Sign> = {
  wanted,
  count(match, seat) {
    const { table } = match;
    const player = table.players[seat];
    const isLed = (cell: (typeof RING)[number]): boolean => {
      const sector = table.galaxy[cell];
      return sector !== null && !sector.terraformed && places(sector)[0]?.player === seat;
    };
    return {
      points: totalOf(pointsOf(match, seat)),
      'places-led': RING.filter(isLed).length,
      goods: cargoUnits(player),
      specialists: Object.values(specialistsOf(player)).reduce((sum, n) => sum + n, 0),
      upgrades: unlockedCount(player),
      colonies: coloniesOf(table, seat),
      survivors: player.settled.cards.length,
      reach: range(player),
    };
  },
};
