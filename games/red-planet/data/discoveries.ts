import type { EventCardId, Resource } from './ids.ts';

/** Who shares a zone's point tokens in the third production (MRP-9.2.16 to MRP-9.2.18); `most` is the normal rule. */
export type MajorityRule = 'most' | 'all-present' | 'fewest' | 'second-most';

/** When it takes effect, and what it does there (MRP-9.2.4). */
export type DiscoveryFacts =
  | { readonly rule: string; readonly timing: 'reveal'; readonly effect: 'magnet' | 'resistance' | 'sandstorm' }
  | { readonly rule: string; readonly timing: 'production'; readonly effect: ProductionEffect }
  | { readonly rule: string; readonly timing: 'scoring'; readonly effect: ScoringEffect };

export type ProductionEffect =
  | { readonly here: number }
  | { readonly adjacent: number }
  | { readonly nothing: true }
  | { readonly shared: MajorityRule }
  | { readonly kind: Resource };

/** Points for each company present, or for the one with most astronauts (divided among tied ones). */
export interface ScoringEffect {
  readonly for: 'present' | 'most';
  readonly points: number;
}

export const DISCOVERIES: { readonly [card: EventCardId]: DiscoveryFacts } = {
  'disc-ether-magnet': { rule: 'MRP-9.2.10', timing: 'reveal', effect: 'magnet' },
  'disc-native-resistance': { rule: 'MRP-9.2.11', timing: 'reveal', effect: 'resistance' },
  'disc-great-sandstorm': { rule: 'MRP-9.2.12', timing: 'reveal', effect: 'sandstorm' },
  'disc-synergy': { rule: 'MRP-9.2.13', timing: 'production', effect: { adjacent: 1 } },
  'disc-rockburst': { rule: 'MRP-9.2.14', timing: 'production', effect: { nothing: true } },
  'disc-rich-vein': { rule: 'MRP-9.2.15', timing: 'production', effect: { here: 2 } },
  'disc-even-ground': { rule: 'MRP-9.2.16', timing: 'production', effect: { shared: 'all-present' } },
  'disc-uneven-ground': { rule: 'MRP-9.2.17', timing: 'production', effect: { shared: 'fewest' } },
  'disc-subterfuge': { rule: 'MRP-9.2.18', timing: 'production', effect: { shared: 'second-most' } },
  'disc-frozen-caverns': { rule: 'MRP-9.2.19', timing: 'production', effect: { kind: 'ice' } },
  'disc-lichens': { rule: 'MRP-9.2.20', timing: 'scoring', effect: { for: 'present', points: 3 } },
  'disc-underground-lake': { rule: 'MRP-9.2.21', timing: 'scoring', effect: { for: 'most', points: 6 } },
  'disc-radiation-leak': { rule: 'MRP-9.2.22', timing: 'scoring', effect: { for: 'present', points: -3 } },
};
