import type { ChapterText } from '../outline.ts';

export const events: ChapterText<'events'> = {
  title: 'Event cards',
  sections: {
    types: {
      title: 'Three types',
      text: [
        'Event cards are discoveries, missions and actions. Apart from the starting missions they come into play only through the **Scientist**.',
        'Missions and actions stay face down together in front of their owner; there is no limit. The event deck is never refilled; a discarded discovery stays out.',
      ],
    },
    discoveries: {
      title: 'Discoveries',
      text: [
        'A discovery belongs to a zone. Only the seven **outer** zones can hold one (not Phobos, Syrtis Major or Valles Marineris), and **one** at most; Tritonis Sinus is no exception. Once assigned it is never moved, removed or replaced.',
        'All discoveries are turned face up after round 10. Each takes effect at its own time: **at the reveal**, **in the third production** or **in the final scoring**.',
        'Several discoveries that act at the reveal are resolved in the fixed order of the zones, each completely before the next.',
      ],
    },
    missions: {
      title: 'Missions',
      text: [
        'Missions are secret goals. They are revealed in the final scoring and checked on the final board. Everyone scores only their own; a failed mission costs nothing.',
        '**“Most” missions:** a tie for the most counts as fulfilled and gives full points, but you need at least one. All colours in the game are compared, neutral colours and bots included.',
        '**“Influence” missions:** 1, 2, 4 or 7 points for at least one astronaut in one, two, three or all four of the zones marked red on the card.',
        'A mission looks only at the colour of its owner; with two players that is the main colour, never the neutral one.',
      ],
    },
    actions: {
      title: 'Actions',
      text: [
        'An action stays face down until its own text tells you to reveal it: at the **start** of the third production (before tokens are produced) or at its **end** (after they are awarded). Then you must reveal it and carry it out as far as possible.',
        'Everyone does so in turn, clockwise from the first player, each with all cards of this moment before the next player starts. If you have several, they come in this order: Rescue Operation, Industrial Espionage, Blocks of Ice, Ether Wind. A revealed card stays face up and is used.',
      ],
    },
    iceMonopoly: {
      title: 'Ice Monopoly',
      text: [
        'The global mission for everyone: in the final scoring the colour with **the most ice** point tokens gains **9 points**.',
        'Tied colours divide the 9 points, rounded down: two get 4 each, three get 3, four get 2, five or six get 1. Nobody scores if nobody has ice.',
      ],
    },
  },
};

export const actions: ChapterText<'actions'> = {
  title: 'The four actions',
  sections: {
    rescueOperation: {
      title: 'Rescue Operation',
      text: [
        '**Start of the third production.** Return up to 2 of your astronauts from Lost in Space to zones, Phobos included, where you already had at least one astronaut before this card. You may return fewer or none. Without such a zone, or with nobody in Lost in Space, nothing happens.',
      ],
    },
    industrialEspionage: {
      title: 'Industrial Espionage',
      text: [
        '**Start of the third production.** Kill 1 astronaut of another colour in any zone (inner zones and Phobos too) where you have at least one. If you can, you must.',
      ],
    },
    blocksOfIce: {
      title: 'Blocks of Ice',
      text: ['**End of the third production.** Gain 2 ice point tokens. They count for the Ice Monopoly.'],
    },
    etherWind: {
      title: 'Ether Wind',
      text: ['**End of the third production.** Gain 1 celerium point token.'],
    },
  },
};
