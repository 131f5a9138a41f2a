import type { ChapterText } from './outline.ts';

export const box: ChapterText<'box'> = {
  title: 'The box',
  sections: {
    moons: {
      title: 'Moons and cards',
      text: [
        'Five tiny moons float in the dark. Each is worth some points and has room for a few cards.',
        'The cards bear the numbers from 1 to 36, each once. There are enough of them: the deck never runs out.',
      ],
    },
    setup: {
      title: 'Before the game',
      text: [
        'You choose how many moons are in play, from 3 to 5. The cards are shuffled and everyone gets 4 of them.',
        'The first player is drawn by lot.',
      ],
    },
  },
};

export const play: ChapterText<'play'> = {
  title: 'Playing',
  sections: {
    stars: {
      title: 'Stars',
      text: [
        'First everyone lays one card face down, all at the same time: it is your **star**. Stars are shown when the game ends.',
      ],
    },
    turn: {
      title: 'A turn',
      text: [
        'Choose a moon that has room, then play one card of your hand onto it and draw another card.',
        '- A full moon takes no more cards.',
        '- You may take back your choice of a moon until your card lies there.',
        'Then it is the turn of the next player, clockwise, until every moon is full.',
      ],
    },
  },
};

export const scoring: ChapterText<'scoring'> = {
  title: 'Scoring',
  sections: {
    moons: {
      title: 'Winning a moon',
      text: [
        'When a moon gets its last card, the player whose cards there add up to **most** wins its points.',
        'Tied players divide the points evenly, rounded down.',
      ],
    },
    end: {
      title: 'The end',
      text: [
        'When every moon is full, the stars are shown: the highest one brings 3 points.',
        '**Most points win.** In a tie, the one who played the smaller sum of cards onto moons wins; if that is equal too, the victory is shared.',
      ],
    },
    always: {
      title: 'At any time',
      text: ['Everyone has 3 cards in the hand and a star, and no moon has more cards than room.'],
    },
  },
};
