import { z } from 'zod';
import { type CorporationId, SAMPLES } from '../ids.ts';
import { byPlayers, column, compass, count, id, position, provenance } from './basics.ts';
import { cost, effects } from './effects.ts';

/** The own boards of the corporations. */

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

export const vpByRow = z.strictObject({ top: count, middle: count, bottom: count });
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

/** By the name of the file. */
export const corporationShapes = {
  'artemis-tours': artemisTours,
  'moon-mining': moonMining,
  'selenium-research': seleniumResearch,
  'evergreen-farms': evergreenFarms,
  'sky-watch': skyWatch,
  'space-robotics': spaceRobotics,
  'to-mars': toMars,
} as const satisfies { readonly [id in CorporationId]: z.ZodType };
