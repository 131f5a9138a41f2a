import type { Catalogue } from '@orrery/ui/contract';

/** Pictures of the rulebook. */
export const figures = {
  'board.figure.healing': 'A planet: damaged, half terraformed, and alive',
  'board.figure.touching':
    'A card in the top row touches the cargo card with its lower edge, one in the bottom row with its upper edge',
  'board.figure.colony': 'Colony',
  'board.figure.points': 'VP in all',
  'board.figure.flying':
    'An Ark with range 2 may fly past the Ark on the moon and land on the planet. It may not land on the same moon, and the asteroid is 3 fields away.',
  'board.figure.discovery':
    'Your Ark flies south into an unknown sector: a planet from the deck is placed there, and the move ends. You raise one of its tracks to 1 for free, here Workforce, and your terraforming marker goes to space 1.',
  'board.figure.twice':
    'On a green planet. You play the card from the bottom row first: its blue edge doesn’t match, so it only moves up. Played again, now from the top row, its green edge brings 2 Biomass and the card is discarded. This counts as two cards played.',
  'board.figure.gathering':
    'On a moon you gather what is shown beside the moon, here 2 Minerals and a crew card, not the yield of the planet. The cargo card holds 4 units of each resource, so one of the Minerals is lost.',
  'board.figure.pair':
    'Leisure Facilities are already unlocked. Biodome costs an Engineer and 2 Biomass: its colony marker goes to your pool. Because the pair is complete, a trading outpost goes there too and you gain 5 VP.',
  'board.figure.raising':
    'Your limit is 3 levels: 2, and 1 more for your colony. 2 Biomass and 1 Workforce raise three levels, and your terraforming marker goes to space 3. The Technology has to wait.',
  'board.figure.completing':
    'Your two levels complete the planet. You gain 6 VP for space 6 and 3 VP more for first place. The other two markers share space 2: the one on top is second and gains 1 VP more.',
} as const satisfies Catalogue;
