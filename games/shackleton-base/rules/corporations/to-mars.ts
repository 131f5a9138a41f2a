import { present, recordOf } from '@orrery/kernel';
import {
  ASTRONAUTS,
  type Astronaut,
  BUILDING,
  BUILDINGS,
  type BuildingId,
  CORPORATION,
  FILES,
  type Files,
  PANELS,
  PLACES,
  type Place,
  SPACE,
  soloCardOf,
} from '../../data/index.ts';
import { firing, later } from '../agenda.ts';
import { spacesFrom } from '../astrobot/search.ts';
import { modifiersOf } from '../lookups/abilities.ts';
import { canPay, reduced, shortOf } from '../lookups/paying.ts';
import { inCrater, isBot } from '../lookups/players.ts';
import { payCost } from '../payment.ts';
import { gainVp } from '../reputation.ts';
import type { M, Seen, Who } from '../table.ts';
import { type None, question, step } from '../vocabulary.ts';
import type { BotTurn, CorporationRules } from './contract.ts';

/** SHB-13.8. */
export type Board = {
  /** Which building stands in each slot of the modules in play; null if it is free. */
  slots: { [slot: string]: { owner: Who; building: BuildingId } | null };
  /** Whose astronauts sit in the seats of each type, from the first one. */
  crew: { [astronaut in Astronaut]: Who[] };
  /** Ship panels installed. */
  panels: number;
};

export type Questions = {
  /** SHB-16.35 */
  'choose-mars-option': {
    about: object;
    answer: { option: 'building'; building: BuildingId } | { option: 'panel' };
  };
  /** SHB-16.36: an astronaut just withdrawn, or (`arrival` null) one of the base. */
  'send-to-ship': {
    about: { arrival: Astronaut | null };
    answer: { to: 'ship' } | { to: 'base' } | { place: Place; astronaut: Astronaut } | None;
  };
  /** SHB-16.49 */
  'module-slot': { about: { building: BuildingId }; answer: { slot: string } };
};

export type Events = {
  'building-sent': { who: Who; building: BuildingId; slot: string; vp: number };
  'module-completed': { who: Who; module: string; points: number[] };
  'astronaut-boarded': { who: Who; astronaut: Astronaut; vp: number };
  'ship-panel-installed': { who: Who; panel: string };
};

type Module = Files['to-mars']['modules'][number];
const { modules, buildingVp, moduleComplete, crewSeatVp, shipPanels } = FILES['to-mars'];

const boardOf = <B>({ boards }: { readonly boards: { readonly 'to-mars'?: B } }): B =>
  present(boards['to-mars'], 'board of To Mars');

// ------------------------------------------------------------- modules

/** The modules that are in play (SHB-13.8.1). */
const inPlay = (table: Seen): Module[] =>
  modules.filter(({ slots }) => slots.some(({ id }) => id in boardOf(table).slots));
const isComplete = (table: Seen, { slots }: Module): boolean => slots.every(({ id }) => boardOf(table).slots[id]);
const completed = (table: Seen): number => inPlay(table).filter((module) => isComplete(table, module)).length;

export const freeSlots = (table: Seen, size: number): string[] =>
  inPlay(table).flatMap(({ slots }) =>
    slots.filter((slot) => slot.size === size && !boardOf(table).slots[slot.id]).map(({ id }) => id),
  );

const moduleOf = (slot: string): Module => {
  const module = modules.find(({ slots }) => slots.some(({ id }) => id === slot));
  if (!module) throw new Error(`no module with slot ${slot}`);
  return module;
};

export const aboard = (table: Seen, who: Who): number =>
  Object.values(boardOf(table).slots).filter((one) => one?.owner === who).length;
export const crewAboard = (table: Seen, who: Who): number =>
  ASTRONAUTS.reduce((sum, type) => sum + boardOf(table).crew[type].filter((owner) => owner === who).length, 0);

