import type { Catalogue } from '@orrery/ui/contract';

/** Pictures of the rulebook. */
export const figures = {
  'board.figure.die': 'Die',
  'board.figure.computer': 'Computer',
  'board.figure.shield': 'Shield',
  'board.figure.hits': 'Sum',
  'board.figure.damage':
    'A hit does 1 damage with a yellow die, 2 with an orange one, 3 with a blue one and 4 with a red one.',
  'board.figure.pinning':
    'One enemy ship pins one of the two Cruisers. The other one may leave, here back to the home sector.',
  'board.figure.discs':
    'An action removes a disc from the influence track: at the end of the round the upkeep is {after} Money instead of {before}.',
  'board.figure.exploring':
    'A new sector must connect to the sector you explore from: a wormhole on both sides of one edge. You may not place it turned the other way.',
  'board.figure.upgrades':
    'The Nuclear Source of an Interceptor produces 3 energy, and its printed parts use 2. A Hull uses none. A Plasma Cannon uses 2, so you need another source first.',
  'board.figure.initiative':
    'Both sides act in one order, highest initiative first. If initiative is equal, the defender, here orange, acts first.',
  'board.figure.reputation':
    'You took part and destroyed a Cruiser: draw 1 + 2 tiles, keep one of them and return the others to the bag.',
  'board.figure.bombarding':
    'Each ship rolls its cannons once against the population, and each point of damage destroys a cube. Without cubes the disc returns to its owner.',
} as const satisfies Catalogue;
