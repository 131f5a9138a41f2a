import type { AnswerTo, Asked, View } from '@orrery/kernel';
import { capacity } from '../../rules/lookups/index.ts';
import type { MicroCosmos } from '../../rules/vocabulary.ts';
import type { Say } from '../say.ts';

/** A unit of which there is no room is lost (MC-5.5): whoever names it all the same is told before. */
export function warns(
  { table }: View<MicroCosmos>,
  { seat, question }: Asked<MicroCosmos>,
  answer: AnswerTo<MicroCosmos>,
  say: Say,
): string | undefined {
  if (question !== 'gain-any' || !('resource' in answer)) return undefined;
  const { resource } = answer;
  const player = table.players[seat];
  return player.cargo[resource] >= capacity(player) ? say('board.warn.full', { resource }) : undefined;
}
