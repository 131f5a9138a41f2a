import { describe, expect, it } from 'vitest';
import { FILES, PROJECT } from '../../data/index.ts';
import type { Table } from '../../rules/table.ts';
import { income, payUpkeep } from '../../rules/upkeep.ts';
import { crew, domes, F, give, go, own } from '../position.ts';
import { acting, endPoints, funding, mayAct, playing, scored, testProjects, using } from './scenes.ts';

describe('Space Robotics', () => {
  const stock = (table: Table, part: object) => void Object.assign(table.boards['space-robotics'] ?? {}, part);

  it.each(FILES['space-robotics'].factories.map((one) => [one.id, one] as const))(
    'SHB-13.7.2, SHB-13.7.3: %s',
    (id, factory) => {
      const scene = acting('space-robotics', (table) => {
        const { energy: _, ...cost } = factory.cost;
        give(table, F, cost);
        table.energy = 4;
      });
      scene.when(F, { factory: id });
      expect(scene.table.players[F].vp).toBe(factory.vp);
      expect(scene.table.boards['space-robotics']?.stock[id]).toBe(0);
      expect(scene.table.energy).toBe(4 - (factory.cost.energy ?? 0));
      const before = scene.table.players[F].vp;
      scene.doing(income({ who: F }));
      const { stock: has, vp } = scene.table.players[F];
      for (const part of factory.income)
        if (part.op === 'gain') expect({ ...has, vp: vp - before }[part.what as 'credits' | 'vp']).toBe(part.n);
    },
  );

  it('SHB-13.7.2: at most one factory of each cell', () =>
    expect(
      mayAct('space-robotics', (table) => {
        give(table, F, { titanium: 1 });
        stock(table, { owned: [['factory-top-left', 'factory-top-middle', 'factory-top-right'], []] });
      }),
    ).toBe(false));

  it('SHB-13.7.2: a cell whose tiles are gone is closed', () =>
    expect(
      mayAct('space-robotics', (table) => {
        give(table, F, { titanium: 1 });
        const board = table.boards['space-robotics'];
        for (const { id, row } of FILES['space-robotics'].factories) if (board && row === 'top') board.stock[id] = 0;
      }),
    ).toBe(false));

  it('SHB-13.7.1, SHB-16.8: robots as titanium, rare earth or credits, also where one could pay without', () => {
    const scene = acting('space-robotics', (table) => give(table, F, { titanium: 1, rareEarth: 1, robot: 1 }));
    scene.when(F, { factory: 'factory-middle-left' });
    expect(scene.asked(F)).toMatchObject({ question: 'pay-with-robots', about: { purpose: 'action' } });
    expect(scene.answers(F)).toEqual([
      { credits: 0, titanium: 0, rareEarth: 0 },
      { credits: 0, titanium: 0, rareEarth: 1 },
      { credits: 0, titanium: 1, rareEarth: 0 },
    ]);
    scene.when(F, { titanium: 1 });
    expect(scene.table.players[F].stock).toMatchObject({ titanium: 1, rareEarth: 0, robot: 0 });
  });

  it('SHB-13.7.4: rows and columns at the end', () =>
    expect(
      scored('space-robotics', (table) =>
        stock(table, {
          owned: [
            ['factory-top-left', 'factory-middle-middle', 'factory-bottom-right'],
            ['factory-top-left', 'factory-top-right'],
          ],
        }),
      ),
    ).toEqual([8, 2]));
});

testProjects('space-robotics', {
  'RO-1': () => {
    const scene = playing('RO-1', (table) => {
      own(table, F, 'RO-1');
      give(table, F, { credits: 0, robot: 1 });
      table.command.corporate = [0, 0, 0].map((by) => ({ astronaut: 'engineer', by }));
    });
    // A robot is worth 4 credits: enough for a command space of 3.
    expect(scene.may(F, { action: 'corporate' })).toBe(true);
    scene.when(F, { astronaut: 'engineer', action: 'corporate' });
    expect(scene.table.players[F].stock.robot).toBe(0);
  },
  'RO-2': () => expect(funding('RO-2').table.players[F].stock.robot).toBe(2),
  'RO-3': () => {
    const scene = using('RO-3', (table) => give(table, F, { titanium: 1 }));
    expect(scene.table.players[F].stock).toMatchObject({ titanium: 0, robot: 1, credits: 24 });
  },
  'RO-4': () => {
    const scene = using('RO-4', (table) => domes(table, F, 'O1', 'O3', 'O4'));
    scene.when(F, { sector: 'O3' });
    expect(scene.may(F, { sector: 'O3' })).toBe(false);
    expect(scene.may(F, { stop: true })).toBe(true);
    scene.when(F, { sector: 'O1' });
    expect(scene.table.players[F].stock).toMatchObject({ rareEarth: 1, titanium: 1 });
  },
  'RO-5': () => {
    const scene = playing('RO-5', (table) => {
      own(table, F, 'RO-5');
      domes(table, F, 'O1', 'O2', 'O3', 'O4');
    }).doing(payUpkeep({ who: F }));
    expect(scene.table.players[F].stock.credits).toBe(19);
  },
  'RO-6': () => {
    const scene = playing('RO-6', (table) => own(table, F, 'RO-6'));
    scene.when(F, { astronaut: 'engineer', action: 'corporate' });
    go(scene, F).when(F, { corporation: 'space-robotics' }).when(F, { factory: 'factory-top-left' });
    expect(scene.table.players[F]).toMatchObject({ vp: 1, stock: { titanium: 0 } });
  },
  'RO-7': () => {
    const scene = using('RO-7', (table) => {
      table.gateway = crew({ engineer: 1 });
    });
    expect(scene.table.players[F].base.waiting).toEqual(crew({ engineer: 1 }));
    expect(scene.table.players[F].stock.credits).toBe(23);
  },
  'RO-8': () => {
    const scene = using('RO-8').when(F, { spot: 'T01' });
    expect(scene.table.players[F].stock.robot).toBe(1);
  },
  'RO-9': () =>
    expect(
      endPoints('RO-9', (table) => {
        own(table, F, 'RO-8');
        Object.assign(table.boards['space-robotics'] ?? {}, { owned: [['factory-top-left', 'factory-top-right'], []] });
      }) - PROJECT['RO-8'].vp,
    ).toBe(4),
});
