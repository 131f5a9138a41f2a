import { describe, expect, it } from 'vitest';
import { checkData } from '../data/check.ts';
import * as data from '../data/index.ts';
import { FILES } from '../data/index.ts';
import { fault } from './fault.ts';

/** What is said of the files if the value at this path is another one, or nothing. */
function changed(path: string, value: unknown): string[] {
  const files = structuredClone(FILES);
  fault(files, path, value);
  return checkData(files);
}

describe('the box', () => {
  it('is in order', () => expect(checkData()).toEqual([]));

  it('MC-2.1, MC-R02: 12 planets, four of each colour, one of each to start with', () => {
    expect(data.PLANETS).toHaveLength(12);
    for (const colour of data.COLOURS) {
      const some = data.PLANETS.filter((planet) => planet.colour === colour);
      expect([some.length, some.filter(({ start }) => start).length]).toEqual([4, 1]);
    }
  });

  it('MC-2.3, MC-2.4, MC-2.5, MC-2.19, MC-2.20, MC-R25: numbers of cards and fields', () => {
    expect(data.CREW).toHaveLength(33);
    expect(data.SURVIVORS).toHaveLength(15);
    expect(data.UPGRADES).toHaveLength(8);
    expect(data.AUTOMA_ARK.upgrades).toHaveLength(6);
    expect(data.AUTOMA_CARDS).toHaveLength(12);
  });

  it('MC-2.2, MC-R31: the Star Gate', () => {
    expect(data.GATE.gather).toEqual({
      gain: [{ resource: 'any', amount: 2 }],
      draw: [{ source: 'cantina', amount: 1 }],
    });
    expect(data.EDGES.map((edge) => data.GATE.exits[edge])).toEqual(['G', 'G', 'G', 'G']);
  });

  it('MC-2.7 to MC-2.17, MC-2.22, MC-2.23: numbers of the player areas', () => {
    // MC-2.8: the Cantina; MC-2.9, MC-2.10: one marker of each specialist; MC-2.11, MC-2.12: one track of each resource.
    expect([data.CANTINA_SLOTS, data.SPECIALISTS.length, data.RESOURCES.length]).toEqual([3, 4, 4]);
    expect(data.RESOURCES).toEqual(['biomass', 'workforce', 'minerals', 'technology']);
    // MC-2.15, MC-2.16: 8 planets at most, so 8 markers are enough; MC-2.17: two outposts.
    expect([data.RING.length, data.COLONY_MARKERS, data.OUTPOSTS]).toEqual([8, 8, 2]);
  });

  it('MC-2.6, MC-10.32: three places for survivors at the Bridge card', () => expect(data.SURVIVOR_SLOTS).toBe(3));

  it('MC-7.20: the Ark card', () => {
    const row = (name: string) =>
      data.UPGRADES.filter((one) => one.row === name)
        .sort((a, b) => a.col - b.col)
        .map(({ name: { en } }) => en);
    expect(row('top')).toEqual(['Robotics', 'Biodome', 'Space Mining', 'Cargo Holds']);
    expect(row('bottom')).toEqual(['Scouting Vehicles', 'Leisure Facilities', 'Mining Vehicles', 'Engines']);
  });

  it('MC-10.51, MC-R05: the cost of colonies', () => {
    const rows = data.COLONY_COSTS.map((one) =>
      [one.engineer, one.leaderAny, one.leaderPlanetColour, one.anyResource, one.totalPoints].join(' '),
    );
    expect(rows).toEqual([
      '1 1 0 0 2',
      '1 1 0 1 5',
      '1 1 1 0 9',
      '1 1 1 1 14',
      '1 1 1 2 20',
      '1 1 1 3 27',
      '1 1 1 4 35',
      '1 1 2 0 45',
    ]);
  });

  it('MC-8.3, MC-R42: the grid and its ring', () => {
    expect(data.BEYOND.C).toEqual({ N: 'N', E: 'E', S: 'S', W: 'W' });
    expect(data.BEYOND.NW).toEqual({ N: null, E: 'N', S: 'W', W: null });
    expect(data.BEYOND.SE).toEqual({ N: 'E', E: null, S: null, W: 'S' });
    expect(data.RING.map(data.opposite)).toEqual(['S', 'SW', 'W', 'NW', 'N', 'NE', 'E', 'SE']);
  });

  it('MC-14.40, MC-R24: the Automa tries upgrades in this order', () => {
    expect(data.AUTOMA_ARK.upgrades.map((one) => data.upgradeOf(one).name.en)).toEqual([
      'Robotics',
      'Biodome',
      'Space Mining',
      'Cargo Holds',
      'Leisure Facilities',
      'Mining Vehicles',
    ]);
  });

  it('MC-14.60, MC-R39: the six levels', () => {
    const rows = Object.entries(data.LEVELS).map(([level, { upgradePoints, startColony, startUnits }]) =>
      [level, upgradePoints.slice(1).join('/'), startColony, startUnits].join(' '),
    );
    expect(rows).toEqual([
      'easy 0/1/3/6/11/15 false 0',
      'easy_plus 0/1/3/6/11/15 true 0',
      'medium 0/2/5/10/17/25 true 0',
      'medium_plus 0/2/5/10/17/25 true 1',
      'hard 0/5/10/15/22/30 true 0',
      'hard_plus 0/5/10/15/22/30 true 2',
    ]);
  });

  it('MC-17.6: every planet needs more levels than a discovery gives', () => {
    for (const planet of data.PLANETS) expect(data.trackLength(planet)).toBeGreaterThanOrEqual(9);
  });

  it('MC-R47: names in three languages, the English one as printed', () => {
    for (const { name } of [...data.CREW, ...data.SURVIVORS, ...data.PLANETS, ...data.AUTOMA_CARDS, ...data.UPGRADES])
      expect(Object.keys(name)).toEqual(['en', 'pl', 'cs']);
  });
});

