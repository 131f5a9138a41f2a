import type { Corporation } from './corporation.ts';
import { BIOMASS, CIV, medal, move, rover, synergy, TECH, track, WATER } from './tracks.ts';

/** PU-10.1: the side on the back of every corporation board. */
export const universal: Corporation = {
  id: 'universal',
  edition: 'base',
  difficulty: 1,
  rovers: 2,
  tracks: {
    civ: CIV,
    water: WATER,
    biomass: BIOMASS,
    rover: track({
      1: [rover],
      2: [move(1)],
      3: [move(1)],
      4: [move(2)],
      5: [move(2)],
      6: [move(2), rover],
      7: [move(2)],
      8: [move(2), medal(1)],
      9: [move(3)],
      10: [move(3), synergy],
      11: [move(3)],
      12: [move(3), medal(2)],
      13: [move(4)],
      14: [move(4)],
      15: [move(4), medal(5)],
    }),
    tech: TECH,
  },
  repeat: 4,
  techs: [
    { id: 'universal-1', row: 3, limit: 'always', effect: { type: 'ignore-adjacency' } },
    { id: 'universal-2', row: 5, limit: 'always', effect: { type: 'store-patches' } },
    { id: 'universal-3', row: 7, limit: 'always', effect: { type: 'movement-bonus', trackers: 0 } },
    { id: 'universal-4', row: 10, limit: 'always', effect: { type: 'double-water' } },
    { id: 'universal-5', row: 14, limit: 'always', effect: { type: 'no-meteorites' } },
  ],
};
