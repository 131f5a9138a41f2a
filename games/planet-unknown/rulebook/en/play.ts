import type { ChapterText } from '../outline.ts';

export const round: ChapterText<'round'> = {
  title: 'A round',
  sections: {
    steps: {
      title: 'The steps',
      text: [
        '- **1. Rotate**: the commander turns the station.',
        '- **2. Event**, if you play with events.',
        '- **3. Start of the round**: some technologies give movement.',
        '- **4. Tile**: all at once choose, place and resolve a tile.',
        '- **5. New tiles** become visible.',
        '- **6. Civ cards**: from the commander clockwise.',
        '- **7. End of the round**.',
      ],
    },
    rotate: {
      title: 'Rotate',
      text: ['The commander turns the station any way, or leaves it. Everyone sees it.'],
    },
    before: {
      title: 'Event and start of the round',
      text: [
        'An event is resolved by everyone at once, like a tile: in any order, with abilities and movement, until all have confirmed. Only movement is carried over. Civ cards earned by it are taken before the round goes on.',
        'Then technologies that give movement at the start of a round count what they find now.',
      ],
    },
    tile: {
      title: 'The tile',
      text: [
        '- **Before** your tile you may move rovers and use abilities. What you gain may wait.',
        '- **Choose and place** one of the tiles you face. If neither can be placed, take one without placing it.',
        '- **Afterwards** resolve everything you gained, in any order.',
        '- **Confirm.** You cannot while something mandatory can still be done.',
        'Nobody sees what you do until all have confirmed, and until then you may take it back, unless something hidden was revealed to you. Only then the next tiles of the stacks turn up.',
      ],
    },
    civ: {
      title: 'Civ cards',
      text: [
        'From the commander clockwise, everyone who earned civ cards takes all of them, in an order of their own choice, and resolves what they give. Cards earned meanwhile are taken at once, too. You may also move and use abilities. Who may take cards of which level is public.',
      ],
    },
    end: {
      title: 'End of the round',
      text: [
        'Unused movement is lost and the rule of the event ends. If the end of the game was triggered, it comes now. Otherwise the left neighbour becomes commander and abilities for once a round are fresh again.',
      ],
    },
    abilities: {
      title: 'When abilities work',
      text: [
        '**Once a round** means once from rotating to the end of the round. Abilities that you use yourself work in the event step, with your tile and while you take civ cards. At the end of the game none can be started any more, except Wormhole’s reset; those that change something you resolve still work if unused.',
      ],
    },
  },
};

export const placing: ChapterText<'placing'> = {
  title: 'Placing a tile',
  sections: {
    choose: {
      title: 'Which tile',
      text: [
        'You choose between the two top tiles of your section; if a stack is empty only one is left. You must take one, and if only one can be placed, that one. Turn and flip it as you like.',
      ],
    },
    rules: {
      title: 'Where it may be placed',
      text: [
        '- All of it lies on cells of the planet, none of which is covered.',
        '- Your **first piece** must cover a cell on the edge of the planet.',
        '- Every later piece must touch another piece **side by side**. A corner is not enough; colours do not matter.',
        'The edge is where a cell borders on open space. Holes and the black hole inside a planet make no edge.',
      ],
    },
    covered: {
      title: 'Rovers, lifepods and meteorites',
      text: [
        'A piece may cover rovers and lifepods; they are destroyed. If the tile has a meteor symbol, a **meteorite** falls on it at once, unless the Universal Coalition’s shield works or the tile is not placed.',
      ],
    },
    ladder: {
      title: 'When nothing fits',
      text: [
        'Rules of your planet and of an event must be obeyed, as long as one of your two tiles can be placed that way. If not, the event is ignored; if that does not help, only the rule of the planet; then both. If even that is not enough, you cannot place (see the end of the game).',
        'This is judged when you decide. It holds for the tile of the round only: extra tiles and patches always obey everything. Where Charybdis’ rule is ignored, the first piece goes to the edge.',
      ],
    },
  },
};

export const resolving: ChapterText<'resolving'> = {
  title: 'Resolving a tile',
  sections: {
    order: {
      title: 'What happens',
      text: [
        'First what is covered is destroyed, then the meteorite falls, then each building and each ability for placing tiles gives something to resolve, in the order you like. Advances are mandatory, even unwelcome ones.',
      ],
    },
    buildings: {
      title: 'Buildings',
      text: [
        'A civ, biomass, rover or tech building advances its tracker by 1, however large the terrain. A **water building** does so only if at least one water cell of the tile lies on ice; otherwise it gives nothing.',
      ],
    },
    energy: {
      title: 'Energy',
      text: [
        'An energy building advances one tracker of your choice: that of the other terrain of the tile, or of any terrain side by side with the **energy area** that the tile made or enlarged, across tiles. Patches count as biomass. Water needs no ice here.',
        'The choice is fixed when the tile is placed. You must choose a tracker that can advance, if there is one. The other building counts as well, so one tracker may advance twice.',
      ],
    },
    list: {
      title: 'The list of things to resolve',
      text: [
        'Whatever you gain joins a list, from which you choose what comes next. One thing is resolved completely before its gains join the list; rovers may move in between. Before you confirm the list must be empty; only civ cards wait for their step.',
        'Moving a lifepod, the flux token or a rover by Relocation Bonus is optional. All else is mandatory, and lost if it cannot be done; you may choose an order in which that happens.',
        'What improves a gain counts if it is active when you resolve it; what depends on the placement is fixed then. What a space gives is fixed when the tracker lands; movement is yours at once.',
      ],
    },
  },
};
