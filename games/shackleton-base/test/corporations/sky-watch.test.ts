import { describe, expect, it } from 'vitest';
import { FILES } from '../../data/index.ts';
import { scoreSheet } from '../../rules/lookups/index.ts';
import { finalScoring } from '../../rules/scoring.ts';
import type { Table } from '../../rules/table.ts';
import { at, domes, F, give, go, N, own, put, show } from '../position.ts';
import {
  acting,
  activated,
  endPoints,
  funding,
  mayAct,
  playing,
  scored,
  stepsAfterToken,
  supporting,
  testProjects,
  using,
  withTwo,
} from './scenes.ts';

describe('Sky Watch', () => {
  const board = (table: Table, part: object) => void Object.assign(table.boards['sky-watch'] ?? {}, part);

  it('SHB-13.6.1: steps, bonuses once, nothing beyond the end', () => {
    const advanced = (from: number) => {
      const scene = activated('sky-watch', (table) => board(table, { steps: [from, 0] }));
      const { vp, reputation, stock } = scene.table.players[F];
      return [scene.table.boards['sky-watch']?.steps[F], stock.credits, reputation, vp];
    };
    expect([advanced(0), advanced(4), advanced(9), advanced(11), advanced(12)]).toEqual([
      [2, 2, 0, 0],
      [6, 0, 1, 0],
      [11, 0, 0, 3],
      [12, 0, 0, 0],
      [12, 0, 0, 0],
    ]);
  });

  it.each(FILES['sky-watch'].programmes.map((one) => [one.id, one] as const))(
    'SHB-13.6.2: programme %s',
    (id, programme) => {
      const scene = acting('sky-watch', (table) => {
        board(table, { steps: [12, 0] });
        const { energy: _, ...stock } = programme.cost;
        give(table, F, stock);
        table.energy = 4;
      });
      if (scene.play.awaited.includes(F) && scene.asked(F).question === 'choose-programme')
        scene.when(F, { programme: id });
      expect(scene.table.boards['sky-watch']?.supports[F]).toEqual([id]);
      expect(scene.table.players[F].vp).toBe(programme.vp);
      expect(scene.table.energy).toBe(4 - (programme.cost.energy ?? 0));
    },
  );

  it('SHB-13.6.2: sections one has reached, each programme once', () => {
    const may = (steps: number, supports: string[]) =>
      mayAct('sky-watch', (table) => {
        board(table, { steps: [steps, 0], supports: [supports, []] });
        give(table, F, { titanium: 1 });
      });
    expect([may(0, []), may(1, []), may(1, ['S1-bottom'])]).toEqual([false, true, false]);
  });

  it('SHB-13.6.3, SHB-13.6.4: a deflected asteroid pays for every support', () => {
    const supports = [
      ['a', 'b', 'c', 'd', 'e', 'f'],
      ['a', 'b', 'c', 'd'],
    ];
    expect(scored('sky-watch', (table) => board(table, { supports, steps: [0, 0] }))).toEqual([6, 4]);
  });

  it('SHB-13.6.4, SHB-13.6.7, SHB-18.17, SHB-18.34: an impact destroys, nearest sectors first', () => {
    const scene = at({ seats: 2, corporations: withTwo('sky-watch') }, (table) => {
      board(table, {
        asteroid: 'asteroid-2',
        supports: [
          ['a', 'b', 'c', 'd'],
          ['a', 'b', 'c', 'd'],
        ],
      });
      put(table, F, 'workshop-top', 'O3');
      put(table, N, 'dome-1', 'I2');
      put(table, N, 'lab-top', 'I5');
      Object.assign(table.players[F], { vp: 1, reputation: 0 });
      Object.assign(table.players[N], { vp: 5, reputation: 0 });
    }).doing(finalScoring({}));
    // 10 - 8 = 2 sectors: O3 and I2. F has only 1 VP to lose.
    expect(scene.table.sectors.O3.buildings).toEqual([]);
    expect(scene.table.sectors.I5.buildings).toHaveLength(1);
    expect(scene.table.players.map(({ vp }) => vp)).toEqual([0, 4]);
    expect(scene.table.players[F].buildings['workshop-top']).toBe('destroyed');
  });

  it('SHB-13.6.4, SHB-18.23: farms go too, and corporations scored later see the crater after the impact', () => {
    const change = (table: Table) => {
      board(table, { asteroid: 'asteroid-2' });
      domes(table, F, 'O3');
      table.sectors.O3.farm = { size: 1, by: F };
      table.players[F].vp = 10;
    };
    expect(scored('sky-watch', change, ['evergreen-farms'])).toEqual([-1, 0]);
    const { table } = at({ seats: 2, corporations: withTwo('sky-watch', 'evergreen-farms') }, change);
    expect(scoreSheet(table).lines[F].map(({ points }) => points)).toEqual([10, 0, 0, 0, -1, 0, 0]);
    const over = at({ seats: 2, corporations: withTwo('sky-watch', 'evergreen-farms') }, change).doing(
      finalScoring({}),
    );
    expect(over.table.sectors.O3).toEqual({ powered: true, buildings: [], farm: null });
    const before = at({ seats: 2, corporations: withTwo('evergreen-farms', 'sky-watch') }, change).table;
    expect(scoreSheet(before).lines[F].map(({ points }) => points)).toEqual([10, 0, 0, 0, 1, -1, 0]);
  });

  it('SHB-13.6.5: the section of the own marker', () =>
    expect([0, 1, 5, 9].map((step) => scored('sky-watch', (table) => board(table, { steps: [step, 0] }))[F])).toEqual([
      0, 1, 4, 7,
    ]));
});

