import type { ChapterText } from '../outline.ts';

export const explore: ChapterText<'explore'> = {
  title: 'Explore',
  sections: {
    where: {
      title: 'Where you may explore',
      text: [
        'Choose an empty zone next to a sector you control or where you have an **unpinned ship**; that sector needs a wormhole on the edge to the zone, unless you have the Wormhole Generator. Warp portals do not help. A ring whose stack and discard pile are both empty cannot be explored.',
      ],
    },
    draw: {
      title: 'Turn over a hex',
      text: [
        'Turn over the top hex of the ring’s stack; an empty stack is first refilled with its shuffled discards. Then **place** the hex, or **discard** it, which ends the activation.',
      ],
    },
    place: {
      title: 'Place it',
      text: [
        'Turn it so that a wormhole connects it with one of the sectors you may explore from; with the Wormhole Generator one side is enough. Other edges do not matter. A discovery symbol brings a face-down discovery tile, Ancient symbols bring as many Ancients.',
      ],
    },
    find: {
      title: 'What you find',
      text: [
        'Without Ancients you take the discovery tile at once and decide about it. Then you may place a disc on the new sector and settle it with colony ships. With Ancients there, the tile waits and no disc may be placed, except by Draco.',
      ],
    },
    species: {
      title: 'Draco and Planta',
      text: [
        '**Draco** may look at a second hex of the same ring after the first, then place one of them or none. **Planta** has a second activation and decides about it after the first is done; it may start from the sector just placed.',
      ],
    },
  },
};
