import type { ChapterText } from '../outline.ts';

export const corporations: ChapterText<'corporations'> = {
  title: 'Corporations',
  sections: {
    common: {
      title: 'What they have in common',
      text: [
        'A corporation has tokens, an action that anyone may take, 5 cost levels, 3 goals and 9 projects; some have income, upkeep and scoring.',
        '**Activating a token** means that you get its effect once. The token stays and belongs to nobody.',
        'Tourists, helium‑3, samples, plants and robots lie open before you, without limit. A price never falls below 0; several discounts add up.',
      ],
    },
    projects: {
      title: 'Abilities of projects',
      text: [
        'The parts of an effect are resolved in order; what is impossible is left out, but a cost must be paid. If several abilities react to the same thing, you choose the order. Where an ability costs something, you may decline.',
        'If a discount lets you choose what to save, you choose among what you would have to pay.',
      ],
    },
  },
};

export const artemis: ChapterText<'artemis'> = {
  title: 'Artemis Tours',
  sections: {
    tourists: {
      title: 'Tourists',
      text: [
        'A token brings 1 tourist from the queue into your **lobby**. The queue holds 10 tourists with 2 players, 13 with 3, 15 with 4. For each one missing there you get 2 credits.',
      ],
    },
    action: {
      title: 'Guide a group',
      text: [
        'Move 1 or 2 tourists from your lobby to seats, one after the other, and take the reward of each seat at once. Seats are on your own Artemis projects, first to last, and on the **Rim Walk**, which is open to all: 4 seats with 2 players, 5 with 3, 6 with 4, for 5, 5, 4, 4, 4 and 4 VP; the third and fourth also pay 1 credit.',
        'A seated tourist stays. A tourist gained by the first reward may be the second one.',
      ],
    },
    scoring: {
      title: 'Income and scoring',
      text: [
        'Income: 1 credit for each tourist on your attractions, not on the Rim Walk.',
        'Goals: 2, 3 or 5 tourists seated, the Rim Walk included.',
        'End: 1 VP for each tourist in your lobby, and the bonus of each attraction with all seats taken. The Lunar Casino with at least 1 tourist scores 1 VP for each credit you have left, at most 10.',
      ],
    },
  },
};

export const mining: ChapterText<'mining'> = {
  title: 'Moon Mining',
  sections: {
    cargo: {
      title: 'Helium‑3 and cargo',
      text: [
        'A token brings 1 helium‑3. The cargo shuttle has 12 spaces on 4 levels, for one cargo each.',
        'The Helium‑3 Extractor works once for each time you gain helium‑3; what it brings doesn’t trigger it again.',
      ],
    },
    action: {
      title: 'Ship a cargo',
      text: [
        'Pay the cost of a free space with helium‑3 and metals, mark it, and take its VP and bonus. Levels may be used in any order, and you may own any number of spaces.',
      ],
    },
    scoring: {
      title: 'Scoring',
      text: [
        'Goals: 2 cargoes; cargo on 3 levels; cargo on 4 levels.',
        'End: 0, 2, 5 or 9 VP for cargo on 1, 2, 3 or 4 levels.',
      ],
    },
  },
};

export const selenium: ChapterText<'selenium'> = {
  title: 'Selenium Research',
  sections: {
    samples: {
      title: 'Samples',
      text: [
        'There are basalt, ice and volcanic glass. A token brings 1 sample of the type it shows, 2 if you have built a laboratory.',
        'Where you may choose the type of a sample, or discard any one, you are asked.',
      ],
    },
    action: {
      title: 'Run an experiment',
      text: [
        'Six experiments lie open. Pay the samples of one, keep it, and take its VP and reward; a new one comes to its place. In upkeep all six are replaced, but not in round 3.',
      ],
    },
    scoring: {
      title: 'Scoring',
      text: [
        'Goals: 2 experiments; experiments in all 3 fields; 4 experiments.',
        'End: 5 VP for each set of geology, biology and physics.',
      ],
    },
  },
};

