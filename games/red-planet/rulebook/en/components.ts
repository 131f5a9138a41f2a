import type { ChapterText } from '../outline.ts';

export const components: ChapterText<'components'> = {
  title: 'What is in the box',
  sections: {
    boards: {
      title: 'Boards',
      text: [
        '- **Mars** with nine zones: two inner and seven outer ones.',
        '- **Phobos**, the moon: the tenth zone.',
        '- **Lost in Space**, the memorial for dead astronauts. It is not a zone.',
        '- The **launchpad** with 3 to 6 docks, one for each colour in the game.',
        '- The **round tracker**, which also marks the first player.',
      ],
    },
    companies: {
      title: 'Six mining companies',
      text: [
        'Each of the six colours has **22 astronauts** (132 in all) and the same **9 character cards**, numbered from 9 down to 1 (54 in all).',
      ],
    },
    ships: {
      title: 'Ships and destination tokens',
      text: [
        '- **36 ship cards**, each with a capacity and a destination; six ships have an unknown destination.',
        '- **20 destination tokens**, two for each of the ten zones. They form a common pool, and the pool is limited.',
      ],
    },
    events: {
      title: 'Event cards',
      text: [
        '- **30 event cards**: 13 discoveries, 13 missions and 4 actions.',
        '- The global mission **Ice Monopoly**, face up for everyone from the beginning.',
      ],
    },
    tokens: {
      title: 'Resource tokens and point tokens',
      text: [
        '- **11 resource tokens** with identical backs: 5 ice, 3 sylvanite, 3 celerium. They show what a zone produces.',
        '- **86 point tokens**: 40 ice worth 1 point each, 23 sylvanite worth 2, 23 celerium worth 3. These are what you win. If a kind ever runs out, the supply counts as unlimited.',
      ],
    },
  },
};
