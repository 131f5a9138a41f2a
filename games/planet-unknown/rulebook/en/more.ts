import type { ChapterText } from '../outline.ts';

export const secrets: ChapterText<'secrets'> = {
  title: 'Secrets and the screen',
  sections: {
    secret: {
      title: 'Open and secret',
      text: [
        'Boards, tokens, top tiles, heights of stacks, neighbour missions, sizes of civ decks, stored patches and the mix of events are open. Lower tiles, civ decks (except while you choose from them), face-down civ cards, personal missions and the order of events are secret.',
        'Chance decides about stacks, decks, missions, events, dealt boards, the first commander and the first position of the station.',
      ],
    },
    together: {
      title: 'At the same time',
      text: [
        'Sides, personal missions, events, tiles and the end of the game are played by everyone at once; rotating and civ cards one after another. Since everyone faces a different section, nobody gets in anyone’s way. A game takes about 15 to 21 rounds, at most 24.',
      ],
    },
    decisions: {
      title: 'Your decisions',
      text: [
        'The game asks whenever you have a choice. If only one thing is possible, it is done for you, except confirming.',
      ],
    },
    screen: {
      title: 'What the screen shows',
      text: [
        'Before you place a tile you see what it does: trackers, energy, meteorites, losses and complete lines. Positions that come out the same are shown once. You may undo until you confirm, but not past anything revealed.',
      ],
    },
  },
};

export const faq: ChapterText<'faq'> = {
  title: 'Questions and answers',
  sections: {
    questions: {
      title: 'Players ask',
      text: [
        '- **In which order do my two trackers advance?** As you like; it can matter.',
        '- **Does a big terrain give more steps?** No, one for each building; only Oasis’ water differs.',
        '- **May I place a water tile off the ice?** Yes, but its water building gives nothing.',
        '- **What if the energy area touches a terrain only at a corner?** Then it does not count.',
        '- **Can I try out a tile?** Yes; the one below is not shown.',
        '- **Can a patch be my first piece?** Yes: on the edge (Charybdis: in the centre), and the first tile goes next to it.',
        '- **What about a rover milestone before my first tile?** The deployment is lost; the rover stays in reserve.',
        '- **Does a destroyed rover come back?** No.',
        '- **What about movement without a rover?** A rover deployed later in the round may use it; otherwise it is lost.',
        '- **What if two players want the last civ card of a level?** The one nearer to the commander clockwise gets it.',
        '- **What if a civ card leads to another civ milestone?** You take that card at once.',
        '- **Does a covered lifepod’s cell count in its row and column?** Yes, but the lifepod is destroyed. A covered city is lost, too.',
        '- **Can I use technologies reached with an unplaced tile?** Yes, for the rest of the round and at the end.',
        '- **May I keep movement for the civ step?** Yes, until you have taken your own cards.',
        '- **Does Space Citizen Decree count lifepods on Cosmos’ tracks?** No, only the scoring area.',
        '- **Must Jump Drive’s tech tracker follow Unionization?** Yes.',
        '- **Makeshift: does a rover building always give movement?** Only if its tracker lands on the rover track.',
      ],
    },
    rulings: {
      title: 'Rulings of this edition',
      text: [
        'Where the printed rules are silent or unclear, we decided as follows:',
        '- Patches and meteorites never run out; the first commander is random; boards are dealt unless you choose otherwise.',
        '- Two rovers never share a cell, and rovers cannot cross holes.',
        '- The top of the rover track gives movement again with any advance.',
        '- Without a tile of this round a rover is deployed on the tile placed last.',
        '- Energy must be used if some tracker of the choice can advance.',
        '- A loaded rover delivers by itself; Oasis’ jumps cannot be declined; Makeshift’s step back is optional.',
        '- Cosmos’ free steps need a movement point in the pool.',
        '- Universal Coalition doubles water by energy, too; patches on Pajitnov must slide in, unless placed on a tile.',
        '- A technology that gives movement at the start of a round pays first in the next round.',
        '- Uncollected lifepods leave before anything else at the end; patches without room are lost.',
        '- In an open contest, players tied for first get 2 points each.',
        '- Two pairs of events have different colours but the same effect.',
      ],
    },
  },
};
