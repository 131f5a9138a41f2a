import { describe, expect, it } from 'vitest';
import type { Table } from '../../rules/table.ts';
import { withdraw } from '../../rules/upkeep.ts';
import { at, domes, F, give, N, own, power, put } from '../position.ts';
import {
  acting,
  activated,
  endPoints,
  farming,
  funding,
  mayAct,
  playing,
  scored,
  testProjects,
  using,
  withTwo,
} from './scenes.ts';

describe('Evergreen Farms', () => {
  it('SHB-13.5.5: one plant, two beside a farm', () => {
    expect(activated('evergreen-farms').table.players[F].stock.plant).toBe(1);
    const two = activated('evergreen-farms', (table) => {
      table.sectors.I6.farm = { size: 1, by: N };
    });
    expect(two.table.players[F].stock.plant).toBe(2);
  });

  it.each([1, 2, 3])('SHB-13.5.1, SHB-13.5.2: a farm of size %d', (size) => {
    const scene = acting('evergreen-farms', (table) => {
      domes(table, F, 'O1');
      domes(table, N, 'O2');
      give(table, F, { plant: size });
    });
    if (size > 1) scene.when(F, { size, sector: 'O1' });
    expect(scene.table.sectors.O1.farm).toEqual({ size, by: F });
    expect(scene.table.players[F]).toMatchObject({ vp: [3, 5, 7][size - 1], stock: { plant: 0 } });
    expect(scene.table.boards['evergreen-farms']?.stock[size]).toBe(2);
  });

  it('SHB-13.5.2: power, presence, room, stock and one farm a sector', () => {
    const may = (change: (table: Table) => void) =>
      mayAct('evergreen-farms', (table) => {
        give(table, F, { plant: 1 });
        change(table);
      });
    expect(may((table) => domes(table, F, 'O1'))).toBe(true);
    expect(may((table) => domes(table, N, 'O1'))).toBe(false);
    expect(may((table) => put(table, F, 'hq', 'O1'))).toBe(false);
    expect(
      may((table) => {
        domes(table, F, 'O1');
        table.sectors.O1.farm = { size: 2, by: N };
      }),
    ).toBe(false);
    expect(
      may((table) => {
        domes(table, F, 'O1');
        Object.assign(table.boards['evergreen-farms'] ?? {}, { stock: { 1: 0, 2: 3, 3: 3 } });
      }),
    ).toBe(false);
  });

  it('SHB-13.5.3, SHB-L24: whoever receives the astronaut harvests the row, room or not', () => {
    const scene = at({ corporations: withTwo('evergreen-farms') }, (table) => {
      put(table, F, 'workshop-top', 'O3');
      table.sectors.O3.farm = { size: 2, by: N };
      power(table, 'O5');
      table.sectors.O5.farm = { size: 3, by: N };
      table.spaces.K05 = { astronaut: 'engineer', by: N };
      table.spaces.K27 = { astronaut: 'engineer', by: N };
    }).doing(withdraw({ at: 0 }));
    expect(scene.table.players[F]).toMatchObject({ vp: 3, stock: { credits: 1 } });
    expect(scene.told.filter(({ type }) => type === 'harvested')).toHaveLength(1);
  });

  it('SHB-13.5.4: own buildings beside farms at the end', () =>
    expect(
      scored('evergreen-farms', (table) => {
        domes(table, F, 'O1', 'O2');
        table.sectors.O1.farm = { size: 1, by: N };
      }),
    ).toEqual([1, 0]));
});

testProjects('evergreen-farms', {
  'EF-1': () => expect(using('EF-1').table.players[F].stock).toMatchObject({ plant: 2, credits: 22 }),
  'EF-2': () => {
    expect(funding('EF-2').table.players[F].stock.plant).toBe(2);
    const scene = playing('EF-2', (table) => {
      own(table, F, 'EF-2');
      domes(table, F, 'I6');
    });
    scene.when(F, { astronaut: 'scientist', space: 'K29' });
    expect(scene.table.players[F].stock).toMatchObject({ plant: 1, credits: 21 });
  },
  'EF-3': () => {
    const scene = farming('EF-3', { plant: 1 });
    expect(scene.may(F, { size: 2 })).toBe(true);
    scene.when(F, { size: 2, sector: 'O1' });
    expect(scene.table.players[F].stock.plant).toBe(0);
  },
  'EF-4': () => {
    const scene = using('EF-4', (table) => give(table, F, { titanium: 1 }));
    expect(scene.table.players[F].stock).toMatchObject({ titanium: 0, plant: 2, credits: 22 });
  },
  'EF-5': () => {
    const scene = using('EF-5', (table) => give(table, F, { plant: 1 }));
    expect(scene.table.players[F]).toMatchObject({ vp: 3, stock: { plant: 0, credits: 23 } });
  },
  'EF-6': () => {
    const scene = playing('EF-6', (table) => {
      own(table, F, 'EF-6');
      table.energy = 4;
    });
    scene.when(F, { astronaut: 'engineer', action: 'corporate' });
    scene.when(F, { help: 'card', project: 'EF-6' });
    expect(scene.table.energy).toBe(5);
    expect(scene.table.players[F]).toMatchObject({ reputation: 1, stock: { plant: 1 } });
    expect(scene.may(F, { project: 'EF-6' })).toBe(false);
  },
  'EF-7': () => {
    const scene = playing('EF-7', (table) => {
      own(table, F, 'EF-7');
      domes(table, F, 'O3', 'O4');
      table.sectors.O3.farm = { size: 1, by: N };
      table.spaces.K05 = { astronaut: 'engineer', by: N };
    }).doing(withdraw({ at: 0 }));
    expect(scene.table.players[F]).toMatchObject({ vp: 2, stock: { credits: 21 } });
  },
  'EF-8': () => {
    const scene = funding('EF-8', (table) => domes(table, F, 'O1'));
    scene.when(F, { size: 1, sector: 'O1' });
    expect(scene.table.sectors.O1.farm).toEqual({ size: 1, by: F });
    expect(scene.table.players[F]).toMatchObject({ vp: 3, stock: { plant: 0 } });
  },
  'EF-9': () =>
    expect(
      endPoints('EF-9', (table) => void Object.assign(table.boards['evergreen-farms'] ?? {}, { built: [[1, 3], [2]] })),
    ).toBe(4),
});
