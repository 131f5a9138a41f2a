import { describe, expect, it } from 'vitest';
import { CHECKED, checkData } from '../data/check.ts';
import {
  DISCOVERIES,
  DISCOVERY_IDS,
  HEXES,
  PART_IDS,
  PARTS,
  REPUTATION_TILES,
  SHIPS,
  SPECIES,
  SPECIES_IDS,
  sameBoard,
  stackHexes,
  TECH_IDS,
  TECHS,
  type TechEffect,
  techOf,
} from '../data/index.ts';
import { EDGES, opposite, ringOf, turned } from '../rules/lookups/map.ts';
import { box } from '../rules/setup.ts';

const hexes = Object.entries(HEXES);

describe('component facts', () => {
  it('ECL-2.5: 39 kinds of technologies, 114 tiles', () => {
    expect(TECH_IDS).toHaveLength(39);
    expect(box(true).tech).toHaveLength(114);
    const rare = TECH_IDS.filter((id) => techOf(id).category === 'rare');
    expect(rare).toHaveLength(15);
    expect(rare.every((id) => TECHS[id].copies === 1)).toBe(true);
    for (const category of ['military', 'grid', 'nano'])
      expect(TECH_IDS.filter((id) => techOf(id).category === category).map((id) => TECHS[id].copies)).toEqual([
        5, 5, 5, 5, 4, 3, 3, 3,
      ]);
  });

  it('ECL-4.2: without the module its five things are missing', () => {
    const [base, all] = [box(false), box(true)];
    expect(all.tech.length - base.tech.length).toBe(1);
    expect(all.discovery.length - base.discovery.length).toBe(1);
    expect([all.middle.length - base.middle.length, all.outer.length - base.outer.length]).toEqual([1, 2]);
    expect(base.inner).toHaveLength(10);
    expect([base.middle.length, base.outer.length]).toEqual([12, 18]);
  });

  it('ECL-2.6: 39 parts, five free, 19 by technology, 15 found', () => {
    const count = (source: string) => PART_IDS.filter((id) => PARTS[id].source === source).length;
    expect([count('default'), count('technology'), count('discovery')]).toEqual([5, 19, 15]);
  });

  it('every part by technology has its technology and the other way round', () => {
    const unlocked = TECH_IDS.flatMap((id) => {
      const effect: TechEffect = TECHS[id].effect;
      return effect.type === 'part' ? [effect.part] : [];
    });
    expect(unlocked.slice().sort()).toEqual(PART_IDS.filter((id) => PARTS[id].source === 'technology').sort());
  });

  it('ECL-2.7, 2.8: 24 kinds of discovery tiles, 36 tiles; 33 reputation tiles', () => {
    expect(DISCOVERY_IDS).toHaveLength(24);
    expect(DISCOVERY_IDS.reduce((sum, id) => sum + DISCOVERIES[id].count, 0)).toBe(36);
    expect(REPUTATION_TILES).toHaveLength(33);
  });

  it('ECL-2.1: 60 faces; 17 Ancients; 31 discovery symbols, 28 without the module (ECL-7.20)', () => {
    expect(hexes).toHaveLength(60);
    const ancients = hexes.reduce((sum, [, { npc }]) => sum + (npc?.kind === 'ancient' ? npc.count : 0), 0);
    expect(ancients).toBe(17);
    const symbols = hexes.filter(([, { discovery }]) => discovery);
    expect(symbols).toHaveLength(31);
    expect(symbols.filter(([, { module }]) => !module)).toHaveLength(28);
    expect(stackHexes('outer', true)).toHaveLength(20);
  });

  it('starting and guardian faces have wormholes 0, 1, 3, 4', () => {
    const fixed = hexes.filter(([, { family }]) => family === 'starting' || family === 'guardian');
    expect(fixed).toHaveLength(16);
    for (const [, { doors }] of fixed) expect(doors).toBe(0b011011);
  });

  it('ECL-4.7: six boards, each with an alien and a Terran side', () => {
    for (const one of SPECIES_IDS) expect(SPECIES_IDS.filter((other) => sameBoard(one, other))).toHaveLength(2);
    for (const id of SPECIES_IDS) expect(HEXES[SPECIES[id].home].family).toBe('starting');
  });

  it('ECL-9.4: every printed blueprint is legal', () => {
    for (const id of SPECIES_IDS)
      for (const ship of SHIPS) {
        const { energy, slots } = SPECIES[id].blueprints[ship];
        const parts = slots.flatMap(({ printed }) => (printed === null ? [] : [PARTS[printed]]));
        const left = parts.reduce((sum, part) => sum + part.energyProduced - part.energyUsed, energy);
        const drives = parts.filter(({ type }) => type === 'drive').length;
        expect(left, `${id} ${ship}`).toBeGreaterThanOrEqual(0);
        expect(drives > 0, `${id} ${ship}`).toBe(ship !== 'starbase');
      }
  });

  it('ECL-3.4.1, 3.4.2: directions, rings and rotations', () => {
    EDGES.forEach(([dq, dr], edge) => {
      const [bq, br] = EDGES[opposite(edge)];
      expect([dq + bq, dr + br]).toEqual([0, 0]);
      expect(ringOf(dq, dr)).toBe(1);
    });
    for (let rotation = 0; rotation < 6; rotation++)
      for (let edge = 0; edge < 6; edge++)
        expect((turned(HEXES[101].doors, rotation) >> edge) & 1).toBe(
          (HEXES[101].doors >> ((edge - rotation + 6) % 6)) & 1,
        );
  });
});

describe('the data as its owner may change it', () => {
  it('is well as it is', () => {
    expect(checkData()).toEqual([]);
  });

  const { technologies, parts, species, sectors, setup, discoveries } = CHECKED;

  it.each([
    [
      'technologies',
      { ...technologies, starbase: { ...technologies.starbase, cost: 0 } },
      'data/technologies.ts, starbase, cost: must be a whole number from 1 to 99',
    ],
    [
      'technologies',
      { ...technologies, starbase: { ...technologies.starbase, effect: { type: 'magic' } } },
      'data/technologies.ts, starbase, effect: is none of the forms that the rules know',
    ],
    [
      'technologies',
      { ...technologies, starbase: { ...technologies.starbase, min: 9 } },
      'data/technologies.ts, starbase: costs 9 at least, but 4 at most',
    ],
    [
      'parts',
      { ...parts, gauss_shield: { ...parts.gauss_shield, source: 'discovery' } },
      'data/parts.ts, gauss_shield: 0 tiles of the kind "discovery" give it, must be one',
    ],
    [
      'species',
      { ...species, planta: { ...species.planta, home: 101 } },
      'data/species.ts, planta, home: 101 must be a starting sector of data/sectors/home.ts',
    ],
    [
      'sectors',
      { ...sectors, 101: { ...sectors[101], doors: 64 } },
      'data/sectors, 101, doors: must be a whole number from 1 to 63',
    ],
    [
      'setup',
      { ...setup, 2: { ...setup[2], outer: 30 } },
      'data/setup.ts, 2: 30 outer hexes, the box has 18 without the module',
    ],
    [
      'discoveries',
      { ...discoveries, mixed: { count: 2, effects: [{ type: 'part', part: 'rubber_hull' }] } },
      'data/discoveries.ts, mixed, effects, entry 1, part: must be the id of a part in data/parts.ts',
    ],
  ])('%s: a fault put in is found', (file, entries, fault) => {
    expect(checkData({ ...CHECKED, [file]: entries })).toContain(fault);
  });
});
