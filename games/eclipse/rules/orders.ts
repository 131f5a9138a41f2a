import type { Frame } from '@orrery/kernel';
import { question } from '@orrery/kernel';
import { inGame } from './players.ts';
import { tell } from './say.ts';
import type { Eclipse, M } from './table.ts';
import type { AnswerOf } from './vocabulary.ts';

/** A seat that has passed may say that it wants no reactions this round, and take that back. */
export const standingOrder = question<Eclipse, object, AnswerOf<'standing-order'>>('standing-order', {
  rule: 'ECL-6.7',
  answers: ({ table }, { seat }) => [{ reactions: table.players[seat].resting ? 'on' : 'off' }],
  take(m, { seat }, { reactions }) {
    m.table.players[seat].resting = reactions === 'off';
    tell(m, 'order-given', { seat, reactions });
  },
});

export function offers(m: M): Frame[] {
  if (m.table.phase !== 'action') return [];
  const frames: Frame[] = [];
  m.table.players.forEach((player, seat) => {
    if (player.passed && inGame(player)) frames.push(standingOrder({ seat }));
  });
  return frames;
}
