import type { Frame, Seat } from '@orrery/kernel';
import { step } from '@orrery/kernel';
import { ACTIONS, RESOURCES, SETUP } from '../data/index.ts';
import { returnCubes } from './cubes.ts';
import { inGame } from './players.ts';
import { beginRound } from './round.ts';
import type { Eclipse, M } from './table.ts';
import { drawTechs } from './techs.ts';
import type { ReturnOrigin } from './vocabulary.ts';

/** ECL-18.5: technologies, discs, cubes, then all is made ready; only a cube whose track is full asks. */
export const cleanUp = step<Eclipse>('clean-up', (m) => {
  const { table } = m;
  table.phase = 'cleanup';
  drawTechs(m, table, SETUP[m.seats].techsPerCleanup);
  const seats = table.players.flatMap((player, seat) => (inGame(player) ? [seat] : []));
  for (const seat of seats) returnDiscs(m, seat);
  m.next(...seats.map((seat) => emptyGraveyards({ seat })), makeReady({}), beginRound({}));
});

function returnDiscs(m: M, seat: Seat): void {
  const player = m.table.players[seat];
  for (const space of [...ACTIONS, 'reaction'] as const) {
    player.discs += player.spent[space];
    player.spent[space] = 0;
  }
}

/** ECL-18.2 */
export const emptyGraveyards = step<Eclipse>('empty-graveyards', (m, frame) => {
  const seat = frame.seat as Seat;
  const { graveyard } = m.table.players[seat];
  const cubes = RESOURCES.flatMap((resource) => Array<ReturnOrigin>(graveyard[resource]).fill(resource));
  for (const resource of RESOURCES) graveyard[resource] = 0;
  const frames: Frame[] = returnCubes(m, seat, cubes, 'track');
  m.next(...frames);
});

/** ECL-18.3 */
export const makeReady = step<Eclipse>('make-ready', ({ table }) => {
  for (const player of table.players) {
    player.colony.ready += player.colony.used;
    player.colony.used = 0;
    player.passed = false;
    player.resting = false;
  }
});
