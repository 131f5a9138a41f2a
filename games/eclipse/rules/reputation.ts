import { type AnswerTo, type Frame, present, type Seat } from '@orrery/kernel';
import { MOST_DRAWS } from '../data/index.ts';
import type { BattleParty } from './battle/types.ts';
import { distinct, fits } from './diplomacy.ts';
import type { M, Player } from './table.ts';
import { type Eclipse, question, step } from './vocabulary.ts';

/** ECL-15.9.1: one for taking part unless all fled, more for destroyed ships, at most five. */
export const drawsOf = ({ fought, fled, kills }: BattleParty): number =>
  fought ? Math.min(MOST_DRAWS, Number(!fled) + kills) : 0;

/** ECL-15.9.2: the controller first, then by time of entry, which is the order of the parties. */
export const giveReputation = step('give-reputation', (m) => {
  const { parties } = present(m.table.battle, 'battle');
  m.next(
    ...parties.flatMap((party): Frame[] => {
      const count = drawsOf(party);
      return party.seat === null || count === 0 ? [] : [drawReputation({ seat: party.seat, count })];
    }),
  );
});

/** Draws what there is (ECL-D37); the tiles are the drawer's secret. */
export const drawReputation = step<{ seat: Seat; count: number }>('draw-reputation', (m, frame) => {
  const { seat } = frame;
  const { reputation: bag, players } = m.table;
  const { drawn } = players[seat];
  const count = Math.min(frame.count, bag.cards.length);
  for (let i = 0; i < count; i++) m.move(bag, drawn);
  m.tell({ type: 'reputation-drawn', seat, count, tiles: { ...drawn, cards: drawn.cards.slice() } });
  m.next(keepReputation({ seat }));
});

const NONE = { keep: 'none', give: 'none' } as const;

/** ECL-15.9.3, ECL-D42: at most one tile is kept. Others must not learn from the list of answers, so it is always asked. */
export const keepReputation = question('keep-reputation', {
  rule: 'ECL-15.9.3',
  always: true,
  answers: ({ table }, { seat }) => keepable(table.players[seat]),
  take(m, { seat }, { keep, give }) {
    const { drawn, reputation } = m.table.players[seat];
    if (give !== 'none') m.move(reputation, m.table.reputation, give);
    if (keep !== 'none') m.move(drawn, reputation, keep);
    returnDrawn(m, seat);
    m.tell({ type: 'reputation-kept', seat, kept: keep !== 'none' });
  },
  none(m, { seat }) {
    returnDrawn(m, seat);
    m.tell({ type: 'reputation-kept', seat, kept: false });
  },
});

/** A full track takes a tile only for another one; every track has room for one at least. */
function keepable(player: Player): AnswerTo<Eclipse, 'keep-reputation'>[] {
  const { drawn, reputation, ambassadors } = player;
  if (drawn.cards.length === 0) return [];
  const roomy = fits(player, ambassadors.length, reputation.cards.length + 1);
  const gives = roomy ? (['none'] as const) : distinct(reputation.cards);
  return [...distinct(drawn.cards).flatMap((keep) => gives.map((give) => ({ keep, give }))), NONE];
}

function returnDrawn(m: M, seat: Seat): void {
  const { drawn } = m.table.players[seat];
  while (drawn.cards.length > 0) m.move(drawn, m.table.reputation);
  m.shuffle('reputation bag', m.table.reputation);
}
