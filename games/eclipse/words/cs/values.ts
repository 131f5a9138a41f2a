import type { ValueWords } from '../parts.ts';

export const values: ValueWords = {
  cannons: 'kanón',
  missiles: 'střely',
  computer: 'počítač',
  shield: 'štít',
  hull: 'trup',
  movement: 'pohyb',
  initiative: 'iniciativa',
  energy: 'energie',
  dice: {
    yellow: 'žlutá kostka (poškození 1)',
    orange: 'oranžová kostka (poškození 2)',
    blue: 'modrá kostka (poškození 3)',
    red: 'červená kostka (poškození 4)',
  },
};
