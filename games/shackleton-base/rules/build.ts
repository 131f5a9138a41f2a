import { present } from '@orrery/kernel';
import {
  ASTRONAUTS,
  type Astronaut,
  BONUS_ASTRONAUT,
  BUILDING,
  BUILDINGS,
  type BuildingId,
  PLACES,
  SECTOR,
  SECTORS,
  type SectorId,
} from '../data/index.ts';
import { firing } from './agenda.ts';
import { commandWindow, stranded } from './command.ts';
import { inPlay } from './corporations/index.ts';
import { laboratoriesOf, resolve } from './effects.ts';
import { spendEnergy } from './energy.ts';
import { leaderAbility } from './lookups/abilities.ts';
import { buildingPrices, placesFor } from './lookups/building.ts';
import { sectorFault, tokensAround } from './lookups/crater.ts';
import { affords, robotWorth, shortOf } from './lookups/paying.ts';
import { freeInNewBuilding, isBuilt, unbuilt } from './lookups/players.ts';
import { pay } from './payment.ts';
import type { M, SeenPlayer, Table, Who } from './table.ts';
import { activateToken, placeToken } from './tokens.ts';
import { question, step } from './vocabulary.ts';

/** The steps of Build after its command space (SHB-6.3.1). */
export const buildFrames = (who: Who, astronaut: Astronaut) => [
  commandWindow({ seat: who, command: 'build' }),
  chooseBuilding({ seat: who }),
  firing({ who, trigger: 'afterBuild', context: {} }),
  ...(astronaut === BONUS_ASTRONAUT.build ? [beginEngineerBonus({ who })] : []),
];

// ------------------------------------------------------------- which building, and where

const prices = (table: Table, who: Who, building: BuildingId) => {
  const player = table.players[who];
  const worth = robotWorth(player);
  return buildingPrices(player, BUILDING[building].cost).filter(({ price }) => affords(player.stock, price, worth));
};

/** Sectors and slots where the building may go now: unpowered ones need a panel on the centre hex (SHB-6.2.2). */
function sitesNow(table: Table, who: Who, building: BuildingId) {
  const { powered, unpowered, aboard } = placesFor(table, who, building);
  const withPower = table.panels.centre > 0 ? SECTORS.map(({ id }) => id) : powered;
  return { sectors: withPower.filter((id) => powered.includes(id) || unpowered.includes(id)), aboard };
}

function buildingFault(table: Table, who: Who, building: BuildingId) {
  const { cost } = BUILDING[building];
  if (table.energy < (cost.energy ?? 0) || prices(table, who, building).length === 0) return shortOf(table, who, cost);
  const { sectors, aboard } = sitesNow(table, who, building);
  return sectors.length + aboard.length === 0 ? ({ why: 'no-sector' } as const) : undefined;
}

/** Why a building is not up for choice at all (SHB-6.3.2). */
const outOfTurn = (player: SeenPlayer) => {
  const next = unbuilt(player);
  return BUILDINGS.filter((building) => !next.includes(building)).map((building) => ({
    answer: { building },
    rule: 'SHB-6.3.2',
    why: isBuilt(player, building) ? ('built-already' as const) : ('domes-in-order' as const),
  }));
};

export const chooseBuilding = question('choose-building', {
  rule: 'SHB-16.13',
  answers: (m, { seat }) =>
    unbuilt(m.table.players[seat])
      .filter((building) => !buildingFault(m.table, seat, building))
      .map((building) => ({ building })),
  take: (m, { seat }, { building }) => m.next(chooseSector({ seat, building })),
  none: stranded,
  barred: (m, { seat }) => [
    ...unbuilt(m.table.players[seat]).flatMap((building) => {
      const fault = buildingFault(m.table, seat, building);
      return fault ? [{ answer: { building }, rule: 'SHB-6.3.3', ...fault }] : [];
    }),
    ...outOfTurn(m.table.players[seat]),
  ],
});

export const chooseSector = question('choose-sector', {
  rule: 'SHB-16.14',
  answers(m, { seat, building }) {
    const { sectors, aboard } = sitesNow(m.table, seat, building);
    return [...sectors.map((sector) => ({ sector })), ...aboard.map((slot) => ({ slot }))];
  },
  none: stranded,
  take(m, { seat, building }, answer) {
    const sector = 'sector' in answer ? answer.sector : null;
    if (sector && !m.table.sectors[sector].powered) movePanel(m, seat, sector);
    const slot = 'slot' in answer ? answer.slot : null;
    m.next(
      substitute({ seat, building, ...leaderPrice(m.table, seat) }),
      placeBuilding({ who: seat, building, sector, slot }),
      moveAstronautsIn({ seat, building }),
    );
  },
  barred: (m, { seat, building }) =>
    SECTORS.flatMap(({ id }) => {
      const why = darkOrFull(m.table, seat, building, id);
      return why ? [{ answer: { sector: id }, rule: why === 'no-power' ? 'SHB-6.2.2' : 'SHB-6.3.3', why }] : [];
    }),
});

function darkOrFull(table: Table, who: Who, building: BuildingId, sector: SectorId) {
  const dark = !table.sectors[sector].powered && table.panels.centre === 0;
  return sectorFault(table, who, BUILDING[building].size, sector) ?? (dark ? 'no-power' : undefined);
}

/** A panel of the centre hex powers the sector; it costs nothing (SHB-6.2.2). */
function movePanel(m: M, who: Who, sector: SectorId): void {
  m.table.panels.centre -= 1;
  m.table.sectors[sector].powered = true;
  m.tell({ type: 'panel-moved', who, sector });
}

