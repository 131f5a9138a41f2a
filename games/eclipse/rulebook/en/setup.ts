import type { ChapterText } from '../outline.ts';

export const setup: ChapterText<'setup'> = {
  title: 'Setting up',
  sections: {
    options: {
      title: 'Before the game',
      text: [
        'Choose the number of players (2 to 6), with or without **warp portals**, and for Ancients, Guardians and GCDS the standard or advanced blueprint, or a random one. Without warp portals the sectors 281, 381 and 382, the Ancient Warp Portal and the technology Warp Portal stay out.',
      ],
    },
    galaxy: {
      title: 'The galaxy',
      text: [
        'Technologies are drawn from the bag until the number of **regular** tiles below is reached; rare tiles drawn on the way go to the tray too. Discovery and reputation tiles are mixed.',
        'The Galactic Center gets a discovery tile and the GCDS. All inner and middle hexes form their stacks; of the outer ones a random part is used. Starting sectors and, in the start zones left over, random guardian sectors with a Guardian and a discovery tile each are placed in the middle ring, their arrow towards the center.',
        '- **2 players**: 12 technologies, 5 outer sectors, 4 guardian sectors.',
        '- **3 players**: 14 technologies, 8 outer sectors, 3 guardian sectors.',
        '- **4 players**: 16 technologies, 14 outer sectors, 2 guardian sectors.',
        '- **5 players**: 18 technologies, 16 outer sectors, 1 guardian sector.',
        '- **6 players**: 20 technologies, 18 outer sectors, no guardian sector.',
      ],
    },
    species: {
      title: 'Start player and species',
      text: [
        'The start player is random, or named by the host. Species are chosen counter-clockwise, beginning at the start player’s right; the start player chooses last. The two sides of one board exclude each other. If you prefer, boards or species are dealt at random.',
      ],
    },
    home: {
      title: 'Your home',
      text: [
        'Everyone takes the colony ships of the species, ready for use, 13 discs (Eridani 11) and 3 spare ones, 11 cubes on each track, the starting resources and the starting technologies printed on the board; the bag keeps all its tiles.',
        'In the home sector you place an Interceptor (Orion: a Cruiser), a disc and a cube on every plain square; Hydran also settles its advanced Science square. Eridani draws two reputation tiles. Upkeep begins at 0, for Eridani at 1.',
      ],
    },
    numbers: {
      title: 'What the number of players changes',
      text: [
        'Only the technologies drawn, the outer sectors, the start zones and **diplomacy**, which exists with four or more players. All other rules are the same.',
      ],
    },
  },
};
