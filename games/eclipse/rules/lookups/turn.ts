import type { Seat } from '@orrery/kernel';
import { ACTIONS, type Action } from '../../data/index.ts';
import { buildable } from '../build.ts';
import { colonies } from '../colony.ts';
import { discMoves } from '../influence.ts';
import { departures } from '../move.ts';
import { researchable } from '../research.ts';
import type { Seen } from '../table.ts';
import { installs } from '../upgrade.ts';
import { zones } from './explore.ts';

const POSSIBLE: { readonly [action in Action]: (table: Seen, seat: Seat) => boolean } = {
  explore: (table, seat) => zones(table, seat).length > 0,
  research: (table, seat) => researchable(table, seat).length > 0,
  upgrade: (table, seat) => installs(table.players[seat]).length > 0,
  build: (table, seat) => buildable(table, seat).length > 0,
  move: (table, seat) => departures(table, seat).length > 0,
  influence: (table, seat) => discMoves(table, seat).length > 0 || table.players[seat].colony.used > 0,
};

/** Actions that would only cost their disc now (ECL-D55); the seat may trade first and change that. */
export const idleActions = (table: Seen, seat: Seat): Action[] =>
  ACTIONS.filter((action) => !POSSIBLE[action](table, seat));

/** Colony ships that lie ready while there is a square for them. */
export const unusedColonyShips = (table: Seen, seat: Seat): number =>
  colonies(table, seat).length > 0 ? table.players[seat].colony.ready : 0;
