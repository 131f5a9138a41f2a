import { z } from 'zod';
import {
  ASTRONAUTS,
  BUILDING_TYPES,
  BUILDINGS,
  COMMANDS,
  CONDITIONS,
  CORPORATIONS,
  LETTERS,
  MATERIALS,
  METRICS,
  ORES,
  RESOURCES,
  SAMPLES,
  TARGETS,
  TIERS,
  TRIGGERS,
} from './ids.ts';

/** The shape of every data file. The types of the data follow from these shapes, so both are said once. */

const id = z.string().min(1);
const count = z.int().min(0);
const provenance = z.enum(['rulebook', 'public', 'designed']);
const astronaut = z.enum(ASTRONAUTS);
const corporation = z.enum(CORPORATIONS);
const position = z.enum(['top', 'middle', 'bottom']);
const column = z.enum(['left', 'middle', 'right']);
const compass = z.enum(['N', 'NE', 'SE', 'S', 'SW', 'NW']);
const tier = z.enum(TIERS);
const crew = z.strictObject({ engineer: count, technician: count, scientist: count });
/** A number for solo, 2, 3 and 4 players. */
const byPlayers = z.strictObject({ '1': count, '2': count, '3': count, '4': count });

// ------------------------------------------------------------- effect language (EFFECTS.md)

const cost = z.partialRecord(z.enum([...MATERIALS, 'helium3', 'plant', ...SAMPLES, 'energy', 'sampleAny']), count);

const saving = z.strictObject({ oneOf: z.array(z.enum(MATERIALS)).min(1), n: count });
const sampleSaving = z.strictObject({ anySample: count, minTotal: count });

const effect = z.discriminatedUnion('op', [
  z.strictObject({
    op: z.literal('gain'),
    what: z.enum([...RESOURCES, 'vp', 'reputation']),
    n: count,
    per: z.enum(METRICS).optional(),
    max: count.optional(),
    condition: z.enum(CONDITIONS).optional(),
  }),
  z.strictObject({
    op: z.literal('gainSample'),
    n: count,
    type: z.enum([...SAMPLES, 'typeOfToken', 'choose']),
    condition: z.enum(CONDITIONS).optional(),
  }),
  z.strictObject({ op: z.literal('produceEnergy'), n: count }),
  z.strictObject({ op: z.literal('recruit'), n: count, into: z.literal('builtBuilding').optional() }),
  z.strictObject({
    op: z.literal('mine'),
    scope: z.enum(['builtSector', 'lastLabSector', 'ownSector', 'otherOwnSector']),
  }),
  z.strictObject({ op: z.literal('activateToken'), scope: z.enum(['any', 'lastLabSector', 'corporationOfProject']) }),
  z.strictObject({ op: z.literal('corpAction'), corp: z.literal('any'), n: z.literal(1) }),
  z.strictObject({ op: z.literal('upgradeLeader') }),
  z.strictObject({ op: z.literal('swapShuttleAstronautWithGateway'), mustUse: z.literal(true) }),
  z.strictObject({
    op: z.literal('substitute'),
    oneOf: z.array(z.enum(ORES)).optional(),
    max: count.optional(),
    each: z.array(z.enum(ORES)).optional(),
    maxEach: count.optional(),
    credits: count,
  }),
  z.strictObject({ op: z.literal('seatTourist'), max: count }),
  z.strictObject({ op: z.literal('attractionFullBonus') }),
  z.strictObject({ op: z.literal('cardEndScoring'), when: z.literal('corporation') }),
  z.strictObject({
    op: z.literal('shipCargo'),
    discount: z.partialRecord(z.enum([...MATERIALS, 'helium3']), count).optional(),
  }),
  z.strictObject({ op: z.literal('cargoLevelSet'), vpByLevels: z.record(z.string(), count) }),
  z.strictObject({ op: z.literal('runExperiment'), discount: sampleSaving.optional() }),
  z.strictObject({ op: z.literal('refreshExperiments') }),
  z.strictObject({ op: z.literal('experimentFieldSets'), vpPerSet: count }),
  z.strictObject({ op: z.literal('buildFarm'), size: count.optional(), free: z.literal(true).optional() }),
  z.strictObject({ op: z.literal('advanceSkyWatch'), n: count }),
  z.strictObject({ op: z.literal('supportProgramme'), discount: saving.optional() }),
  z.strictObject({ op: z.literal('asteroid') }),
  z.strictObject({ op: z.literal('skySectionVp'), vp: z.record(z.string(), count) }),
  z.strictObject({ op: z.literal('buildFactory') }),
  z.strictObject({ op: z.literal('factoryIncome') }),
  z.strictObject({
    op: z.literal('factorySets'),
    vpByColumns: z.record(z.string(), count),
    vpByRows: z.record(z.string(), count),
  }),
  z.strictObject({ op: z.literal('sendBuilding') }),
  z.strictObject({ op: z.literal('installShipPanel') }),
  z.strictObject({
    op: z.literal('sendAstronaut'),
    from: z.literal('base'),
    n: z.literal(1),
    optional: z.literal(true),
  }),
]);
const effects = z.array(effect);

