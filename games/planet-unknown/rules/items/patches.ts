import type { Seat } from '@orrery/kernel';
import { isEndBlock } from '../flow.ts';
import { gainSynergy, noSynergies } from '../gains.ts';
import { codeOf, meteoriteHere, xOf, yOf } from '../lookups/ground.ts';
import { patchCells } from '../lookups/placement/patch-room.ts';
import { hasRoom, siteOf, withPatch } from '../lookups/placement/site.ts';
import { whyNotPatch } from '../lookups/placement/why-not-patch.ts';
import { openTiles } from '../lookups/station.ts';
import { clear } from '../place.ts';
import type { Cell, M, TableView } from '../table.ts';
import { activeTech, readyTech, spend } from '../techs.ts';
import { destroyMeteorite } from '../tokens.ts';
import { type PatchAnswer, type Questions, question } from '../vocabulary.ts';
import type { Handlings } from './item.ts';

type Patches = Questions['patch']['about'];

/** Legal cells (PU-7.7.1); in the event step those that leave room for a tile (PU-13.3.5). */
function cellsFor(table: TableView, seat: Seat, card: boolean): Cell[] {
  const area = table.areas[seat];
  const cells = patchCells(area);
  if (!area.guarded || card) return cells;
  const site = siteOf(area);
  const tiles = openTiles(table, seat);
  return cells.filter((cell) => area.cells[cell] !== 0 || hasRoom(withPatch(site, xOf(cell), yOf(cell)), tiles));
}

/** What a gained patch may be used for besides placing it (PU-7.2.7). Patches gained at the end cannot be stored. */
function others(table: TableView, seat: Seat, left: number): PatchAnswer[] {
  const area = table.areas[seat];
  const answers: PatchAnswer[] = [];
  if (activeTech(area, 'store-patches') && !isEndBlock(table)) answers.push({ use: 'store' });
  if (readyTech(area, 'synergy-for-patch') && !noSynergies(table)) answers.push({ use: 'synergy' });
  if (left === 1 && readyTech(area, 'extra-patch')) answers.push({ use: 'more' });
  return answers;
}

const uses = (table: TableView, seat: Seat, { left, stored, card }: Patches): PatchAnswer[] => [
  ...cellsFor(table, seat, card).map((cell): PatchAnswer => ({ use: 'place', cell })),
  ...(stored ? [] : others(table, seat, left)),
];

/** PU-7.7: one after the other; one without a legal cell is lost. */
const patch = question('patch', {
  rule: 'PU-7.7.1',
  answers: (m, { seat, left, stored, card }) => uses(m.table, seat, { left, stored, card }),
  take(m, { seat, left, stored, card }, answer) {
    const still = answer.use === 'more' ? left + 1 : left - 1;
    if (still > 0) m.next(patch({ seat, left: still, stored, card }));
    use(m, seat, answer);
  },
  none(m, { seat }) {
    m.tell({ type: 'patch-lost', seat });
  },
  whyNot(m, { seat, card }, { use: how, cell }) {
    const guarded = m.table.areas[seat].guarded && !card;
    return how === 'place' && typeof cell === 'number' ? whyNotPatch(m.table, seat, cell, guarded) : undefined;
  },
});

function use(m: M, seat: Seat, answer: PatchAnswer): void {
  const area = m.table.areas[seat];
  switch (answer.use) {
    case 'place':
      placePatch(m, seat, answer.cell);
      return;
    case 'store':
      area.stored += 1;
      m.tell({ type: 'patch-stored', seat });
      return;
    case 'synergy': {
      const swap = readyTech(area, 'synergy-for-patch');
      if (swap) spend(area, swap);
      m.tell({ type: 'patch-swapped', seat });
      gainSynergy(m, seat);
      return;
    }
    case 'more': {
      const twin = readyTech(area, 'extra-patch');
      if (twin) spend(area, twin);
      m.tell({ type: 'patch-doubled', seat });
    }
  }
}

/** A patch is biomass without a building; what stands there is destroyed (PU-7.7.1, PU-10.3.6, PU-10.3.9). */
function placePatch(m: M, seat: Seat, cell: Cell): void {
  const area = m.table.areas[seat];
  if (meteoriteHere(area, cell)) destroyMeteorite(m, seat, cell);
  area.cells[cell] = codeOf('biomass');
  area.patches.push(cell);
  m.tell({ type: 'patch-placed', seat, cell });
  clear(m, seat, cell);
}

export const patchItems: Handlings<'patch' | 'stored-patch'> = {
  patch: {
    possible: (table, seat, { card = false }) => uses(table, seat, { left: 1, stored: false, card }).length > 0,
    start(m, seat, { card = false }) {
      m.next(patch({ seat, left: 1, stored: false, card }));
    },
  },
  'stored-patch': {
    possible: ({ areas }, seat) => patchCells(areas[seat]).length > 0,
    start(m, seat) {
      m.next(patch({ seat, left: 1, stored: true, card: false }));
    },
  },
};

export const patchFrames = [patch];
