import { deploy, deployCells, enter, relocationCells } from '../rovers.ts';
import { destroyRover as destroy } from '../tokens.ts';
import { question } from '../vocabulary.ts';
import type { Handlings } from './item.ts';

const inOrder = (a: number, b: number): number => a - b;

/** PU-7.5.1 */
const deployRover = question('deploy-rover', {
  rule: 'PU-7.5.1',
  answers: (m, { seat }) => deployCells(m.table.areas[seat]).map((cell) => ({ cell })),
  take(m, { seat }, { cell }) {
    deploy(m, seat, cell);
  },
});

/** PU-12.1.5: optional. */
const relocateRover = question('relocate-rover', {
  rule: 'PU-12.1.5',
  answers: (m, { seat }) => [...m.table.areas[seat].rovers.map(({ at }) => ({ from: at })), { stay: true as const }],
  take(m, { seat }, answer) {
    if ('from' in answer) m.next(relocateTo({ seat, from: answer.from }));
  },
});

const relocateTo = question('relocate-to', {
  rule: 'PU-12.1.5',
  answers: (m, { seat }) => relocationCells(m.table, seat).map((cell) => ({ cell })),
  take(m, { seat, from }, { cell }) {
    m.tell({ type: 'rover-jumped', seat, from, to: cell });
    enter(m, seat, from, cell);
  },
});

/** PU-13.4.8: only with two rovers or more on the planet. */
const destroyRover = question('destroy-rover', {
  rule: 'PU-13.4.8',
  answers: (m, { seat }) =>
    m.table.areas[seat].rovers
      .map(({ at }) => at)
      .sort(inOrder)
      .map((cell) => ({ cell })),
  take(m, { seat }, { cell }) {
    destroy(m, seat, cell);
  },
});

export const roverItems: Handlings<'deploy' | 'relocate' | 'destroy-rover'> = {
  deploy: {
    possible: ({ areas }, seat) => deployCells(areas[seat]).length > 0,
    start(m, seat) {
      m.next(deployRover({ seat }));
    },
  },
  relocate: {
    optional: true,
    possible: (table, seat) => table.areas[seat].rovers.length > 0 && relocationCells(table, seat).length > 0,
    start(m, seat) {
      m.next(relocateRover({ seat }));
    },
  },
  'destroy-rover': {
    possible: ({ areas }, seat) => areas[seat].rovers.length > 1,
    start(m, seat) {
      m.next(destroyRover({ seat }));
    },
  },
};

export const roverItemFrames = [deployRover, relocateRover, relocateTo, destroyRover];
