import type { ChapterText } from '../outline.ts';

export const solo: ChapterText<'solo'> = {
  title: 'Solo against AstroBot',
  sections: {
    setup: {
      title: 'Setting up',
      text: [
        'Set up as for 2 players, with 12 tourists and an asteroid that needs 8 supports. You get a random leader. AstroBot has a base but no credits and no resources.',
        'For each corporation you choose the easy or the hard side of AstroBot’s card. Three easy cards are a normal game; each hard one makes it harder.',
        'You place your first dome; then AstroBot’s first card decides where it places its own.',
        'Each round AstroBot gets a hidden tile. You choose one of 2 others; the last fills the Gateway. Then its tile is turned over: the lower number begins.',
      ],
    },
    turn: {
      title: 'AstroBot’s turn',
      text: [
        'It draws a card. The letter that the left of the new card and the right of the previous card have in common names the **active corporation**; of two common letters the red one counts.',
        'Then the symbol: development rises by 1 (at 7 it gains 1 reputation instead), or the goal marker of the active corporation moves; after 3 steps AstroBot fulfils a goal without meeting its requirement. Development 0–2 aims at the lower goal, 3–6 at the middle, 7 at the upper one.',
        'Then it uses the first row of the card whose astronaut it still has. If the action is impossible, the astronaut goes to the Gateway.',
        'Searches begin at the **triangle** of the previous card and follow its **arrow** round the rim.',
      ],
    },
    crater: {
      title: 'Crater',
      text: [
        'It takes the first free space whose astronaut it would receive as things stand. It gains nothing. You get the rent from the supply for each sector of the row where you have a building and AstroBot has none.',
      ],
    },
    build: {
      title: 'Build',
      text: [
        'Development decides: dome at 0–1, workshop at 2–3, laboratory at 4–6, command centre at 7; if none is left, the next smaller one. It looks first at rows with an astronaut it would receive, then at all rows, and takes the nearest powered sector, otherwise the nearest one with a new panel, which costs it nothing. At energy 9 or 10, or without a panel, it goes to the Gateway.',
        'It pays only energy, and gets missing energy below 3 for free. It takes dome bonuses but no laboratory abilities. If the active corporation has no token there, it places one without activating it.',
      ],
    },
    fund: {
      title: 'Fund',
      text: [
        'It takes the visible project of the active corporation with the most VP. Its requirement is lower by 1 from development 3 and by 2 from 6. If energy is too low, it produces energy for free up to 3, then builds a panel. If that isn’t enough, it tries the other corporations in order A, B, C.',
        'AstroBot ignores everything on its projects except the printed VP: no ability, no protection, no scoring. As a bonus it takes the action of the active corporation.',
      ],
    },
    others: {
      title: 'Corporation actions and Gateway',
      text: [
        'With corporation actions it takes those of A, B and C; each impossible one gives 2 reputation instead. Its bonus is a recruit.',
        'At the Gateway it recruits the type it has the fewest of and takes the action of the active corporation. The astronaut goes to a matching slot if there is one.',
      ],
    },
    corporations: {
      title: 'Its actions',
      text: [
        '- **Artemis Tours**: it takes a tourist to the next space of its card.',
        '- **Moon Mining**: it ships to the level of its development: 1 at 0–1, 2 at 2–3, 3 at 4–5, 4 at 6–7.',
        '- **Selenium Research**: it discards the experiment on the triangle’s side and scores by its number of samples.',
        '- **Evergreen Farms**: it builds a farm in the first row where it is the largest.',
        '- **Sky Watch**: it advances, then supports the lowest programme of its section; if it can’t, it advances 3 more.',
        '- **Space Robotics**: it takes the factory in the triangle’s column, in the row of its development; its factories pay 1, 2 or 3 VP.',
        '- **To Mars**: it sends a building, first one that completes a module. Astronauts it receives go aboard while a seat is free.',
        'Numbers depend on the side of the card.',
      ],
    },
    end: {
      title: 'Upkeep and the end',
      text: [
        'Arrivals go to their best slots; AstroBot never moves astronauts that already have a slot. Its income: 2 VP for each scientist in a dome and 1 reputation for each astronaut in the command centre. It pays no upkeep.',
        'It scores like a player, but not for Artemis Tours and Selenium Research. You win with more VP, or with a higher reputation in a tie.',
        'The last card of a round starts the next one; the other 6 are shuffled.',
      ],
    },
  },
};
