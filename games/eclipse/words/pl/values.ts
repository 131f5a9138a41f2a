import type { ValueWords } from '../parts.ts';

export const values: ValueWords = {
  cannons: 'działo',
  missiles: 'rakiety',
  computer: 'komputer',
  shield: 'tarcza',
  hull: 'kadłub',
  movement: 'ruch',
  initiative: 'inicjatywa',
  energy: 'energia',
  dice: {
    yellow: 'żółta kość (uszkodzenia: 1)',
    orange: 'pomarańczowa kość (uszkodzenia: 2)',
    blue: 'niebieska kość (uszkodzenia: 3)',
    red: 'czerwona kość (uszkodzenia: 4)',
  },
};
