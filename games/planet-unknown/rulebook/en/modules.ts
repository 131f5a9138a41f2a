import type { ChapterText } from '../outline.ts';

export const modules: ChapterText<'modules'> = {
  title: 'Variants and events',
  sections: {
    clockwise: {
      title: 'Two players: clockwise station',
      text: [
        'Instead of the commander’s choice, the station turns by one section clockwise after every round. The commander still changes and is first to take civ cards.',
      ],
    },
    personal: {
      title: 'Personal missions',
      text: [
        'Keep one of two missions in secret: 5 points if it is fulfilled at the end. The other is out of the game.',
      ],
    },
    deck: {
      title: 'The event deck',
      text: [
        'The deck has 20 cards, in a mix of green (mild), orange and red (harsh) that you choose; the mix is public, the order is not. Six cards are for the solo game only. The round in which the last card is revealed is the last.',
      ],
    },
    playing: {
      title: 'Playing events',
      text: [
        'After rotating, a card is revealed. Everyone resolves it as far as possible; a few cards are carried out once for the table. Some set a rule that applies until the end of the round. Players with nothing to decide are not asked.',
      ],
    },
    mercy: {
      title: 'Events never end the game',
      text: [
        'If you had room for a tile before the event, you need not make a choice that would leave you none: such choices are not offered, and if no other is left the effect is ignored. A stack is never removed if that would empty the section. Civ cards and extra tiles are not protected.',
      ],
    },
    trackers: {
      title: 'Events about trackers',
      text: [
        '- **One of two trackers**: one that can move; if none can, nothing happens. Scanner Blip moves up to 3 steps without gains.',
        '- **One building fewer**: choose a building of your tile that advances nothing.',
        '- **No milestones**: civ cards, patches, rovers and technologies of the tracks give nothing, and technologies reached this round work only from the next one. Movement and synergies remain, and so do cards. Jump Drive’s technologies are not affected.',
        '- **No synergies**: synergies and abilities that give one have no effect; advances by cards do.',
      ],
    },
    planet: {
      title: 'Events about the planet',
      text: [
        '- **A meteorite falls** on a free visible meteor symbol of your choice and destroys a rover there.',
        '- **Forbidden terrain**: rovers may not step or jump onto it, but may be deployed there, stay and leave.',
        '- **Forbidden places** apply to every tile of the round, not to patches. “Next to its own kind” means a cell side by side with the same terrain of another piece.',
        '- **Losses**: a rover only if two are on the planet; a lifepod of your planet or board; a collected meteorite. You choose.',
      ],
    },
    rest: {
      title: 'Other events',
      text: [
        'Volunteers Wanted removes a random card from each civ deck. Bad Feeling and Time Is Up: a synergy, or a private look at the next event.',
        'Solo only: Extra Rover (deployed on the tile you place), More Researchers (one more card in each civ deck), Overtime (one more mission), No Queue (turn the station as you like), Project Cancelled (return a mission), Defective Lot (remove one of the two stacks facing you, if neither is empty).',
      ],
    },
  },
};

export const solo: ChapterText<'solo'> = {
  title: 'Solo game',
  sections: {
    setup: {
      title: 'Setup',
      text: [
        'There are two civ cards for each level; you keep three of four personal missions. Choose a mix of 20 events and the starting position of the station.',
      ],
    },
    round: {
      title: 'A round',
      text: [
        'The station turns one section clockwise, in the first round too. Then comes an event, then your tile. Civ cards are taken whenever you like. There are at most 20 rounds.',
      ],
    },
    target: {
      title: 'The target',
      text: [
        'You score as usual, without neighbour missions. The target is 60, changed by the number of event cards of each colour:',
        '- 0 to 2 cards: no change',
        '- 3 to 6: red −5, orange −1, green +3',
        '- 7 to 10: red −7, orange −2, green +6',
        '- 11 to 14: red −9, orange −3, green +9',
        '- 15 and more: red −11, orange −4, green +12.',
      ],
    },
    result: {
      title: 'The result',
      text: [
        'You win if you reach the target. Ratings change with every 5 points above or below; 15 above is the best rating; more than 10 below is a critical failure.',
      ],
    },
  },
};
