/** Ids that rules name. Everything else (sectors, cards, tiles) is known by the data files alone. */

export const ASTRONAUTS = ['engineer', 'technician', 'scientist'] as const;
export type Astronaut = (typeof ASTRONAUTS)[number];

/** The corporations, in the order of their files. A new one is a line here and in the other lists, which do not compile without it. */
export const CORPORATIONS = [
  'artemis-tours',
  'moon-mining',
  'selenium-research',
  'evergreen-farms',
  'sky-watch',
  'space-robotics',
  'to-mars',
] as const;
export type CorporationId = (typeof CORPORATIONS)[number];

/** What the sectors of the crater hold. */
export const ORES = ['titanium', 'rareEarth'] as const;

/** What is paid to the supply and robots may stand for (SHB-13.7.1). */
export const MATERIALS = ['credits', ...ORES] as const;
export type Material = (typeof MATERIALS)[number];

export const SAMPLES = ['basalt', 'ice', 'glass'] as const;
export type Sample = (typeof SAMPLES)[number];

/** Everything a player keeps in the open without limit (SHB-13.1.4). */
export const RESOURCES = [...MATERIALS, 'tourist', 'helium3', ...SAMPLES, 'plant', 'robot'] as const;
export type Resource = (typeof RESOURCES)[number];

export const BUILDING_TYPES = ['dome', 'workshop', 'laboratory', 'headquarters'] as const;
export type BuildingType = (typeof BUILDING_TYPES)[number];

/** A player's twelve buildings, domes in the order they are built. */
export const BUILDINGS = [
  ...(['dome-1', 'dome-2', 'dome-3', 'dome-4', 'dome-5'] as const),
  ...(['workshop-top', 'workshop-middle', 'workshop-bottom'] as const),
  ...(['lab-top', 'lab-middle', 'lab-bottom', 'hq'] as const),
] as const;
export type BuildingId = (typeof BUILDINGS)[number];

/** Places of a base; all open dome slots are one place (SHB-2.33). */
export type Place = 'domes' | Exclude<BuildingId, `dome-${number}`> | 'waiting';
const isRoom = (id: BuildingId): id is Exclude<BuildingId, `dome-${number}`> => !id.startsWith('dome-');
export const PLACES: readonly Place[] = ['domes', ...BUILDINGS.filter(isRoom), 'waiting'];

export const TIERS = ['lower', 'middle', 'upper'] as const;
export type Tier = (typeof TIERS)[number];

export const LETTERS = ['A', 'B', 'C'] as const;
export type Letter = (typeof LETTERS)[number];

export const SIDES = ['easy', 'hard'] as const;
export type SoloSide = (typeof SIDES)[number];

/** The three lines of the command area (SHB-6.1.1). */
export const COMMANDS = ['build', 'fund', 'corporate'] as const;
export type Command = (typeof COMMANDS)[number];

/** Moments at which abilities of cards and leaders fire (data/EFFECTS.md, section 3). */
export const TRIGGERS = [
  ...(['beforeMainAction', 'onActivateCrater', 'onCraterEngineer', 'afterCrater'] as const),
  ...(['onBuildPayment', 'afterBuild', 'onFundProject'] as const),
  ...(['onGainTourist', 'onSeatTourist', 'onGainHelium3', 'onTokenSample', 'onExperiment'] as const),
  ...(['onTokenPlant', 'onHarvest', 'onAdvanceSkyWatch', 'onSupportTop', 'onSendBuilding', 'onSendAstronaut'] as const),
] as const;
export type Trigger = (typeof TRIGGERS)[number];

/** What abilities make cheaper, or change once and for all. */
export const TARGETS = [
  ...(['upkeep', 'project', 'commandSpace', 'rent', 'build', 'asteroidLoss', 'robotAsCredits'] as const),
  ...(['cargo', 'experiment', 'farm', 'defence', 'factory', 'shipPanel'] as const),
] as const;
export type Target = (typeof TARGETS)[number];

/** What can be counted about a player (data/EFFECTS.md, section 5). */
export const METRICS = [
  ...(['touristsSeated', 'touristOnOwnAttractions', 'touristInLobby', 'touristGained', 'activatedSector'] as const),
  ...(['cargoShipped', 'cargoLevels', 'experiments', 'experimentFields'] as const),
  ...(['farmsBuilt', 'farmSizeBuilt', 'ownBuildingInSectorWithFarm'] as const),
  ...(['supports', 'ownBuildingsInAsteroidRow', 'factories', 'factoryRows', 'factoryColumns'] as const),
  ...(['marsPairs', 'crewOnShip', 'buildingsOnShip'] as const),
  ...(['goalsFulfilled', 'projects', 'remainingCredit'] as const),
] as const;
export type Metric = (typeof METRICS)[number];

/** Conditions of a part of an effect. */
export const CONDITIONS = ['farmAroundToken', 'ownLaboratoryBuilt', 'allModulesComplete'] as const;
export type Condition = (typeof CONDITIONS)[number];

/** Sectors, spaces of the rim, token spots, shuttle tiles, leaders, projects and AstroBot's cards are whatever the data files name. */
export type SectorId = string;
export type SpaceId = string;
export type SpotId = string;
export type ShuttleId = string;
export type LeaderId = string;
export type ProjectId = string;
export type ActionCardId = string;
