import type { ChapterText } from '../outline.ts';

export const galaxy: ChapterText<'galaxy'> = {
  title: 'The map',
  sections: {
    map: {
      title: 'Rings and zones',
      text: [
        'The Galactic Center is in the middle. Around it is the **inner** ring, then the **middle** ring with the starting sectors; everything further out is **outer**, without a border. An empty place is a **zone**; its ring decides which stack a new sector comes from. A hex may be placed in six rotations.',
      ],
    },
    wormholes: {
      title: 'Wormholes',
      text: [
        'Two neighbouring sectors are **connected** if both have a wormhole on their common edge. With the **Wormhole Generator** a wormhole on one side is enough for you to explore, move, influence and retreat, but not for diplomacy.',
        'Sectors with **warp portals** are connected with each other wherever they are.',
      ],
    },
    pinning: {
      title: 'Pinned ships',
      text: [
        'In a sector every opposing ship **pins** one of yours; which of yours is up to you, and a Starbase may be the pinned one. All opponents count together: other players, Starbases included, Ancients and Guardians. One of your ships may leave, or explore from there without a disc, only if you have more ships there than they have.',
        '- With a **Cloaking Device** two opposing ships are needed to pin one of yours.',
        '- The **GCDS** pins all ships in the Galactic Center as long as it is there, cloaked or not.',
        '- Ancients do not pin ships of Draco.',
        '- Partners in diplomacy pin each other too.',
        'Pinning is checked again at every step. It only prevents leaving by Move and exploring; pinned ships can be upgraded, can count for influence and can retreat from battle.',
      ],
    },
  },
};
