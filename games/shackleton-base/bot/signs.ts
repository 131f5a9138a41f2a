import type { Signs } from '@orrery/games/contract';
import { BUILDINGS, PLACES, RESOURCES } from '../data/index.ts';
import { crewSize, forecast, isBuilt, isForeseeable, pointsNow } from '../rules/lookups/index.ts';
import type { ShackletonBase } from '../rules/vocabulary.ts';

const wanted = {
  points: 'more',
  'credits-after-upkeep': 'more',
  arrivals: 'more',
  reputation: 'more',
  goods: 'more',
  goals: 'more',
  buildings: 'more',
  housed: 'more',
} as const;

export type Sign = keyof typeof wanted;

export const signs: Signs<ShackletonBase, Sign> = {
  wanted,
  count({ table }, seat) {
    const player = table.players[seat];
    const { stock, reputation, goals } = player;
    const coming = isForeseeable(table) ? forecast(table, seat) : undefined;
    const base = coming?.base ?? player.base;
    return {
      points: pointsNow(table)[seat],
      'credits-after-upkeep': coming ? Math.max(0, coming.credits - coming.upkeep.due) : stock.credits,
      arrivals: coming ? crewSize(coming.arrivals) : 0,
      reputation,
      goods: RESOURCES.reduce((sum, one) => sum + (one === 'credits' ? 0 : stock[one]), 0),
      goals: goals.length,
      buildings: BUILDINGS.filter((one) => isBuilt(player, one)).length,
      housed: PLACES.reduce((sum, place) => sum + crewSize(base[place]), 0),
    };
  },
};
