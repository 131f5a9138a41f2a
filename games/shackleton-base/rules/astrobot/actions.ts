import {
  type Astronaut,
  BUILDING,
  BUILDING_TYPES,
  BUILDINGS,
  type BuildingId,
  type BuildingType,
  CORPORATION,
  type Command,
  type CorporationId,
  FILES,
  PROJECT,
  type ProjectId,
  playerCount,
  SECTOR,
  type SectorId,
  SPACE,
  type SpaceId,
} from '../../data/index.ts';
import { putBuilding } from '../build.ts';
import { isFirstEdition } from '../editions.ts';
import { gain, resolve } from '../effects.ts';
import { buildPanel, panelPossible, produceEnergy, spendEnergy } from '../energy.ts';
import { revealProject, takeCard } from '../fund.ts';
import { botOf, previousCard } from '../lookups/astrobot.ts';
import { isPresent, isTaken, receiverOf, sectorFault, tokensAround } from '../lookups/crater.ts';
import { seatsOf } from '../lookups/players.ts';
import { costLevel, emergencyPrice } from '../lookups/prices.ts';
import type { M, MainAction, Table, Who } from '../table.ts';
import { placeToken } from '../tokens.ts';
import { deploy } from '../turn.ts';
import type { SearchFailure, SearchStep } from '../vocabulary.ts';
import { activeAction, recruiting, soloAction } from './gateway.ts';
import { firstSpot, spacesFrom } from './search.ts';

type Looked = { at: string; why: SearchStep }[];

/** Does the action with this astronaut, or says why it cannot be done (SHB-14.3.6). */
export function perform(m: M, who: Who, astronaut: Astronaut, action: MainAction): SearchFailure | undefined {
  switch (action) {
    case 'crater':
      return exploit(m, who, astronaut);
    case 'build':
      return build(m, who, astronaut);
    case 'fund':
      return fund(m, who, astronaut);
    case 'corporate':
      return corporate(m, who, astronaut);
    case 'gateway':
      return undefined;
  }
}

const human = (table: Table): Who[] => table.players.map((_, who) => who).slice(0, -1);

// ------------------------------------------------------------- crater (SHB-14.4)

function exploit(m: M, who: Who, astronaut: Astronaut): SearchFailure | undefined {
  const { table } = m;
  const looked: Looked = [];
  const space = spacesFrom(previousCard(table)).find((id) => {
    const taken = isTaken(table, id);
    if (!taken && receiverOf(table, id).to === who) return true;
    looked.push({ at: id, why: taken ? 'space-taken' : 'would-not-receive' });
    return false;
  });
  m.tell({ type: 'astrobot-searched', looked, found: space ?? null });
  if (!space) return 'no-space-won';
  deploy(m, who, astronaut, 'crater', space);
  table.spaces[space] = { astronaut, by: who };
  payHuman(m, who, space);
  return undefined;
}

/** The supply pays the printed rent for sectors where only the human stands (SHB-14.4.2). */
function payHuman(m: M, bot: Who, space: SpaceId): void {
  const { sectors, rent } = SPACE[space];
  for (const who of human(m.table)) {
    const due = sectors.filter((id) => isPresent(m.table, who, id) && !isPresent(m.table, bot, id)).length * rent;
    if (due > 0) m.tell({ type: 'rent-received', who, credits: due });
    gain(m, who, 'credits', due);
  }
}

// ------------------------------------------------------------- command lines

const hasSpace = (table: Table, command: Command): boolean =>
  table.command[command].length < FILES['command-actions'].spacesByPlayers[playerCount(seatsOf(table))].length;

function enter(m: M, who: Who, astronaut: Astronaut, command: Command): void {
  deploy(m, who, astronaut, command, null);
  m.table.command[command].push({ astronaut, by: who });
}

/** Energy for nothing, as a virtual purchase: only while it could be bought (SHB-14.5.6, SHB-14.6.2). */
function produceUpTo(m: M, who: Who, level: number): void {
  while (m.table.energy < level && emergencyPrice(m.table.energy) !== undefined) produceEnergy(m, who, 1);
}

// ------------------------------------------------------------- build (SHB-14.5)

function build(m: M, who: Who, astronaut: Astronaut): SearchFailure | undefined {
  const { table } = m;
  if (!hasSpace(table, 'build')) return 'no-command-space';
  const building = nextBuilding(table, who);
  if (!building) return 'no-building-left';
  const site = findSector(m, who, building);
  if (typeof site === 'string') return site;
  enter(m, who, astronaut, 'build');
  const { sector } = site;
  if (!table.sectors[sector].powered) buildPanel(m, who, sector);
  const energy = BUILDING[building].cost.energy ?? 0;
  produceUpTo(m, who, energy);
  spendEnergy(m, who, energy);
  putBuilding(m, who, building, sector);
  m.tell({ type: 'building-built', who, building, sector });
  addToken(m, who, sector);
  // Dome bonuses count, laboratories and the leader do not (SHB-14.5.7).
  if (BUILDING[building].type === 'dome') resolve(m, who, BUILDING[building].instant ?? []);
  return undefined;
}

/** The type its Development names, or the next smaller one that is left (SHB-14.5.2). */
function nextBuilding(table: Table, who: Who): BuildingId | undefined {
  const wanted = FILES.astrobot.development[botOf(table).development].building;
  const types: BuildingType[] = BUILDING_TYPES.slice(0, BUILDING_TYPES.indexOf(wanted) + 1).reverse();
  const left = BUILDINGS.filter((id) => table.players[who].buildings[id] === null);
  return types.flatMap((type) => left.filter((id) => BUILDING[id].type === type))[0];
}

