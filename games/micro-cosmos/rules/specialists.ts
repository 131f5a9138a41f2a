import type { Frame, Seat } from '@orrery/kernel';
import { type CrewId, crewCard, type Specialist, type UpgradeId } from '../data/index.ts';
import { rowOf, sourcesOf } from './lookups/index.ts';
import type { M, PlayerId } from './table.ts';
import { type Need, type Purpose, question } from './vocabulary.ts';

/** MC-6.21, MC-D04: one source for each need, in the given order. */
export function specialistFrames(
  seat: Seat,
  [need, ...rest]: readonly Need[],
  purpose: Purpose,
  upgrade: UpgradeId | null = null,
): Frame[] {
  return need === undefined ? [] : [paySpecialist({ seat, need, rest, purpose, upgrade })];
}

export const paySpecialist = question('pay-specialist', {
  rule: 'MC-6.21',
  answers(m, { seat, need, rest }) {
    const player = m.table.players[seat];
    const sources = sourcesOf(player, need);
    // Where all of them have to be used, their order does not matter: nothing is asked.
    const alike = 1 + rest.filter((other) => other === need).length;
    const leaders = 1 + rest.filter((other) => other !== 'engineer').length;
    const allUsed =
      sources.length === alike || (need !== 'engineer' && sourcesOf(player, 'leader_any').length === leaders);
    return allUsed ? sources.slice(0, 1) : sources;
  },
  take(m, { seat, rest, purpose, upgrade }, source) {
    if ('card' in source) {
      const { specialist } = crewCard(source.card);
      discardCrew(m, seat, source.card);
      m.tell({ type: 'specialist-used', player: seat, specialist, card: source.card, purpose });
    } else {
      m.table.players[seat].ready[source.marker] = false;
      m.tell({ type: 'specialist-used', player: seat, specialist: source.marker, card: null, purpose });
    }
    m.next(...specialistFrames(seat, rest, purpose, upgrade));
  },
});

/** MC-6.25: from either row to the open discard pile. */
export function discardCrew(m: M, player: PlayerId, card: CrewId): void {
  const owner = m.table.players[player];
  m.move(rowOf(owner, 'top').includes(card) ? owner.top : owner.bottom, m.table.crewDiscard, card);
}

/** MC-10.70 */
export function gainSpecialist(m: M, player: PlayerId, card: CrewId, marker: Specialist): void {
  discardCrew(m, player, card);
  m.table.players[player].ready[marker] = true;
  m.tell({ type: 'specialist-ready', player, specialist: marker, card });
}
