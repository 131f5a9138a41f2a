import { describe, expect, it } from 'vitest';
import { FILES } from '../../data/index.ts';
import { income } from '../../rules/upkeep.ts';
import { crew, domes, F, put } from '../position.ts';
import { acting, BOT, botOf, told, turn } from './scenes.ts';

describe('corporate', () => {
  it('SHB-14.7.1: the actions of A, B and C, 2 Reputation for each that is impossible, then a recruit', () => {
    const scene = turn({ previous: 'A1', card: 'A3', shuttle: { scientist: 1 } }, (table) => {
      Object.assign(table.boards['artemis-tours'] ?? {}, { queue: 0 });
      table.gateway = crew({ technician: 1 });
    });
    expect(told(scene, 'astrobot-consoled')).toMatchObject([{ corporation: 'artemis-tours' }]);
    expect(scene.table.players[BOT].reputation).toBe(2);
    expect(Object.values(scene.table.boards['moon-mining']?.cargo ?? {})).toEqual([BOT]);
    expect(scene.table.gateway).toEqual(crew({}));
  });

  it('SHB-14.1.2: each letter has its own side', () => {
    const scene = turn({ previous: 'A1', card: 'A3', shuttle: { scientist: 1 } }, (table) => {
      botOf(table).sides = ['easy', 'hard', 'easy'];
    });
    expect(told(scene, 'tourist-shown')).toMatchObject([{ vp: 3 }]);
    expect(told(scene, 'cargo-shipped')).toMatchObject([{ vp: 5 }]);
  });

  it.each([
    ['easy', 3],
    ['hard', 6],
  ] as const)('SHB-14.9.1: Artemis Tours, %s', (side, vp) => {
    const scene = acting('artemis-tours', { side });
    expect(scene.table.players[BOT].vp).toBe(vp);
    expect(scene.table.boards['artemis-tours']).toMatchObject({ queue: 11, botSpaces: 1 });
  });

  it.each([
    ['easy', 4],
    ['hard', 7],
  ] as const)('SHB-14.9.2: Moon Mining, %s', (side, vp) => {
    const scene = acting('moon-mining', { side, development: 2 });
    expect(scene.table.players[BOT].vp).toBe(vp);
    expect(scene.table.boards['moon-mining']?.cargo).toEqual({ 'L2-top': BOT });
    const counter = acting('moon-mining', { side, development: 0, previous: 'A4' }, (table) => {
      Object.assign(table.boards['moon-mining'] ?? {}, {
        cargo: { 'L1-top': F, 'L1-middle': F, 'L1-bottom': F, 'L2-bottom': F },
      });
    });
    expect(counter.table.boards['moon-mining']?.cargo['L2-middle']).toBe(BOT);
  });

  it.each([
    ['easy', [3, 5, 7]],
    ['hard', [6, 8, 10]],
  ] as const)('SHB-14.9.3: Selenium Research, %s', (side, points) => {
    const scene = acting('selenium-research', { side });
    const [event] = told(scene, 'experiment-discarded') as { experiment?: string }[];
    const cost = FILES['selenium-research'].experiments.find(({ id }) => id === event.experiment)?.cost ?? {};
    const samples = Object.values(cost).reduce((sum, n) => sum + n, 0);
    expect(scene.table.players[BOT].vp).toBe(points[samples - 1]);
    // The triangle of A1 is on the side NE.
    expect(scene.table.boards['selenium-research']?.slots.NE.cards).toHaveLength(1);
  });

  it.each([
    ['easy', 'factory-top-middle'],
    ['hard', 'factory-middle-middle'],
  ] as const)('SHB-14.9.4: Space Robotics, %s', (side, factory) => {
    const scene = acting('space-robotics', { side, development: 2 });
    expect(scene.table.boards['space-robotics']?.owned[BOT]).toEqual([factory]);
    const next = acting('space-robotics', { side: 'easy', development: 2 }, (table) => {
      const board = table.boards['space-robotics'];
      if (board) for (const id of ['factory-top-middle', 'factory-top-right']) board.stock[id] = 0;
    });
    expect(next.table.boards['space-robotics']?.owned[BOT]).toEqual(['factory-middle-left']);
  });

  it('SHB-14.9.4, SHB-14.10.3: its factories give points as income', () => {
    const scene = acting('space-robotics', {}, (table) => {
      Object.assign(table.boards['space-robotics'] ?? {}, {
        owned: [[], ['factory-middle-left', 'factory-bottom-left']],
      });
    });
    const before = scene.table.players[BOT].vp;
    scene.doing(income({ who: BOT }));
    expect(scene.table.players[BOT].vp - before).toBe(2 + 3 + 1);
  });

  it.each([
    ['easy', 3],
    ['hard', 4],
  ] as const)('SHB-14.9.5: Evergreen Farms, %s', (side, vp) => {
    const scene = acting('evergreen-farms', { side }, (table) => {
      domes(table, BOT, 'O2', 'O3');
      domes(table, F, 'O1');
    });
    // From K02 clockwise: K02 is F's, K03 (O2, I2, I3, O6) is AstroBot's.
    expect(scene.table.sectors.O2.farm).toEqual({ size: 1, by: BOT });
    expect(scene.table.players[BOT].vp).toBe(vp);
    const none = acting('evergreen-farms', { side });
    expect(none.table.players[BOT].reputation).toBe(2);
  });

  it.each([
    ['easy', 2],
    ['hard', 3],
  ] as const)('SHB-14.9.6, SHB-L55: Sky Watch, %s', (side, steps) => {
    const scene = acting('sky-watch', { side, development: 4 });
    expect(scene.table.boards['sky-watch']).toMatchObject({ steps: [0, steps], supports: [[], ['S1-bottom']] });
    expect(scene.table.players[BOT].vp).toBe(3);
    const top = acting('sky-watch', { side, development: 0 }, (table) => {
      Object.assign(table.boards['sky-watch'] ?? {}, { steps: [0, 2], supports: [[], ['S1-bottom', 'S1-middle']] });
      table.energy = 0;
    });
    // Energy 0: the top one is not possible, three steps more.
    expect(top.table.boards['sky-watch']?.steps[BOT]).toBe(6);
  });

  it.each([
    ['easy', 1],
    ['hard', 2],
  ] as const)('SHB-14.9.7: To Mars, %s', (side, vp) => {
    const scene = acting('to-mars', { side }, (table) => domes(table, BOT, 'O2'));
    expect(scene.table.boards['to-mars']?.slots['habitat-1']).toEqual({ owner: BOT, building: 'dome-1' });
    expect(scene.table.players[BOT].vp).toBe(1 + vp);
    const completing = acting('to-mars', { side, development: 7 }, (table) => {
      domes(table, BOT, 'O2');
      put(table, BOT, 'lab-top', 'O3');
      const slots = table.boards['to-mars']?.slots ?? {};
      slots['habitat-1'] = { owner: F, building: 'dome-1' };
      slots['habitat-2'] = null;
      table.gateway = crew({ engineer: 1 });
    });
    const board = completing.table.boards['to-mars'];
    expect(board?.slots['habitat-2']).toEqual({ owner: BOT, building: 'dome-1' });
    expect(board?.panels).toBe(1);
    expect(board?.crew.engineer).toEqual([BOT]);
    const nothing = acting('to-mars', { side, development: 7 });
    expect(nothing.table.boards['to-mars']?.panels).toBe(0);
    expect(nothing.table.players[BOT].reputation).toBe(2);
  });

  it('SHB-14.9.2: when all is full to the right, the rightmost level that has room', () => {
    const scene = acting('moon-mining', { development: 6 }, (table) => {
      Object.assign(table.boards['moon-mining'] ?? {}, { cargo: { 'L4-top': F, 'L4-middle': F, 'L4-bottom': F } });
    });
    expect(scene.table.boards['moon-mining']?.cargo['L3-top']).toBe(BOT);
  });

  it.each([
    [['middle-right', 'bottom-right', 'top-left'], 'middle-right'],
    [['bottom-right', 'bottom-middle', 'top-left', 'middle-left'], 'bottom-middle'],
    [['top-right', 'top-middle', 'middle-left'], 'top-middle'],
    [['middle-left'], 'middle-left'],
  ])('SHB-14.9.4: of the factories left (%j) it takes %s', (left, taken) => {
    // Development 3: the middle row; the triangle of A1: the middle column.
    const scene = acting('space-robotics', { development: 3 }, (table) => {
      const board = table.boards['space-robotics'];
      for (const { id } of FILES['space-robotics'].factories)
        if (board) board.stock[id] = left.includes(id.replace('factory-', '')) ? 1 : 0;
    });
    expect(scene.table.boards['space-robotics']?.owned[BOT]).toEqual([`factory-${taken}`]);
  });

  it.each([
    [0, [1, 2, 3], 1],
    [2, [1, 2, 3], 2],
    [2, [1, 3], 1],
    [2, [3], 3],
    [4, [1, 2], 2],
  ])('SHB-14.9.5: at Development %d with sizes %j in stock it builds size %d', (development, sizes, size) => {
    const scene = acting('evergreen-farms', { development }, (table) => {
      domes(table, BOT, 'O2');
      const board = table.boards['evergreen-farms'];
      if (board) for (const one of [1, 2, 3]) board.stock[one] = sizes.includes(one) ? 3 : 0;
    });
    expect(scene.table.sectors.O2.farm).toEqual({ size, by: BOT });
    expect(scene.table.players[BOT].vp).toBe([3, 5, 7][size - 1]);
  });

  it('SHB-14.9.5: a row that it only shares is left out', () => {
    const scene = acting('evergreen-farms', {}, (table) => {
      domes(table, BOT, 'O2');
      domes(table, F, 'O6');
    });
    // K03 (O2, I2, I3, O6) is a tie; the next row with O2 is its own.
    expect(told(scene, 'astrobot-searched')).toMatchObject([
      { looked: expect.arrayContaining([{ at: 'K03', why: 'not-strictly-largest' }]), found: 'O2' },
    ]);
  });

  it('SHB-14.9.6, SHB-14.9.9: steps alone are enough, nothing consoles it', () => {
    const scene = acting('sky-watch', {}, (table) => {
      Object.assign(table.boards['sky-watch'] ?? {}, { steps: [0, 1], supports: [[], ['S1-bottom', 'S1-middle']] });
      table.energy = 0;
    });
    expect(scene.table.boards['sky-watch']?.steps[BOT]).toBe(1 + 1 + 3);
    expect(told(scene, 'astrobot-consoled')).toEqual([]);
  });

  it('SHB-14.9.6: the top programme spends 1 Energy', () => {
    const scene = acting('sky-watch', {}, (table) => {
      Object.assign(table.boards['sky-watch'] ?? {}, { steps: [0, 1], supports: [[], ['S1-bottom', 'S1-middle']] });
      table.energy = 3;
    });
    expect(scene.table.boards['sky-watch']?.supports[BOT]).toContain('S1-top');
    expect(scene.table.energy).toBe(2);
  });

  it('SHB-14.9.7: where nothing completes a module, the largest that fits', () => {
    const scene = acting('to-mars', {}, (table) => {
      domes(table, BOT, 'O2');
      put(table, BOT, 'lab-top', 'O3');
      put(table, BOT, 'hq', 'O4');
    });
    expect(scene.table.boards['to-mars']?.slots['science-2']).toEqual({ owner: BOT, building: 'lab-top' });
  });

  it('SHB-14.9.9: what makes an action impossible', () => {
    const full = acting('moon-mining', {}, (table) => {
      const cargo = Object.fromEntries(FILES['moon-mining'].cargoSpaces.map(({ id }) => [id, F]));
      Object.assign(table.boards['moon-mining'] ?? {}, { cargo });
    });
    expect(full.table.players[BOT].reputation).toBe(2);
    const stuck = acting('sky-watch', {}, (table) => {
      const supports = [[], FILES['sky-watch'].programmes.map(({ id }) => id)];
      Object.assign(table.boards['sky-watch'] ?? {}, { steps: [0, 12], supports });
    });
    expect(stuck.table.players[BOT].reputation).toBe(2);
  });
});
