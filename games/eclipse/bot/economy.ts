import type { AnswerTo } from '@orrery/kernel';
import { PRODUCTION, type Resource, TRACK_SPACES } from '../data/index.ts';
import { sectorOf } from '../rules/lookups/map.ts';
import { speciesOf } from '../rules/lookups/players.ts';
import type { Eclipse } from '../rules/vocabulary.ts';
import type { Mind } from './mind.ts';
import { cover, need, unitWorth } from './purse.ts';
import { sectorWorth } from './worth.ts';

/** A cube that comes back goes where the least income is lost. */
export function judgeReturn({ player }: Mind, cube: Resource): number {
  const cubes = player.tracks[cube];
  const then = PRODUCTION[Math.min(TRACK_SPACES, cubes + 1)];
  return (then - PRODUCTION[cubes]) * 0.3 * need(player, cube);
}

/** Goods of an artifact: what there is little of. */
export const judgeGoods = ({ player }: Mind, resource: Resource): number =>
  need(player, resource) - 0.03 * player.storage[resource];

/** Goods first, while they are enough; else the sector that is worth least. */
export function judgeBankruptcy(mind: Mind, answer: AnswerTo<Eclipse, 'bankruptcy'>): number {
  const { table, player } = mind;
  if (answer.do === 'trade') {
    const price = speciesOf(player).trade * unitWorth(mind, answer.give);
    return cover(player) >= 0 ? 2 - price : -1 - price;
  }
  return -Math.max(0, sectorWorth(mind, sectorOf(table, answer.sector)));
}
