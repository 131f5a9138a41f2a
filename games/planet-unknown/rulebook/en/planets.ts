import type { ChapterText } from '../outline.ts';

export const planets: ChapterText<'planets'> = {
  title: 'Planets',
  sections: {
    ksb: { title: 'KSB-4156 (difficulty 1)', text: ['No special rule.'] },
    k273: { title: 'K-273 (difficulty 3)', text: ['A tile may not cover land and ice at once.'] },
    persephone: {
      title: 'Persephone (difficulty 3)',
      text: [
        'Forbidden buildings: civ in the top left quarter, energy top right, tech bottom left, water bottom right. Only the cell with the building matters.',
      ],
    },
    petra: {
      title: 'Petra (difficulty 2)',
      text: [
        'Uncovered currents count as energy terrain: for energy areas, free steps and missions. In rows and columns they count as covered. They are not pieces, may be covered, and never count as energy for a prohibition. There is no ice.',
      ],
    },
    gaia: {
      title: 'Gaia (difficulty 2)',
      text: [
        'Each of the 8 cities left uncovered is worth 2 points, but is an empty cell in its lines. You may cover cities.',
      ],
    },
    arashi: {
      title: 'Arashi (difficulty 2)',
      text: ['The ring is rows 6 and 7. A piece on the ring needs a cell off it, so patches cannot be placed there.'],
    },
    tartarus: {
      title: 'Tartarus (difficulty 3)',
      text: [
        'A tile must be on one side of the chasm. Rovers cannot step across; diagonal movers pass at two gaps. Adjacency, areas and jumps reach across.',
      ],
    },
    charybdis: {
      title: 'Charybdis (deluxe, difficulty 1)',
      text: ['The first piece must cover one of the four cells in the centre, instead of the edge.'],
    },
    kaax: {
      title: 'K’Aax (deluxe, difficulty 2)',
      text: ['Rovers may not enter uncovered toxic cells, not even by a jump.'],
    },
    pajitnov: {
      title: 'Pajitnov (deluxe, difficulty 2)',
      text: [
        'Tiles and patches are slid in: shifted by one cell to some side, the whole piece must not overlap another piece. Cells off the grid are free; rovers and lifepods do not matter.',
      ],
    },
    oblivion: {
      title: 'Oblivion (deluxe, difficulty 3)',
      text: [
        'No placement rule. The black hole in the middle is not a cell and makes no edge; the ice is in the corners.',
      ],
    },
    cerberus: {
      title: 'Cerberus (deluxe, difficulty 3)',
      text: [
        'Three sub-planets: 2 points for each that is completely covered; meteorites do not matter. Tiles may reach across.',
      ],
    },
    lacuna: {
      title: 'Lacuna (deluxe, difficulty 4)',
      text: ['Holes are not cells: nothing can be placed there, no rover enters, lines ignore them.'],
    },
    common: {
      title: 'For all planets',
      text: [
        'The placement rules of K-273, Persephone, Arashi, Tartarus, Charybdis and Pajitnov may be ignored only if you could not place a tile otherwise. They apply to extra tiles too. Arashi, Charybdis and Pajitnov also apply to patches.',
      ],
    },
  },
};
