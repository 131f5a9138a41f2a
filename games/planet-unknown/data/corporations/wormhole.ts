import type { Corporation } from './corporation.ts';
import { advance, CIV, patch, ROVER_TWO, synergy, TECH, WATER } from './tracks.ts';

/** PU-10.3: five double spaces of biomass, each with a choice. */
export const wormhole: Corporation = {
  id: 'wormhole',
  edition: 'base',
  difficulty: 2,
  rovers: 2,
  tracks: {
    civ: CIV,
    water: WATER,
    biomass: [
      [],
      [synergy, patch],
      [advance('civ'), patch],
      [advance('water'), patch],
      [advance('tech'), patch],
      [advance('rover'), patch],
    ],
    rover: ROVER_TWO,
    tech: TECH,
  },
  repeat: 3,
  biomassPoints: [0, 0, 1, 2, 3, 5],
  techs: [
    { id: 'wormhole-1', row: 3, limit: 'any-time', effect: { type: 'reset-biomass' } },
    { id: 'wormhole-2', row: 5, limit: 'always', effect: { type: 'patch-on-tile' } },
    { id: 'wormhole-3', row: 7, limit: 'round', effect: { type: 'extra-patch' } },
    { id: 'wormhole-4', row: 10, limit: 'always', effect: { type: 'store-patches' } },
    { id: 'wormhole-5', row: 14, limit: 'always', effect: { type: 'patch-destroys-meteorite' } },
  ],
};
