import type { ChapterText } from '../outline.ts';

export const ships: ChapterText<'ships'> = {
  title: 'Ships and blueprints',
  sections: {
    types: {
      title: 'Four types',
      text: [
        '**Interceptors**, **Cruisers** and **Dreadnoughts** move; a **Starbase** never does and needs its technology. All your ships of one type share one blueprint, and a change to it applies at once to all of them. Orbitals and Monoliths are structures, not ships.',
      ],
    },
    blueprints: {
      title: 'Reading a blueprint',
      text: [
        'A blueprint has slots, some with a printed part. A tile covers the printed part, which then does not count. Values printed outside the slots always count, and so does a Muon Source placed there. All values add up: energy, initiative, movement, computer, shield, hull and weapons.',
      ],
    },
    legal: {
      title: 'Rules for blueprints',
      text: [
        '- It may not use more energy than it produces.',
        '- Interceptor, Cruiser and Dreadnought need at least one drive.',
        '- A Starbase has no drive.',
      ],
    },
    hull: {
      title: 'Hull',
      text: ['A ship is destroyed when its damage is **greater** than its hull. With hull 0 one point is enough.'],
    },
  },
};