/** Own buildings in the crater that fit a free slot (SHB-13.8.2). */
export const sendable = (table: Seen, who: Who): BuildingId[] =>
  BUILDINGS.filter(
    (id) => inCrater(table.players[who].buildings[id]) && freeSlots(table, BUILDING[id].size).length > 0,
  );

/** Out of the crater: the sector keeps its panel, tokens and farm. */
function send(m: M, who: Who, building: BuildingId, slot: string): void {
  const { players, sectors } = m.table;
  const site = players[who].buildings[building];
  if (inCrater(site)) {
    const { buildings } = sectors[site];
    sectors[site].buildings = buildings.filter((one) => one.owner !== who || one.building !== building);
  }
  players[who].buildings[building] = 'ship';
  fill(m, who, building, slot);
}

/** Points for the building and, with the last slot, for the module (SHB-13.8.2, SHB-13.8.4). */
function fill(m: M, who: Who, building: BuildingId, slot: string): void {
  const { table } = m;
  const vp = buildingVp[BUILDING[building].size] ?? 0;
  boardOf(table).slots[slot] = { owner: who, building };
  m.tell({ type: 'building-sent', who, building, slot, vp });
  gainVp(m, who, vp);
  m.next(firing({ who, trigger: 'onSendBuilding', context: {} }));
  const module = moduleOf(slot);
  if (!isComplete(table, module)) return;
  const points = table.players.map(
    (_, other) =>
      moduleComplete.vpPerOwnBuildingInModule *
      module.slots.filter(({ id }) => boardOf(table).slots[id]?.owner === other).length,
  );
  m.tell({ type: 'module-completed', who, module: module.id, points });
  points.forEach((n, other) => {
    gainVp(m, other, n);
  });
  m.next(later(who, moduleComplete.completer));
}

const chooseMarsOption = question('choose-mars-option', {
  rule: 'SHB-16.35',
  answers: (m, { seat }) => [
    ...sendable(m.table, seat).map((building) => ({ option: 'building' as const, building })),
    ...(canInstall(m.table, seat) ? [{ option: 'panel' as const }] : []),
  ],
  take(m, { seat }, answer) {
    if (answer.option === 'building') return m.next(moduleSlot({ seat, building: answer.building }));
    m.next(later(seat, PANEL_ACTION.effect));
    payCost(m, seat, panelCost(m.table, seat), 'action');
  },
  barred(m, { seat }) {
    const { table } = m;
    const { buildings } = table.players[seat];
    const open = sendable(table, seat);
    const fault = canInstall(table, seat) ? undefined : panelFault(table, seat);
    return [
      ...BUILDINGS.filter((building) => inCrater(buildings[building]) && !open.includes(building)).map((building) => ({
        answer: { option: 'building' as const, building },
        ...{ rule: 'SHB-13.8.2', why: 'no-slot-aboard' as const },
      })),
      ...(fault ? [{ answer: { option: 'panel' as const }, rule: 'SHB-13.8.6', ...fault }] : []),
    ];
  },
});

const moduleSlot = question('module-slot', {
  rule: 'SHB-16.49',
  answers: (m, { building }) => freeSlots(m.table, BUILDING[building].size).map((slot) => ({ slot })),
  take: (m, { seat, building }, { slot }) => send(m, seat, building, slot),
});

// ------------------------------------------------------------- ship panels (SHB-13.8.6)

/** The option of the board action that installs a panel, with its cost. */
const PANEL_ACTION = (() => {
  const { corpAction } = CORPORATION['to-mars'];
  const options = 'choice' in corpAction ? corpAction.choice : [corpAction];
  return options.find(({ effect }) => effect.some(({ op }) => op === 'installShipPanel')) ?? options[0];
})();

const panelFree = (table: Seen): boolean =>
  boardOf(table).panels < shipPanels.length && table.panels.taken < PANELS.length;
export const panelCost = (table: Seen, who: Who) =>
  reduced(PANEL_ACTION.cost, modifiersOf(table.players[who], 'shipPanel'));
