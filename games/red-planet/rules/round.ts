import { question, step, together } from '@orrery/kernel';
import { TOP_SIZE } from '../data/characters.ts';
import { CHARACTERS, type CharacterId } from '../data/ids.ts';
import { TRACK } from '../data/track.ts';
import { bar } from './answers.ts';
import { faceDown } from './companies.ts';
import { countdown } from './countdown.ts';
import { reveal } from './discoveries.ts';
import { roundOf } from './lookups.ts';
import { production } from './production.ts';
import { scoring } from './scoring.ts';
import { land, refill } from './ships.ts';
import type { CompanyId, M, Table } from './table.ts';
import { tell } from './telling.ts';
import { layCharacter } from './two-players.ts';

/** Section 3: the tracker tells what comes next. */
export const enterSpace = step<Table>('enter-space', (m) => {
  const space = TRACK[m.table.track];
  if (space.type === 'round') m.next(round({ round: space.round }));
  else if (space.type === 'production') m.next(production({ phase: space.phase }), advance({}));
  else if (space.type === 'reveal') m.next(reveal({}), advance({}));
  else m.next(scoring({}));
});

/** MRP-4.6.1 */
export const advance = step<Table>('advance', (m) => {
  m.table.track += 1;
  m.next(enterSpace({}));
});

/** MRP-3.2: the six steps of a round. */
export const round = step<Table, { round: number }>('round', (m, { round }) => {
  tell(m, { type: 'round-began', round });
  layFaceDown(m);
  m.next(chooseTogether(m), countdown({ number: 9 }), land({}), refill({}), newFirst({}), advance({}));
});

/** Neutral companies and bots lay their top card first (MRP-11.5, 12.3). */
function layFaceDown(m: M): void {
  m.table.companies.forEach((company, id) => {
    const drawn = company.role !== 'main';
    company.chosen = faceDown(id, company, drawn && (roundOf(m.table) as number) <= TOP_SIZE);
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

/** DP-03: from the hand; always asked and final (MRP-4.1.1, 16.39). */
export const chooseCharacter = question<Table, { company: CompanyId }, { character: CharacterId }>('choose-character', {
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
    tell(m, { type: 'character-chosen', company, card: { ...chosen, cards: [character] } });
  },
  // MRP-4.1.2: cards that lie face up in front of the company.
  barred: ({ table }, { company }) =>
    table.companies[company].played.cards.map((character) => bar('already-played', { character })),
});

const CHOICES = CHARACTERS.map((character) => ({ character }));

/** MRP-4.5.1: who resolved last becomes first. */
export const newFirst = step<Table>('new-first', (m) => {
  m.table.first = m.table.lastResolved as CompanyId;
  tell(m, { type: 'first-company', company: m.table.first });
});
