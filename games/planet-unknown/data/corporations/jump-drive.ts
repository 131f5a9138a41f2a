import type { Corporation } from './corporation.ts';
import { BIOMASS, CIV, medal, ROVER_ONE, synergy, track, WATER } from './tracks.ts';

/** PU-10.6: techs opened by lifepods, in any order. */
export const jumpDrive: Corporation = {
  id: 'jump-drive',
  edition: 'base',
  difficulty: 3,
  rovers: 1,
  tracks: {
    civ: CIV,
    water: WATER,
    biomass: BIOMASS,
    rover: ROVER_ONE,
    tech: track({ 1: [medal(5)], 2: [synergy], 6: [medal(3)], 8: [medal(2)], 11: [medal(1)], 12: [synergy] }),
  },
  repeat: 3,
  techs: [
    { id: 'jump-drive-a', limit: 'round', effect: { type: 'synergy-for-patch' } },
    { id: 'jump-drive-b', limit: 'round', effect: { type: 'terrain-gates' } },
    { id: 'jump-drive-c', limit: 'round', effect: { type: 'long-synergy' } },
    { id: 'jump-drive-d', limit: 'always', effect: { type: 'tech-as-energy' } },
    { id: 'jump-drive-e', limit: 'game', effect: { type: 'claim-row' } },
    { id: 'jump-drive-f', limit: 'game', effect: { type: 'open-contest' } },
  ],
};
