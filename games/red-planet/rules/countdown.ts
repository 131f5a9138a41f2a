import { CHARACTER_FACTS } from '../data/characters.ts';
import type { CharacterId } from '../data/ids.ts';
import { instructions } from './characters/index.ts';
import { EARLY, lowerThan } from './kinds.ts';
import { clockwiseFrom } from './lookups.ts';
import { launchFull } from './ships.ts';
import { botInstructions } from './solo/index.ts';
import type { CompanyId, M, Table } from './table.ts';
import { step } from './vocabulary.ts';

/** MRP-4.2.1: from 9 down to 1; equal numbers turn up together and act clockwise from the first company. */
export const countdown = step<{ number: number }>('countdown', (m, { number }) => {
  const { table } = m;
  for (let called = number; called > 0; called--) {
    const companies = clockwiseFrom(table, table.first).filter((company) => faceDownNumber(table, company) === called);
    if (companies.length === 0) continue;
    table.called = called;
    turnUpCharacters(m, companies, called);
    m.next(...companies.map((company) => resolve({ company })), countdown({ number: called - 1 }));
    return;
  }
  table.called = null;
  table.resolved = 0;
});

function faceDownNumber({ companies }: Table, company: CompanyId): number | null {
  const [character] = companies[company].chosen.cards;
  return character === undefined ? null : CHARACTER_FACTS[character].number;
}

/** MRP-16.34: all of them before the first acts. Everybody knows now that the cards still face down are lower. */
function turnUpCharacters(m: M, called: readonly CompanyId[], number: number): void {
  m.tell({ type: 'number-called', number, companies: called });
  m.table.companies.forEach(({ chosen }, id) => {
    if (called.includes(id)) m.show(chosen, 'all');
    else if (chosen.cards.length > 0) m.know(chosen, lowerThan(number, chosen.fits?.startsWith(EARLY) ?? false));
  });
}

/** MRP-4.2.2: the instructions from top to bottom, then the check for full ships. */
export const resolve = step<{ company: CompanyId }>('resolve', (m, { company }) => {
  const { chosen, seat, role } = m.table.companies[company];
  const character: CharacterId = chosen.cards[0];
  m.table.acting = company;
  m.tell({ type: 'character-began', company, character });
  if (seat === null) {
    m.next(resolved({ company }));
    botInstructions(m, company, character);
  } else m.next(...instructions(character, seat, company, role), resolved({ company }));
});

/** MRP-4.2.3, MRP-4.2.5, MRP-4.2.8: the card stays face up, full ships launch. */
export const resolved = step<{ company: CompanyId }>('resolved', (m, { company }) => {
  const { table } = m;
  const { chosen, played } = table.companies[company];
  if (chosen.cards.length > 0) m.move(chosen, played);
  table.acting = null;
  table.lastResolved = company;
  table.resolved += 1;
  launchFull(m);
});
