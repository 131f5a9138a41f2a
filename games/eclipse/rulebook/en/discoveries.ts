import type { ChapterText } from '../outline.ts';

export const discoveries: ChapterText<'discoveries'> = {
  title: 'Discovery tiles',
  sections: {
    choice: {
      title: 'Use it or keep it',
      text: [
        'A player who takes a discovery tile shows it and decides at once: **use** the front, or **keep** it for 2 points. Used tiles are out of the game unless they stay on the board. There are always enough tiles.',
      ],
    },
    fronts: {
      title: 'The fronts',
      text: [
        '- **Resources**: 6 Materials; 5 Science; 8 Money; or 2 Materials, 2 Science and 3 Money.',
        '- **Ancient Technology**: take one of the cheapest regular technologies of the tray that you do not have, without paying. If none of that printed price fits, the tile can only be kept.',
        '- **Ancient Cruiser**: one of your unbuilt Cruisers appears in the sector.',
        '- **Ancient Orbital**: an Orbital appears there, and you gain 2 Materials. **Ancient Monolith**: a Monolith appears there.',
        'No technology, payment or control is needed for these. If it is impossible, because no Cruiser is left or such a structure stands there, the tile can only be kept.',
      ],
    },
    parts: {
      title: 'Ancient ship parts',
      text: [
        'Install an ancient part at once and for free on one of your blueprints, on any slot; a tile there is removed first. Or keep it beside the board and install it later with an Upgrade activation. The blueprint must be legal. No technology is needed.',
        'The **Muon Source** is placed outside the slots of one blueprint and can never be moved or removed.',
      ],
    },
    portal: {
      title: 'Ancient Warp Portal',
      text: ['The tile is placed in the sector and is a warp portal from then on.'],
    },
    labs: {
      title: 'Pieces from discoveries',
      text: [
        'A tile from **Ancient Labs** that places something on the map uses your starting sector; if you do not control it, keep the tile for 2 points.',
        'A Cruiser from a discovery enters the sector at that moment. After combat it may meet opponents this way; they pin each other, but do not fight until the next Combat phase.',
      ],
    },
  },
};