describe('faults that an owner of the box may make', () => {
  const { crew, planets, survivors, colonies, starGate } = FILES;
  const FAULTS: [string, string, unknown, string][] = [
    [
      'an unknown resource',
      'crew.0.top.gain.0.resource',
      'gold',
      'crew.json, crew_01, top, gain, entry 1, resource: Inv',
    ],
    ['a missing name', 'survivors.2.name', undefined, 'survivors.json, surv_03, name'],
    ['an amount of nothing', 'crew.1.bottom.pay.0.amount', 0, 'crew.json, crew_02, bottom, pay, entry 1, amount'],
    ['an unknown entry', 'planets.0.moons', 2, 'planets.json, elpis: Unrecognized key: "moons"'],
    ['the same id twice', 'crew.1.id', 'crew_01', 'crew.json: the id crew_01 is used twice'],
    ['a capital in an id', 'crew.1.id', 'Crew', 'only small letters, digits and _'],
    ['two edges of one colour', 'crew.0.bottom.colour', 'orbital', 'crew.json: crew_01: both edges are orbital'],
    ['too few crew cards', 'crew', crew.slice(0, 10), 'crew.json: 10 cards; at least 15'],
    ['four start planets', 'planets.5.start', true, 'planets.json: 4 planets have "start": true; it must be 3'],
    ['too few planets', 'planets', planets.slice(0, 7), '4 planets without "start"; at least 5 are needed'],
    ['no minerals', 'planets.0.tracks', [{ resource: 'biomass', max: 3 }], 'elpis: needs a track of minerals'],
    ['a single level', 'planets.0.tracks', [{ resource: 'minerals', max: 1 }], 'elpis: needs more than one level'],
    ['two tracks of one resource', 'planets.0.tracks.0.resource', 'minerals', 'elpis: has two tracks of minerals'],
    ['a route to nowhere', 'planets.1.routes.0.1', 'A9', 'ardenn: routes or exits name the field A9'],
    [
      'a field without a route',
      'planets.1.routes',
      planets[1].routes.slice(1),
      'ardenn: no route leads to the field A1',
    ],
    ['two moons', 'planets.1.fields.1.type', 'moon', 'ardenn: needs exactly one field of type moon'],
    ['a gate on a planet', 'planets.1.fields.1.type', 'gate', 'ardenn: only the Star Gate has a field of type gate'],
    ['a field twice', 'planets.1.fields.1.id', 'P', 'ardenn: the field P is there twice'],
    ['a yield that stays', 'planets.0.terraformed', planets[0].damaged, 'its terraformed yield must be better'],
    ['no survivors of a colour', 'survivors', survivors.slice(5), 'survivors.json: there is no red survivor'],
    [
      'an unknown upgrade',
      'automaArk.upgrades.0',
      'warp',
      'automa-ark.json: there is no upgrade warp; upgrades are robo',
    ],
    [
      'a pair with a wrong name',
      'outpostPairs.0.upgrades.1',
      'warp',
      'upgrades.json, outpostPairs: there is no upgrade',
    ],
    ['a marker too many', 'automaArk.colonyMarkersInPool', 3, '9 colony markers on upgrades and in the pool'],
    ['a colony row too few', 'colonies', colonies.slice(1), 'colonies.json: 7 colonies; it must be 8'],
    ['rows in disorder', 'colonies', colonies.toReversed(), 'colonies.json: entry 1 has n 8'],
    ['a range too few', 'upgrades.7.effect.values', [2, 4], 'engines: needs 3 ranges'],
    ['an outpost too many', 'outpostPairs.0.outposts', 2, '3 outposts; it must be 2'],
    ['a start in an empty cell', 'automaArk.startCell', 'S', 'it must be one of N, W, E'],
    ['a gate of two fields', 'starGate.fields', [...starGate.fields, ...starGate.fields], 'needs exactly one field'],
    ['an unknown direction', 'automaCards.0.rows.1.direction', 'left', 'automa-cards.json, automa_01, rows, entry 2'],
    ['a file that is no list', 'crew', {}, 'crew.json, the whole file: Invalid input: expected array'],
  ];

  it.each(FAULTS)('%s', (_, path, value, message) => {
    expect(changed(path, value).join('\n')).toContain(message);
  });
});
