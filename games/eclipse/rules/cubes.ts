import type { Frame, Seat } from '@orrery/kernel';
import { hexOf, RESOURCES, type Resource, TRACK_SPACES } from '../data/index.ts';
import type { M, Sector, SeenPlayer } from './table.ts';
import { question, type ReturnOrigin, type SquareId } from './vocabulary.ts';

type Place = 'track' | 'graveyard';

/** Coloured cubes first, then gray, Orbital, ambassador (ECL-D53). */
const ORDER: readonly ReturnOrigin[] = [...RESOURCES, 'gray', 'orbital', 'ambassador'];

const ORBITAL_TRACKS: readonly Resource[] = ['science', 'money'];

/** Where the owner may put a cube that leaves the map (ECL-3.2.5, 3.2.3, 3.2.8); which space of the track is not stored (ECL-D44). */
function placesFor(player: SeenPlayer, origin: ReturnOrigin, place: Place): readonly Resource[] {
  const own =
    origin === 'orbital' ? ORBITAL_TRACKS : origin === 'gray' || origin === 'ambassador' ? RESOURCES : [origin];
  if (place === 'graveyard') return own;
  const roomy = (tracks: readonly Resource[]) => tracks.filter((track) => player.tracks[track] < TRACK_SPACES);
  const fitting = roomy(own);
  return fitting.length > 0 ? fitting : roomy(RESOURCES);
}

/** Gives cubes back to their owner: forced ones at once, the rest as frames that ask. */
export function returnCubes(m: M, seat: Seat, cubes: readonly ReturnOrigin[], place: Place): Frame[] {
  m.table.players[seat].inHand += cubes.length;
  return putForced(
    m,
    seat,
    cubes.slice().sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)),
    place,
  );
}

function putForced(m: M, seat: Seat, cubes: readonly ReturnOrigin[], place: Place): Frame[] {
  for (let i = 0; i < cubes.length; i++) {
    const places = placesFor(m.table.players[seat], cubes[i], place);
    if (places.length > 1) return [returnCube({ seat, cubes: cubes.slice(i), place })];
    putCube(m, seat, places[0], place);
  }
  return [];
}

function putCube(m: M, seat: Seat, cube: Resource, place: Place): void {
  const player = m.table.players[seat];
  player.inHand -= 1;
  (place === 'track' ? player.tracks : player.graveyard)[cube] += 1;
  m.tell({ type: 'cube-returned', seat, cube, place });
}

export const returnCube = question('return-cube', {
  rule: 'ECL-3.2.5',
  answers: ({ table }, { seat, cubes, place }) =>
    placesFor(table.players[seat], cubes[0], place).map((cube) => ({ cube })),
  take(m, { seat, cubes, place }, { cube }) {
    putCube(m, seat, cube, place);
    m.next(...putForced(m, seat, cubes.slice(1), place));
  },
});

export const originOf = (sector: Pick<Sector, 'id'>, square: SquareId): ReturnOrigin =>
  square === 'orbital' ? 'orbital' : hexOf(sector.id).squares[square].type;

/** Squares of a sector with a cube on them, the Orbital last. */
export function settledSquares(sector: { readonly cubes: readonly boolean[]; readonly orbital: string }): SquareId[] {
  const squares: SquareId[] = [];
  for (let i = 0; i < sector.cubes.length; i++) if (sector.cubes[i]) squares.push(i);
  if (sector.orbital === 'settled') squares.push('orbital');
  return squares;
}

/** Takes a cube off its square. */
export function liftCube(sector: Sector, square: SquareId): void {
  if (square === 'orbital') sector.orbital = 'empty';
  else sector.cubes[square] = false;
}

/** A disc leaves a sector for the influence track: the cubes there go with it (ECL-3.3.4). */
export function giveUp(m: M, seat: Seat, sector: Sector): Frame[] {
  sector.disc = null;
  m.table.players[seat].discs += 1;
  const squares = settledSquares(sector);
  for (const square of squares) liftCube(sector, square);
  return returnCubes(
    m,
    seat,
    squares.map((square) => originOf(sector, square)),
    'track',
  );
}
