import { type Cards, open, present } from '@orrery/kernel';
import { type CrewId, ROWS, type Row } from '../data/index.ts';
import { CREW } from './kinds.ts';
import { handIsFull, hasRoom } from './lookups/index.ts';
import type { M, Table } from './table.ts';
import { question, step } from './vocabulary.ts';

/** MC-6.10: makes sure that the deck has a card, if there is one at all. */
function hasCrew(m: M): boolean {
  const { crewDeck, crewDiscard } = m.table;
  if (crewDeck.cards.length > 0) return true;
  if (crewDiscard.cards.length === 0) return false;
  while (crewDiscard.cards.length > 0) m.move(crewDiscard, crewDeck);
  m.shuffle('crew', crewDeck);
  m.tell({ type: 'reshuffled', deck: 'crew', n: crewDeck.cards.length });
  return true;
}

/** The top card of the crew deck goes to `to`; nothing if both piles are empty. */
export function takeFromDeck(m: M, to: Cards<CrewId>): CrewId | undefined {
  return hasCrew(m) ? m.move(m.table.crewDeck, to) : undefined;
}

const noneLeft = ({ crewDeck, crewDiscard }: Table): boolean =>
  crewDeck.cards.length === 0 && crewDiscard.cards.length === 0;

/** MC-6.14: every empty place of the Cantina gets a card from the deck. */
export function refillCantina(m: M): void {
  const cards: CrewId[] = [];
  for (const slot of m.table.cantina) {
    const card = slot.cards.length === 0 ? takeFromDeck(m, slot) : undefined;
    if (card !== undefined) cards.push(card);
  }
  if (cards.length > 0) m.tell({ type: 'cantina-refilled', cards: open(CREW, cards) });
}

export const refill = step('refill', refillCantina);

/** MC-6.3, MC-D09, and MC-3.11 at the start; one free row is taken without asking. */
export const placeCrew = question('place-crew', {
  rule: 'MC-6.3',
  answers: (m, { seat }) => ROWS.filter((row) => hasRoom(m.table.players[seat], row)).map((row) => ({ row })),
  take: (m, { seat, card }, { row }) => lay(m, seat, card, row),
});

function lay(m: M, seat: number, card: CrewId, row: Row): void {
  const player = m.table.players[seat];
  m.move(player.drawn, player[row], card);
  m.tell({ type: 'crew-placed', player: seat, card, row });
}

/** MC-6.11, MC-6.12: a face-up card; the empty places are filled after the last pick of the effect. */
export const cantinaPick = question('cantina-pick', {
  rule: 'MC-6.11',
  answers(m, { seat }) {
    const player = m.table.players[seat];
    const rows = ROWS.filter((row) => hasRoom(player, row));
    const picks = m.table.cantina.flatMap(({ cards: [card] }) =>
      card === undefined ? [] : rows.map((row) => ({ card, row })),
    );
    return picks.length > 0 ? [...picks, { pass: true }] : [];
  },
  barred: (m, { seat }) =>
    ROWS.filter((row) => !hasRoom(m.table.players[seat], row)).map((row) => ({
      answer: { row },
      rule: 'MC-6.1',
      why: 'row-full',
    })),
  take(m, { seat, left, picked }, answer) {
    if ('pass' in answer) {
      m.tell({ type: 'draw-declined', player: seat, source: 'cantina' });
      return;
    }
    const { card, row } = answer;
    const slot = present(
      m.table.cantina.find(({ cards }) => cards[0] === card),
      'such card in the Cantina',
    );
    m.move(slot, m.table.players[seat].drawn);
    m.tell({ type: 'crew-drawn', player: seat, card: open(CREW, [card]), source: 'cantina' });
    lay(m, seat, card, row);
    if (picked === 0) m.next(refill({}));
    if (left > 1) m.next(cantinaPick({ seat, left: left - 1, picked: picked + 1 }));
  },
  none(m, { seat }) {
    const why = handIsFull(m.table.players[seat]) ? 'hand-full' : 'no-crew-left';
    m.tell({ type: 'nothing-drawn', player: seat, source: 'cantina', why });
  },
});

const deckDraws = (m: M, seat: number): ({ draw: true } | { pass: true })[] =>
  handIsFull(m.table.players[seat]) || noneLeft(m.table) ? [] : [{ draw: true }, { pass: true }];

/** MC-6.13: the card is laid in a row before the next one is drawn. */
function drawOne(m: M, seat: number): void {
  const card = present(takeFromDeck(m, m.table.players[seat].drawn), 'crew card left');
  m.tell({ type: 'crew-drawn', player: seat, card: open(CREW, [card]), source: 'deck' });
  m.next(placeCrew({ seat, card }));
}

function nothingDrawn(m: M, seat: number): void {
  const why = handIsFull(m.table.players[seat]) ? 'hand-full' : 'no-crew-left';
  m.tell({ type: 'nothing-drawn', player: seat, source: 'deck', why });
}

/** MC-6.6, MC-D08: declining one ends the deck draws of the effect. */
export const drawCrew = question('draw-crew', {
  rule: 'MC-6.10',
  answers: (m, { seat }) => deckDraws(m, seat),
  take(m, { seat, left }, answer) {
    if ('pass' in answer) {
      m.tell({ type: 'draw-declined', player: seat, source: 'deck' });
      return;
    }
    if (left > 1) m.next(drawCrew({ seat, left: left - 1 }));
    drawOne(m, seat);
  },
  none: (m, { seat }) => nothingDrawn(m, seat),
});

/** MC-11.1, MC-D23 */
export const endDraw = question('end-draw', {
  rule: 'MC-11.1',
  answers: (m, { seat }) => deckDraws(m, seat),
  take(m, { seat }, answer) {
    if ('pass' in answer) m.tell({ type: 'draw-declined', player: seat, source: 'deck' });
    else drawOne(m, seat);
  },
  none: (m, { seat }) => nothingDrawn(m, seat),
});
