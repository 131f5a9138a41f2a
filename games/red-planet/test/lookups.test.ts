import { view } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import {
  awardsOf,
  clockwiseFrom,
  destinationOf,
  discoveryOf,
  dockOf,
  findShip,
  freeSeats,
  iceMonopoly,
  majority,
  missionPoints,
  productionOf,
  resourceOf,
  roundOf,
  tokenPoints,
} from '../rules/lookups.ts';
import { positioned } from './scenes.ts';

describe('lookups work on a view, with nothing but what is public', () => {
  const scene = positioned(
    3,
    `D2 ship-34 unknown/4 +tok SM [1,2]; D3 ship-36 unknown/5 []; launched ship-09 HE/4 [0]
     HE=ice up; HE {0:2,1:2}; Left HE 2 ice; AU=celerium down; disc-synergy on TS; disc-rich-vein on HE up`,
  ).position((table) => {
    table.companies[1].points = { ice: 2, sylvanite: 1, celerium: 1 };
  });
  const { table } = view(scene.play, 'watcher');

  it('ships', () => {
    expect(destinationOf(findShip(table, 'ship-34'))).toBe('syrtis-major');
    expect(destinationOf(findShip(table, 'ship-36'))).toBeNull();
    expect(freeSeats(findShip(table, 'ship-34'))).toBe(2);
    expect([dockOf(table, 'ship-34'), dockOf(table, 'ship-09')]).toEqual([1, -1]);
    expect(() => findShip(table, 'ship-01')).toThrow();
  });

  it('zones and production', () => {
    expect([resourceOf(table.zones.hellas), resourceOf(table.zones.ausonia)]).toEqual(['ice', null]);
    expect(discoveryOf(table.zones['tritonis-sinus'])).toBeNull();
    expect(majority(table.zones.hellas.astronauts)).toEqual([0, 1]);
    expect(majority(table.zones.ausonia.astronauts)).toEqual([]);
    // The face-down Synergy next door is nobody's business yet.
    expect(productionOf(table, 'hellas', 3)).toEqual({ resource: 'ice', n: 5 });
    expect(productionOf(table, 'hellas', 2)).toEqual({ resource: 'ice', n: 2 });
    expect(productionOf(table, 'ausonia', 2)).toBeNull();
    expect(awardsOf(table, 'hellas', 2)).toEqual([
      { company: 0, resource: 'ice', n: 1 },
      { company: 1, resource: 'ice', n: 1 },
    ]);
    expect(awardsOf(table, 'ausonia', 2)).toEqual([]);
  });

  it('companies', () => {
    expect(clockwiseFrom(table, 1)).toEqual([1, 2, 0]);
    expect(table.companies.map(tokenPoints)).toEqual([0, 7, 0]);
    expect(iceMonopoly(table)).toEqual([0, 9, 0]);
    expect(missionPoints(table, 1, 'mis-celerium-baron')).toBe(6);
    expect(roundOf(table)).toBe(1);
  });
});