describe('a card just funded', () => {
  /** Steps of F after funding SW-1 with SW-3, which takes a step for it. */
  const steps = (change: (table: Table) => void = () => {}) =>
    funding('SW-1', (table) => {
      own(table, F, 'SW-3');
      change(table);
    }).table.boards['sky-watch']?.steps[F];

  it('SHB-6.4.7, SHB-6.4.9: does not react to its own funding, but to what others do because of it', () =>
    expect(steps()).toBe(2));

  it('SHB-6.4.7: matches of edition 1 go on without that', () =>
    expect(
      steps((table) => {
        delete table.edition;
      }),
    ).toBe(1));

  it('SHB-6.4.9: a card that reacts to funding leaves out its own', () =>
    expect(funding('SW-3').table.boards['sky-watch']?.steps[F]).toBe(3));
});

testProjects('sky-watch', {
  'SW-1': () => expect(stepsAfterToken('SW-1')).toBe(3),
  'SW-2': () => {
    const scene = supporting('SW-2', 4, {});
    scene.when(F, { programme: 'S1-bottom' });
    expect(scene.table.players[F]).toMatchObject({ vp: 3, stock: { titanium: 0 } });
  },
  'SW-3': () => {
    const first = funding('SW-3');
    expect(first.table.boards['sky-watch']?.steps[F]).toBe(3);
    const later = playing('SW-9', (table) => {
      own(table, F, 'SW-3');
      show(table, 'SW-9');
    });
    later.when(F, { astronaut: 'engineer', action: 'fund' });
    go(later, F).when(F, { project: 'SW-9' });
    expect(later.table.boards['sky-watch']?.steps[F]).toBe(1);
  },
  'SW-4': () => expect(using('SW-4').table.boards['sky-watch']?.steps[F]).toBe(3),
  'SW-5': () => {
    const scene = supporting('SW-5', 4, { rareEarth: 1 });
    scene.when(F, { programme: 'S1-top' });
    expect(scene.table.energy).toBe(8);
    expect(scene.table.players[F]).toMatchObject({ vp: 7, stock: { rareEarth: 0 } });
  },
  'SW-6': () => {
    const scene = using('SW-6', (table) => {
      Object.assign(table.boards['sky-watch'] ?? {}, { steps: [8, 0] });
      give(table, F, { titanium: 1, rareEarth: 1 });
    });
    scene.when(F, { programme: 'S2-top' }).when(F, { save: 'titanium' });
    expect(scene.table.players[F]).toMatchObject({ vp: 6, stock: { titanium: 1, rareEarth: 0 } });
    expect(scene.table.energy).toBe(7);
  },
  'SW-7': () => {
    const change = (table: Table) => {
      Object.assign(table.boards['sky-watch'] ?? {}, { asteroid: 'asteroid-1' });
      put(table, F, 'workshop-top', 'O1');
      put(table, N, 'workshop-top', 'I1');
    };
    expect(endPoints('SW-7', change)).toBe(2);
    const scene = playing('SW-7', (table) => {
      own(table, F, 'SW-7');
      change(table);
      table.players[N].vp = 10;
    });
    const { lines, aftermath } = scoreSheet(scene.table);
    // The row is hit, F is sheltered, N loses the size of the workshop (SHB-13.6.6).
    expect(aftermath?.lost).toEqual([0, 2]);
    expect(lines[F].at(4)?.points).toBe(0);
    expect(lines[N].at(4)?.points).toBe(-2);
  },
  'SW-8': () => {
    const scene = using('SW-8', (table) => give(table, F, { titanium: 1 }));
    expect(scene.table.players[F].stock).toMatchObject({ titanium: 0, credits: 25 });
    expect(scene.table.boards['sky-watch']?.steps[F]).toBe(3);
  },
  'SW-9': () =>
    expect(
      endPoints(
        'SW-9',
        (table) => void Object.assign(table.boards['sky-watch'] ?? {}, { supports: [['S1-top', 'S1-middle'], []] }),
      ),
    ).toBe(2),
});
