import type { ChapterText } from '../outline.ts';

export const species: ChapterText<'species'> = {
  title: 'The species',
  sections: {
    common: {
      title: 'Common values',
      text: [
        'Unless the species says otherwise: 3 colony ships, 13 discs, an Interceptor at the start, trade 3:1, four mixed spaces on the reputation track.',
      ],
    },
    eridani: {
      title: 'Eridani Empire',
      text: [
        'Home 222; 4 Materials, 2 Science, 26 Money; Plasma Cannon, Gauss Shield and Fusion Drive. Two reputation tiles at the start, two discs fewer, 1 more energy on Interceptor, Cruiser and Dreadnought.',
      ],
    },
    hydran: {
      title: 'Hydran Progress',
      text: [
        'Home 224; 2 Materials, 6 Science, 2 Money; Advanced Labs. Research has two activations, the advanced Science square is settled at the start, and one ambassador space replaces a mixed one.',
      ],
    },
    planta: {
      title: 'Planta',
      text: [
        'Home 226; 4 Materials, 3 Science, 2 Money; Starbase. Explore has two activations, four colony ships, 1 more point for each sector, one ambassador space and three mixed ones. Its cubes die where enemy ships stay. Blueprints of its own.',
      ],
    },
    draco: {
      title: 'Descendants of Draco',
      text: [
        'Home 228; 3 Materials, 4 Science, 2 Money; Fusion Drive. May draw a second hex when exploring, and scores 1 point for each Ancient left at the end.',
        'Draco lives with Ancients: no battles, no pinning, and discs may be placed beside them. But a discovery tile is out of reach while Ancients are in its sector. Guardians and GCDS are enemies as usual.',
      ],
    },
    mechanema: {
      title: 'Mechanema',
      text: [
        'Home 230; 4 Materials, 3 Science, 3 Money; Positron Computer. Upgrade and Build have three activations, and building is cheaper.',
      ],
    },
    orion: {
      title: 'Orion Hegemony',
      text: [
        'Home 232; 4 Materials, 3 Science, 3 Money; Neutron Bombs and Gauss Shield. Begins with a Cruiser, has one more space for a reputation tile, trades 4:1. Blueprints of its own.',
      ],
    },
    terrans: {
      title: 'The six Terran factions',
      text: [
        'Homes 221 to 231, odd numbers; 4 Materials, 3 Science, 3 Money; Starbase. Trade 2:1, Move has three activations, one ambassador space and four mixed ones.',
      ],
    },
    blueprints: {
      title: 'Blueprints',
      text: [
        '- **Normal**: initiative bonus Interceptor 2, Cruiser 1, Dreadnought 0, Starbase 4; the Starbase has 3 energy. Each has one empty slot.',
        '- **Eridani**: as normal, with 1 more energy on all but the Starbase.',
        '- **Orion**: a Gauss Shield in the empty slot; initiative 3, 2, 1 and 5; additional energy 1, 2, 3 and 3.',
        '- **Planta**: fewer slots (3, 5, 7 and 4); initiative 0, 0, 0 and 2; computer 1 everywhere; additional energy 2, 2, 2 and 5.',
      ],
    },
  },
};
