import type { Corporation } from './corporation.ts';
import { BIOMASS, CIV, medal, move, rover, synergy, TECH, track, WATER } from './tracks.ts';

/** PU-10.5: four rovers that carry meteorites to rover buildings. */
export const horizon: Corporation = {
  id: 'horizon',
  edition: 'base',
  difficulty: 2,
  rovers: 4,
  tracks: {
    civ: CIV,
    water: WATER,
    biomass: BIOMASS,
    rover: track({
      1: [rover],
      2: [move(2)],
      3: [move(2), rover],
      4: [move(2)],
      5: [move(3)],
      6: [move(3), rover],
      7: [move(3)],
      8: [move(4), medal(1)],
      9: [move(4), rover],
      10: [move(4), synergy],
      11: [move(4)],
      12: [move(5), medal(2)],
      13: [move(5)],
      14: [move(5)],
      15: [move(5), medal(5)],
    }),
    tech: TECH,
  },
  repeat: 5,
  techs: [
    { id: 'horizon-1', row: 3, limit: 'always', effect: { type: 'ignore-adjacency', terrain: 'rover' } },
    { id: 'horizon-2', row: 5, limit: 'always', effect: { type: 'movement-per-loaded-rover' } },
    { id: 'horizon-3', row: 7, limit: 'always', effect: { type: 'patch-per-meteorite' } },
    { id: 'horizon-4', row: 10, limit: 'always', effect: { type: 'sink-meteorite' } },
    { id: 'horizon-5', row: 14, limit: 'round', effect: { type: 'advance', track: 'rover' } },
  ],
};
