import { keysOf, oneOf, present, recordOf } from '@orrery/kernel';
import astrobot from './astrobot.json' with { type: 'json' };
import board from './board.json' with { type: 'json' };
import commandActions from './command-actions.json' with { type: 'json' };
import { corporationFiles } from './corporation-files.ts';
import corporations from './corporations.json' with { type: 'json' };
import {
  type ActionCardId,
  type BuildingId,
  type BuildingType,
  COMMANDS,
  type CorporationId,
  type LeaderId,
  PLACES,
  type Place,
  type ProjectId,
  type SectorId,
  type ShuttleId,
  type SpaceId,
  type SpotId,
} from './ids.ts';
import { BUILDINGS, CORPORATIONS } from './index.ts';
import leaders from './leaders.json' with { type: 'json' };
import playerBoard from './player-board.json' with { type: 'json' };
import projects from './projects.json' with { type: 'json' };
import setup from './setup.json' with { type: 'json' };
import type { Files } from './shapes/index.ts';
import shuttles from './shuttles.json' with { type: 'json' };
import soloActionCards from './solo-action-cards.json' with { type: 'json' };
import soloCorporationCards from './solo-corporation-cards.json' with { type: 'json' };
import tracks from './tracks.json' with { type: 'json' };

export * from './ids.ts';
export type { Ability, CardScoring, Cost, Crew, Effect, EffectOf, Files, Modifier } from './shapes/index.ts';

/** The data files as they are. `checkData` holds them to their shapes, so this is the one place that takes it on trust. */
export const FILES = {
  board,
  tracks,
  setup,
  'command-actions': commandActions,
  shuttles,
  leaders,
  'player-board': playerBoard,
  corporations,
  projects,
  ...corporationFiles,
  astrobot,
  'solo-action-cards': soloActionCards,
  'solo-corporation-cards': soloCorporationCards,
} as object as Files;

type Entry<List extends readonly unknown[]> = List[number];
const byId = <T extends { readonly id: string }>(list: readonly T[]): { readonly [id: string]: T } =>
  Object.fromEntries(list.map((entry) => [entry.id, entry]));

const entryOf = <T extends { readonly id: string }>(list: readonly T[], id: string): T =>
  present(
    list.find((entry) => entry.id === id),
    `entry ${id} in the data files`,
  );

// ------------------------------------------------------------- the crater

export type SectorFacts = Entry<Files['board']['sectors']>;
export type SpaceFacts = Entry<Files['board']['craterSpaces']>;
export type SpotFacts = Entry<Files['board']['tokenSpots']>;

export const SECTORS = FILES.board.sectors;
export const SECTOR: { readonly [id: SectorId]: SectorFacts } = byId(SECTORS);
/** Clockwise from the topmost one. */
export const SPACES = FILES.board.craterSpaces;
export const SPACE: { readonly [id: SpaceId]: SpaceFacts } = byId(SPACES);
export const SPOTS = FILES.board.tokenSpots;
export const SPOT: { readonly [id: SpotId]: SpotFacts } = byId(SPOTS);
export const START_SPOTS = FILES.board.startTokenSpots;
/** In the order they are taken. */
export const PANELS = FILES.board.solarPanelSpaces;
/** What a visit to the Gateway pays (SHB-7.1). */
export const GATEWAY_CREDITS = FILES.board.constants.gatewayCredits;
export const INNER_SECTORS = SECTORS.filter(({ ring }) => ring === 'inner').map(({ id }) => id);

// ------------------------------------------------------------- players

export type BuildingFacts = Entry<Files['player-board']['buildings']> & {
  readonly size: number;
  readonly upkeep: number;
  readonly cost: Entry<Files['player-board']['buildingTypes']>['cost'];
  /** Where its astronauts stand. */
  readonly place: Place;
};

const typeFacts = (type: BuildingType) => {
  const facts = FILES['player-board'].buildingTypes.find(({ id }) => id === type);
  if (!facts) throw new Error(`player-board.json: no building type ${type}`);
  return facts;
};

const placeOf = (id: BuildingId, type: BuildingType): Place => (type === 'dome' ? 'domes' : oneOf(PLACES, id));

export const BUILDING: { readonly [id in BuildingId]: BuildingFacts } = recordOf(BUILDINGS, (id) => {
  const facts = entryOf(FILES['player-board'].buildings, id);
  const { size, upkeep, cost } = typeFacts(facts.type);
  return { ...facts, size, upkeep, cost, place: placeOf(id, facts.type) };
});

export type LeaderFacts = Entry<Files['leaders']['leaders']>;
export type LeaderAbility = LeaderFacts['base'];
export const LEADERS = FILES.leaders.leaders;
export const LEADER: { readonly [id: LeaderId]: LeaderFacts } = byId(LEADERS);

export type ShuttleFacts = Entry<Files['shuttles']['tiles']>;
export const SHUTTLES = FILES.shuttles.tiles;
export const SHUTTLE: { readonly [id: ShuttleId]: ShuttleFacts } = byId(SHUTTLES);

export const ROUNDS = 3;
export const REPUTATION = FILES.tracks.reputation;
export const ENERGY = FILES.tracks.energy;

/** The astronaut that brings the bonus of a command action (SHB-6.1.2). */
export const BONUS_ASTRONAUT = recordOf(
  COMMANDS,
  (command) => entryOf(FILES['command-actions'].actions, command).bonusAstronaut,
);

// ------------------------------------------------------------- corporations

export type CorporationFacts = Entry<Files['corporations']['corporations']>;
export const CORPORATION: { readonly [id in CorporationId]: CorporationFacts } = recordOf(CORPORATIONS, (id) =>
  entryOf(FILES.corporations.corporations, id),
);

export type ProjectFacts = Entry<Files['projects']['projects']>;
export const PROJECTS = FILES.projects.projects;
export const PROJECT: { readonly [id: ProjectId]: ProjectFacts } = byId(PROJECTS);

/** What a robot stands for in a payment of credits (SHB-13.7.1). */
export const ROBOT_CREDITS = FILES['space-robotics'].robot.worth.credits;

// ------------------------------------------------------------- AstroBot

export type ActionCardFacts = Entry<Files['solo-action-cards']['cards']>;
export const ACTION_CARDS = FILES['solo-action-cards'].cards;
export const ACTION_CARD: { readonly [id: ActionCardId]: ActionCardFacts } = byId(ACTION_CARDS);
export type SoloCard<C extends CorporationId = CorporationId> = Extract<
  Entry<Files['solo-corporation-cards']['cards']>,
  { corp: C }
>;
export function soloCardOf<C extends CorporationId>(id: C): SoloCard<C> {
  return FILES['solo-corporation-cards'].cards.find(({ corp }) => corp === id) as SoloCard<C>;
}

/** Numbers that depend on how many play; solo has its own column. */
export type PlayerCount = keyof Files['setup']['byPlayers'];
export const playerCount = (seats: number): PlayerCount => oneOf(keysOf(FILES.setup.byPlayers), String(seats));
export const numbersFor = (seats: number) => FILES.setup.byPlayers[playerCount(seats)];
