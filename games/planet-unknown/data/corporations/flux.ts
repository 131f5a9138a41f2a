import type { Corporation } from './corporation.ts';
import { BIOMASS, CIV, ROVER_TWO, TECH, WATER } from './tracks.ts';

/** PU-10.9: a token marks one track, and only the newest tech works. */
export const flux: Corporation = {
  id: 'flux',
  edition: 'deluxe',
  difficulty: 3,
  rovers: 2,
  tracks: { civ: CIV, water: WATER, biomass: BIOMASS, rover: ROVER_TWO, tech: TECH },
  repeat: 3,
  techs: [
    { id: 'flux-1', row: 3, limit: 'always', effect: { type: 'movement-per-rover-on', terrain: 'flux', amount: 2 } },
    { id: 'flux-2', row: 5, limit: 'game', effect: { type: 'fast-forward' } },
    { id: 'flux-3', row: 7, limit: 'always', effect: { type: 'amplify' } },
    { id: 'flux-4', row: 10, limit: 'always', effect: { type: 'on-place', when: 'flux', gain: 'meteorite' } },
    { id: 'flux-5', row: 14, limit: 'round', effect: { type: 'advance', track: 'flux' } },
  ],
};
