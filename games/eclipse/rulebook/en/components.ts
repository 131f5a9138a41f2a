import type { ChapterText } from '../outline.ts';

export const components: ChapterText<'components'> = {
  title: 'What is in the box',
  sections: {
    box: {
      title: 'The pieces',
      text: [
        '- **Sector hexes**: 10 inner (101 to 110), 13 middle (201 to 211, 214, 281), 20 outer (301 to 318, 381, 382), the Galactic Center (001), 12 starting sectors (221 to 232, on six double-sided hexes) and 4 guardian sectors (271 to 274).',
        '- **For each player**: 8 Interceptors, 4 Cruisers, 2 Dreadnoughts, 4 Starbases, 33 population cubes, 16 influence discs and 3 ambassador tiles.',
        '- **Species boards**: 6, with an alien species on one side and a Terran faction on the other, and the colony ships each of them shows.',
        '- **Technologies**: 114 tiles of 39 kinds; 24 kinds are regular, 15 are rare and exist once. **Ship parts**: 24 kinds without limit.',
        '- **Discovery tiles**: 36. **Reputation tiles**: 33 (twelve 1s, ten 2s, seven 3s, four 4s). The start player tile, the Traitor tile and a summary tile for everyone.',
        '- **Figures**: Ancients, Guardians and the Center Defense System (GCDS), each kind with a standard and an advanced blueprint; Orbitals and Monoliths.',
        '- **Dice** with the faces blank, 2, 3, 4, 5 and burst: yellow, orange, blue and red. Damage cubes, storage markers and the round marker.',
      ],
    },
    limits: {
      title: 'What can run out',
      text: [
        'Ships, cubes, discs, ambassadors, technologies, discovery and reputation tiles are limited. If you have no unbuilt ship of a type, no cube on a track or no disc on the influence track, that option is closed. Parts, dice, damage cubes, Orbitals, Monoliths and Ancients never run out.',
      ],
    },
  },
};