// ------------------------------------------------------------- paying

/** What a replaced unit costs. */
function leaderPrice({ players }: Table, who: Who) {
  const { leader } = players[who];
  const ability = leaderAbility(players[who]);
  const [effect] = ability?.kind === 'optional' ? ability.effect : [];
  return { leader: leader ?? '', credits: effect?.op === 'substitute' ? effect.credits : 0 };
}

/** Which units are paid with credits (SHB-12.7); the plain price where no leader helps. */
export const substitute = question('substitute-resource', {
  rule: 'SHB-16.15',
  answers: (m, { seat, building }) => prices(m.table, seat, building).map(({ replaced }) => replaced),
  none: stranded,
  take(m, { seat, building, leader }, { titanium, rareEarth }) {
    const { cost } = BUILDING[building];
    const way = buildingPrices(m.table.players[seat], cost).find(
      ({ replaced }) => replaced.titanium === titanium && replaced.rareEarth === rareEarth,
    );
    if (!way) throw new Error('SHB-12.7: no such replacement');
    if (titanium + rareEarth > 0) m.tell({ type: 'leader-used', who: seat, leader });
    spendEnergy(m, seat, cost.energy ?? 0);
    pay(m, seat, way.price, 'building');
  },
});

// ------------------------------------------------------------- placing and its effect

export const placeBuilding = step<{ who: Who; building: BuildingId; sector: SectorId | null; slot: string | null }>(
  'place-building',
  (m, { who, building, sector, slot }) => {
    const turn = present(m.table.turn, 'turn');
    turn.built = { building, sector, filled: 0 };
    if (sector) putBuilding(m, who, building, sector);
    m.tell({ type: 'building-built', who, building, sector });
    m.next(buildingEffect({ who, building }));
    if (slot) {
      m.table.players[who].buildings[building] = 'ship';
      inPlay(m.table)
        .find(({ sites }) => sites)
        ?.sites?.put(m, who, building, slot);
    }
  },
);

export function putBuilding(m: M, who: Who, building: BuildingId, sector: SectorId): void {
  m.table.sectors[sector].buildings.push({ owner: who, building });
  m.table.players[who].buildings[building] = sector;
}

/** A dome's bonus, the upgraded leader, or the laboratories (SHB-6.3.7, SHB-6.3.8). */
export const buildingEffect = step<{ who: Who; building: BuildingId }>('building-effect', (m, { who, building }) => {
  const { type, instant = [] } = BUILDING[building];
  if (type === 'laboratory') m.next(orderLabAbilities({ seat: who, left: laboratoriesOf(m.table, who) }));
  else resolve(m, who, instant);
});

export const orderLabAbilities = question('order-lab-abilities', {
  rule: 'SHB-16.16',
  answers: (_, { left }) => left.map((laboratory) => ({ laboratory })),
  take(m, { seat, left }, { laboratory }) {
    m.next(orderLabAbilities({ seat, left: left.filter((other) => other !== laboratory) }));
    resolve(m, seat, BUILDING[laboratory].instant ?? []);
  },
});

/** Own astronauts into the new building, at once or not before upkeep (SHB-6.3.6). */
export const moveAstronautsIn = question('move-astronauts-in', {
  rule: 'SHB-16.17',
  answers(m, { seat, building }) {
    if (freeInNewBuilding(m.table) <= 0) return [];
    const { base } = m.table.players[seat];
    const target = BUILDING[building].place;
    const moves = PLACES.filter((place) => place !== target).flatMap((from) =>
      ASTRONAUTS.filter((astronaut) => base[from][astronaut] > 0).map((astronaut) => ({ from, astronaut })),
    );
    return moves.length > 0 ? [...moves, { stop: true as const }] : [];
  },
  take(m, { seat, building }, answer) {
    if ('stop' in answer) return;
    const { base } = m.table.players[seat];
    const to = BUILDING[building].place;
    base[answer.from][answer.astronaut] -= 1;
    base[to][answer.astronaut] += 1;
    builtNow(m.table).filled += 1;
    m.tell({ type: 'astronaut-moved', who: seat, ...answer, to });
    m.next(moveAstronautsIn({ seat, building }));
  },
});

function builtNow({ turn }: Table) {
  if (!turn?.built) throw new Error('SHB-6.3.6: nothing was built');
  return turn.built;
}

// ------------------------------------------------------------- the Engineer's bonus (SHB-6.3.9)

export const beginEngineerBonus = step<{ who: Who }>('begin-engineer-bonus', (m, { who }) => {
  const sector = m.table.turn?.built?.sector;
  if (sector) m.next(engineerBonus({ seat: who, sector }));
});

export const engineerBonus = question('engineer-bonus', {
  rule: 'SHB-16.19',
  answers(m, { sector }) {
    const { table } = m;
    const empty = SECTOR[sector].tokenSpots.filter((spot) => !table.tokens[spot]);
    return table.corporations.flatMap(({ id: corporation, tokens }) => {
      const there = tokensAround(table, sector).filter((spot) => table.tokens[spot].corporation === corporation);
      // (b) and (c): a token of the corporation is there; (a): its next token goes on an empty spot.
      const spots = there.length > 0 ? there : tokens.length > 0 ? empty : [];
      return spots.map((spot) => ({ corporation, spot }));
    });
  },
  take(m, { seat }, { corporation, spot }) {
    if (!m.table.tokens[spot]) placeToken(m, seat, corporation, spot);
    activateToken(m, seat, spot);
  },
});