const modifier = z.strictObject({
  target: z.enum(TARGETS),
  credits: z.int().optional(),
  titanium: z.int().optional(),
  rareEarth: z.int().optional(),
  plant: z.int().optional(),
  energy: z.int().optional(),
  energyRequirement: z.int().optional(),
  anySample: z.int().optional(),
  minTotal: count.optional(),
  oneOf: z.array(z.enum(MATERIALS)).optional(),
  n: z.int().optional(),
  setTo: count.optional(),
  perMatchingAstronaut: z.literal(true).optional(),
  mayPlaceOnShip: z.literal(true).optional(),
  immune: z.literal(true).optional(),
});

const ability = z.strictObject({
  kind: z.enum(['permanent', 'corpAction', 'oncePerRound']),
  trigger: z.enum(TRIGGERS).optional(),
  condition: z.strictObject({ activatedSectors: count }).optional(),
  optional: z.literal(true).optional(),
  cost: cost.optional(),
  effect: effects.optional(),
  modifier: modifier.optional(),
  energyWindow: z.literal(true).optional(),
  noRetrigger: z.literal(true).optional(),
  limit: z.enum(['oncePerAction', 'oncePerTurn']).optional(),
});

const metricPoints = z.strictObject({ vpPer: z.enum(METRICS), n: count, max: count.optional() });
const cardScoring = z.strictObject({
  when: z.enum(['projects', 'corporation']),
  requires: z.strictObject({ touristsHere: count }).optional(),
  vpPer: z.enum(METRICS).optional(),
  n: count.optional(),
  max: count.optional(),
  sum: z.array(metricPoints).optional(),
});

// ------------------------------------------------------------- files

const board = z.strictObject({
  provenance,
  constants: z.strictObject({ sectorCapacity: z.int().min(1).nullable(), gatewayFillLimitPerType: count }),
  sectors: z.array(
    z.strictObject({
      id,
      q: z.int(),
      r: z.int(),
      x: z.number(),
      y: z.number(),
      ring: z.enum(['inner', 'outer']),
      resource: z.enum(ORES),
      tokenSpots: z.array(id),
    }),
  ),
  rows: z.array(z.strictObject({ id, sectors: z.array(id).min(1), spaces: z.array(id) })),
  craterSpaces: z.array(
    z.strictObject({
      id,
      row: id,
      side: compass,
      rent: count,
      sectors: z.array(id).min(1),
      opposite: id,
      column,
      x: z.number(),
      y: z.number(),
      angle: z.number(),
    }),
  ),
  tokenSpots: z.array(z.strictObject({ id, sectors: z.array(id).min(1), x: z.number(), y: z.number() })),
  startTokenSpots: z.array(id),
  solarPanelSpaces: z.array(z.strictObject({ id, energy: count, x: z.number(), y: z.number() })),
  neutralDomes: z.array(id),
});

