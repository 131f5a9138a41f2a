import type { ChapterText } from '../outline.ts';

export const forces: ChapterText<'forces'> = {
  title: 'Portals, non-player forces, solo play',
  sections: {
    portals: {
      title: 'Warp portals',
      text: [
        'This module adds three sectors with portals, a discovery tile and a technology. All portals are connected with each other for Move, Influence, diplomacy and retreat, but not for Explore. A single portal does nothing. The portal of the technology is worth 1 point, the ancient one 2, to the controller; several may be placed in one sector.',
      ],
    },
    npcs: {
      title: 'Non-player forces',
      text: [
        '- **Ancient**, standard: initiative 2, two yellow cannon dice, computer 1, hull 1; advanced: initiative 1, one orange, computer 1, hull 2.',
        '- **Guardian**, standard: initiative 3, three yellow, computer 2, hull 2; advanced: initiative 1, one red cannon die and two orange missile dice, computer 1, hull 3.',
        '- **GCDS**, standard: initiative 0, four yellow, computer 2, hull 7; advanced: initiative 2, one red cannon die and four yellow missile dice, computer 2, hull 3.',
        'They never move, always defend, never attack population and are repaired after combat. Two Ancients in a sector act as one type.',
      ],
    },
    solo: {
      title: 'Solo play',
      text: [
        'There is no separate solo mode. Computer opponents take full turns under the same rules and answer proposals too.',
      ],
    },
  },
};