export const canInstall = (table: Seen, who: Who): boolean =>
  panelFree(table) && canPay(table, who, panelCost(table, who));

/** Why no ship panel can be installed. */
function panelFault(table: Seen, who: Who) {
  if (boardOf(table).panels === shipPanels.length) return { why: 'taken' } as const;
  return table.panels.taken === PANELS.length
    ? ({ why: 'no-panel-left' } as const)
    : shortOf(table, who, panelCost(table, who));
}

/** The next panel of the rim; no Energy, not the panel of the turn. */
function install(m: M, who: Who): void {
  const { table } = m;
  if (!panelFree(table)) return;
  const board = boardOf(table);
  const { id, bonus } = shipPanels[board.panels];
  board.panels += 1;
  table.panels.taken += 1;
  m.tell({ type: 'ship-panel-installed', who, panel: id });
  m.next(later(who, bonus));
}

// ------------------------------------------------------------- crew (SHB-13.8.5)

const seatsInUse = (table: Seen): number => Math.min(crewSeatVp.length, 1 + completed(table));
/** Whether a seat of this type is in use and free (SHB-13.8.9). */
const hasRoom = (table: Seen, astronaut: Astronaut): boolean =>
  boardOf(table).crew[astronaut].length < seatsInUse(table);

function board(m: M, who: Who, astronaut: Astronaut): void {
  const row = boardOf(m.table).crew[astronaut];
  const vp = crewSeatVp[row.length];
  row.push(who);
  m.tell({ type: 'astronaut-boarded', who, astronaut, vp });
  gainVp(m, who, vp);
  m.next(firing({ who, trigger: 'onSendAstronaut', context: {} }));
}

const boardable = (table: Seen, who: Who): { place: Place; astronaut: Astronaut }[] =>
  PLACES.flatMap((place) =>
    ASTRONAUTS.filter((type) => table.players[who].base[place][type] > 0 && hasRoom(table, type)).map((astronaut) => ({
      place,
      astronaut,
    })),
  );

/** One just withdrawn to the player, or one of the base. */
const sendToShip = question('send-to-ship', {
  rule: 'SHB-16.36',
  answers(m, { seat, arrival }) {
    if (arrival) return hasRoom(m.table, arrival) ? [{ to: 'ship' }, { to: 'base' }] : [];
    const found = boardable(m.table, seat);
    return found.length > 0 ? [...found, { none: true }] : [];
  },
  take(m, { seat, arrival }, answer) {
    const player = m.table.players[seat];
    if (arrival) {
      if (!('to' in answer) || answer.to === 'base') return;
      player.arrivals[arrival] -= 1;
      board(m, seat, arrival);
    } else if ('place' in answer) {
      player.base[answer.place][answer.astronaut] -= 1;
      board(m, seat, answer.astronaut);
    }
  },
});

/** AstroBot boards whenever it can (SHB-14.9.8); players are asked. */
function withdrawn(m: M, who: Who, _: string, astronaut: Astronaut): void {
  if (!hasRoom(m.table, astronaut)) return;
  if (isBot(m.table, who)) {
    m.table.players[who].arrivals[astronaut] -= 1;
    board(m, who, astronaut);
  } else m.next(sendToShip({ seat: who, arrival: astronaut }));
}

// ------------------------------------------------------------- AstroBot (SHB-14.9.7)

/** One that completes a module, else the largest that fits; the first one met from the triangle. */
function buildingForBot(table: Seen, { bot, previous }: BotTurn): { building: BuildingId; slot: string } | undefined {
  const met: BuildingId[] = [];
  for (const space of spacesFrom(previous))
    for (const sector of SPACE[space].sectors)
      for (const { owner, building } of table.sectors[sector].buildings)
        if (owner === bot && !met.includes(building)) met.push(building);
  const fitting = met.filter((id) => freeSlots(table, BUILDING[id].size).length > 0);
  for (const building of fitting) {
    const slot = freeSlots(table, BUILDING[building].size).find((id) => completes(table, id));
    if (slot) return { building, slot };
  }
  const most = Math.max(...fitting.map((id) => BUILDING[id].size));
  const building = fitting.find((id) => BUILDING[id].size === most);
  return building && { building, slot: freeSlots(table, most)[0] };
}

