import { describe, expect, it } from 'vitest';
import { BOX, checkData } from '../data/check.ts';
import * as data from '../data/index.ts';

const { ZONES, ZONE_FACTS, ZONE_GEOMETRY, SHIPS, outlineOf } = data;

describe('the box', () => {
  it('MRP-7.1, MRP-7.2 ten zones, 17 borders, the same from both sides', () => {
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

  it('MRP-1.6, MRP-1.8, MRP-1.10, MRP-3.1 characters, event cards, resources, track', () => {
    expect(data.CHARACTERS.map((one) => data.CHARACTER_FACTS[one].number)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect([data.DISCOVERY_IDS.length, data.MISSION_IDS.length, data.ACTION_IDS.length]).toEqual([13, 13, 4]);
    expect(new Set(data.EVENT_IDS).size).toBe(30);
    expect(data.RESOURCES.map((one) => data.RESOURCE_FACTS[one].tokens)).toEqual([5, 3, 3]);
    expect(data.TRACK).toHaveLength(15);
    expect(data.TRACK.filter(({ type }) => type === 'round')).toHaveLength(data.ROUNDS);
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

describe('the data of the box can be edited', () => {
  it('and has no fault as it is', () => {
    expect(checkData()).toEqual([]);
  });

  const ships = (id: string, change: object) =>
    BOX.ships.map((ship) => (ship.id === id ? { ...ship, ...change } : ship));
  const { hellas } = BOX.zones;

  it.each([
    [
      'ships',
      ships('ship-07', { capacity: 9 }),
      'data/ships.ts, ship-07, capacity: must be a whole number from 2 to 6',
    ],
    ['ships', ships('ship-08', { id: 'ship-07' }), 'data/ships.ts, ship-07: two ships have this id'],
    ['ships', BOX.ships.slice(1), 'data/ships.ts: 35 ships, the box has 36'],
    [
      'missions',
      { ...BOX.missions, 'mis-memorial': { rule: 'MRP-9.3.18', of: 'lost', each: 1 } },
      'data/missions.ts, mis-memorial, max: must be a whole number from 1 to 99',
    ],
    [
      'discoveries',
      { ...BOX.discoveries, lichens: BOX.discoveries['disc-lichens'] },
      'data/discoveries.ts, lichens: must begin with disc-, in small letters',
    ],
    [
      'zones',
      { ...BOX.zones, hellas: { ...hellas, adjacent: ['ausonia', 'syrtis-major'] } },
      'data/zones.ts, tritonis-sinus: borders on hellas, but not the other way round',
    ],
    [
      'box',
      { ...BOX.box, ice: { value: 1, tokens: 6 } },
      'data/box.ts: 12 resource tokens, must be 11: one for each zone and one beside the map',
    ],
    [
      'track',
      BOX.track.toReversed(),
      'data/track.ts: must have productions 1, 2, 3 in order and end with the reveal, production 3 and the scoring',
    ],
  ])('but a fault in %s is named', (file, entries, fault) => {
    expect(checkData({ ...BOX, [file]: entries })).toContain(fault);
  });
});
