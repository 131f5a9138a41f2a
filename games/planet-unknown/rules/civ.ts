import { type Cards, hand, note, type Seat } from '@orrery/kernel';
import { CIV_CARDS } from '../data/civ-cards.ts';
import { type CivLevel, LEVELS } from '../data/ids.ts';
import { carryOut } from './effects.ts';
import { isEndBlock } from './flow.ts';
import type { M } from './table.ts';
import { activeTech, spend } from './techs.ts';
import { question } from './vocabulary.ts';

export const civKind = (level: CivLevel): string => `civ-${level}`;

const deckOf = (m: M, level: number): Cards<string> => m.table.civ.decks[level - 1];

/** PU-7.3.2: the claimant looks at the deck, Republic 2 at one card of the next level too (PU-10.2.4). */
export function settleClaim(m: M, seat: Seat, level: CivLevel): void {
  const area = m.table.areas[seat];
  area.claims.splice(area.claims.indexOf(level), 1);
  const extra = level < 4 && activeTech(area, 'extra-civ-choice') !== undefined;
  openOffer(m, seat);
  lookAt(m, level);
  if (extra) scout(m, level + 1);
  if (offered(m).length > 0) m.next(chooseCard({ seat, level }));
  else {
    m.table.civ.offer = [];
    m.tell({ type: 'deck-empty', seat, level });
  }
}

function openOffer(m: M, seat: Seat): void {
  m.table.civ.offer = LEVELS.map((level) => hand(civKind(level), seat));
}

function lookAt(m: M, level: number): void {
  const deck = deckOf(m, level);
  while (deck.cards.length > 0) m.move(deck, m.table.civ.offer[level - 1]);
}

function scout(m: M, level: number): void {
  const deck = deckOf(m, level);
  if (deck.cards.length === 0) return;
  m.move(deck, m.table.civ.offer[level - 1], m.luck.pick('talent scouting', deck.cards));
}

const offered = (m: M): string[] => m.table.civ.offer.flatMap(({ cards }) => cards);

/** PU-15.34: exactly one is kept, the others go back. */
const chooseCard = question('choose-card', {
  rule: 'PU-7.3.2',
  always: true,
  answers: (m) => offered(m).map((civ) => ({ civ })),
  take(m, { seat, level }, { civ }) {
    keep(m, seat, civ);
    closeOffer(m, seat, [level]);
    dealWith(m, seat, civ);
  },
});

/** PU-10.2.7: Republic 5 looks at everything that is left. */
export function openArchive(m: M, seat: Seat): void {
  const area = m.table.areas[seat];
  const tech = activeTech(area, 'keep-civ-cards');
  if (!tech) return;
  spend(area, tech);
  m.tell({ type: 'ability-used', seat, tech: tech.id });
  openOffer(m, seat);
  for (const level of LEVELS) lookAt(m, level);
  m.next(keepCard({ seat, left: tech.effect.count }));
}

const keepCard = question('keep-card', {
  rule: 'PU-10.2.7',
  always: true,
  answers: (m) => offered(m).map((civ) => ({ civ })),
  take(m, { seat, left }, { civ }) {
    keep(m, seat, civ);
    if (left > 1) m.next(keepCard({ seat, left: left - 1 }));
    else closeOffer(m, seat, LEVELS);
    dealWith(m, seat, civ);
  },
  none(m, { seat }) {
    closeOffer(m, seat, LEVELS);
  },
});

const isImmediate = (civ: string): boolean => CIV_CARDS[civ].effects !== undefined;

/** PU-7.3.4: immediate cards face up, the others face down (face up at the end of the game). */
function keep(m: M, seat: Seat, civ: string): void {
  const { level } = CIV_CARDS[civ];
  const area = m.table.areas[seat];
  const from = m.table.civ.offer[level - 1];
  if (isImmediate(civ)) {
    m.move(from, m.table.civ.played[level - 1], civ);
    area.civ.push(civ);
    m.tell({ type: 'card-taken', seat, level, civ });
  } else {
    const to = area.kept[level - 1];
    m.move(from, to, civ);
    m.tell({ type: 'card-kept', seat, level, card: { ...to, cards: [civ] } });
  }
}

/** The rest goes back face down; the player may remember it (PU-16.3). Of the `whole` levels the deck was seen. */
function closeOffer(m: M, seat: Seat, whole: readonly CivLevel[]): void {
  const area = m.table.areas[seat];
  const renewed = whole.filter((level) => m.table.civ.offer[level - 1].cards.length > 0);
  // In an imagined world the notes of others are blank.
  const known = area.memory.cards.filter((civ) => civ !== null && !renewed.includes(CIV_CARDS[civ].level));
  area.memory = note(seat, ...new Set([...known, ...offered(m)]));
  m.table.civ.offer.forEach((cards, i) => {
    while (cards.cards.length > 0) m.move(cards, m.table.civ.decks[i]);
  });
  m.table.civ.offer = [];
}

/** Effects now; at the end of the game also those of end-of-game cards (PU-8.3). */
function dealWith(m: M, seat: Seat, civ: string): void {
  const area = m.table.areas[seat];
  const { effects = [], atEnd } = CIV_CARDS[civ];
  area.byCard = true;
  for (const effect of effects) carryOut(m, seat, effect);
  if (atEnd && isEndBlock(m.table)) carryOut(m, seat, atEnd);
}

export const civFrames = [chooseCard, keepCard];
