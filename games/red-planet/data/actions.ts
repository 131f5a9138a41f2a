import type { EventCardId, Resource } from './ids.ts';

/** Both windows belong to the third production: before tokens are produced, and after they are awarded (MRP-9.4.2). */
export type ActionWindow = 'start' | 'end';

export type ActionFacts = { readonly rule: string; readonly window: ActionWindow; readonly rank: number } & (
  | { readonly does: 'rescue'; readonly max: number }
  | { readonly does: 'espionage' }
  | { readonly does: 'gain'; readonly resource: Resource; readonly n: number }
);

/** MRP-9.4.3 */
export const ACTIONS: { readonly [card: EventCardId]: ActionFacts } = {
  'act-rescue-operation': { rule: 'MRP-9.4.10', window: 'start', rank: 1, does: 'rescue', max: 2 },
  'act-industrial-espionage': { rule: 'MRP-9.4.11', window: 'start', rank: 2, does: 'espionage' },
  'act-blocks-of-ice': { rule: 'MRP-9.4.12', window: 'end', rank: 3, does: 'gain', resource: 'ice', n: 2 },
  'act-ether-wind': { rule: 'MRP-9.4.13', window: 'end', rank: 4, does: 'gain', resource: 'celerium', n: 1 },
};
