import type { ChapterText } from '../outline.ts';

export const secrets: ChapterText<'secrets'> = {
  title: 'What is secret and what is open',
  sections: {
    secret: {
      title: 'Secret',
      text: [
        '- The **character** you chose, until its number is called. With two players you know both of yours.',
        '- Your **missions and actions**, kept or returned. Others know only how many face-down cards you have.',
        '- A **discovery** on the map: known only to players who assigned it or looked at it.',
        '- Face-down **resource tokens**, the eleventh token and the order of all decks: known to nobody.',
        '- Cards removed by a neutral Scientist: known to its controller only.',
      ],
    },
    open: {
      title: 'Open',
      text: [
        'Everyone may see the played characters (and so work out every hand), the used ships, discarded discoveries, Lost in Space, all point tokens, the pool of destination tokens and the priority list of the bots.',
        'Open as well: the number of cards in every deck and pile, the number of face-down cards of each player, and who has not yet chosen when everyone chooses at once. After the game everything may be shown.',
      ],
    },
    screen: {
      title: 'On the screen',
      text: [
        'Your screen shows what you may know and nothing else: your missions and actions, your chosen character, your neutral card, the mission you returned, cards your neutral Scientist removed, and each discovery you assigned or looked at.',
        'While action cards are due, everyone waiting reads the same neutral message, so a pause does not tell who holds one.',
        'If you pass one device round, secret choices and secret cards are shown only after the device has been handed over.',
      ],
    },
    decisions: {
      title: 'Your decisions',
      text: [
        'Before the game: options and seats; the colour goes with the seat. Then: which mission to keep and, each round, which character to play. Everything else is asked step by step while your character is resolved: ships to board, destinations, moves, targets. Every legal choice is offered, in the same order every time: zones in their fixed order, docks from the left, launched ships by launch, colours clockwise from you.',
        'With two players each question says whether it is about your main or your neutral colour.',
      ],
    },
    balance: {
      title: 'Nothing gets lost',
      text: [
        'The game keeps count of the box: 22 astronauts of each colour, 36 ships, 30 event cards, two destination tokens for each zone, nine characters for each colour, ten resource tokens on the map and every point token produced. A zone with an astronaut always has a face-up resource token, and no docked ship stays full once a character is resolved.',
      ],
    },
  },
};
