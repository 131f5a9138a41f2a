import type { ChapterText } from '../outline.ts';

export const ending: ChapterText<'ending'> = {
  title: 'End of the game',
  sections: {
    trigger: {
      title: 'When the game ends',
      text: [
        'When the third planet is fully terraformed, the round is finished and **one more full round** is played. Planets completed after that score as usual and don’t prolong the game.',
      ],
    },
    guards: {
      title: 'No endless games',
      text: [
        'After 12 rounds in a row in which nobody raised a level of any planet one more round is played and the game ends. The count is shown from 6 on. Round 80 is the last in any case. So every game ends; scoring is as usual.',
      ],
    },
    scoring: {
      title: 'Scoring',
      text: [
        'To the VP of the game add:',
        '- Planets in progress: the number of the space of your marker, without places.',
        '- Settled survivors, 1 to 5 or more: 5, 12, 20, 30, 40 VP in all.',
        '- Colonies on planets, 1 to 8: 2, 5, 9, 14, 20, 27, 35, 45 VP in all.',
        'Everything else gives nothing more. The score sheet lists planets, places, outposts, outposts on planets with a colony, planets in progress, survivors and colonies separately.',
      ],
    },
    winner: {
      title: 'The winner',
      text: [
        'The highest score wins. In a tie the most resource units in the cargo win; if that is equal too, the victory is shared.',
      ],
    },
  },
};

export const variants: ChapterText<'variants'> = {
  title: 'Variants',
  sections: {
    players: {
      title: 'Number of players',
      text: ['With 2, 3 or 4 players nothing changes. For one player there is the solo game.'],
    },
    long: {
      title: 'Long game',
      text: ['The **fourth** terraformed planet ends the game. Agree on it before the start.'],
    },
    options: {
      title: 'Options',
      text: [
        '- Your colonies on one planet: one or any number. Each then counts for price, limit and VP.',
        '- Specialist markers at the start: locked or ready.',
        '- The 2 VP for an outpost on a planet with your colony: every time or once per planet.',
        '- Rounds without terraforming that end the game: 8 to 20, usually 12.',
        '- Round limit: 30 to 80, usually 80.',
        'In the solo game the first two concern you only.',
      ],
    },
  },
};
