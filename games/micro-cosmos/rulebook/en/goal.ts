import type { ChapterText } from '../outline.ts';

export const goal: ChapterText<'goal'> = {
  title: 'At a glance',
  sections: {
    story: {
      title: 'The story',
      text: [
        'The Great War is over. The last Voltarian fleet is gone, but it left hundreds of worlds in ruins and billions of beings without a home. A young union, the Galactic Alliance, has built colossal ships that can heal planets: the Interplanetary Terraforming Arks. You command one of them. Gather resources, lead your specialists, found colonies, bring dead worlds back to life and settle the survivors there.',
        'Micro Cosmos is a game by Michał Jagodziński and Kamil Langie for 1 to 4 players; a game takes 40 to 90 minutes. The faces of the cards are our own design.',
      ],
    },
    goal: {
      title: 'The goal in 30 seconds',
      text: [
        'Have the most **victory points (VP)** at the end. When the third planet is fully terraformed, the round is finished and one more full round is played.',
        '- Each turn your Ark flies to another field and acts as that field allows.',
        '- Crew cards bring resources where their edge matches, or serve as specialists to pay with.',
        '- Resources raise the tracks of damaged planets until they come alive.',
        'Two to four players play against each other; one player plays against the Automa.',
      ],
    },
    order: {
      title: 'One after the other',
      text: [
        'Only the active player decides. Exceptions are the secret choices at the start and, in the solo game, a few choices you make for the Automa.',
      ],
    },
    points: {
      title: 'Where points come from',
      text: [
        '- 1 VP for each level you raise on a planet, counted when the planet is complete or at the end.',
        '- 3 VP for first and 1 VP for second place on a completed planet.',
        '- 5 VP for each outpost you unlock, 2 VP each time you place or move one to a planet with your colony.',
        '- Colonies and settled survivors at the end.',
      ],
    },
  },
};

export const components: ChapterText<'components'> = {
  title: 'Components',
  sections: {
    cards: {
      title: 'Cards',
      text: [
        '- 12 planets with two sides, damaged and terraformed; 3 of them are start planets; 4 are red, 4 green and 4 blue. The Star Gate.',
        '- 33 crew cards, 15 survivor cards, 12 Automa cards.',
        '- For each player an Ark card with eight upgrades, a Bridge card for survivors and a Cargo card with four resource tracks and four specialist markers. The Automa has an Ark card with six upgrades.',
        '- The Cantina with three open crew cards.',
      ],
    },
    pieces: {
      title: 'Pieces',
      text: [
        'Each player has an Ark, a score marker, 8 terraforming markers, 8 colonies, 2 trading outposts, and on the Cargo card an Engineer, a red, a green and a blue Leader and a marker for each resource. Planets have resource markers. One marker shows the first player. Markers never run out.',
      ],
    },
    colours: {
      title: 'Colours',
      text: [
        'Resources, in the order of the Cargo card: **Biomass** (green), **Workforce** (red), **Minerals** (orange), **Technology** (blue). The colour of a player has no effect.',
      ],
    },
    planet: {
      title: 'A planet card',
      text: [
        'It has a colour, a planet field, a moon and a space station with yields of their own, perhaps asteroids, and dotted routes between them and to the edges. The planet yield depends on the side that is up. The damaged side has resource tracks, each with its maximum, and the terraforming track for the players’ markers.',
        'Both sides have the same fields and routes. Cards are always placed upright.',
      ],
    },
    crew: {
      title: 'A crew card',
      text: [
        'It has a top and a bottom edge, each with a colour (red, green, blue, or orbital for moons and stations) and a crew action. In the middle is a specialist: Engineer or red, green or blue Leader.',
      ],
    },
  },
};

export const setup: ChapterText<'setup'> = {
  title: 'Setup',
  sections: {
    player: {
      title: 'Each player',
      text: [
        'Score 0, all resources 0, all four specialist markers locked. Both outposts are locked on the Ark card. One colony marker covers each of the seven single upgrades, the eighth stands on the 2 of Engines.',
      ],
    },
    galaxy: {
      title: 'The galaxy',
      text: [
        'The Star Gate is the middle of a grid of 3 × 3 cells; all Arks start there. The three start planets are dealt at random to the north, west and east of it; the south stays empty. The other nine planets are shuffled and drawn from the bottom.',
      ],
    },
    decks: {
      title: 'Decks',
      text: [
        'Survivors and crew cards are shuffled, each with an open discard pile. Three crew cards are placed face up in the Cantina. The first player is chosen at random.',
      ],
    },
    start: {
      title: 'Your start',
      text: [
        'You are dealt 3 crew cards. Discard 1 and place the other 2 in the top or bottom row, as you like. Gain 2 units of any resources. Everyone chooses in secret; the choices are shown when everyone is done.',
      ],
    },
  },
};
