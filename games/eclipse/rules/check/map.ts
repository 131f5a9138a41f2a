import { DISCOVERIES, hexOf, SHIPS, STACKS, TRACKS } from '../../data/index.ts';
import { settledSquares } from '../cubes.ts';
import { shipsIn } from '../fleets.ts';
import { EDGES, opposite, turned } from '../map.ts';
import { inGame, speciesOf } from '../players.ts';
import type { Eclipse, Sector } from '../table.ts';

/** The map and what lies on it; tiles that exist once. */
export function mapFaults(table: Eclipse): string[] {
  const faults: string[] = [];
  table.map.forEach((sector, at) => {
    faults.push(...sectorFaults(table, sector, at).map((what) => `sector ${sector.id}: ${what}`));
  });
  for (const stack of STACKS) {
    const there = table.map.filter(({ id }) => hexOf(id).family === stack).length;
    if (there !== table.stacks[stack].placed.cards.length) faults.push(`${stack} hexes placed`);
  }
  const ancient = table.players.flatMap(ancientParts);
  if (new Set(ancient).size !== ancient.length) faults.push('an ancient part twice');
  if (table.traitor !== null && !inGame(table.players[table.traitor])) faults.push('the traitor is out of the game');
  faults.push(...takenFaults(table));
  return faults;
}

function sectorFaults(table: Eclipse, sector: Sector, at: number): string[] {
  const faults: string[] = [];
  if (sector.doors !== turned(hexOf(sector.id).doors, sector.rotation)) faults.push('wormholes');
  sector.near.forEach((near, edge) => {
    const [q, r] = [sector.q + EDGES[edge][0], sector.r + EDGES[edge][1]];
    if (near !== table.map.findIndex((other) => other.q === q && other.r === r)) faults.push('a wrong neighbour');
    if (near >= 0 && table.map[near].near[opposite(edge)] !== at) faults.push('a one-sided neighbour');
  });
  if (table.map.findIndex(({ id }) => id === sector.id) !== at) faults.push('placed twice');
  if (sector.disc === null && settledSquares(sector).length > 0) faults.push('cubes without a disc');
  if (sector.discovery.cards.length > 1) faults.push('two discovery tiles');
  if ((sector.npc?.count ?? 1) < 1) faults.push('an empty force');
  if (sector.fleets.some((fleet) => shipsIn(fleet) < 1 || SHIPS.some((ship) => fleet[ship] < 0)))
    faults.push('an empty fleet');
  if (new Set(sector.fleets.map(({ seat }) => seat)).size !== sector.fleets.length) faults.push('a fleet twice');
  return faults;
}

const ANCIENT = Object.keys(DISCOVERIES)
  .filter((id) => id.startsWith('part_'))
  .map((id) => id.slice('part_'.length));

function ancientParts({ blueprints, stored }: Eclipse['players'][number]): string[] {
  const tiles = SHIPS.flatMap((ship) => [...blueprints[ship].tiles, blueprints[ship].muon ? 'muon_source' : null]);
  return [...tiles, ...stored].filter((part): part is (typeof stored)[number] => ANCIENT.includes(part ?? ''));
}

/** Technology tiles on boards are those taken from the tray. */
function takenFaults({ players, techs }: Eclipse): string[] {
  const owned = players.flatMap((player) =>
    TRACKS.flatMap((track) => player.techs[track].filter((tech) => tech !== speciesOf(player).techs[track])),
  );
  return owned.sort().join() === techs.taken.cards.slice().sort().join() ? [] : ['technologies taken'];
}
