import { CELLS, hasSymbol, meteoriteHere, roverHere, SIZE, xOf, yOf } from '../lookups/ground.ts';
import { meteoriteCells } from '../lookups/tokens.ts';
import type { AreaView, Cell } from '../table.ts';
import { activeTech } from '../techs.ts';
import { collectMeteorite as collect, destroyMeteorite, destroyRover, liftMeteorite } from '../tokens.ts';
import { type Line, question } from '../vocabulary.ts';
import type { Handlings } from './item.ts';

/** PU-10.5.7, PU-10.9.3: from any cell, loaded or not. */
const collectMeteorite = question('collect-meteorite', {
  rule: 'PU-10.5.7',
  answers: (m, { seat }) => meteoriteCells(m.table.areas[seat]).map((cell) => ({ cell })),
  take(m, { seat }, { cell }) {
    liftMeteorite(m, seat, cell);
    collect(m, seat, cell);
  },
});

/** PU-12.1.6 Meteor Defense Program, one at a time. */
const destroyOne = question('destroy-meteorite', {
  rule: 'PU-12.1.6',
  answers: (m, { seat }) => meteoriteCells(m.table.areas[seat]).map((cell) => ({ cell })),
  take(m, { seat, left }, { cell }) {
    destroyMeteorite(m, seat, cell);
    if (left > 1) m.next(destroyOne({ seat, left: left - 1 }));
  },
});

const lies = ({ line, at }: Line, cell: Cell): boolean => (line === 'row' ? yOf(cell) : xOf(cell)) === at;

/** Rows and columns with a meteorite. */
function lines(area: AreaView): Line[] {
  const cells = meteoriteCells(area);
  return (['row', 'column'] as const)
    .flatMap((line) => Array.from({ length: SIZE }, (_, at): Line => ({ line, at })))
    .filter((line) => cells.some((cell) => lies(line, cell)));
}

/** PU-12.1.6 Landing Zone Approved */
const destroyLine = question('destroy-line', {
  rule: 'PU-12.1.6',
  answers: (m, { seat }) => lines(m.table.areas[seat]),
  take(m, { seat }, line) {
    const area = m.table.areas[seat];
    for (const cell of meteoriteCells(area))
      while (lies(line, cell) && meteoriteHere(area, cell)) destroyMeteorite(m, seat, cell);
  },
});

/** PU-13.4.2: visible symbols without a meteorite. */
function freeSymbols(area: AreaView): Cell[] {
  if (activeTech(area, 'no-meteorites')) return [];
  return Array.from({ length: CELLS }, (_, cell) => cell).filter(
    (cell) => hasSymbol(area.cells[cell]) && !meteoriteHere(area, cell),
  );
}

const addMeteorite = question('add-meteorite', {
  rule: 'PU-13.4.2',
  answers: (m, { seat }) => freeSymbols(m.table.areas[seat]).map((cell) => ({ cell })),
  take(m, { seat }, { cell }) {
    const area = m.table.areas[seat];
    if (roverHere(area, cell)) destroyRover(m, seat, cell);
    area.meteorites.push(cell);
    m.tell({ type: 'meteorite-landed', seat, cell });
  },
});

export const meteoriteItems: Handlings<'meteorite' | 'destroy-meteorites' | 'destroy-line' | 'add-meteorite'> = {
  meteorite: {
    possible: ({ areas }, seat) => meteoriteCells(areas[seat]).length > 0,
    start(m, seat) {
      m.next(collectMeteorite({ seat }));
    },
  },
  'destroy-meteorites': {
    possible: ({ areas }, seat) => meteoriteCells(areas[seat]).length > 0,
    start(m, seat, { count }) {
      m.next(destroyOne({ seat, left: count }));
    },
  },
  'destroy-line': {
    possible: ({ areas }, seat) => meteoriteCells(areas[seat]).length > 0,
    start(m, seat) {
      m.next(destroyLine({ seat }));
    },
  },
  'add-meteorite': {
    possible: ({ areas }, seat) => freeSymbols(areas[seat]).length > 0,
    start(m, seat) {
      m.next(addMeteorite({ seat }));
    },
  },
};

export const meteoriteFrames = [collectMeteorite, destroyOne, destroyLine, addMeteorite];
