import type { DiceCount, Npc } from './words.ts';

/** Printed values of a non-player figure, each of a force alike (ECL-2.10, 22.7). */
export interface NpcBlueprint {
  readonly initiative: number;
  readonly computer: number;
  readonly shield: number;
  readonly hull: number;
  readonly cannons: DiceCount;
  readonly missiles: DiceCount;
}

export type NpcTile = 'standard' | 'advanced';

const NONE: DiceCount = [0, 0, 0, 0];

export const NPC_BLUEPRINTS: { readonly [kind in Npc]: { readonly [tile in NpcTile]: NpcBlueprint } } = {
  ancient: {
    standard: { initiative: 2, computer: 1, shield: 0, hull: 1, cannons: [2, 0, 0, 0], missiles: NONE },
    advanced: { initiative: 1, computer: 1, shield: 0, hull: 2, cannons: [0, 1, 0, 0], missiles: NONE },
  },
  // ECL-22.3, 22.4
  guardian: {
    standard: { initiative: 3, computer: 2, shield: 0, hull: 2, cannons: [3, 0, 0, 0], missiles: NONE },
    advanced: { initiative: 1, computer: 1, shield: 0, hull: 3, cannons: [0, 0, 0, 1], missiles: [0, 2, 0, 0] },
  },
  // ECL-22.5, 22.6
  gcds: {
    standard: { initiative: 0, computer: 2, shield: 0, hull: 7, cannons: [4, 0, 0, 0], missiles: NONE },
    advanced: { initiative: 2, computer: 2, shield: 0, hull: 3, cannons: [0, 0, 0, 1], missiles: [4, 0, 0, 0] },
  },
};
