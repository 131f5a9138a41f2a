import { keysOf } from '@orrery/kernel';
import type { DiceCount } from './words.ts';

/** A kind of ship part; tiles never run out (ECL-2.6). */
export interface Part {
  readonly type: 'cannon' | 'missile' | 'drive' | 'source' | 'computer' | 'shield' | 'hull';
  /** Free for all, unlocked by a technology of the same name, or found on a discovery tile (exists once). */
  readonly source: 'default' | 'technology' | 'discovery';
  readonly energyProduced: number;
  readonly energyUsed: number;
  readonly initiative: number;
  readonly movement: number;
  readonly computer: number;
  readonly shield: number;
  readonly hull: number;
  readonly cannons: DiceCount;
  readonly missiles: DiceCount;
}

const NONE: DiceCount = [0, 0, 0, 0];

/** A part with the values that are not zero. */
const part = (type: Part['type'], source: Part['source'], values: Partial<Part>): Part => ({
  type,
  source,
  energyProduced: 0,
  energyUsed: 0,
  initiative: 0,
  movement: 0,
  computer: 0,
  shield: 0,
  hull: 0,
  cannons: NONE,
  missiles: NONE,
  ...values,
});

export const PARTS = {
  ion_cannon: part('cannon', 'default', { energyUsed: 1, cannons: [1, 0, 0, 0] }),
  nuclear_source: part('source', 'default', { energyProduced: 3 }),
  nuclear_drive: part('drive', 'default', { energyUsed: 1, initiative: 1, movement: 1 }),
  hull: part('hull', 'default', { hull: 1 }),
  electron_computer: part('computer', 'default', { computer: 1 }),
  plasma_cannon: part('cannon', 'technology', { energyUsed: 2, cannons: [0, 1, 0, 0] }),
  soliton_cannon: part('cannon', 'technology', { energyUsed: 3, cannons: [0, 0, 1, 0] }),
  antimatter_cannon: part('cannon', 'technology', { energyUsed: 4, cannons: [0, 0, 0, 1] }),
  plasma_missile: part('missile', 'technology', { energyUsed: 1, missiles: [0, 2, 0, 0] }),
  flux_missile: part('missile', 'technology', { initiative: 1, missiles: [2, 0, 0, 0] }),
  fusion_drive: part('drive', 'technology', { energyUsed: 2, initiative: 2, movement: 2 }),
  tachyon_drive: part('drive', 'technology', { energyUsed: 3, initiative: 3, movement: 3 }),
  transition_drive: part('drive', 'technology', { movement: 3 }),
  fusion_source: part('source', 'technology', { energyProduced: 6 }),
  tachyon_source: part('source', 'technology', { energyProduced: 9 }),
  zero_point_source: part('source', 'technology', { energyProduced: 12 }),
  positron_computer: part('computer', 'technology', { energyUsed: 1, computer: 2 }),
  gluon_computer: part('computer', 'technology', { energyUsed: 2, computer: 3 }),
  gauss_shield: part('shield', 'technology', { shield: 1 }),
  phase_shield: part('shield', 'technology', { energyUsed: 1, shield: 2 }),
  absorption_shield: part('shield', 'technology', { energyProduced: 4, shield: 1 }),
  improved_hull: part('hull', 'technology', { hull: 2 }),
  conifold_field: part('hull', 'technology', { energyUsed: 2, hull: 3 }),
  sentient_hull: part('hull', 'technology', { computer: 1, hull: 1 }),
  ion_disruptor: part('cannon', 'discovery', { initiative: 3, cannons: [1, 0, 0, 0] }),
  ion_turret: part('cannon', 'discovery', { cannons: [2, 0, 0, 0] }),
  plasma_turret: part('cannon', 'discovery', { energyUsed: 3, cannons: [0, 2, 0, 0] }),
  soliton_charger: part('cannon', 'discovery', { energyUsed: 1, cannons: [0, 0, 1, 0] }),
  ion_missile: part('missile', 'discovery', { missiles: [3, 0, 0, 0] }),
  soliton_missile: part('missile', 'discovery', { initiative: 1, missiles: [0, 0, 1, 0] }),
  antimatter_missile: part('missile', 'discovery', { missiles: [0, 0, 0, 1] }),
  axion_computer: part('computer', 'discovery', { initiative: 1, computer: 2 }),
  flux_shield: part('shield', 'discovery', { energyUsed: 2, initiative: 1, shield: 3 }),
  inversion_shield: part('shield', 'discovery', { energyProduced: 2, shield: 2 }),
  shard_hull: part('hull', 'discovery', { hull: 3 }),
  conformal_drive: part('drive', 'discovery', { energyUsed: 2, initiative: 2, movement: 4 }),
  nonlinear_drive: part('drive', 'discovery', { energyProduced: 2, movement: 2 }),
  hypergrid_source: part('source', 'discovery', { energyProduced: 11 }),
  muon_source: part('source', 'discovery', { energyProduced: 2, initiative: 1 }),
} as const;

export type PartId = keyof typeof PARTS;

export const PART_IDS = keysOf(PARTS);

export const partOf = (id: PartId): Part => PARTS[id];

/** Lies outside the slots of a blueprint, for good (ECL-7.17). */
export const MUON: PartId = 'muon_source';
