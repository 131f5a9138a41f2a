import { z } from 'zod';
import {
  ASTRONAUTS,
  BUILDING_TYPES,
  BUILDINGS,
  COMMANDS,
  METRICS,
  ORES,
  RESOURCES,
  TARGETS,
  TRIGGERS,
} from '../ids.ts';
import { astronaut, byPlayers, column, compass, corporation, count, crew, id, provenance, tier } from './basics.ts';
import { ability, cardScoring, cost, effects } from './effects.ts';

/** Files of the box itself: crater, tracks, setup, players, corporations and projects. */

export const board = z.strictObject({
  provenance,
  constants: z.strictObject({
    sectorCapacity: z.int().min(1).nullable(),
    gatewayFillLimitPerType: count,
    gatewayCredits: count,
  }),
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

export const tracks = z.strictObject({
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

export const setup = z.strictObject({
  provenance,
  byPlayers: z.strictObject({ '1': playerNumbers, '2': playerNumbers, '3': playerNumbers, '4': playerNumbers }),
  presets: z.array(z.strictObject({ id, corporations: z.array(corporation).length(3) })),
});

const costList = z.array(count).min(1);
export const commandActions = z.strictObject({
  provenance,
  actions: z.array(z.strictObject({ id: z.enum(COMMANDS), bonusAstronaut: astronaut })),
  spacesByPlayers: z.strictObject({ '1': costList, '2': costList, '3': costList, '4': costList }),
});

export const shuttles = z.strictObject({
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
export const leaders = z.strictObject({
  provenance,
  leaders: z.array(
    z.strictObject({ id, tile: id, side: z.enum(['A', 'B']), base: leaderAbility, upgraded: leaderAbility }),
  ),
});

export const playerBoard = z.strictObject({
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
export const corporations = z.strictObject({
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

export const projects = z.strictObject({
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
