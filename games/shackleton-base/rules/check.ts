import type { Match } from '@orrery/kernel';
import {
  ASTRONAUTS,
  BUILDING,
  BUILDINGS,
  CORPORATION,
  ENERGY,
  FILES,
  PANELS,
  PLACES,
  playerCount,
  REPUTATION,
  RESOURCES,
  SECTORS,
  TIERS,
} from '../data/index.ts';
import { inPlay } from './corporations/index.ts';
import { sectorUnits } from './lookups/crater.ts';
import { goalFacts } from './lookups/goals.ts';
import { crewSize, freeSlots, inCrater, seatsOf } from './lookups/players.ts';
import type { Table } from './table.ts';
import type { ShackletonBase } from './vocabulary.ts';

/** What must hold at every moment of a game; sentences about what does not. */
export function check({ table }: Pick<Match<ShackletonBase>, 'table'>): string[] {
  return [
    ...sectors(table),
    ...panels(table),
    ...tokens(table),
    ...players(table),
    ...goals(table),
    ...tracks(table),
    ...inPlay(table).flatMap((corporation) => corporation.check?.(table) ?? []),
  ];
}

function sectors(table: Table): string[] {
  const wrong: string[] = [];
  const capacity = FILES.board.constants.sectorCapacity ?? Number.POSITIVE_INFINITY;
  for (const { id } of SECTORS) {
    const { buildings, farm, powered } = table.sectors[id];
    if (sectorUnits(table, id) > capacity) wrong.push(`SHB-2.27: ${id} is overfull`);
    const sizes = buildings.map(({ building }) => BUILDING[building].size);
    if (new Set(sizes).size < sizes.length) wrong.push(`SHB-6.3.3: two of a size in ${id}`);
    const owners = buildings.map(({ owner }) => owner);
    if (new Set(owners).size < owners.length) wrong.push(`SHB-6.3.3: two of one owner in ${id}`);
    if (!powered && (buildings.length > 0 || farm)) wrong.push(`SHB-6.2.1: ${id} has no power`);
    for (const { owner, building } of buildings)
      if (owner !== null && table.players[owner].buildings[building] !== id)
        wrong.push(`${building} of ${owner} is not where ${id} says`);
  }
  return wrong;
}

/** Every panel is on the rim, on the centre hex, in a sector or aboard (SHB-18.30). */
function panels(table: Table): string[] {
  const { taken, centre } = table.panels;
  const used = centre + SECTORS.filter(({ id }) => table.sectors[id].powered).length;
  const aboard = inPlay(table).reduce((sum, corporation) => sum + (corporation.panels?.(table) ?? 0), 0);
  return used + aboard === taken && taken <= PANELS.length && centre >= 0
    ? []
    : [`SHB-2.4: ${taken} panels left the rim, ${used + aboard} are there`];
}

function tokens(table: Table): string[] {
  return table.corporations.flatMap(({ id, tokens: left }) => {
    const out = Object.values(table.tokens).filter(({ corporation }) => corporation === id).length;
    const all = CORPORATION[id].tokensOnCorpBoardAtStart + 1;
    return left.length + out === all ? [] : [`SHB-3.2.2: ${left.length + out} tokens of ${id} instead of ${all}`];
  });
}

function players(table: Table): string[] {
  const wrong: string[] = [];
  table.players.forEach((player, who) => {
    for (const resource of RESOURCES)
      if (player.stock[resource] < 0) wrong.push(`${who} has ${player.stock[resource]} ${resource}`);
    if (player.vp < 0) wrong.push(`SHB-9.1.2: ${who} has ${player.vp} VP`);
    if (player.reputation < REPUTATION.min || player.reputation > REPUTATION.max)
      wrong.push(`SHB-9.1: Reputation of ${who} is ${player.reputation}`);
    for (const place of PLACES) {
      if (freeSlots(player, place) < 0) wrong.push(`SHB-2.32: too many in ${place} of ${who}`);
      if (ASTRONAUTS.some((type) => player.base[place][type] < 0)) wrong.push(`fewer than none in ${place} of ${who}`);
    }
    for (const crew of [player.shuttle, player.arrivals])
      if (ASTRONAUTS.some((type) => crew[type] < 0)) wrong.push(`a crew of ${who} is negative`);
    for (const id of BUILDINGS) {
      const site = player.buildings[id];
      if (inCrater(site) && !table.sectors[site].buildings.some((one) => one.owner === who && one.building === id))
        wrong.push(`${id} of ${who} is not in ${site}`);
    }
    if (crewSize(player.shuttle) > 6) wrong.push(`SHB-4.2: ${who} has more than 6 astronauts`);
  });
  return wrong;
}

function goals(table: Table): string[] {
  const count = playerCount(seatsOf(table));
  return table.corporations.flatMap(({ id, goals: taken }) =>
    TIERS.flatMap((tier) => [
      ...(taken[tier].length <= goalFacts(id, tier).slotsByPlayers[count] ? [] : [`SHB-8.2: ${tier} goal of ${id}`]),
      ...table.players.flatMap((player, who) =>
        player.goals.filter(({ corporation }) => corporation === id).length <= 1
          ? []
          : [`SHB-8.1: two goals of ${who}`],
      ),
    ]),
  );
}

function tracks(table: Table): string[] {
  const wrong: string[] = [];
  if (table.energy < ENERGY.min || table.energy > ENERGY.max) wrong.push(`SHB-9.2: Energy is ${table.energy}`);
  const spaces = FILES['command-actions'].spacesByPlayers[playerCount(seatsOf(table))].length;
  for (const [command, line] of Object.entries(table.command))
    if (line.length > spaces) wrong.push(`SHB-6.1.1: too many at ${command}`);
  if (ASTRONAUTS.some((type) => table.gateway[type] < 0)) wrong.push('SHB-7.3: fewer than none on the Gateway');
  return wrong;
}
