import type { ChapterText } from '../outline.ts';

export const goal: ChapterText<'goal'> = {
  title: 'What the game is about',
  sections: {
    idea: {
      title: 'A planet and a corporation',
      text: [
        'One to six players settle a planet each. You have a **planet board**, a grid that you cover with tiles, and a **corporation board** with five tracks: civ, water, biomass, rover and tech.',
        'Every round all players simultaneously take one of the two tiles that the space station turns towards them, place it on their planet and advance two trackers, one for each building on the tile.',
      ],
    },
    winning: {
      title: 'Goal',
      text: [
        'Points come from complete rows and columns, the medals of the tracks, lifepods, meteorites, civ cards and missions. The highest score wins.',
      ],
    },
    together: {
      title: 'Together and solo',
      text: [
        'Nobody touches another player’s boards. You share the station, the civ decks, the neighbour missions and the events. In a solo game you play against a target score; there is no artificial opponent.',
      ],
    },
    terms: {
      title: 'Some words',
      text: [
        '- **Piece**: a tile or a patch on a planet.',
        '- **Section**: the two stacks of the station, one outer and one inner, that face a player.',
        '- **Commander**: the player who turns the station and is first to take civ cards.',
        '- **Benefit**: anything a space of a track gives, except medals. **Milestones** are civ cards, rovers, patches and technologies.',
        '- **Edge of the planet**: cells with a side towards open space.',
        '- Columns are called A to L from the left, rows 1 to 12 from the top.',
      ],
    },
  },
};

export const components: ChapterText<'components'> = {
  title: 'Components',
  sections: {
    tiles: {
      title: 'Tiles',
      text: [
        'There are six terrains: civ, water, biomass, rover, tech and energy. Energy has no track. Each of the 144 tiles shows two different terrains with one building each.',
        'The pairs form a ring: civ and energy, energy and water, water and rover, rover and tech, tech and biomass, biomass and civ. Each of the twelve shapes exists in all six pairs, once without and once with a **meteor symbol**.',
        'Large shapes are in the outer ring of the station: long bar, S, N, F, U and Z piece. Small ones are in the inner ring: domino, short bar, corner, T and L piece, square. Tiles may be turned and flipped.',
      ],
    },
    others: {
      title: 'Everything else',
      text: [
        '- 13 planets and 9 corporations; KSB-4156 and the Universal Coalition are the common sides, all others exist once',
        '- 6 lifepods for each player, and as many rovers as the corporation has',
        '- 36 civ cards of four levels, 28 mission cards with two sides, 60 event cards',
        '- patches of biomass (single cells without a building) and meteorites, as many as needed.',
      ],
    },
  },
};

export const setup: ChapterText<'setup'> = {
  title: 'Setup',
  sections: {
    station: {
      title: 'Station and seats',
      text: [
        'The 12 tiles of each shape are shuffled into a stack; only its top tile is visible. Each outer stack has an inner partner; how the rings are turned relative to each other is an option and stays the same for the whole game. The station starts in a random position.',
        'Players sit around the station as evenly as possible, each facing a section of their own. Your left neighbour is the next player clockwise.',
      ],
    },
    boards: {
      title: 'Boards',
      text: [
        'Everyone is dealt a planet and a corporation and secretly chooses a side of each: the common one or the special one. Options let you use only common sides, only random special ones, or pick any free boards one after another. Special sides exist once. Difficulty runs from 1 to 4.',
        'Trackers start on row 0. A lifepod starts on each of the six marked cells of the planet; the rovers wait in reserve.',
      ],
    },
    civ: {
      title: 'Civ decks',
      text: [
        'At each of the four levels there is one card more than there are players: 2 cards in a solo game, 7 with six players. The others stay in the box unseen.',
      ],
    },
    missions: {
      title: 'Missions',
      text: [
        'With three or more players there is one mission between each two neighbours; two players share three. With **personal missions** everyone is first dealt two and keeps one in secret.',
      ],
    },
    last: {
      title: 'Last steps',
      text: [
        'Flux Industries sets its flux token. If you play with events, their deck is made. The first commander is drawn at random.',
      ],
    },
  },
};
