import type { ChapterText } from '../outline.ts';

export const solo: ChapterText<'solo'> = {
  title: 'Solo game',
  sections: {
    bots: {
      title: 'You against the bots',
      text: [
        'You play against two **bot companies**, or up to five if you like. Bots draw their characters from a deck and follow fixed rules that you can foresee. They are not the computer opponents of a normal game, who hold a hand and decide like players.',
        'In each round the top card of each bot’s deck is laid face down, unseen by anybody; then you choose, and the countdown runs as always. Bots are players in every respect: first player, ties, majorities.',
      ],
    },
    setup: {
      title: 'Setup and the priority list',
      text: [
        'Set up as for as many players as there are colours. You get two missions and keep one. Each bot is dealt 0 (**Cadet**), 1 (**Director**) or 2 missions (**Tycoon**), unseen by anybody, and keeps them all. The bots’ character decks are built like neutral decks with two players.',
        'The **priority list** holds the ten zones in random order, open to all, one list for all bots. When a bot **uses** a zone, that zone moves to the bottom; the others keep their order. A zone is used only where a rule says so, and only if the bot really acted there.',
      ],
    },
    boarding: {
      title: 'How bots board',
      text: [
        'A bot boards one astronaut at a time (its Travel Agent all three at once), on a docked ship with room: three free seats for the Travel Agent, a different ship for the Secret Agent’s second.',
        '- It takes the ship whose destination is **highest on the list**; in a tie the one with fewer free seats, then the lower dock number.',
        '- An unknown ship counts as bound for the highest zone on the list that has a token in the pool; by boarding, the bot takes that token. With an empty pool the ship comes last, and no zone is used.',
        '- After each boarding the zone is used before the next astronaut boards; the Travel Agent uses it once for the three. If no ship is possible, nobody boards and no zone is used.',
      ],
    },
    effects: {
      title: 'How bots choose',
      text: [
        'A bot carries out the rest of its card by the rules below, as far as possible, and never asks itself what would be clever.',
        'Whenever several colours could be a bot’s victim equally well, it is you; otherwise the next colour clockwise from the bot.',
      ],
    },
    recruiter: {
      title: 'Bot Recruiter',
      text: ['As with a neutral Recruiter: the card leaves the game, and the other eight form a new shuffled deck.'],
    },
    explorer: {
      title: 'Bot Explorer',
      text: [
        'The target is the highest zone of Mars on the list with a bot astronaut in an adjacent zone. One astronaut from **each** such adjacent zone moves in, at most three. If there are more than three, the bot moves first from the zones where it has the fewest, then from those higher on the list. The target is used. Without a target nobody moves.',
      ],
    },
    scientist: {
      title: 'Bot Scientist',
      text: [
        'The bot always draws, unseen. A discovery goes face down to the highest outer zone on the list without one, and that zone is used; if none is free, the card is discarded face up. A mission is kept face down (Cadet: removed from the game), an action is kept.',
      ],
    },
    secretAgent: {
      title: 'Bot Secret Agent',
      text: [
        'Among the docked ships that are not full, it launches the one with the most of its own astronauts (at least one); in a tie the destination higher on the list, then the lower dock. If none carries its own people, it launches the one with the fewest astronauts; in a tie the lower dock. No zone is used.',
      ],
    },
    saboteur: {
      title: 'Bot Saboteur',
      text: [
        'It destroys the docked ship with the fewest of its own astronauts; in a tie the one with the most of other colours, then the lower dock. No zone is used.',
      ],
    },
    femmeFatale: {
      title: 'Bot Femme Fatale',
      text: [
        'In the highest zone on the list where the bot and another colour are present, she replaces one of the other colour with the most astronauts there; the zone is used. If there is no such zone, she does the same on ships: docked before launched, then the destination higher on the list, then the lower dock or the earlier launch; the destination zone is used.',
      ],
    },
    travelAgent: { title: 'Bot Travel Agent', text: ['Three astronauts board together, and that is all.'] },
    soldier: {
      title: 'Bot Soldier',
      text: [
        'He kills in the highest zone on the list (not Syrtis Major, not Valles Marineris) where another colour is present; zones where the bot is present too come before all others. The victim is the other colour with the most astronauts there; the zone is used. If no such zone holds another colour, he kills one of his own in the highest possible zone, and no zone is used.',
        'Then up to three of his astronauts drop from Phobos to the highest zone of Mars on the list; that zone is used.',
      ],
    },
    pilot: {
      title: 'Bot Pilot',
      text: [
        'He redirects the ship with the most of his own astronauts; in a tie launched before docked, then the earlier launch or the lower dock. The new destination is the highest zone on the list with a token in the pool; it is used.',
        'If no ship carries his people, he sends the ship with the most of **yours** (even none; same tie rule) to the **lowest** zone on the list that has a token; no zone is used.',
      ],
    },
    other: {
      title: 'Other choices of bots',
      text: [
        '- **Great Sandstorm:** all to the highest adjacent zone on the list.',
        '- **Rescue Operation:** as many as possible to the highest zone on the list where the bot is present.',
        '- **Industrial Espionage:** in the highest zone on the list with the bot and another colour; the victim is the other colour with the most astronauts there.',
        'Each uses its zone if something was done. Bots reveal their action cards at the same moments as players do.',
      ],
    },
    levels: {
      title: 'Three levels',
      text: [
        '- **Cadet:** bots have no missions at all.',
        '- **Director:** one starting mission for each bot.',
        '- **Tycoon:** two starting missions for each bot, and bots win ties: if you would share a zone’s tokens with at least one bot, you drop out and only the bots divide. Missions, the Ice Monopoly and discoveries are not affected.',
        'To compare the levels: a simple computer player in your place, against two bots, won 71% (Cadet), 60% (Director) and 24% (Tycoon) of 400 simulated games each. Human players have not been measured.',
      ],
    },
    result: {
      title: 'Victory and rating',
      text: [
        'You win with the highest score. In a tie with a bot more point tokens decide, and if these are equal too, you win. Your lead over the best bot gives your rating:',
        '- 0 to 4 points: **Prospector**',
        '- 5 to 9: **Foreman**',
        '- 10 to 19: **Superintendent**',
        '- 20 or more: **Magnate**',
        'If you are not first, there is no rating, only your place.',
      ],
    },
  },
};
