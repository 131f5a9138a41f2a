import { z } from 'zod';
import { CONDITIONS, MATERIALS, METRICS, ORES, RESOURCES, SAMPLES, TARGETS, TRIGGERS } from '../ids.ts';
import { count } from './basics.ts';

/** The effect language (EFFECTS.md). */

export const cost = z.partialRecord(
  z.enum([...MATERIALS, 'helium3', 'plant', ...SAMPLES, 'energy', 'sampleAny']),
  count,
);

const saving = z.strictObject({ oneOf: z.array(z.enum(MATERIALS)).min(1), n: count });
const sampleSaving = z.strictObject({ anySample: count, minTotal: count });

export const effect = z.discriminatedUnion('op', [
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
export const effects = z.array(effect);

export const modifier = z.strictObject({
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

export const ability = z.strictObject({
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
export const cardScoring = z.strictObject({
  when: z.enum(['projects', 'corporation']),
  requires: z.strictObject({ touristsHere: count }).optional(),
  vpPer: z.enum(METRICS).optional(),
  n: count.optional(),
  max: count.optional(),
  sum: z.array(metricPoints).optional(),
});
