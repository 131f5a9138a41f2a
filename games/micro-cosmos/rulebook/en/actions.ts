import type { ChapterText } from '../outline.ts';

export const actions: ChapterText<'actions'> = {
  title: 'Steps 4 and 5: actions and drawing',
  sections: {
    where: {
      title: 'What you may do where',
      text: [
        '- On a **planet**: one of Gather, Terraform, Explore, Settle, Found a colony, Create a trading outpost.',
        '- On a **moon**, a **space station** or the **Star Gate**: Gather and Gain a specialist, each once, in any order.',
        '- On an **asteroid**: nothing.',
        'All of it is optional. An action whose requirements are not met can’t be chosen; Gather always can.',
      ],
    },
    robotics: {
      title: 'Two actions with Robotics',
      text: [
        'On a planet with your colony Robotics allows up to 2 different actions, one after the other. You may found the colony with the first of them.',
      ],
    },
    gather: {
      title: 'Gather',
      text: [
        'Gain what the field shows: the planet yield of the side that is up, or the yield of the moon or station; on the Star Gate 2 units of any resources and 1 card from the Cantina. Resources come first, then cards. Only cards may be declined.',
      ],
    },
    terraform: {
      title: 'Terraform',
      text: [
        'Only on a planet that is not terraformed. Each unit you pay raises the track of that resource by 1, never above its maximum; at least 1 level, spread as you like.',
        'Limit of one action: **2 + your colonies on planets + your outposts on planets**, on all planets together. Your terraforming marker moves on by the number of levels you raised.',
      ],
    },
    stack: {
      title: 'Who is ahead',
      text: [
        'Markers on the same space are stacked. The one that arrived last is on top and counts as further ahead; if a marker leaves, the order of the others stays.',
      ],
    },
    complete: {
      title: 'A planet comes alive',
      text: [
        'When all tracks are at their maximum the planet is fully terraformed. Levels left over are lost. Then:',
        '- Each player with a marker gains as many VP as the number of its space.',
        '- The player furthest ahead gains 3 VP more, the second 1 VP more. With only one marker there is no second place.',
        '- All markers leave the tracks and the card is turned; Arks, colonies and outposts stay.',
        'Turning is not landing. From now on the planet has the better yield, survivors can settle there, and it can’t be terraformed again.',
      ],
    },
    explore: {
      title: 'Explore',
      text: [
        'Use a Leader **of the planet’s colour**, reveal the top survivor card and gain its resources. If the card has the planet’s colour and you have fewer than 3 unsettled survivor cards, you may keep it at your Bridge; otherwise it is discarded.',
      ],
    },
    scouting: {
      title: 'Two survivor cards',
      text: [
        'With Scouting Vehicles you always reveal 2 cards, resolve one and discard the other. An empty deck is replaced by the shuffled discard pile. If only one card is left, it is resolved; if none is left, you can’t explore.',
      ],
    },
    settle: {
      title: 'Settle',
      text: [
        'On a terraformed planet: place one of your survivor cards of the planet’s colour face down beside your Bridge. It costs nothing and scores at the end. Any number of survivors may settle on one planet over time.',
      ],
    },
    colony: {
      title: 'Found a colony',
      text: [
        'You need a colony marker in your pool and no colony of yours on this planet. The price depends on how many colonies you have founded. Each costs an Engineer and a Leader of any colour, plus:',
        '- 1st colony: nothing more.',
        '- 2nd: 1 unit of any resource.',
        '- 3rd: a Leader of the planet’s colour.',
        '- 4th to 7th: a Leader of the planet’s colour and 1, 2, 3 or 4 units.',
        '- 8th: 2 Leaders of the planet’s colour.',
        'Each specialist needs a card or marker of its own. A colony stays for good and raises your terraforming limit by 1. Any number of players may have a colony on one planet.',
      ],
    },
    outpost: {
      title: 'Create a trading outpost',
      text: [
        'On a planet where you have no outpost, for free. Place the one in your pool; if your pool is empty, move one of yours from another planet. Locked outposts don’t count.',
        'Placed on or moved to a planet with your colony, it brings 2 VP each time; a colony founded later brings nothing for it.',
        'From then on each landing of any Ark on that planet gives you the planet yield. An outpost on a planet raises your terraforming limit by 1. Outposts of different players may share a planet. Moving one again and again is allowed.',
      ],
    },
    specialist: {
      title: 'Gain a specialist',
      text: [
        'Once per landing, on a moon, a space station or the Star Gate. Discard a crew card of either row and make a locked marker ready: an Engineer’s card unlocks a Leader of any colour, a Leader’s card unlocks the Engineer.',
      ],
    },
    draw: {
      title: 'Step 5: draw',
      text: ['At the end of your turn you may draw 1 card from the crew deck if you have fewer than 6 cards.'],
    },
  },
};
