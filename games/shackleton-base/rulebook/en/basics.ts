import type { ChapterText } from '../outline.ts';

export const goal: ChapterText<'goal'> = {
  title: 'What it is about',
  sections: {
    aim: {
      title: 'Your aim',
      text: [
        'You lead a space agency at the lunar south pole. Around the Shackleton crater you build a base, bring astronauts into it and work with three corporations. After 3 rounds the highest score in **victory points** (VP) wins.',
        'Nobody trades, nobody is eliminated, and nobody holds cards in hand: almost everything is public.',
      ],
    },
    rounds: {
      title: 'A round',
      text: [
        '- **Shuttle phase**: choose a shuttle with 6 astronauts.',
        '- **Action phase**: everyone takes 6 turns, each with one astronaut and one main action.',
        '- **Upkeep phase**: astronauts come home from the crater, bases pay income and cost upkeep.',
      ],
    },
    corporations: {
      title: 'Three of seven corporations',
      text: [
        'Each corporation in play adds a board, 5 tokens, 9 projects, an action, goals and scoring of its own. Each has a chapter in this book.',
      ],
    },
    astronauts: {
      title: 'Three kinds of astronauts',
      text: [
        '**Engineers** (yellow) bring resources, **technicians** (red) bring credits, **scientists** (blue) activate the tokens of corporations.',
      ],
    },
  },
};

export const components: ChapterText<'components'> = {
  title: 'The board and your base',
  sections: {
    crater: {
      title: 'The crater',
      text: [
        'The crater has 18 **sectors** around a central hex: 6 inner ones and 12 outer ones. 12 of them hold titanium, 6 rare earth.',
        'A **row** is a straight line of sectors; the central hex is skipped. There are 15 rows, with a **crater space** at both ends: 30 spaces for one astronaut each. A space shows its rent: 1, 2 or 3 credits.',
        'On the corners of sectors are **spots** for tokens of the corporations; there are 3 spots around each sector. On the rim there are 18 **solar panels**, each worth 1 or 2 energy; they leave in order, clockwise from the top.',
      ],
    },
    room: {
      title: 'Room and presence',
      text: [
        'A sector has room for 6 units. A dome takes 1, a workshop 2, a laboratory 3, a command centre 6; farms take their size too.',
        'You are **present** in a sector if one of your buildings is there. No two buildings of the same size share a sector, so there is always a single largest one.',
      ],
    },
    base: {
      title: 'Your base',
      text: [
        'A building that is still in your base covers its slots. Once it is built, they are open. The **waiting area** is one more slot that is always open and gives nothing.',
        'Any astronaut may go into any open slot. The slot’s benefit works only for a matching one.',
      ],
    },
    buildings: {
      title: 'The buildings',
      text: [
        '- **Dome** (5, size 1): 1 titanium; upkeep 1. Income: engineer 1 titanium, technician 3 credits, scientist 2 VP. When built, dome 2 gives 2 reputation, dome 3 a recruit, dome 4 gives 4 VP, dome 5 gives 6 VP.',
        '- **Workshop** (3, size 2): 2 titanium; upkeep 2. Each engineer in the first lowers your upkeep by 3; each technician in the second makes projects cheaper by 1 credit and 1 required energy; each scientist in the third makes command spaces cheaper by 1.',
        '- **Laboratory** (3, size 3): 2 titanium, 1 rare earth and 1 energy; upkeep 3. At the end 2, 5 or 10 VP for 1, 2 or 3 matching astronauts: engineers, technicians, scientists.',
        '- **Command centre** (1, size 6): 3 titanium, 1 rare earth and 2 energy; upkeep 4. It upgrades your leader. Income: 1 reputation for each astronaut.',
      ],
    },
    pieces: {
      title: 'Everything else',
      text: [
        'Credits, titanium, rare earth and astronauts never run out. There are 15 shuttle tiles (5 for each round), 4 leader tiles with two sides, and one energy marker that all players share.',
      ],
    },
  },
};

export const setup: ChapterText<'setup'> = {
  title: 'Setting up',
  sections: {
    board: {
      title: 'The board',
      text: [
        '- Energy starts at 4 with 2 players, 5 with 3, 6 with 4.',
        '- The command area has 4 spaces for each action with 2 players, 5 with 3, 7 with 4.',
        '- With 2 players a neutral dome with a panel stands in two opposite inner sectors. No player owns it.',
        '- Goals have one slot for each tier with 2 players; with 3 the lower goal has 2, with 4 the middle one too.',
      ],
    },
    corporations: {
      title: 'The corporations',
      text: [
        'Three corporations are drawn, chosen by the host, or taken from one of three presets. Their order counts for upkeep, income and scoring.',
        'Each places 1 token on a start spot at the central hex and keeps 4 on its board. Two of its projects are visible; when one is taken, the next card takes its place.',
        'Selenium Research places a random token on the board, removes its twin, and stacks the other four alternating by type.',
      ],
    },
    players: {
      title: 'The players and their first domes',
      text: [
        'You begin with 0 VP, 0 reputation and no resources. The first player is drawn.',
        'In turn order each player takes a **leader** and places the first dome in an inner sector without a dome. The next panel of the rim goes there, and the one token around that sector is activated. Nothing is paid and nothing else happens.',
      ],
    },
  },
};
