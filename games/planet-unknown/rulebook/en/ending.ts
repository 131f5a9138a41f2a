import type { ChapterText } from '../outline.ts';

export const ending: ChapterText<'ending'> = {
  title: 'End of the game',
  sections: {
    triggers: {
      title: 'When it ends',
      text: [
        'The current round is the last one if',
        '- somebody could not place either tile facing them,',
        '- both stacks of a section are empty at the end of the round, or',
        '- the last event card was revealed.',
        'Before the tiles are placed the game announces who has no room as things stand, and whether this is certainly the last round. It ends at the end of the round; an ability may still make room. Several reasons at once change nothing.',
      ],
    },
    stuck: {
      title: 'No room for a tile',
      text: [
        'A player who cannot place a tile takes one anyway and advances **both** trackers by 1 without placing it. Energy advances the tracker of the other terrain, which then moves twice; water needs no ice. Nothing is doubled, no meteorite falls, and abilities for placing tiles do not work; those for selecting do.',
      ],
    },
    block: {
      title: 'Last things to do',
      text: [
        '- Lifepods that were not collected leave the planets.',
        '- End-of-game civ cards are revealed.',
        '- Everyone places stored patches, carries out advances of such cards and, with Republic’s last technology, keeps two more cards. Gains are resolved as usual; patches can no longer be stored and must be placed if there is room.',
        '- Civ cards earned now are taken from the commander clockwise and carried out at once.',
        '- Rovers leave, and personal missions are revealed.',
      ],
    },
    scoring: {
      title: 'Scoring',
      text: [
        '- **Rows and columns**: the points printed beside each complete one, and extras of Gaia and Cerberus.',
        '- **Tracks**: one medal each.',
        '- **Lifepods** in the scoring area: 1 each.',
        '- **Meteorites**: 1 for every 3 collected.',
        '- **Civ cards** for the end of the game.',
        '- **Personal missions**: 5 if fulfilled.',
        '- **Neighbour missions**: 5 for the winner, 2 each for a tie.',
      ],
    },
    lines: {
      title: 'Complete rows and columns',
      text: [
        'Every cell is covered and no meteorite is in the line; one meteorite spoils its row and its column. Missing cells do not matter, and neither do rovers. On most planets the outer lines are worth 1 and the middle ones 3.',
      ],
    },
    medals: {
      title: 'Medals',
      text: [
        'The topmost medal reached counts, not the largest. If a tracker regressed, the medals above it are lost.',
      ],
    },
    missions: {
      title: 'Neighbour missions',
      text: [
        'Each card compares the two neighbours it is between; two players compare on all three. On cards that ask for the fewest, the smaller number wins.',
      ],
    },
    winner: {
      title: 'The winner',
      text: [
        'The most points win. Ties are broken by fewer uncovered cells, then by fewer meteorites left on the planet, carried ones included. Still tied: the victory is shared.',
      ],
    },
  },
};
