import type { ChapterText } from '../outline.ts';

export const setup: ChapterText<'setup'> = {
  title: 'Setup',
  sections: {
    boards: {
      title: 'Mars, Phobos and the launchpad',
      text: [
        'Lay out Mars, Phobos and Lost in Space, which starts empty. Build the launchpad with **as many docks as players** (two players: four docks; solo: one for you and one for each bot). Docks are numbered from left to right.',
        'All 20 destination tokens form the pool. Sort the point tokens by kind and place Ice Monopoly face up beside them.',
      ],
    },
    ships: {
      title: 'The first ships',
      text: [
        'Shuffle the 36 ship cards and draw one face up for each dock, beginning with dock 1.',
        '- A ship with an **unknown destination** is set aside and another one is drawn. When all docks are filled, the ships set aside are shuffled back into the deck.',
        '- If no docked ship is bound for **Phobos**, place a Phobos destination token on the ship in the rightmost dock. That ship now goes to Phobos.',
      ],
    },
    astronauts: {
      title: 'Astronauts and first player',
      text: [
        'Everyone has the colour of the seat: nine character cards as hand and 22 astronauts as supply.',
        'One astronaut of each colour is taken at random, exactly **one for each docked ship**. The colour in dock 1 is the **first player** and takes the round tracker, set to round 1.',
      ],
    },
    resources: {
      title: 'Resource tokens',
      text: [
        'Shuffle the 11 resource tokens face down. One goes face down to each of the nine zones of Mars and to Phobos. The eleventh stays beside the pool, and nobody looks at it for the whole game.',
      ],
    },
    missions: {
      title: 'Missions and the event deck',
      text: [
        'Everyone is dealt **two missions**, keeps **one** face down and returns the other. All choose at the same time; a choice made is final. Your mission stays secret until the final scoring.',
        'Then the 13 discoveries, the 4 actions and all missions that nobody kept are shuffled into the face-down event deck.',
      ],
    },
    numbers: {
      title: 'Numbers by player count',
      text: [
        '- **2 players**: 4 colours (two of them neutral), 4 docks, 28 cards in the event deck. Missions for the main colours only.',
        '- **3 players**: 3 docks, 27 event cards.',
        '- **4 players**: 4 docks, 26 event cards.',
        '- **5 players**: 5 docks, 25 event cards.',
        '- **6 players**: 6 docks, 24 event cards.',
        '- **Solo**: you and 2 to 5 bots, one dock for each of you. The event deck has 29 cards less the missions dealt to bots.',
      ],
    },
    chance: {
      title: 'The order of chance',
      text: [
        'So that every game can be replayed and checked, luck acts in a fixed order: ships, starting astronauts, resource tokens, missions, then the decks of neutral colours or bots and their priority list. The event deck is shuffled last, when all missions have been chosen.',
      ],
    },
  },
};