/** Rows of astronauts it would receive, then all rows (SHB-14.5.3, SHB-14.5.4). */
function findSector(m: M, who: Who, building: BuildingId): { sector: SectorId } | SearchFailure {
  const { table } = m;
  const spaces = spacesFrom(previousCard(table));
  const looked: Looked = [];
  const own = spaces.filter((id) => {
    const taken = isTaken(table, id);
    if (taken && receiverOf(table, id).to === who) return true;
    looked.push({ at: id, why: taken ? 'would-not-receive' : 'no-astronaut' });
    return false;
  });
  const site = sectorInRows(table, who, building, own, looked) ?? sectorInRows(table, who, building, spaces, looked);
  m.tell({ type: 'astrobot-searched', looked, found: typeof site === 'object' ? site.sector : null });
  return site ?? 'no-sector';
}

function sectorInRows(
  table: Table,
  who: Who,
  building: BuildingId,
  spaces: readonly SpaceId[],
  looked: Looked,
): { sector: SectorId } | SearchFailure | undefined {
  for (const space of spaces) {
    const legal = SPACE[space].sectors.filter((id) => !sectorFault(table, who, BUILDING[building].size, id));
    const powered = legal.find((id) => table.sectors[id].powered);
    if (powered) return { sector: powered };
    // A full Energy track or an empty rim ends the search (SHB-14.5.5).
    if (legal.length > 0) return panelPossible(table) ? { sector: legal[0] } : 'no-panel';
    looked.push({ at: space, why: 'no-legal-sector' });
  }
  return undefined;
}

/** A token of the active corporation, not activated, where it has none around the sector (SHB-14.5.8). */
function addToken(m: M, who: Who, sector: SectorId): void {
  const { table } = m;
  const { active } = botOf(table);
  if (!active || tokensAround(table, sector).some((spot) => table.tokens[spot].corporation === active)) return;
  if (table.corporations.find(({ id }) => id === active)?.tokens.length === 0) return;
  const empty = SECTOR[sector].tokenSpots.filter((spot) => !table.tokens[spot]);
  const spot = firstSpot(sector, empty, previousCard(table), isFirstEdition(table));
  if (spot) placeToken(m, who, active, spot);
}

// ------------------------------------------------------------- fund (SHB-14.6)

function fund(m: M, who: Who, astronaut: Astronaut): SearchFailure | undefined {
  const { table } = m;
  if (!hasSpace(table, 'fund')) return 'no-command-space';
  const { active } = botOf(table);
  const order = table.corporations.map(({ id }) => id);
  const corporations = [...order.filter((id) => id === active), ...order.filter((id) => id !== active)];
  const looked: Looked = [];
  for (const id of corporations) {
    const project = bestProject(table, id);
    if (project && reachEnergy(m, who, id)) {
      m.tell({ type: 'astrobot-searched', looked, found: project });
      takeProject(m, who, astronaut, project);
      return undefined;
    }
    looked.push({ at: id, why: project ? 'energy-too-low' : 'no-project' });
  }
  m.tell({ type: 'astrobot-searched', looked, found: null });
  return 'no-project';
}

/** Most printed points; of two equal ones the right card clockwise, the left one counterclockwise (SHB-14.6.1). */
function bestProject(table: Table, id: CorporationId): ProjectId | undefined {
  const board = table.corporations.find((one) => one.id === id);
  if (!board) return undefined;
  const cards = [...board.left.cards, ...board.right.cards];
  const inOrder = previousCard(table).arrow === 'clockwise' ? cards.reverse() : cards;
  return inOrder.toSorted((a, b) => PROJECT[b].vp - PROJECT[a].vp)[0];
}

/** Raises Energy for nothing as far as it may; what was done stays (SHB-14.6.2, SHB-14.6.3). */
function reachEnergy(m: M, who: Who, id: CorporationId): boolean {
  const { table } = m;
  const { turn } = table;
  const { energyRequired, energySpent } = CORPORATION[id].projectCostLevels[costLevel(table, id)];
  const { energyReduction } = FILES.astrobot.development[botOf(table).development];
  const needed = Math.max(0, energyRequired - energyReduction, energySpent);
  produceUpTo(m, who, needed);
  if (table.energy < needed && turn && !turn.panelBuilt && panelPossible(table)) {
    turn.panelBuilt = true;
    buildPanel(m, who, 'centre');
  }
  return table.energy >= needed;
}

/** The card, a new one, and the action of the active corporation (SHB-14.6.4). */
function takeProject(m: M, who: Who, astronaut: Astronaut, project: ProjectId): void {
  const { corp } = PROJECT[project];
  enter(m, who, astronaut, 'fund');
  spendEnergy(m, who, CORPORATION[corp].projectCostLevels[costLevel(m.table, corp)].energySpent);
  const slot = takeCard(m, who, project);
  m.next(revealProject({ project, slot }), activeAction(m, who));
}

// ------------------------------------------------------------- corporate (SHB-14.7)

function corporate(m: M, who: Who, astronaut: Astronaut): SearchFailure | undefined {
  if (!hasSpace(m.table, 'corporate')) return 'no-command-space';
  enter(m, who, astronaut, 'corporate');
  m.next(...m.table.corporations.map(({ id }) => soloAction({ who, corporation: id })), recruiting({}));
  return undefined;
}
