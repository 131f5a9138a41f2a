import type { ChapterText } from '../outline.ts';

export const round: ChapterText<'round'> = {
  title: 'The round',
  sections: {
    phases: {
      title: 'Four phases',
      text: [
        '- **Action**: turns clockwise until everyone has passed.',
        '- **Combat**: battles, and what follows from them.',
        '- **Upkeep**: pay and produce.',
        '- **Cleanup**: new technologies; discs and cubes return.',
      ],
    },
    turns: {
      title: 'Turns',
      text: [
        'The holder of the start player tile begins. Clockwise, turn after turn, everyone who has not passed takes **one action** (Explore, Research, Upgrade, Build, Move or Influence) or **passes**.',
      ],
    },
    cost: {
      title: 'The price of an action',
      text: [
        'An action costs the leftmost disc of your influence track; it stays on the action’s space until Cleanup. You may take the same action again and again. Without a disc on the track you must pass.',
        'You may choose an action even if you can do nothing with it; it still costs the disc.',
      ],
    },
    activations: {
      title: 'Activations',
      text: [
        'Each action has a number of **activations**, done one after another. You see the result of one before you choose the next, and you may stop at any time.',
        '- **Explore** 1 (Planta 2)',
        '- **Research** 1 (Hydran 2)',
        '- **Upgrade** 2 (Mechanema 3), and 2 more with the Pico Modulator',
        '- **Build** 2 (Mechanema 3), and 1 more with Nanorobots',
        '- **Move** 2 (Terrans 3), and 1 more with Improved Logistics',
        '- **Influence** 2, and two colony ships become ready',
      ],
    },
    passing: {
      title: 'Passing',
      text: [
        'The **first** to pass in a round gains 2 Money at once and takes the start player tile for the next round. After your first pass you may, on later turns, take a **reaction** or pass again for free.',
        'The phase ends **at once** when everyone has passed; nobody gets one more reaction.',
      ],
    },
    colony: {
      title: 'Colony ships',
      text: [
        'During your action, reaction or pass you may use ready colony ships: turn one over and move one cube from its track to an empty, fitting square in a sector you control, even if opponents have ships there. There is no other way to place cubes on the map. If the track has no cube left, the square stays empty.',
      ],
    },
    flow: {
      title: 'The flow of play',
      text: [
        'Everyone does Upkeep at the same time; everything else happens one player after another. A round always ends, since every action and reaction takes a disc. Eliminated players are skipped; even a single survivor plays on to the end of round 8. If nobody is left, the game is over.',
      ],
    },
  },
};
