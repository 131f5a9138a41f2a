import { type Frame, open, type Seat } from '@orrery/kernel';
import { type CellId, planetCard, SURVIVOR_SLOTS, type SurvivorId, survivorCard } from '../data/index.ts';
import { effectFrames } from './effects.ts';
import { SURVIVOR } from './kinds.ts';
import { exploreNeeds, planetIdOf, sectorAt, survivorsRevealed } from './lookups/index.ts';
import { specialistFrames } from './specialists.ts';
import type { M, PlayerId, Sector, Table } from './table.ts';
import { question, step, type Why } from './vocabulary.ts';

/** MC-10.34 */
export const hasSurvivors = ({ survivorDeck, survivorDiscard }: Table): boolean =>
  survivorDeck.cards.length + survivorDiscard.cards.length > 0;

/** MC-10.30: a Leader of the planet's colour, then the survivors. */
export const exploreFrames = (seat: Seat, cell: CellId, sector: Sector): Frame[] => [
  ...specialistFrames(seat, exploreNeeds(sector), 'explore'),
  explore({ seat, cell, planet: planetIdOf(sector) }),
];

type Exploring = { seat: Seat; cell: CellId; planet: string };

/** MC-10.31, MC-10.33 */
export const explore = step<Exploring>('explore', (m, { seat, cell, planet }) => {
  revealSurvivors(m, seat, cell, survivorsRevealed(m.table.players[seat]));
  m.next(exploreChoice({ seat, cell, planet }));
});

/** Turns up so many cards, or as many as there are; the discard pile makes a new deck when it is needed. */
export function revealSurvivors(m: M, player: PlayerId, cell: CellId, n: number): void {
  const { survivorDeck, survivorDiscard, revealed } = m.table;
  for (let i = 0; i < n && hasSurvivors(m.table); i++) {
    if (survivorDeck.cards.length === 0) {
      while (survivorDiscard.cards.length > 0) m.move(survivorDiscard, survivorDeck);
      m.shuffle('survivors', survivorDeck);
      m.tell({ type: 'reshuffled', deck: 'survivors', n: survivorDeck.cards.length });
    }
    m.move(survivorDeck, revealed);
  }
  const planet = planetIdOf(sectorAt(m.table, cell));
  m.tell({ type: 'explored', player, cell, planet, revealed: open(SURVIVOR, revealed.cards.slice()) });
}

/** MC-10.33, MC-D17: one is resolved, the other is discarded without effect. */
export const exploreChoice = question('explore-choice', {
  rule: 'MC-10.33',
  answers: (m) => m.table.revealed.cards.map((survivor) => ({ survivor })),
  take(m, { seat, planet }, { survivor }) {
    for (const other of m.table.revealed.cards.filter((one) => one !== survivor)) discardSurvivor(m, seat, other, null);
    const { gain } = survivorCard(survivor);
    m.next(...effectFrames(m.table, seat, { gain, draw: [] }, 'survivor'), keepSurvivor({ seat, survivor, planet }));
  },
});

/** MC-10.32, MC-D18: only of the planet's colour, and three at most. */
export const keepSurvivor = question('keep-survivor', {
  rule: 'MC-10.32',
  answers: (m, { seat, survivor, planet }) =>
    whyDiscarded(m, seat, survivor, planet) ? [] : [{ keep: true }, { keep: false }],
  take(m, { seat, survivor }, { keep }) {
    if (!keep) {
      discardSurvivor(m, seat, survivor, null);
      return;
    }
    m.move(m.table.revealed, m.table.players[seat].kept, survivor);
    m.tell({ type: 'survivor-kept', player: seat, survivor });
  },
  none: (m, { seat, survivor, planet }) =>
    discardSurvivor(m, seat, survivor, whyDiscarded(m, seat, survivor, planet) ?? null),
});

function whyDiscarded({ table }: M, seat: Seat, survivor: SurvivorId, planet: string): Why | undefined {
  if (survivorCard(survivor).colour !== planetCard(planet).colour) return 'survivor-colour';
  return table.players[seat].kept.cards.length >= SURVIVOR_SLOTS ? 'survivors-full' : undefined;
}

export function discardSurvivor(m: M, player: PlayerId, survivor: SurvivorId, why: Why | null): void {
  m.move(m.table.revealed, m.table.survivorDiscard, survivor);
  m.tell({ type: 'survivor-discarded', player, survivor, why });
}
