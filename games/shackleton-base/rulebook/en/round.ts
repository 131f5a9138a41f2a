import type { ChapterText } from '../outline.ts';

export const shuttles: ChapterText<'shuttles'> = {
  title: 'Shuttle phase',
  sections: {
    choice: {
      title: 'Choosing a shuttle',
      text: [
        'One tile more than there are players is revealed. In **reverse** turn order each player takes one, with its 6 astronauts and its resources.',
        'Then the numbers of the tiles set the new turn order, the lowest first.',
      ],
    },
    gateway: {
      title: 'The Gateway fills up',
      text: [
        'Astronauts of the leftover tile go to the **Gateway**, each type only while fewer than 4 of it are there. Nobody gets its resources. Astronauts at the Gateway stay from round to round.',
      ],
    },
  },
};

export const turns: ChapterText<'turns'> = {
  title: 'Your turn, the crater and the Gateway',
  sections: {
    turn: {
      title: 'A turn',
      text: [
        'Deploy one astronaut of your shuttle for one **main action**: exploit the crater, build, fund a project, take corporation actions, or visit the Gateway. You can’t pass, but the Gateway is always possible.',
        'You may only choose an action that you can pay for and complete. At the end of your turn you may fulfil goals.',
      ],
    },
    crater: {
      title: 'Exploit the crater',
      text: [
        'Place the astronaut on a free crater space. Every sector of the row with a building, anyone’s, is activated; you can’t leave one out. A sector with only a farm or a panel doesn’t count. A row without buildings is allowed and brings nothing.',
      ],
    },
    rent: {
      title: 'Rent',
      text: [
        'A sector with a building of yours is free. For each other activated sector you pay the rent of the space to the owner of the **largest** building there; for a neutral one you pay the supply.',
        'The whole rent is due before you gain anything, in credits that you hold. Robots can’t pay it.',
      ],
    },
    gains: {
      title: 'What it brings',
      text: [
        '- **Engineer**: 1 of the resource of each activated sector.',
        '- **Technician**: 3 credits for each.',
        '- **Scientist**: for each, activate a token around the sector. A token works only once in an action; you choose the order, and go on as long as there is one.',
        'Abilities for “after a crater action” come last.',
      ],
    },
    gateway: {
      title: 'Visit the Gateway',
      text: [
        'Place the astronaut there. Then, in any order: gain 3 credits, recruit an astronaut, take a corporation action. You must do everything that is possible.',
        'You can’t recruit the very astronaut you deployed this turn.',
      ],
    },
    recruit: {
      title: 'Recruiting',
      text: [
        'Take an astronaut from the Gateway into a free slot of your base; you choose who and where. If nobody is there or no slot is free, nothing happens. With To Mars the astronaut may go aboard instead.',
      ],
    },
  },
};
