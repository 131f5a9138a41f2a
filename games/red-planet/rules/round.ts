import { present, together } from '@orrery/kernel';
import { TOP_SIZE } from '../data/characters.ts';
import { CHARACTERS } from '../data/ids.ts';
import { TRACK } from '../data/track.ts';
import { bar } from './answers.ts';
import { ownersOf } from './companies.ts';
import { countdown } from './countdown.ts';
import { reveal } from './discoveries.ts';
import { EARLY } from './kinds.ts';
import { roundOf } from './lookups.ts';
import { production } from './production.ts';
import { scoring } from './scoring.ts';
import { land, refill } from './ships.ts';
import type { M } from './table.ts';
import { layCharacter } from './two-players.ts';
import { question, step } from './vocabulary.ts';

/** MRP-3.3: the tracker tells what comes next. Between two phases nothing else happens (MRP-8.8). */
export const enterSpace = step('enter-space', (m) => {
  const space = TRACK[m.table.track];
  if (space.type === 'round') m.next(round({ round: space.round }));
  else if (space.type === 'production') m.next(production({ phase: space.phase }), advance({}));
  else if (space.type === 'reveal') m.next(reveal({}), advance({}));
  else m.next(scoring({}));
});

/** MRP-4.6.1, MRP-10.1.3: the tracker moves on. */
export const advance = step('advance', (m) => {
  m.table.track += 1;
  m.next(enterSpace({}));
});

/** MRP-3.2: the six steps of a round; in the tenth too (MRP-16.28). */
export const round = step<{ round: number }>('round', (m, { round }) => {
  m.tell({ type: 'round-began', round });
  layFaceDown(m);
  m.next(chooseTogether(m), countdown({ number: 9 }), land({}), refill({}), newFirst({}), advance({}));
});

/** Neutral companies and bots lay their top card first (MRP-11.5, MRP-12.3). */
function layFaceDown(m: M): void {
  m.table.companies.forEach((company, id) => {
    const drawn = company.role !== 'main';
    const early = drawn && present(roundOf(m.table), 'round') <= TOP_SIZE;
    m.hide(company.chosen, ownersOf(company), early ? EARLY : undefined);
    if (drawn) layCharacter(m, id);
  });
}

/** MRP-4.1.1: all players choose at the same time. */
const chooseTogether = (m: M) =>
  together(
    m.table.companies.flatMap(({ role, seat }, company) =>
      role === 'main' && seat !== null ? [{ seat, frames: [chooseCharacter({ seat, company })] }] : [],
    ),
  );

/** MRP-D03: from the hand, unseen even where people share a screen (MRP-13.11); always asked and final (MRP-4.1.1, MRP-16.39). */
export const chooseCharacter = question('choose-character', {
  rule: 'MRP-4.1.1',
  always: true,
  final: true,
  answers({ table }, { company }) {
    const { cards } = table.companies[company].hand;
    return CHOICES.filter(({ character }) => cards.includes(character));
  },
  take(m, { company }, { character }) {
    const { hand, chosen } = m.table.companies[company];
    m.move(hand, chosen, character);
    m.tell({ type: 'character-chosen', company, card: { ...chosen, cards: [character] } });
  },
  // MRP-4.1.2: cards that lie face up in front of the company.
  barred: ({ table }, { company }) =>
    table.companies[company].played.cards.map((character) => bar('already-played', { character })),
});

const CHOICES = CHARACTERS.map((character) => ({ character }));

/** MRP-4.5.1: who resolved last becomes first. */
export const newFirst = step('new-first', (m) => {
  m.table.first = present(m.table.lastResolved, 'company that resolved');
  m.tell({ type: 'first-company', company: m.table.first });
});
