import type { GameWords } from '@orrery/ui/contract';

/**
 * `ship` names everything that stands in a sector: ships, non-player figures and structures. `tile` names discovery
 * tiles, reputation tiles by value and the two kinds of blueprint tiles of non-player forces.
 */
export const words: GameWords = {
  kinds: {
    partner: 'seat',
    target: 'seat',
    sector: 'sector',
    sectors: 'sector',
    from: 'sector',
    to: 'sector',
    ship: 'ship',
    item: 'ship',
    structure: 'ship',
    npc: 'ship',
    tied: 'ship',
    order: 'order',
    species: 'species',
    board: 'colour',
    action: 'action',
    do: 'do',
    how: 'how',
    tech: 'tech',
    techs: 'tech',
    track: 'track',
    part: 'part',
    slot: 'slot',
    square: 'square',
    stack: 'stack',
    die: 'die',
    tile: 'tile',
    tiles: 'tile',
    keep: 'tile',
    give: 'given',
    get: 'resource',
    cube: 'resource',
    resource: 'resource',
    cubes: 'origin',
  },
  /** Named by a sector beside it, see `zoneNames`. */
  compounds: { zone: ['q', 'r'] },
  load: {
    en: async () => (await import('./en.ts')).en,
    pl: async () => (await import('./pl.ts')).pl,
    cs: async () => (await import('./cs.ts')).cs,
  },
};
