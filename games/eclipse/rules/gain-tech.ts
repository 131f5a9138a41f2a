import type { Frame, Seat } from '@orrery/kernel';
import { question } from '@orrery/kernel';
import { hexOf, RESOURCES, type TechId, type Track, techOf } from '../data/index.ts';
import { discover } from './discovery.ts';
import { sectorsOf } from './economy.ts';
import { sectorOf } from './map.ts';
import { tell } from './say.ts';
import type { Eclipse, M } from './table.ts';
import type { AboutOf, AnswerOf } from './vocabulary.ts';

/** Puts a technology tile on a track; what it does at once follows as frames (ECL-8.1, 8.5). */
export function gainTech(m: M, seat: Seat, tech: TechId, track: Track): Frame[] {
  const player = m.table.players[seat];
  m.move(m.table.techs.tray, m.table.techs.taken, tech);
  player.techs[track].push(tech);
  const { effect } = techOf(tech);
  switch (effect.type) {
    case 'discs':
      player.spare -= effect.amount;
      player.discs += effect.amount;
      tell(m, 'discs-gained', { seat, count: effect.amount });
      return [];
    case 'artifacts':
      return sectorsOf(m.table, seat)
        .filter(({ id }) => hexOf(id).artifact)
        .map(({ id }) => artifact({ seat, sector: id, amount: effect.amount }));
    case 'discovery':
      return [discover({ seat, sector: null })];
    case 'portal':
      return [warpPortal({ seat })];
    default:
      return [];
  }
}

/** ECL-8.5: resources for one Artifact. */
export const artifact = question<Eclipse, AboutOf<'artifact'>, AnswerOf<'artifact'>>('artifact', {
  rule: 'ECL-8.5',
  answers: () => RESOURCES.map((resource) => ({ resource })),
  take(m, { seat, sector, amount }, { resource }) {
    m.table.players[seat].storage[resource] += amount;
    tell(m, 'artifact-used', { seat, sector, resource, amount });
  },
});

/** ECL-8.5, D16: the portal tile goes to an own sector. */
export const warpPortal = question<Eclipse, AboutOf<'warp-portal'>, AnswerOf<'warp-portal'>>('warp-portal', {
  rule: 'ECL-8.5',
  answers: ({ table }, { seat }) => sectorsOf(table, seat).map(({ id }) => ({ sector: id })),
  take(m, { seat }, { sector }) {
    sectorOf(m.table, sector).portals.push('tech');
    tell(m, 'portal-placed', { seat, portal: 'tech', sector });
  },
});
