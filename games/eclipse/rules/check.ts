import { isOneOf, type Match, type Seat } from '@orrery/kernel';
import {
  ACTIONS,
  BOX,
  DISCOVERIES,
  hexOf,
  RESOURCES,
  SHIPS,
  STACKS,
  TECH_SLOTS,
  TRACK_SPACES,
  TRACKS,
} from '../data/index.ts';
import { settledSquares } from './cubes.ts';
import { fits } from './diplomacy.ts';
import { illegalShips, partsFor } from './lookups/blueprint.ts';
import { fleetOf, shipsIn, shipsOnMap } from './lookups/fleets.ts';
import { EDGES, opposite, sectorOf, turned } from './lookups/map.ts';
import { inGame, knows, speciesOf } from './lookups/players.ts';
import type { Player, Sector, Table } from './table.ts';
import type { Eclipse } from './vocabulary.ts';

/** What is wrong with a table: pieces that do not add up, limits broken, parts that contradict each other. */
export function check({ table }: Pick<Match<Eclipse>, 'table'>): string[] {
  if (table.phase === 'setup') return [];
  const faults = [...mapFaults(table), ...battleFaults(table)];
  table.players.forEach((player, seat) => {
    if (player.out === null) faults.push(...pieceFaults(table, seat), ...boardFaults(table, seat));
  });
  return faults;
}

/** The map and what lies on it; tiles that exist once. */
function mapFaults(table: Table): string[] {
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

function sectorFaults(table: Table, sector: Sector, at: number): string[] {
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

function ancientParts({ blueprints, stored }: Table['players'][number]): string[] {
  const tiles = SHIPS.flatMap((ship) => [...blueprints[ship].tiles, blueprints[ship].muon ? 'muon_source' : null]);
  return [...tiles, ...stored].filter((part): part is (typeof stored)[number] => ANCIENT.includes(part ?? ''));
}

/** Technology tiles on boards are those taken from the tray. */
function takenFaults({ players, techs }: Table): string[] {
  const owned = players.flatMap((player) =>
    TRACKS.flatMap((track) => player.techs[track].filter((tech) => tech !== speciesOf(player).techs[track])),
  );
  return owned.sort().join() === techs.taken.cards.slice().sort().join() ? [] : ['technologies taken'];
}

/** Cubes, discs, ships and colony ships of a player in the game are all somewhere (ECL-2.2, 2.3). */
function pieceFaults(table: Table, seat: Seat): string[] {
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

/** A species board: technologies, blueprints, reputation track. */
function boardFaults(table: Table, seat: Seat): string[] {
  const player = table.players[seat];
  const faults: string[] = [];
  const fault = (what: string) => faults.push(`seat ${seat}: ${what}`);
  const techs = TRACKS.flatMap((track) => player.techs[track]);
  if (new Set(techs).size !== techs.length) fault('a technology twice');
  if (TRACKS.some((track) => player.techs[track].length > TECH_SLOTS)) fault('a technology track too long');
  for (const track of TRACKS) {
    const printed = speciesOf(player).techs[track];
    if (printed !== undefined && !knows(player, printed)) fault(`lost ${printed}`);
  }

  // Only in the middle of an own Upgrade activation may a blueprint be illegal (ECL-9.4).
  const upgrading = table.turn?.seat === seat && table.turn.action === 'upgrade';
  const illegal = illegalShips(player);
  if (illegal.length > 0 && !upgrading) fault(`illegal ${illegal.join(', ')}`);
  const known = partsFor(player);
  for (const ship of SHIPS)
    for (const tile of player.blueprints[ship].tiles)
      if (tile !== null && !known.includes(tile) && !isAncient(table, tile)) fault(`unknown part ${tile}`);

  // Only while relations begin may a track be too full or relations one-sided (ECL-14.3, 14.4).
  const dealing = (table.turn?.proposed.length ?? 0) > 0;
  if (!dealing && !fits(player, player.ambassadors.length, player.reputation.cards.length)) fault('no such track');
  if (player.ambassadors.length > BOX.ambassadors) fault('too many ambassadors');
  if (new Set(player.ambassadors).size !== player.ambassadors.length) fault('the same ambassador twice');
  if (!dealing && player.ambassadors.some((other) => !table.players[other].ambassadors.includes(seat)))
    fault('one-sided relations');
  if (player.resting && !player.passed) fault('rests without having passed');
  return faults;
}

/** The discovery tile of an ancient part in play is used up. */
const isAncient = ({ discoveries }: Table, part: string): boolean => isOneOf(discoveries.used.cards, `part_${part}`);

/** The running battle and the sector it is fought over agree. */
function battleFaults(table: Table): string[] {
  const { battle } = table;
  if (battle === null) return [];
  const sector = sectorOf(table, battle.sector);
  return battle.parties.flatMap(({ seat, units }) => {
    const faults: string[] = [];
    for (const { damage, values } of units)
      if (damage.some((points) => points > values.hull || points < 0)) faults.push('a dead ship still fights');
    const inUnits = (ship: string) => units.find((unit) => unit.ship === ship)?.damage.length ?? 0;
    if (seat === null) {
      if ((sector.npc?.count ?? 0) !== units[0].damage.length) faults.push('a force of another size');
    } else {
      const fleet = fleetOf(sector, seat);
      for (const ship of SHIPS) if ((fleet?.[ship] ?? 0) !== inUnits(ship)) faults.push(`${ship}s of seat ${seat}`);
    }
    return faults.map((fault) => `battle of ${battle.sector}: ${fault}`);
  });
}
