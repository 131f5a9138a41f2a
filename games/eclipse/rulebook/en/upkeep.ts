import type { ChapterText } from '../outline.ts';

export const upkeep: ChapterText<'upkeep'> = {
  title: 'Upkeep and Cleanup',
  sections: {
    colony: {
      title: 'Colony ships first',
      text: [
        'The order of Upkeep is colony ships, Money, production. Ready colony ships may be used, but not where an opponent has ships.',
      ],
    },
    money: {
      title: 'Money',
      text: [
        'Your Money grows by the production of the Money track and falls by the upkeep of the influence track. All discs off the track count, those on actions and reactions too.',
      ],
    },
    bankruptcy: {
      title: 'When Money is short',
      text: [
        'If the result would be negative, you must **trade** or **abandon** sectors until it is not, in any order. An abandoned sector’s disc and cubes return to their tracks; ships and structures stay. You may abandon sectors only while you are short.',
      ],
    },
    production: {
      title: 'Production',
      text: ['Then you gain the production of Materials and Science.'],
    },
    collapse: {
      title: 'Collapse',
      text: [
        'A player who still cannot pay **collapses**: the score is counted at once and kept, all pieces leave the map when everyone has finished Upkeep, the Traitor tile returns; structures stay.',
      ],
    },
    cleanup: {
      title: 'Cleanup',
      text: [
        'Technologies are drawn until 5, 6, 7, 8 or 9 regular ones (for 2, 3, 4, 5 or 6 players) are found; rare ones on the way are added. An empty bag ends the drawing.',
        'Then discs return from actions and reactions, cubes from the graveyards, colony ships become ready, and the next round begins. After round 8 the game ends with Upkeep.',
      ],
    },
  },
};
