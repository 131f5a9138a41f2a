import type { GameWords } from '@orrery/ui/contract';

/**
 * What each argument of `rules/vocabulary.ts` names. Arguments that are now this and now that (`from`, `to`, `what`,
 * `by`) have no kind: messages choose by their bare value.
 */
export const words: GameWords = {
  kinds: {
    who: 'player',
    owner: 'player',
    receiver: 'player',
    order: 'player',
    winners: 'player',
    corporation: 'corporation',
    corporations: 'corporation',
    leader: 'leader',
    project: 'project',
    ability: 'ability',
    astronaut: 'astronaut',
    building: 'building',
    laboratory: 'building',
    place: 'place',
    sector: 'sector',
    sectors: 'sector',
    space: 'space',
    spot: 'spot',
    tile: 'tile',
    tiles: 'tile',
    panel: 'panel',
    action: 'action',
    tier: 'tier',
    card: 'card',
    previous: 'card',
    seat: 'seat',
    experiment: 'experiment',
    programme: 'programme',
    factory: 'factory',
    module: 'module',
    slot: 'slot',
  },
  load: {
    en: async () => (await import('./en.ts')).en,
    pl: async () => (await import('./pl.ts')).pl,
    cs: async () => (await import('./cs.ts')).cs,
  },
};
