import type { Frame, Seat } from '@orrery/kernel';
import { question, step } from '@orrery/kernel';
import { MOST_DRAWS } from '../data/index.ts';
import type { BattleParty, SectorBattle } from './battle/types.ts';
import { distinct, fits } from './diplomacy.ts';
import { tell } from './say.ts';
import type { Eclipse, M, Player, Seen } from './table.ts';
import type { AnswerOf } from './vocabulary.ts';

/** ECL-15.9.1: one for taking part unless all fled, more for destroyed ships, at most five. */
export const drawsOf = ({ fought, fled, kills }: BattleParty): number =>
  fought ? Math.min(MOST_DRAWS, Number(!fled) + kills) : 0;

/** ECL-15.9.2: the controller first, then by time of entry, which is the order of the parties. */
export const giveReputation = step<Eclipse>('give-reputation', (m) => {
  const { parties } = m.table.battle as SectorBattle;
  m.next(
    ...parties.flatMap((party): Frame[] => {
      const count = drawsOf(party);
      return party.seat === null || count === 0 ? [] : [drawReputation({ seat: party.seat, count })];
    }),
  );
});

/** Draws what there is (D37); the tiles are the drawer's secret. */
export const drawReputation = step<Eclipse, { count: number }>('draw-reputation', (m, frame) => {
  const seat = frame.seat as Seat;
  const { reputation: bag, players } = m.table;
  const { drawn } = players[seat];
  const count = Math.min(frame.count, bag.cards.length);
  for (let i = 0; i < count; i++) m.move(bag, drawn);
  tell(m, 'reputation-drawn', { seat, count, tiles: { ...drawn, cards: drawn.cards.slice() } });
  m.next(keepReputation({ seat }));
});

const NONE = { keep: 'none', give: 'none' } as const;

/** Whether the track takes a tile as it is, after giving one back, or not at all (ECL-15.9.3). */
function roomFor(player: Seen['players'][number], tiles: number): 'free' | 'exchange' | 'none' {
  if (fits(player, player.ambassadors.length, tiles + 1)) return 'free';
  return tiles > 0 ? 'exchange' : 'none';
}

/** ECL-15.9.3: at most one tile is kept. Others must not learn from the list of answers, so it is always asked. */
export const keepReputation = question<Eclipse, object, AnswerOf<'keep-reputation'>>('keep-reputation', {
  rule: 'ECL-15.9.3',
  always: true,
  answers: ({ table }, { seat }) => keepable(table.players[seat]),
  take(m, { seat }, { keep, give }) {
    const { drawn, reputation } = m.table.players[seat];
    if (give !== 'none') m.move(reputation, m.table.reputation, give);
    if (keep !== 'none') m.move(drawn, reputation, keep);
    returnDrawn(m, seat);
    tell(m, 'reputation-kept', { seat, kept: keep !== 'none' });
  },
  none(m, { seat }) {
    returnDrawn(m, seat);
    tell(m, 'reputation-kept', { seat, kept: false });
  },
});

function keepable(player: Player): AnswerOf<'keep-reputation'>[] {
  const { drawn, reputation } = player;
  const room = roomFor(player, reputation.cards.length);
  if (room === 'none' || drawn.cards.length === 0) return [];
  const values = distinct(drawn.cards);
  if (room === 'free') return [...values.map((keep) => ({ keep, give: 'none' as const })), NONE];
  const own = distinct(reputation.cards);
  return [...values.flatMap((keep) => own.map((give) => ({ keep, give }))), NONE];
}

function returnDrawn(m: M, seat: Seat): void {
  const { drawn } = m.table.players[seat];
  while (drawn.cards.length > 0) m.move(drawn, m.table.reputation);
  m.shuffle('reputation bag', m.table.reputation);
}
