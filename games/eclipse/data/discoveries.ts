import { keysOf } from '@orrery/kernel';
import type { PartId } from './parts.ts';
import type { Resource, Structure } from './words.ts';

/** What the front of a discovery tile does (ECL-7.13). The other side of every tile is worth 2 points. */
export type DiscoveryEffect =
  | { readonly type: 'gain'; readonly gain: { readonly [resource in Resource]?: number } }
  /** The cheapest regular technology of the tray that one does not own. */
  | { readonly type: 'tech' }
  | { readonly type: 'ship'; readonly ship: 'cruiser' }
  | { readonly type: 'structure'; readonly structure: Structure }
  | { readonly type: 'part'; readonly part: PartId }
  | { readonly type: 'portal' };

export interface Discovery {
  readonly count: number;
  /** Happen in this order; the front can be used only if all are possible. */
  readonly effects: readonly DiscoveryEffect[];
  /** Only with the warp portal module. */
  readonly module?: true;
}

export const DISCOVERIES = {
  materials_6: { count: 3, effects: [{ type: 'gain', gain: { materials: 6 } }] },
  science_5: { count: 3, effects: [{ type: 'gain', gain: { science: 5 } }] },
  money_8: { count: 3, effects: [{ type: 'gain', gain: { money: 8 } }] },
  mixed: { count: 2, effects: [{ type: 'gain', gain: { materials: 2, science: 2, money: 3 } }] },
  ancient_tech: { count: 3, effects: [{ type: 'tech' }] },
  ancient_cruiser: { count: 3, effects: [{ type: 'ship', ship: 'cruiser' }] },
  ancient_orbital: {
    count: 2,
    effects: [
      { type: 'structure', structure: 'orbital' },
      { type: 'gain', gain: { materials: 2 } },
    ],
  },
  ancient_monolith: { count: 1, effects: [{ type: 'structure', structure: 'monolith' }] },
  part_ion_disruptor: { count: 1, effects: [{ type: 'part', part: 'ion_disruptor' }] },
  part_ion_turret: { count: 1, effects: [{ type: 'part', part: 'ion_turret' }] },
  part_plasma_turret: { count: 1, effects: [{ type: 'part', part: 'plasma_turret' }] },
  part_soliton_charger: { count: 1, effects: [{ type: 'part', part: 'soliton_charger' }] },
  part_ion_missile: { count: 1, effects: [{ type: 'part', part: 'ion_missile' }] },
  part_soliton_missile: { count: 1, effects: [{ type: 'part', part: 'soliton_missile' }] },
  part_antimatter_missile: { count: 1, effects: [{ type: 'part', part: 'antimatter_missile' }] },
  part_axion_computer: { count: 1, effects: [{ type: 'part', part: 'axion_computer' }] },
  part_flux_shield: { count: 1, effects: [{ type: 'part', part: 'flux_shield' }] },
  part_inversion_shield: { count: 1, effects: [{ type: 'part', part: 'inversion_shield' }] },
  part_shard_hull: { count: 1, effects: [{ type: 'part', part: 'shard_hull' }] },
  part_conformal_drive: { count: 1, effects: [{ type: 'part', part: 'conformal_drive' }] },
  part_nonlinear_drive: { count: 1, effects: [{ type: 'part', part: 'nonlinear_drive' }] },
  part_hypergrid_source: { count: 1, effects: [{ type: 'part', part: 'hypergrid_source' }] },
  part_muon_source: { count: 1, effects: [{ type: 'part', part: 'muon_source' }] },
  ancient_warp_portal: { count: 1, effects: [{ type: 'portal' }], module: true },
} as const satisfies { readonly [id: string]: Discovery };

export type DiscoveryId = keyof typeof DISCOVERIES;

export const DISCOVERY_IDS = keysOf(DISCOVERIES);

export const discoveryOf = (id: DiscoveryId): Discovery => DISCOVERIES[id];
