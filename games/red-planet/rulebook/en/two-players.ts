import type { ChapterText } from '../outline.ts';

export const twoPlayers: ChapterText<'twoPlayers'> = {
  title: 'Two players',
  sections: {
    colours: {
      title: 'A main colour and a neutral one',
      text: [
        'Set up as for four players: four docks, four ships, four colours, four starting astronauts. Each player takes a **main** and a **neutral** colour, each with 22 astronauts and nine character cards. Clockwise: your main colour, your opponent’s main colour, your neutral colour, your opponent’s neutral colour.',
        'Only the main colours get missions: each is dealt two and keeps one; the other is shuffled into the event deck.',
        'A neutral colour can be first player as well. Its controller then does what the first player does, and the order counts from that colour.',
      ],
    },
    deck: {
      title: 'The neutral character deck',
      text: [
        'Set aside Recruiter, Explorer, Femme Fatale, Soldier and two random cards of the other five. Shuffle these six as the bottom of the deck, and place the remaining three in random order face down on top. Nobody looks.',
        'In step 1 each player first draws the top card of their neutral deck, looks at it in secret and places it face down. **Then** you choose the character of your main colour. Your opponent sees neither.',
        'Played neutral cards stay face up like all others; there is no neutral hand.',
      ],
    },
    play: {
      title: 'Playing four colours',
      text: [
        'All four cards take part in the countdown. You make **all decisions** for your neutral colour, and you may let it kill or replace astronauts of your own main colour.',
        'Its effects are mandatory too, even if they hurt you. In a Great Sandstorm you decide for it. Neutral colours never hold action cards.',
      ],
    },
    scientist: {
      title: 'A neutral Scientist',
      text: [
        'After boarding, the controller **draws** an event card; there is no choice to look instead. A discovery is assigned as usual. A mission or action is removed from the game without being shown to the opponent.',
      ],
    },
    recruiter: {
      title: 'A neutral Recruiter',
      text: [
        'Board 1 astronaut. Then this Recruiter leaves the game, and the other eight characters of this colour, played or not, are shuffled into a new deck. It happens exactly once for each neutral colour, in round 4 to 9, so the deck never runs out.',
      ],
    },
    result: {
      title: 'Who wins',
      text: [
        'In events, majorities, production and scoring each neutral colour is a player of its own. It keeps its own point tokens, and they never count for you. It can win the Ice Monopoly.',
        '- If a neutral colour has **more points** than both main colours, **both players lose**.',
        '- In a tie with a neutral colour the main colour wins.',
        '- If both main colours tie, more point tokens of the main colour win; still tied: shared victory.',
      ],
    },
  },
};