/** Whether this is the last free slot of its module. */
export const completes = (table: Seen, slot: string): boolean =>
  moduleOf(slot).slots.every(({ id }) => id === slot || boardOf(table).slots[id]);

const actForBot = step<{ who: Who; development: number; side: 'easy' | 'hard' }>(
  'mars-bonuses',
  (m, { who, development, side }) => {
    const bonuses = soloCardOf('to-mars')[side].bonuses.filter(
      ({ from, to }) => development >= from && development <= to,
    );
    m.next(
      later(
        who,
        bonuses.flatMap(({ effect }) => effect),
      ),
    );
  },
);

/** To Mars: giving up presence for points. */
export const rules = {
  id: 'to-mars',
  frames: [chooseMarsOption, moduleSlot, sendToShip, actForBot],
  setup: (_, seats) => ({
    slots: Object.fromEntries(
      modules.filter(({ minPlayers }) => minPlayers <= seats).flatMap(({ slots }) => slots.map(({ id }) => [id, null])),
    ),
    crew: { engineer: [], technician: [], scientist: [] },
    panels: 0,
  }),
  operations: {
    sendBuilding: {
      asks: true,
      possible: (table, who) => sendable(table, who).length > 0,
      run: (m, who) => m.next(chooseMarsOption({ seat: who })),
    },
    installShipPanel: { asks: true, possible: (table) => panelFree(table), run: install },
    sendAstronaut: {
      asks: true,
      possible: (table, who) => boardable(table, who).length > 0,
      run: (m, who) => m.next(sendToShip({ seat: who, arrival: null })),
    },
  },
  metrics: {
    marsPairs: (table, who) => Math.min(aboard(table, who), crewAboard(table, who)),
    crewOnShip: crewAboard,
    buildingsOnShip: aboard,
  },
  conditions: { allModulesComplete: (table) => completed(table) === inPlay(table).length },
  action: {
    possible: (table, who) => sendable(table, who).length > 0 || canInstall(table, who),
    take: (m, who) => m.next(chooseMarsOption({ seat: who })),
  },
  withdrawn,
  crew: { room: hasRoom, board },
  sites: { free: freeSlots, put: fill },
  state: (table) => ({
    modules: inPlay(table).map((module) => ({ ...module, complete: isComplete(table, module) })),
    /** Crew seats of each type in use, and whether one is free. */
    seats: seatsInUse(table),
    room: recordOf(ASTRONAUTS, (type) => hasRoom(table, type)),
    panelFree: panelFree(table),
    /** Buildings and astronauts aboard, by player. */
    buildings: table.players.map((_, who) => aboard(table, who)),
    crew: table.players.map((_, who) => crewAboard(table, who)),
  }),
  astrobot: {
    scores: true,
    act(m, turn) {
      const { bot, development, side } = turn;
      const found = buildingForBot(m.table, turn);
      if (!found) return false;
      m.next(actForBot({ who: bot, development, side }));
      send(m, bot, found.building, found.slot);
      return true;
    },
  },
  panels: (table) => boardOf(table).panels,
  check(table) {
    const { crew, panels } = boardOf(table);
    return [
      ...ASTRONAUTS.flatMap((type) =>
        crew[type].length <= seatsInUse(table) ? [] : [`SHB-13.8.5: too many ${type}s aboard`],
      ),
      ...(panels <= shipPanels.length ? [] : ['SHB-13.8.6: too many ship panels']),
    ];
  },
} satisfies CorporationRules<'to-mars'>;
