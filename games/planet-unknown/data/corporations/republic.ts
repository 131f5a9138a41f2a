import type { Corporation } from './corporation.ts';
import { BIOMASS, civ, medal, ROVER_ONE, TECH, track, WATER } from './tracks.ts';

/** PU-10.2: many civ cards, each of them at the price of another tracker's step. */
export const republic: Corporation = {
  id: 'republic',
  edition: 'base',
  difficulty: 2,
  rovers: 1,
  tracks: {
    civ: track({
      2: [civ(1)],
      4: [civ(2)],
      6: [civ(2)],
      8: [civ(3)],
      10: [civ(3)],
      12: [civ(4)],
      14: [civ(4)],
      15: [medal(5)],
    }),
    water: WATER,
    biomass: BIOMASS,
    rover: ROVER_ONE,
    tech: TECH,
  },
  repeat: 3,
  techs: [
    { id: 'republic-1', row: 3, limit: 'always', effect: { type: 'movement-on-select', terrain: 'civ' } },
    { id: 'republic-2', row: 5, limit: 'always', effect: { type: 'extra-civ-choice' } },
    { id: 'republic-3', row: 7, limit: 'always', effect: { type: 'civ-gates' } },
    { id: 'republic-4', row: 10, limit: 'always', effect: { type: 'synergy-on-civ-milestone' } },
    { id: 'republic-5', row: 14, limit: 'end', effect: { type: 'keep-civ-cards', count: 2 } },
  ],
};
