import { keysOf } from '@orrery/kernel';
import type { PartId } from './parts.ts';
import type { Action, Resource, Structure, Track } from './words.ts';

/** What a technology does. Effects marked "at once" happen when it is gained; the others hold from then on. */
export type TechEffect =
  | { readonly type: 'part'; readonly part: PartId }
  | { readonly type: 'build'; readonly item: 'starbase' | Structure }
  | { readonly type: 'activations'; readonly action: Action; readonly amount: number }
  | { readonly type: 'advanced'; readonly resources: readonly Resource[] }
  /** At once: spare discs go to the influence track. */
  | { readonly type: 'discs'; readonly amount: number }
  /** At once: so much of one resource for each artifact in own sectors. */
  | { readonly type: 'artifacts'; readonly amount: number }
  /** At once: draw and resolve a discovery tile. */
  | { readonly type: 'discovery' }
  /** At once: put the portal tile in an own sector. */
  | { readonly type: 'portal' }
  | { readonly type: 'bombs' }
  | { readonly type: 'absorber' }
  | { readonly type: 'cloaking' }
  | { readonly type: 'generator' }
  | { readonly type: 'splitter' };

interface Tech {
  /** The track it goes on; a rare one goes on any. */
  readonly category: Track | 'rare';
  readonly cost: number;
  readonly min: number;
  readonly copies: number;
  readonly kind: 'part' | 'build' | 'instant' | 'permanent';
  readonly effect: TechEffect;
  /** Only with the warp portal module. */
  readonly module?: true;
}

const INSTANT: readonly TechEffect['type'][] = ['discs', 'artifacts', 'discovery', 'portal'];

function kindOf({ type }: TechEffect): Tech['kind'] {
  if (type === 'part' || type === 'build') return type;
  return INSTANT.includes(type) ? 'instant' : 'permanent';
}

const tech = (
  category: Tech['category'],
  [cost, min, copies]: readonly [cost: number, min: number, copies: number],
  effect: TechEffect,
): Tech => ({ category, cost, min, copies, kind: kindOf(effect), effect });

/** By category and rising cost. */
export const TECHS = {
  neutron_bombs: tech('military', [2, 2, 5], { type: 'bombs' }),
  starbase: tech('military', [4, 3, 5], { type: 'build', item: 'starbase' }),
  plasma_cannon: tech('military', [6, 4, 5], { type: 'part', part: 'plasma_cannon' }),
  phase_shield: tech('military', [8, 5, 5], { type: 'part', part: 'phase_shield' }),
  advanced_mining: tech('military', [10, 6, 4], { type: 'advanced', resources: ['materials'] }),
  tachyon_source: tech('military', [12, 6, 3], { type: 'part', part: 'tachyon_source' }),
  gluon_computer: tech('military', [14, 7, 3], { type: 'part', part: 'gluon_computer' }),
  plasma_missile: tech('military', [16, 8, 3], { type: 'part', part: 'plasma_missile' }),
  gauss_shield: tech('grid', [2, 2, 5], { type: 'part', part: 'gauss_shield' }),
  fusion_source: tech('grid', [4, 3, 5], { type: 'part', part: 'fusion_source' }),
  improved_hull: tech('grid', [6, 4, 5], { type: 'part', part: 'improved_hull' }),
  positron_computer: tech('grid', [8, 5, 5], { type: 'part', part: 'positron_computer' }),
  advanced_economy: tech('grid', [10, 6, 4], { type: 'advanced', resources: ['money'] }),
  tachyon_drive: tech('grid', [12, 6, 3], { type: 'part', part: 'tachyon_drive' }),
  antimatter_cannon: tech('grid', [14, 7, 3], { type: 'part', part: 'antimatter_cannon' }),
  quantum_grid: tech('grid', [16, 8, 3], { type: 'discs', amount: 2 }),
  nanorobots: tech('nano', [2, 2, 5], { type: 'activations', action: 'build', amount: 1 }),
  fusion_drive: tech('nano', [4, 3, 5], { type: 'part', part: 'fusion_drive' }),
  orbital: tech('nano', [6, 4, 5], { type: 'build', item: 'orbital' }),
  advanced_robotics: tech('nano', [8, 5, 5], { type: 'discs', amount: 1 }),
  advanced_labs: tech('nano', [10, 6, 4], { type: 'advanced', resources: ['science'] }),
  monolith: tech('nano', [12, 6, 3], { type: 'build', item: 'monolith' }),
  wormhole_generator: tech('nano', [14, 7, 3], { type: 'generator' }),
  artifact_key: tech('nano', [16, 8, 3], { type: 'artifacts', amount: 5 }),
  antimatter_splitter: tech('rare', [5, 5, 1], { type: 'splitter' }),
  conifold_field: tech('rare', [5, 5, 1], { type: 'part', part: 'conifold_field' }),
  neutron_absorber: tech('rare', [5, 5, 1], { type: 'absorber' }),
  absorption_shield: tech('rare', [7, 6, 1], { type: 'part', part: 'absorption_shield' }),
  cloaking_device: tech('rare', [7, 6, 1], { type: 'cloaking' }),
  improved_logistics: tech('rare', [7, 6, 1], { type: 'activations', action: 'move', amount: 1 }),
  sentient_hull: tech('rare', [7, 6, 1], { type: 'part', part: 'sentient_hull' }),
  soliton_cannon: tech('rare', [9, 7, 1], { type: 'part', part: 'soliton_cannon' }),
  transition_drive: tech('rare', [9, 7, 1], { type: 'part', part: 'transition_drive' }),
  warp_portal: { ...tech('rare', [9, 7, 1], { type: 'portal' }), module: true },
  flux_missile: tech('rare', [11, 8, 1], { type: 'part', part: 'flux_missile' }),
  pico_modulator: tech('rare', [11, 8, 1], { type: 'activations', action: 'upgrade', amount: 2 }),
  ancient_labs: tech('rare', [13, 9, 1], { type: 'discovery' }),
  zero_point_source: tech('rare', [15, 10, 1], { type: 'part', part: 'zero_point_source' }),
  metasynthesis: tech('rare', [17, 11, 1], { type: 'advanced', resources: ['materials', 'science', 'money'] }),
} as const satisfies { readonly [id: string]: Tech };

export type TechId = keyof typeof TECHS;

export const TECH_IDS = keysOf(TECHS);

export const techOf = (id: TechId): Tech => TECHS[id];
