import type { Seat } from '@orrery/kernel';
import { ACTIONS, BOX, RESOURCES, SHIPS, TRACK_SPACES } from '../../data/index.ts';
import { settledSquares } from '../cubes.ts';
import { shipsOnMap } from '../fleets.ts';
import { speciesOf } from '../players.ts';
import type { Eclipse, Player } from '../table.ts';

/** Cubes, discs, ships and colony ships of a player in the game are all somewhere (ECL-2.2, 2.3). */
export function pieceFaults(table: Eclipse, seat: Seat): string[] {
  const player = table.players[seat];
  const faults: string[] = [];
  const expect = (what: string, is: number, should: number) => {
    if (is !== should) faults.push(`seat ${seat}: ${what} ${is} instead of ${should}`);
  };
  const own = table.map.filter(({ disc }) => disc === seat);
  const settled = own.reduce((sum, sector) => sum + settledSquares(sector).length, 0);
  expect(
    'cubes',
    sum(player, 'tracks') + sum(player, 'graveyard') + player.inHand + settled + player.ambassadors.length,
    BOX.cubes,
  );
  const spent = [...ACTIONS, 'reaction' as const].reduce((total, space) => total + player.spent[space], 0);
  const { discs, colonyShips } = speciesOf(player);
  expect('discs', player.discs + player.spare + spent + own.length, discs + BOX.spareDiscs);
  expect('colony ships', player.colony.ready + player.colony.used, colonyShips);
  for (const ship of SHIPS) expect(`${ship}s`, player.supply[ship] + shipsOnMap(table, seat, ship), BOX.ships[ship]);
  const counts = [
    player.discs,
    player.spare,
    player.colony.ready,
    player.colony.used,
    ...RESOURCES.flatMap((resource) => [player.storage[resource], player.tracks[resource], player.graveyard[resource]]),
    ...SHIPS.map((ship) => player.supply[ship]),
  ];
  if (counts.some((count) => !Number.isInteger(count) || count < 0)) faults.push(`seat ${seat}: less than nothing`);
  for (const resource of RESOURCES)
    if (player.tracks[resource] > TRACK_SPACES) faults.push(`seat ${seat}: too many cubes on ${resource}`);
  return faults;
}

const sum = (player: Player, of: 'tracks' | 'graveyard'): number =>
  RESOURCES.reduce((total, resource) => total + player[of][resource], 0);
