import type { Corporation, Space } from './corporation.ts';
import { BIOMASS, CIV, medal, ROVER_TWO, synergy, TECH, track } from './tracks.ts';

const at = (name: Space['track'], row: number): Space => ({ track: name, row });

/** PU-10.7: the water tracker winds across all five tracks. */
export const oasis: Corporation = {
  id: 'oasis',
  edition: 'base',
  difficulty: 3,
  rovers: 2,
  tracks: {
    civ: CIV,
    water: track({
      3: [synergy],
      5: [synergy],
      6: [medal(3)],
      9: [medal(6)],
      11: [medal(9)],
      13: [medal(12)],
      15: [medal(15)],
    }),
    biomass: BIOMASS,
    rover: ROVER_TWO,
    tech: TECH,
  },
  repeat: 3,
  path: [
    at('water', 0),
    at('water', 1),
    at('biomass', 2),
    at('rover', 3),
    at('tech', 4),
    at('rover', 5),
    at('biomass', 4),
    at('water', 3),
    at('civ', 4),
    at('water', 5),
    at('water', 6),
    at('civ', 7),
    at('civ', 8),
    at('water', 9),
    at('biomass', 8),
    at('rover', 7),
    at('tech', 8),
    at('rover', 9),
    at('biomass', 10),
    at('water', 11),
    at('civ', 12),
    at('water', 13),
    at('water', 14),
    at('water', 15),
  ],
  techs: [
    { id: 'oasis-1', row: 3, limit: 'always', effect: { type: 'leapfrog' } },
    { id: 'oasis-2', row: 5, limit: 'always', effect: { type: 'movement-per-rover-on', terrain: 'water', amount: 1 } },
    { id: 'oasis-3', row: 7, limit: 'always', effect: { type: 'on-place', when: 'no-ice', gain: 'water' } },
    { id: 'oasis-4', row: 10, limit: 'always', effect: { type: 'on-place', when: 'water', gain: 'patch' } },
    { id: 'oasis-5', row: 14, limit: 'always', effect: { type: 'on-place', when: 'water', gain: 'synergy' } },
  ],
};
