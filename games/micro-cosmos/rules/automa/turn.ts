import { open, present } from '@orrery/kernel';
import { type AutomaDeed, type AutomaRow, automaCard, type CrewId } from '../../data/index.ts';
import { takeFromDeck } from '../crew.ts';
import { CREW } from '../kinds.ts';
import { planetCellOf } from '../lookups/index.ts';
import type { M, PlayerId } from '../table.ts';
import { step, type Why } from '../vocabulary.ts';
import { DEEDS } from './deeds.ts';
import { automaMove } from './movement.ts';
import { automaOf } from './specialists.ts';

/** MC-14.20: the top card, row by row. */
export const automaTurn = step<{ player: PlayerId }>('automa-turn', (m, { player }) => {
  const automa = automaOf(m.table);
  const { deck, discard, current } = automa;
  if (deck.cards.length === 0) {
    while (discard.cards.length > 0) m.move(discard, deck);
    m.shuffle('automa', deck);
    m.tell({ type: 'reshuffled', deck: 'automa', n: deck.cards.length });
  }
  const card = m.move(deck, current);
  automa.report = { card, rows: [] };
  m.tell({ type: 'automa-card', player, automaCard: card });
  m.next(...automaCard(card).rows.map((_, at) => automaRow({ player, at })), automaDone({}));
});

export const automaDone = step('automa-done', (m) => {
  const { current, discard } = automaOf(m.table);
  m.move(current, discard);
});

/** Done as far as it goes, or skipped. */
export const automaRow = step<{ player: PlayerId; at: number }>('automa-row', (m, { player, at }) => {
  const automa = automaOf(m.table);
  const [card] = automa.current.cards;
  const row = automaCard(card).rows[at];
  m.tell({ type: 'automa-row', player, automaCard: card, n: at + 1, action: row.action });
  const { skipped, partly } = carryOut(m, player, row);
  automa.report?.rows.push({ outcome: skipped ? 'skipped' : partly ? 'partly' : 'done', why: skipped ?? null });
  if (skipped)
    m.tell({ type: 'automa-row-skipped', player, automaCard: card, n: at + 1, action: row.action, why: skipped });
});

type Outcome = { skipped?: Why; partly?: boolean };

function carryOut(m: M, player: PlayerId, row: AutomaRow): Outcome {
  switch (row.action) {
    case 'drawCrew':
      return takeCrew(m, player, row.amount);
    case 'move':
      automaMove(m, player, row);
      return {};
    case 'oneOf':
      return firstOf(m, player, row.options);
    default:
      return firstOf(m, player, [row.action]);
  }
}

/** MC-14.30: open to all, from the deck only; it has no limit. */
function takeCrew(m: M, player: PlayerId, amount: number): Outcome {
  const cards: CrewId[] = [];
  for (let i = 0; i < amount; i++) {
    const card = takeFromDeck(m, automaOf(m.table).crew);
    if (card !== undefined) cards.push(card);
  }
  if (cards.length === 0) return { skipped: 'no-crew-left' };
  m.tell({ type: 'crew-taken', player, cards: open(CREW, cards) });
  return { partly: cards.length < amount };
}

/** MC-14.47: the first possible one. */
function firstOf(m: M, player: PlayerId, deeds: readonly AutomaDeed[]): Outcome {
  const cell = present(planetCellOf(m.table, player), 'planet below the Ark');
  let skipped: Why | undefined;
  for (const deed of deeds) {
    const { obstacle, carryOut: doIt } = DEEDS[deed];
    skipped = obstacle(m, player, cell);
    if (!skipped) return { partly: doIt(m, player, cell) };
  }
  return { skipped };
}
