import { describe, expect, it } from 'vitest';
import * as data from '../data/index.ts';

const { ZONES, ZONE_FACTS, ZONE_GEOMETRY, SHIPS, outlineOf } = data;

describe('the box', () => {
  it('MRP-7.1, 7.2 ten zones, 17 borders, the same from both sides', () => {
    const borders = ZONES.flatMap((zone) => ZONE_FACTS[zone].adjacent.map((other) => [zone, other]));
    expect(borders).toHaveLength(34);
    for (const [zone, other] of borders) expect(data.areAdjacent(other, zone)).toBe(true);
    expect(ZONE_FACTS.phobos.adjacent).toEqual([]);
    expect([data.MARS_ZONES.length, data.OUTER_ZONES.length, data.KILLING_ZONES.length]).toEqual([9, 7, 8]);
    for (const zone of ZONES) {
      const order = ZONE_FACTS[zone].adjacent.map((other) => ZONES.indexOf(other));
      expect(order).toEqual([...order].sort((a, b) => a - b));
    }
  });

  it('MRP-6.1 36 ships with 122 seats', () => {
    const bound = (destination: string | null) =>
      SHIPS.filter((ship) => ship.destination === destination).map(({ capacity }) => capacity);
    expect(SHIPS.map(({ id }) => id)).toEqual(
      Array.from({ length: 36 }, (_, i) => `ship-${String(i + 1).padStart(2, '0')}`),
    );
    for (const zone of data.OUTER_ZONES) expect(bound(zone)).toEqual([2, 3, 4]);
    expect([bound('syrtis-major'), bound('valles-marineris'), bound('phobos'), bound(null)]).toEqual([
      [4, 5, 5],
      [4, 4, 5],
      [3, 4, 4],
      [2, 3, 3, 4, 4, 5],
    ]);
    expect(SHIPS.reduce((sum, { capacity }) => sum + capacity, 0)).toBe(122);
  });

  it('MRP-1.6, 1.8, 1.10, 3.1 characters, event cards, resources, track', () => {
    expect(data.CHARACTERS.map((one) => data.CHARACTER_FACTS[one].number)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect([data.DISCOVERY_IDS.length, data.MISSION_IDS.length, data.ACTION_IDS.length]).toEqual([13, 13, 4]);
    expect(new Set(data.EVENT_IDS).size).toBe(30);
    expect(data.RESOURCES.map((one) => data.RESOURCE_FACTS[one].tokens)).toEqual([5, 3, 3]);
    expect(data.TRACK).toHaveLength(15);
    expect(data.TRACK.filter(({ type }) => type === 'round')).toHaveLength(data.ROUNDS);
    expect(data.COLOURS).toHaveLength(6);
  });

  it('draws neighbours side by side: outer zones touch where their sectors do', () => {
    for (const zone of ZONES) expect(outlineOf(zone)).toMatch(/^M[-\d.,]+.*Z$/);
    const { outline } = ZONE_GEOMETRY.hellas;
    const { outline: next } = ZONE_GEOMETRY['tritonis-sinus'];
    expect(outline.shape === 'sector' && next.shape === 'sector' && outline.to === next.from).toBe(true);
    expect(data.zonesOfMission('mis-strategic-zones')).toEqual(['syrtis-major', 'valles-marineris']);
    expect(data.zonesOfMission('mis-memorial')).toEqual([]);
  });
});
