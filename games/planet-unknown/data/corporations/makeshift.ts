import type { Corporation } from './corporation.ts';
import { BIOMASS, CIV, medal, ROVER_MAKESHIFT, synergy, TECH, track } from './tracks.ts';

/** PU-10.8: trackers that change tracks. */
export const makeshift: Corporation = {
  id: 'makeshift',
  edition: 'deluxe',
  difficulty: 4,
  rovers: 2,
  tracks: {
    civ: CIV,
    water: track({
      2: [medal(1)],
      3: [synergy],
      4: [medal(2)],
      6: [synergy],
      7: [medal(3)],
      8: [synergy],
      11: [medal(4)],
      12: [synergy],
      15: [medal(5)],
    }),
    biomass: BIOMASS,
    rover: ROVER_MAKESHIFT,
    tech: TECH,
  },
  repeat: 3,
  techs: [
    { id: 'makeshift-1', row: 3, limit: 'always', effect: { type: 'wrap-around' } },
    { id: 'makeshift-2', row: 5, limit: 'always', effect: { type: 'movement-bonus', trackers: 2 } },
    { id: 'makeshift-3', row: 7, limit: 'always', effect: { type: 'sidestep' } },
    { id: 'makeshift-4', row: 10, limit: 'round', effect: { type: 'step-back' } },
    { id: 'makeshift-5', row: 14, limit: 'end', effect: { type: 'score-as-best' } },
  ],
};
