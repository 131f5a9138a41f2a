import type { ChapterText } from '../outline.ts';

export const ending: ChapterText<'ending'> = {
  title: 'The end of the game',
  sections: {
    points: {
      title: 'Victory points',
      text: [
        '- Reputation tiles: 1 to 4 each. Ambassadors: 1 each.',
        '- Controlled sectors: as printed, 1 to 4. Monoliths there: 3 each.',
        '- Discovery tiles kept: 2 each. The Traitor tile: minus 2.',
        '- Each technology track with 4, 5, 6 or 7 tiles: 1, 2, 3 or 5.',
        '- In controlled sectors the Warp Portal 1, the Ancient Warp Portal 2.',
        '- Planta: 1 for each controlled sector. Draco: 1 for each Ancient on the map.',
      ],
    },
    winner: {
      title: 'Who wins',
      text: [
        'The most points win. Ties go to the larger sum of stored Materials, Science and Money; if that is equal too, the victory is shared. Reputation tiles are revealed only now. Eliminated players are ranked with the score they had.',
      ],
    },
  },
};
