import type { ChapterText } from '../outline.ts';

export const turns: ChapterText<'turns'> = {
  title: 'Rounds and turns',
  sections: {
    rounds: {
      title: 'A round',
      text: [
        'In a round each player takes one turn, clockwise from the first player. Then the first player marker passes to the left and the next round starts.',
      ],
    },
    steps: {
      title: 'The five steps of a turn',
      text: [
        '- **Upgrade** the Ark: at most one upgrade.',
        '- **Travel**: the only step you must take. Landing effects follow.',
        '- **Crew**: play up to 2 crew cards, on the Star Gate 1.',
        '- **Actions** of the destination.',
        '- **Draw** a crew card.',
        'Steps are never mixed or repeated: you play no crew card after an action and buy no upgrade after travelling. You may skip any step except travelling.',
      ],
    },
    points: {
      title: 'Points',
      text: ['VP are scored at once; the score continues beyond the last space of the track.'],
    },
  },
};

export const resources: ChapterText<'resources'> = {
  title: 'Resources',
  sections: {
    cargo: {
      title: 'Cargo',
      text: [
        'Each resource has a track on your Cargo card. It never falls below 0: you can’t do anything you can’t pay for in full. Resources are open to all and can’t be traded between players.',
      ],
    },
    capacity: {
      title: 'Capacity',
      text: [
        'You hold up to 4 units of each resource, with Cargo Holds 6. Any excess is lost; the rest of the gain is kept.',
      ],
    },
    any: {
      title: 'Any resource',
      text: [
        'Choose a resource for each unit. When you gain, it may be one that is full (the unit is lost); when you pay, it must be one you have. If all four are full, nothing is asked and the unit is lost.',
      ],
    },
  },
};

export const crew: ChapterText<'crew'> = {
  title: 'Crew and specialists',
  sections: {
    rows: {
      title: 'Two rows',
      text: [
        'Crew cards are placed face up in two rows of at most 3 cards, above and below the Cargo card. In the **top row** a card touches the Cargo card with its **bottom edge**, in the **bottom row** with its **top edge**. Only the touching edge can be used.',
        'A new card goes at once into a row with a free place, of your choice. Only playing a card moves it to the other row.',
      ],
    },
    limits: {
      title: 'Six cards at most',
      text: [
        'With 6 cards you can’t draw; of several cards you draw as many as fit. You may decline any draw, from the deck before you see the card. Then you also lose the other draws of this effect from the same source.',
      ],
    },
    drawing: {
      title: 'Drawing',
      text: [
        'From the **deck**: the top card. An empty deck is replaced by the shuffled discard pile; if both are empty, nothing is drawn.',
        'From the **Cantina**: one of the open cards. Several picks of one effect come one after the other, and the Cantina is refilled after the last.',
        'Each card is placed in a row before the next is drawn. If an effect draws from both, the Cantina picks come first; cards that refill the Cantina come too late for them.',
      ],
    },
    refill: {
      title: 'Refilling the Cantina',
      text: [
        'After the last Cantina pick of an effect and at the end of every turn each empty place gets a card from the deck. If there is none, it stays empty until the next such moment. An empty Cantina gives nothing, not a card from the deck.',
      ],
    },
    specialists: {
      title: 'Specialists',
      text: [
        'The Engineer and the red, green and blue Leaders are specialists. You have one through a crew card in either row with that symbol, or through a ready marker. To **use** it, discard the card or lock the marker, as you like.',
        'A “Leader of any colour” is any of the three Leaders, never an Engineer.',
      ],
    },
    limitsOfUse: {
      title: 'One card, one specialist',
      text: [
        'Each card or marker pays for one specialist only. Markers don’t count towards the card limit. Crew cards are discarded only by playing them, by using them as specialists or to gain a specialist.',
      ],
    },
  },
};
