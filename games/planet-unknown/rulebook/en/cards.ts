import type { ChapterText } from '../outline.ts';

export const cards: ChapterText<'cards'> = {
  title: 'Civ cards and missions',
  sections: {
    advances: {
      title: 'Cards that advance trackers',
      text: [
        'For “2 or 3 different trackers” choose trackers that can advance now, fewer if there are fewer; then resolve them in any order. Dept of Operations moves one tracker 2 steps with both benefits. Gaming Commission and Planet Lottery advance a tracker at the end of the game.',
      ],
    },
    unionization: {
      title: 'Unionization',
      text: [
        'Trackers below row 5 go up to row 5 step by step, in any order, and gain everything except synergies. None goes further; blocked trackers stay. Wormhole’s biomass goes to its second double space, Oasis’ water to step 5 of its path; Makeshift’s trackers do not go sideways.',
      ],
    },
    tokens: {
      title: 'Lifepods, rovers, meteorites',
      text: [
        'Approved Overtime and Search and Rescue Team collect 2 and 3 lifepods of your choice. Relocation Bonus may move a rover to any cell open to it, where it collects. Landing Zone Approved clears a row or column of meteorites; Meteor Defense Program destroys 3.',
      ],
    },
    points: {
      title: 'Cards with points',
      text: [
        'Sustainable Living Act: 1 point for each patch on your planet. Space Citizen Decree: lifepods in the scoring area are worth 2. With n Meteorite Repos each set of three meteorites is worth n more. Commerce Agreements: 1, 3, 6, 10 points for 1 to 4 cards. Others simply have points.',
      ],
    },
    missions: {
      title: 'Missions',
      text: [
        'Only visible terrain and buildings count; patches are biomass. An **area** is all cells of one terrain connected side by side. A block may be part of a larger area. “At the top” means the last space. Collected tokens count wherever they are on the corporation board. Everything that is not ice is land; patches cover, too. Tiles taken without placing never count.',
      ],
    },
    texts: { title: 'All texts', text: ['Open any card on the screen to read what it does.'] },
  },
};
