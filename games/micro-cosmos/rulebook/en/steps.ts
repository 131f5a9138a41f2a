import type { ChapterText } from '../outline.ts';

export const upgrade: ChapterText<'upgrade'> = {
  title: 'Step 1: upgrade the Ark',
  sections: {
    unlock: {
      title: 'Unlocking an upgrade',
      text: [
        'You may unlock one upgrade per turn, only in this step. Use its specialist and pay its resources in full. The colony marker that covered it goes to your pool. It works at once and for the rest of the game; an unlocked upgrade can’t be bought again.',
      ],
    },
    upgrades: {
      title: 'The eight upgrades',
      text: [
        '- **Robotics** (Engineer, 2 Technology): up to 2 different actions on a planet with your colony.',
        '- **Biodome** (Engineer, 2 Biomass): landing on a space station brings 1 Workforce.',
        '- **Space Mining** (Engineer, 2 Minerals): landing on a moon brings 1 Mineral.',
        '- **Cargo Holds** (any Leader, 1 Workforce): capacity 6 for each resource.',
        '- **Scouting Vehicles** (any Leader, 1 Workforce): exploring reveals 2 survivor cards; you resolve one.',
        '- **Leisure Facilities** (Engineer, 1 Workforce): landing on a space station brings a card from the Cantina.',
        '- **Mining Vehicles** (any Leader, 1 Mineral): landing on a moon brings a card from the Cantina.',
        '- **Engines** (Engineer, 1 Workforce and 1 Technology): range 4; paid again in another turn, range 6.',
        'The first four form the top row of the Ark card, the others the bottom row.',
      ],
    },
    outposts: {
      title: 'Pairs that free outposts',
      text: [
        'Biodome with Leisure Facilities, and Space Mining with Mining Vehicles: as soon as both of a pair are unlocked, one trading outpost goes to your pool and you gain 5 VP.',
      ],
    },
    colonies: {
      title: 'Colony markers',
      text: ['Engines free their colony marker only with the second payment. So there are 8 in all.'],
    },
  },
};

export const travel: ChapterText<'travel'> = {
  title: 'Step 2: space travel',
  sections: {
    map: {
      title: 'The map',
      text: [
        'Planets, moons, space stations, asteroids and the Star Gate are fields. Two fields are adjacent if a dotted route joins them, on one card or across the common edge of two neighbouring cards; never diagonally. The Star Gate always stays the middle of the 3 × 3 grid.',
      ],
    },
    moving: {
      title: 'Moving',
      text: [
        'You must move at least 1 field and at most your range: 2, with Engines 4 or 6. No field may be entered twice in one move, and you can’t return to where you started.',
      ],
    },
    landing: {
      title: 'Landing',
      text: [
        'You may pass through fields with other Arks. You can’t end on an asteroid, moon or station with another Ark; planets and the Star Gate have room for all. Only the last field counts. On an asteroid there is nothing to do. If there is no legal field to end on, the Ark stays, without landing effects.',
      ],
    },
    discovery: {
      title: 'Discovery',
      text: [
        'From a field with a route to the edge of its card you may cross into an **empty cell** of the grid. It costs 1 field of range and ends the move. Draw a planet from the bottom of the deck, place it there damaged side up and land on its planet field. You choose the cell, never the planet; the edge doesn’t matter.',
        'There is nothing beyond the grid. With 8 planets on the table nothing is left to discover.',
      ],
    },
    bonus: {
      title: 'Discovery bonus',
      text: [
        'You must raise one track of the new planet, of your choice, to 1 for free; your terraforming marker goes to space 1.',
      ],
    },
    effects: {
      title: 'Landing effects',
      text: [
        'On a planet each outpost there gives its owner the planet yield, yours included, starting with the active player.',
        'On a space station your Biodome works, then your Leisure Facilities; on a moon Space Mining, then Mining Vehicles.',
        'Landing means ending your move there, not just being there.',
      ],
    },
  },
};

export const playing: ChapterText<'playing'> = {
  title: 'Step 3: crew cards',
  sections: {
    plays: {
      title: 'Playing cards',
      text: [
        'You may play up to 2 crew cards, on the Star Gate 1. A card from the **top row** is discarded. A card from the **bottom row** is discarded or moves up to a free place of the top row, as you like. So one card can be played twice in a turn, first from below and then from above.',
      ],
    },
    matching: {
      title: 'Matching edges',
      text: [
        'If the edge that touched the Cargo card matches the destination, you may use its action. Red, green and blue match planet fields of that colour, orbital matches moons and space stations. On the Star Gate every edge matches, on an asteroid none.',
        'You may play a card without its action, just to move or discard it.',
      ],
    },
    action: {
      title: 'The crew action',
      text: [
        'First the card leaves its place, then come its parts: **pay**, **gain**, **draw**. You pay the whole cost, or the action is impossible. Gains and draws beyond the limits are lost. A drawn card may take the place that became free.',
      ],
    },
  },
};
