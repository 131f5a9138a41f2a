import type { Corporation } from './corporation.ts';
import { BIOMASS, CIV, ROVER_ONE, TECH, WATER } from './tracks.ts';

/** PU-10.4: lifepods on the tracks, over which trackers jump. */
export const cosmos: Corporation = {
  id: 'cosmos',
  edition: 'base',
  difficulty: 2,
  rovers: 1,
  tracks: { civ: CIV, water: WATER, biomass: BIOMASS, rover: ROVER_ONE, tech: TECH },
  repeat: 3,
  techs: [
    { id: 'cosmos-1', row: 3, limit: 'always', effect: { type: 'diagonal-steps' } },
    { id: 'cosmos-2', row: 5, limit: 'game', effect: { type: 'reposition', max: 3 } },
    { id: 'cosmos-3', row: 7, limit: 'always', effect: { type: 'on-place', when: 'energy', gain: 'reposition' } },
    { id: 'cosmos-4', row: 10, limit: 'always', effect: { type: 'free-steps', terrain: 'energy' } },
    { id: 'cosmos-5', row: 14, limit: 'round', effect: { type: 'reposition', max: 1 } },
  ],
};
