import type { ChapterText } from '../outline.ts';

export const tracks: ChapterText<'tracks'> = {
  title: 'Goals, reputation and energy',
  sections: {
    goals: {
      title: 'Goals',
      text: [
        'At the end of your turn you may fulfil goals whose requirement you meet, as long as they have a free slot: at most one goal of each corporation in the whole game.',
        'Lower, middle and upper goals give 4, 8 and 12 VP, and a bonus for your reputation: 1 from 2, 2 from 6, 3 from 10, 4 from 14. A fulfilled goal stays yours. Waiting for a better one is allowed.',
      ],
    },
    reputation: {
      title: 'Reputation',
      text: [
        'The track goes from 0 to 15. Its actions: at 0 gain 2 reputation, at 4 gain 1 titanium, at 8 gain 1 rare earth, at 12 activate any token.',
        'From 1, 5, 9 and 13 on it adds 1, 2, 3 or 4 credits to your upkeep.',
        'Each point above 15 is 1 VP instead. Each point you can’t lose at 0 costs 2 VP. At the end each point is worth 1 VP.',
      ],
    },
    energy: {
      title: 'Energy',
      text: [
        'One marker for everyone, from 0 to 10. Producing moves it up, and the producer gains 1 reputation for each symbol it reaches or passes: at 3, 5, 7 and 9. Anything beyond 10 is lost.',
      ],
    },
  },
};

export const upkeep: ChapterText<'upkeep'> = {
  title: 'Upkeep phase',
  sections: {
    withdrawal: {
      title: 'Astronauts come home',
      text: [
        'First the corporations do their upkeep. Then, clockwise from the topmost space, each astronaut on the rim goes to the player with the largest **total size** of buildings in its row.',
        'In a tie the largest building in the nearest sector decides, then the next sector, and so on. Neutral domes don’t count. If nobody has a building in the row, the astronaut goes to the Gateway.',
        'With Evergreen Farms the receiver harvests at once; with To Mars the astronaut may go aboard at once.',
      ],
    },
    arranging: {
      title: 'Arranging and income',
      text: [
        'In turn order each player arranges all astronauts of the base and all arrivals freely over the open slots. Astronauts without a slot go to the Gateway; nobody may be sent away while a slot is free.',
        'Then comes income: corporations in their order, domes, command centre.',
      ],
    },
    paying: {
      title: 'Paying',
      text: [
        'You pay for your reputation and for each building in the crater: dome 1, workshop 2, laboratory 3, command centre 4; less 3 for each engineer in the first workshop and for other discounts.',
        'You must pay all credits you have. Each missing credit costs 1 reputation, or 2 VP when reputation is at 0. Robots may help.',
      ],
    },
    end: {
      title: 'End of the round',
      text: [
        'Astronauts on command spaces leave; those at the Gateway and in bases stay. Once-per-round projects are ready again. Round 3 has a full upkeep phase too.',
      ],
    },
  },
};

export const ending: ChapterText<'ending'> = {
  title: 'The end',
  sections: {
    scoring: {
      title: 'Final scoring',
      text: [
        '- **Projects**: printed VP and what they score at the end.',
        '- **Laboratories**: 2, 5 or 10 VP for 1, 2 or 3 matching astronauts in each.',
        '- **Reputation**: 1 VP for each point.',
        '- **Corporations** in their order.',
        'Leftover credits and resources are worth nothing unless a card says so.',
      ],
    },
    winner: {
      title: 'The winner',
      text: ['The highest score wins. In a tie the higher reputation decides; after that the victory is shared.'],
    },
  },
};

export const leaders: ChapterText<'leaders'> = {
  title: 'Leaders',
  sections: {
    abilities: {
      title: 'The eight leaders',
      text: [
        'Your command centre upgrades the leader (in brackets).',
        '- **Canada A**: before the main action pay 2 credits to swap an astronaut of your shuttle for one at the Gateway, and deploy that one (free).',
        '- **Canada B**: after you build pay 3 credits to recruit into that building (1 credit).',
        '- **Japan A**: projects cost 1 credit less (3 less).',
        '- **Japan B**: when you fund a project pay 3 credits to activate a token of that corporation (1 credit).',
        '- **Europe A**: rent is always 1 credit per sector (and you gain 1 credit for each activated sector).',
        '- **Europe B**: after a crater action pay 2 credits for a corporation action (free).',
        '- **USA A**: when you build pay 3 credits instead of 1 titanium or 1 rare earth (2 credits for either or both).',
        '- **USA B**: after you build pay 2 credits for 1 resource of that sector (free).',
      ],
    },
    limits: {
      title: 'Good to know',
      text: [
        'Each ability works once for the action that triggers it, and you may always decline an ability that costs something. If you can’t pay or it would do nothing, you aren’t asked.',
        'The upgrade already works after building the command centre itself, but not when you pay for it.',
        'After the swap of Canada A you must deploy the astronaut you received; the one you gave away may be recruited.',
      ],
    },
  },
};