export const evergreen: ChapterText<'evergreen'> = {
  title: 'Evergreen Farms',
  sections: {
    plants: {
      title: 'Plants',
      text: ['A token brings 1 plant, and 1 more if a sector that touches it holds a farm, whoever built it.'],
    },
    action: {
      title: 'Build a farm',
      text: [
        'A farm of size 1, 2 or 3 costs as many plants and gives 3, 5 or 7 VP. It needs a powered sector with a building of yours, without a farm, and with enough room. It keeps its room for good. There are 3 farms of each size with 2 players, 4 with 3, 5 with 4.',
      ],
    },
    scoring: {
      title: 'Harvest and scoring',
      text: [
        'In upkeep whoever receives an astronaut harvests every farm of its row: 1 VP for size 1; 1 VP and 1 credit for size 2; 2 VP for size 3. It doesn’t matter who built it.',
        'Goals: farms of total size 2, 4 or 6.',
        'End: 1 VP for each building of yours in a sector with a farm.',
      ],
    },
  },
};

export const skyWatch: ChapterText<'skyWatch'> = {
  title: 'Sky Watch',
  sections: {
    track: {
      title: 'The track',
      text: [
        'A token moves you 2 steps. The track has 12 steps in 3 sections of 4. On the way you get 2 credits at 2, 1 reputation at 6 and 3 VP at 10.',
      ],
    },
    action: {
      title: 'Support a programme',
      text: [
        'Support a defence programme of a section that you have reached: pay its cost, mark it, take its VP. You may support each of the 9 programmes once; others may support the same.',
      ],
    },
    asteroid: {
      title: 'The asteroid',
      text: [
        'A tile shows at the start where the asteroid will come in. At the end all supports of all players are counted. With 10, 15 or 20 supports for 2, 3 or 4 players it is **deflected**, and you score 1 VP for each support of yours.',
        'Otherwise it hits one sector of its row for each missing support, nearest first, at most 4. Buildings and farms there are destroyed, and you lose VP equal to the size of each lost building.',
        'With the Shelter Network your buildings stand. Nothing moves in bases: laboratories and projects were already scored.',
      ],
    },
    scoring: {
      title: 'Scoring',
      text: [
        'Goals: 2, 4 or 6 programmes supported.',
        'End, after the asteroid: 1, 4 or 7 VP if your marker stands in section 1, 2 or 3.',
      ],
    },
  },
};

export const robotics: ChapterText<'robotics'> = {
  title: 'Space Robotics',
  sections: {
    robots: {
      title: 'Robots',
      text: [
        'A token brings 1 robot. When you pay the supply, a robot may stand in for 1 titanium, 1 rare earth or 2 credits; change is lost. Robots don’t pay rent, energy or resources of corporations. You are asked how many you want to use.',
      ],
    },
    action: {
      title: 'Build a factory',
      text: [
        'Factories lie in 3 rows and 3 columns: 1 of each with 2 players, 2 with more. Take one that you don’t have yet, pay its cost and take its VP.',
      ],
    },
    scoring: {
      title: 'Income and scoring',
      text: [
        'Income: each factory pays what it shows.',
        'Goals: 2 factories; factories in all 3 rows; 5 factories.',
        'End: 2 VP for factories in 2 rows or 4 VP for 3 rows, and the same for columns.',
      ],
    },
  },
};

export const mars: ChapterText<'mars'> = {
  title: 'To Mars',
  sections: {
    ship: {
      title: 'The Mars ship',
      text: [
        'A token brings 2 credits and lets you send an astronaut of your base aboard. The ship has 3 modules with 2 players, 4 with 3, 5 with 4; each has slots for buildings of certain sizes.',
      ],
    },
    action: {
      title: 'Send a building or install a panel',
      text: [
        '**Send**: move a building of yours from the crater into a free slot of its size, for 1, 2 or 4 VP by size 1, 2 or 3. A command centre stays. Aboard, a building keeps its slots and abilities, but it no longer counts in the crater and costs no upkeep.',
        'Whoever fills the last slot of a module gains 1 reputation, and each player scores 2 VP for each own building in it.',
        '**Install**: pay 1 rare earth and move the next panel of the rim to the ship, for its bonus. No energy is produced.',
        'With Prefab Modules you build straight into the ship. Effects that need a sector are then lost.',
      ],
    },
    crew: {
      title: 'Crew',
      text: [
        'When you recruit or receive an astronaut, you may send it to a free seat of its type instead, for 1, 1, 2 or 2 VP. Each type has 1 seat and 1 more for each complete module, at most 4. Nobody comes back.',
      ],
    },
    scoring: {
      title: 'Scoring',
      text: [
        'Goals: 1, 2 or 3 buildings with as many astronauts aboard.',
        'End: 2 VP for each pair of a building and an astronaut of yours aboard. If all modules are complete, 1 VP more for each astronaut of yours.',
      ],
    },
  },
};