const tracks = z.strictObject({
  provenance,
  reputation: z.strictObject({
    provenance,
    min: z.literal(0),
    max: count,
    start: count,
    corpActions: z.array(z.strictObject({ id, at: count, effect: effects })),
    goalBonus: z.array(z.strictObject({ at: count, vp: count })),
    upkeepCost: z.array(z.strictObject({ at: count, credits: count })),
  }),
  energy: z.strictObject({
    provenance,
    min: z.literal(0),
    max: count,
    startByPlayers: byPlayers,
    reputationSymbols: z.array(count),
    panelBlockedAt: z.array(count),
    emergencyPurchase: z.strictObject({ onlyWhileBelow: count, creditsPerStep: z.record(z.string(), count) }),
  }),
});

const playerNumbers = z.strictObject({
  energyStart: count,
  shuttlesRevealed: count,
  leadersOffered: count,
  neutralDomes: count,
  goalSlots: z.strictObject({ lower: count, middle: count, upper: count }),
  tourists: count,
  farmsPerSize: count,
  factoriesPerCell: count,
  asteroidThreshold: count,
  marsModules: count,
  rimWalkSeats: count,
});

const setup = z.strictObject({
  provenance,
  byPlayers: z.strictObject({ '1': playerNumbers, '2': playerNumbers, '3': playerNumbers, '4': playerNumbers }),
  presets: z.array(z.strictObject({ id, corporations: z.array(corporation).length(3) })),
});

const costList = z.array(count).min(1);
const commandActions = z.strictObject({
  provenance,
  actions: z.array(z.strictObject({ id: z.enum(COMMANDS), bonusAstronaut: astronaut })),
  spacesByPlayers: z.strictObject({ '1': costList, '2': costList, '3': costList, '4': costList }),
});

const shuttles = z.strictObject({
  provenance,
  tiles: z.array(
    z.strictObject({
      id,
      round: z.int().min(1).max(3),
      number: z.int().min(1),
      astronauts: crew,
      resources: z.strictObject({ credits: count, titanium: count, rareEarth: count }),
    }),
  ),
});

/** What a leader can do: an ability that is offered, or a price that is lower for good. */
const leaderAbility = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('optional'),
    trigger: z.enum(TRIGGERS),
    limit: z.literal('oncePerTurn').optional(),
    cost: cost.optional(),
    effect: effects,
  }),
  z.strictObject({
    kind: z.literal('modifier'),
    target: z.enum(TARGETS),
    credits: z.int().optional(),
    setTo: count.optional(),
    also: z.strictObject({ trigger: z.enum(TRIGGERS), effect: effects }).optional(),
  }),
]);
const leaders = z.strictObject({
  provenance,
  leaders: z.array(
    z.strictObject({ id, tile: id, side: z.enum(['A', 'B']), base: leaderAbility, upgraded: leaderAbility }),
  ),
});

const playerBoard = z.strictObject({
  provenance,
  colours: z.array(id).length(4),
  waitingSlots: z.literal(1),
  buildingTypes: z.array(
    z.strictObject({ id: z.enum(BUILDING_TYPES), size: z.int().min(1), count, upkeep: count, cost, provenance }),
  ),
  buildings: z.array(
    z.strictObject({
      id: z.enum(BUILDINGS),
      type: z.enum(BUILDING_TYPES),
      slots: z.int().min(1),
      matching: z.enum([...ASTRONAUTS, 'any']).optional(),
      ability: ability.optional(),
      instant: effects.optional(),
      income: z.partialRecord(z.enum([...ASTRONAUTS, 'any']), effects).optional(),
      endVp: z.record(z.string(), count).optional(),
      provenance: provenance.optional(),
    }),
  ),
});

