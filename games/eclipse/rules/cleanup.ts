import type { Frame, Seat } from '@orrery/kernel';
import { ACTIONS, RESOURCES, SETUP } from '../data/index.ts';
import { returnCubes } from './cubes.ts';
import { inGame } from './lookups/players.ts';
import type { M } from './table.ts';
import { drawTechs } from './techs.ts';
import { type ReturnOrigin, step } from './vocabulary.ts';

/** ECL-18.5: technologies, discs, cubes, then all is made ready; only a cube whose track is full asks. */
export function resetBoards(m: M): Frame[] {
  const { table } = m;
  drawTechs(m, table, SETUP[m.seats].techsPerCleanup);
  const seats = table.players.flatMap((player, seat) => (inGame(player) ? [seat] : []));
  for (const seat of seats) returnDiscs(m, seat);
  return [...seats.map((seat) => emptyGraveyards({ seat })), makeReady({})];
}

function returnDiscs(m: M, seat: Seat): void {
  const player = m.table.players[seat];
  for (const space of [...ACTIONS, 'reaction'] as const) {
    player.discs += player.spent[space];
    player.spent[space] = 0;
  }
}

/** ECL-18.2 */
export const emptyGraveyards = step<{ seat: Seat }>('empty-graveyards', (m, { seat }) => {
  const { graveyard } = m.table.players[seat];
  const cubes = RESOURCES.flatMap((resource) => Array<ReturnOrigin>(graveyard[resource]).fill(resource));
  for (const resource of RESOURCES) graveyard[resource] = 0;
  m.next(...returnCubes(m, seat, cubes, 'track'));
});

/** ECL-18.3 */
export const makeReady = step('make-ready', ({ table }) => {
  for (const player of table.players) {
    player.colony.ready += player.colony.used;
    player.colony.used = 0;
    player.passed = false;
    player.resting = false;
  }
});
