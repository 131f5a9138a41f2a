import type { ValueWords } from '../parts.ts';

export const values: ValueWords = {
  cannons: 'cannon',
  missiles: 'missiles',
  computer: 'computer',
  shield: 'shield',
  hull: 'hull',
  movement: 'movement',
  initiative: 'initiative',
  energy: 'energy',
  dice: {
    yellow: 'yellow die (1 damage)',
    orange: 'orange die (2 damage)',
    blue: 'blue die (3 damage)',
    red: 'red die (4 damage)',
  },
};