const boardAction = z.strictObject({ id, cost, effect: effects });
const corporations = z.strictObject({
  provenance,
  corporations: z.array(
    z.strictObject({
      id: corporation,
      resources: z.array(z.enum(RESOURCES)),
      tokensOnCorpBoardAtStart: z.int().min(1),
      projectCards: z.int().min(2),
      costProfile: z.enum(['standard', 'commercial', 'scientific']),
      token: z.strictObject({ effect: effects }),
      projectCostLevels: z.array(
        z.strictObject({ tokensRemoved: count, credits: count, energyRequired: count, energySpent: count }),
      ),
      corpAction: z.union([boardAction, z.strictObject({ id, choice: z.array(boardAction).min(2) })]),
      upkeep: effects,
      income: effects,
      endScoring: effects,
      goals: z.array(
        z.strictObject({
          id,
          tier,
          vp: count,
          requirement: z.strictObject({ metric: z.enum(METRICS), min: z.int().min(1) }),
          slotsByPlayers: byPlayers,
        }),
      ),
    }),
  ),
});

const projects = z.strictObject({
  provenance,
  projects: z.array(
    z.strictObject({
      id,
      corp: corporation,
      vp: count,
      immediate: effects,
      ability: ability.nullable(),
      seats: z.array(effects).optional(),
      fullBonusVp: count.optional(),
      endScoring: cardScoring.optional(),
      provenance: provenance.optional(),
    }),
  ),
});

const artemisTours = z.strictObject({
  provenance,
  tourists: z.strictObject({ byPlayers }),
  rimWalk: z.strictObject({ seats: z.array(z.strictObject({ id, reward: effects })), seatsByPlayers: byPlayers }),
});

const moonMining = z.strictObject({
  provenance,
  cargoSpaces: z.array(z.strictObject({ id, level: z.int().min(1), position, cost, vp: count, bonus: effects })),
});

const seleniumResearch = z.strictObject({
  provenance,
  tokens: z.array(z.enum(SAMPLES)),
  fields: z.array(id),
  slots: z.array(compass),
  experiments: z.array(z.strictObject({ id, field: id, cost, vp: count, reward: effects })),
});

const evergreenFarms = z.strictObject({
  provenance,
  farms: z.array(
    z.strictObject({ id, size: z.int().min(1), cost, buildVp: count, harvest: effects, countByPlayers: byPlayers }),
  ),
});

const skyWatch = z.strictObject({
  provenance,
  track: z.strictObject({
    max: count,
    sections: z.array(z.strictObject({ id, from: count, to: count })),
    bonuses: z.array(z.strictObject({ at: count, effect: effects })),
  }),
  programmes: z.array(z.strictObject({ id, section: id, position, cost, vp: count })),
  asteroids: z.array(z.strictObject({ id, entrySpace: id })),
  thresholdByPlayers: byPlayers,
  deflectBonus: z.strictObject({ vpPerOwnSupport: count }),
});

const vpByRow = z.strictObject({ top: count, middle: count, bottom: count });
const spaceRobotics = z.strictObject({
  provenance,
  robot: z.strictObject({
    worth: z.strictObject({ titanium: z.literal(1), rareEarth: z.literal(1), credits: z.int().min(1) }),
  }),
  factories: z.array(
    z.strictObject({ id, row: position, column, cost, vp: count, income: effects, countByPlayers: byPlayers }),
  ),
  astrobotIncomeVpByRow: vpByRow,
});

const toMars = z.strictObject({
  provenance,
  modules: z.array(
    z.strictObject({
      id,
      slots: z.array(z.strictObject({ id, size: z.int().min(1) })).min(1),
      minPlayers: z.int().min(1).max(4),
    }),
  ),
  buildingVp: z.record(z.string(), count),
  moduleComplete: z.strictObject({ vpPerOwnBuildingInModule: count, completer: effects }),
  crewSeatVp: z.array(count).min(1),
  shipPanels: z.array(z.strictObject({ id, bonus: effects })),
});

