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
        '- **4. Tile**: everyone chooses, places and resolves a tile at the same time.',
        '- **5. New tiles** become visible.',
        '- **6. Civ cards**: from the commander clockwise.',
        '- **7. End of the round**.',
      ],
    },
    rotate: {
      title: 'Rotate',
      text: ['The commander turns the station as they like, or leaves it. Everyone sees it.'],
    },
    before: {
      title: 'Event and start of the round',
      text: [
        'Everyone resolves an event at the same time, like a tile: in any order, with abilities and movement, until all have confirmed. Only movement is carried over. Civ cards it earns are taken before the round continues.',
        'Then technologies that give movement at the start of a round count the current situation.',
      ],
    },
    tile: {
      title: 'The tile',
      text: [
        '- **Before** your tile you may move rovers and use abilities. Anything you gain may wait.',
        '- **Choose and place** one of the tiles facing you. If neither can be placed, take one without placing it.',
        '- **Afterwards** resolve everything you gained, in any order.',
        '- **Confirm.** You cannot while something mandatory can still be done.',
        'Nobody sees what you do until all have confirmed, and until then you may undo it, unless something hidden was revealed to you. Only then do the next tiles become visible.',
      ],
    },
    civ: {
      title: 'Civ cards',
      text: [
        'From the commander clockwise, everyone who earned civ cards takes all of them, in an order of their own choice, and resolves what they give. Cards earned in the meantime are also taken at once. You may also move and use abilities. Everyone sees who may take cards of which level.',
      ],
    },
    end: {
      title: 'End of the round',
      text: [
        'Unused movement is lost and the rule of the event ends. If the end of the game was triggered, it comes now. Otherwise the left neighbour becomes commander and once-a-round abilities are ready again.',
      ],
    },
    abilities: {
      title: 'When abilities work',
      text: [
        '**Once a round** means once from rotating to the end of the round. Abilities that you use yourself work in the event step, with your tile and while you take civ cards. At the end of the game none can be started, except Wormhole’s reset; those that change something you resolve still work if unused.',
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
        '- The whole piece must be on uncovered cells of the planet.',
        '- Your **first piece** must cover a cell on the edge of the planet.',
        '- Every later piece must touch another piece **side by side**. A corner is not enough; colours do not matter.',
        'The edge is where a cell borders open space. Holes and the black hole inside a planet make no edge.',
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
        'You must obey the rules of your planet and of an event as long as one of your two tiles can be placed that way. If not, the event is ignored; if that does not help, only the rule of the planet; then both. If even that is not enough, you cannot place (see the end of the game).',
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
        'First anything covered is destroyed, then the meteorite falls, then each building and each ability for placing tiles gives something to resolve, in any order. Advances are mandatory, even unwelcome ones.',
      ],
    },
    buildings: {
      title: 'Buildings',
      text: [
        'A civ, biomass, rover or tech building advances its tracker by 1, however large the terrain. A **water building** does so only if at least one water cell of the tile covers ice; otherwise it gives nothing.',
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
        'Everything you gain joins a list, and you choose what comes next. One thing is resolved completely before its gains join the list; rovers may move in between. Before you confirm the list must be empty; only civ cards wait for their step.',
        'Moving a lifepod, the flux token or a rover by Relocation Bonus is optional. Everything else is mandatory, and lost if it can’t be done; you may choose an order in which that happens.',
        'An ability that improves a gain counts if it is active when you resolve the gain; anything that depends on the placement is fixed when you place. The gain of a space is fixed when the tracker lands; movement is yours at once.',
      ],
    },
  },
};
