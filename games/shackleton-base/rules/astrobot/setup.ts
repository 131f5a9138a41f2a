import { present } from '@orrery/kernel';
import {
  ACTION_CARD,
  type ActionCardFacts,
  LETTERS,
  type SectorId,
  SPACE,
  SPOT,
  START_SPOTS,
} from '../../data/index.ts';
import { putBuilding } from '../build.ts';
import { botOf } from '../lookups/astrobot.ts';
import { nextPanel } from '../lookups/prices.ts';
import type { M, Table, Who } from '../table.ts';
import { question, step } from '../vocabulary.ts';
import { spacesFrom } from './search.ts';

/** Easy or hard, for each corporation card (SHB-14.1.2, SHB-16.2). */
export const chooseSoloSide = question('choose-solo-side', {
  rule: 'SHB-16.2',
  answers: () => [{ side: 'easy' }, { side: 'hard' }],
  take(m, { letter, corporation }, { side }) {
    botOf(m.table).sides[LETTERS.indexOf(letter)] = side;
    m.tell({ type: 'solo-side-chosen', letter, corporation, side });
  },
});

/** The start card says where AstroBot's first dome goes; nothing is activated (SHB-14.1.4). */
export const placeBotDome = step<{ who: Who }>('place-bot-dome', (m, { who }) => {
  const { deck, row } = botOf(m.table);
  const card = m.move(deck, row);
  m.tell({ type: 'astrobot-start-card', card });
  const sector = firstSector(m.table, ACTION_CARD[card]);
  putBuilding(m, who, 'dome-1', sector);
  m.tell({ type: 'dome-placed', who, sector });
  setupPanel(m, who, sector);
});

/** The next panel of the rim straight into a sector: setup produces nothing (SHB-3.1.4, SHB-3.3.4). */
export function setupPanel(m: M, who: Who, sector: SectorId): void {
  const panel = nextPanel(m.table);
  if (!panel) throw new Error('SHB-3.3.4: no panel is left');
  m.table.panels.taken += 1;
  m.table.sectors[sector].powered = true;
  m.tell({ type: 'panel-built', who, panel: panel.id, to: sector });
}

/** Next to the start token of the red letter, else of the plain one, else of the third. */
function firstSector(table: Table, card: ActionCardFacts): SectorId {
  const { red, plain } = card.right;
  const third = present(
    LETTERS.find((letter) => letter !== red && letter !== plain),
    'third letter',
  );
  for (const letter of [red, plain, third]) {
    const free = SPOT[START_SPOTS[LETTERS.indexOf(letter)]].sectors.filter(
      (sector) => table.sectors[sector].buildings.length === 0,
    );
    if (free.length === 1) return free[0];
    if (free.length > 1) return firstMet(free, card);
  }
  throw new Error('SHB-14.1.4: no inner sector is free');
}

/** The one in the first row that contains either; if it contains both, the nearer one. */
function firstMet(sectors: readonly SectorId[], card: ActionCardFacts): SectorId {
  for (const space of spacesFrom(card)) {
    const met = SPACE[space].sectors.find((sector) => sectors.includes(sector));
    if (met) return met;
  }
  return sectors[0];
}