const astrobot = z.strictObject({
  provenance,
  development: z
    .array(z.strictObject({ building: z.enum(BUILDING_TYPES), energyReduction: count, goalTier: tier }))
    .min(2),
  goalTrackEnd: z.int().min(1),
  slotOrder: z.array(z.enum([...BUILDINGS, 'waiting'])),
});

const letter = z.enum(LETTERS);
const soloActionCards = z.strictObject({
  provenance,
  cards: z.array(
    z.strictObject({
      id,
      left: z.array(letter).length(2),
      right: z.strictObject({ red: letter, plain: letter }),
      symbol: z.enum(['development', 'goal']),
      triangle: id,
      triangleSide: compass,
      triangleColumn: column,
      arrow: z.enum(['clockwise', 'counterclockwise']),
      rows: z.array(z.strictObject({ astronaut, action: z.enum(['crater', ...COMMANDS]) })).length(3),
    }),
  ),
});

/** From one Development space to another: what holds there. */
const bands = <V extends z.ZodType>(value: V) => z.array(z.tuple([count, count, value])).min(1);
const soloCard = <C extends (typeof CORPORATIONS)[number], S extends z.ZodType, M extends z.ZodRawShape>(
  corp: C,
  side: S,
  more: M,
) => z.strictObject({ corp: z.literal(corp), easy: side, hard: side, provenance: provenance.optional(), ...more });
const soloCorporationCards = z.strictObject({
  provenance,
  cards: z.array(
    z.discriminatedUnion('corp', [
      soloCard('artemis-tours', z.strictObject({ vpSpaces: z.array(count).min(1) }), {}),
      soloCard('moon-mining', z.strictObject({ vpByLevel: z.record(z.string(), count) }), {
        levelByDevelopment: bands(z.int().min(1)),
        positionByArrow: z.strictObject({ clockwise: z.array(position), counterclockwise: z.array(position) }),
      }),
      soloCard('selenium-research', z.strictObject({ vpBySamples: z.record(z.string(), count) }), {}),
      soloCard('space-robotics', z.strictObject({ rowByDevelopment: bands(position) }), { incomeVpByRow: vpByRow }),
      soloCard(
        'evergreen-farms',
        z.strictObject({ sizeByDevelopment: z.array(z.tuple([count, count, z.int().min(1), count])).min(1) }),
        {},
      ),
      soloCard('sky-watch', z.strictObject({ stepsByDevelopment: bands(count) }), { fallbackSteps: count }),
      soloCard(
        'to-mars',
        z.strictObject({ bonuses: z.array(z.strictObject({ from: count, to: count, effect: effects })) }),
        {},
      ),
    ]),
  ),
});

/** Every data file by its name. */
export const shapes = {
  board,
  tracks,
  setup,
  'command-actions': commandActions,
  shuttles,
  leaders,
  'player-board': playerBoard,
  corporations,
  projects,
  'artemis-tours': artemisTours,
  'moon-mining': moonMining,
  'selenium-research': seleniumResearch,
  'evergreen-farms': evergreenFarms,
  'sky-watch': skyWatch,
  'space-robotics': spaceRobotics,
  'to-mars': toMars,
  astrobot,
  'solo-action-cards': soloActionCards,
  'solo-corporation-cards': soloCorporationCards,
} as const;

export type Files = { readonly [file in keyof typeof shapes]: z.infer<(typeof shapes)[file]> };

export type Cost = z.infer<typeof cost>;
export type Effect = z.infer<typeof effect>;
export type EffectOf<Op extends Effect['op']> = Extract<Effect, { op: Op }>;
export type Modifier = z.infer<typeof modifier>;
export type Ability = z.infer<typeof ability>;
export type CardScoring = z.infer<typeof cardScoring>;
export type Crew = z.infer<typeof crew>;
