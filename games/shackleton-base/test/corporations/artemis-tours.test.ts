import { describe, expect, it } from 'vitest';
import { FILES, PROJECT } from '../../data/index.ts';
import { scoreSheet } from '../../rules/lookups/index.ts';
import type { Table } from '../../rules/table.ts';
import { income } from '../../rules/upkeep.ts';
import { at, F, give, N, own } from '../position.ts';
import {
  acting,
  activated,
  difference,
  endPoints,
  funding,
  mayAct,
  playing,
  scored,
  seat,
  testProjects,
  using,
} from './scenes.ts';

describe('Artemis Tours', () => {
  it('SHB-13.2.2: a tourist, or 2 credits when the queue is empty', () => {
    expect(activated('artemis-tours').table.players[F].stock).toMatchObject({ tourist: 1, credits: 0 });
    const empty = activated(
      'artemis-tours',
      (table) => void Object.assign(table.boards['artemis-tours'] ?? {}, { queue: 0 }),
    );
    expect(empty.table.players[F].stock).toMatchObject({ tourist: 0, credits: 2 });
  });

  it('SHB-13.2.1: the queue and the Rim Walk by player count', () =>
    expect([1, 2, 3, 4].map((seats) => at({ seats }).table.boards['artemis-tours']?.queue)).toEqual([12, 10, 13, 15]));

  it('SHB-13.2.3: one or two tourists, the lowest Rim Walk seat first, each with its reward', () => {
    const scene = acting('artemis-tours', (table) => give(table, F, { tourist: 3 }));
    // The Rim Walk is the only seat, so the first tourist sits down by himself.
    expect(scene.table.players[F].vp).toBe(5);
    expect(scene.may(F, { stop: true })).toBe(true);
    scene.when(F, { seat: 'rim-walk' });
    expect(scene.table.players[F].vp).toBe(10);
    expect(scene.table.boards['artemis-tours']?.rimWalk).toEqual([F, F]);
    expect(mayAct('artemis-tours', () => {})).toBe(false);
    const full = (table: Table) => {
      give(table, F, { tourist: 1 });
      Object.assign(table.boards['artemis-tours'] ?? {}, { rimWalk: [N, N, N, N] });
    };
    expect(mayAct('artemis-tours', full)).toBe(false);
  });

  it.each(FILES['artemis-tours'].rimWalk.seats.map(({ id, reward }, i) => [id, i, reward] as const))(
    'SHB-13.2.3: the reward of %s',
    (_, taken, reward) => {
      const scene = acting(
        'artemis-tours',
        (table) => {
          give(table, F, { tourist: 1 });
          Object.assign(table.boards['artemis-tours'] ?? {}, { rimWalk: Array.from({ length: taken }, () => N) });
        },
        4,
      );
      const { vp, stock } = scene.table.players[F];
      for (const part of reward) if (part.op === 'gain') expect({ ...stock, vp }[part.what as 'vp']).toBe(part.n);
    },
  );

  it('SHB-13.2.3: two at most, and one that the first reward brings may be the second', () => {
    const many = seat('AT-3', 1);
    expect(many.answers(F)).toContainEqual({ stop: true });
    many.when(F, { seat: 'rim-walk' });
    expect(many.table.players[F].stock.tourist).toBe(1);
    expect(many.asked(F).question).not.toBe('seat-tourist');
    const brought = seat('AT-4', 1, (table) => give(table, F, { tourist: 1 }));
    expect(brought.table.players[F].stock.tourist).toBe(0);
    brought.when(F, { spot: 'T01' });
    expect(brought.asked(F).question).toBe('seat-tourist');
  });

  it('SHB-13.2.2: who comes too late brings credits, and nothing reacts', () => {
    const scene = funding('AT-2', (table) => {
      Object.assign(table.boards['artemis-tours'] ?? {}, { queue: 0 });
    });
    expect(scene.table.players[F].stock).toMatchObject({ tourist: 0, credits: 20 - 3 + 2 });
  });

  it('SHB-13.2.4: 1 credit per tourist on own attractions, the Rim Walk does not count', () => {
    const scene = at({}, (table) => {
      own(table, F, 'AT-3', 'AT-4');
      Object.assign(table.boards['artemis-tours'] ?? {}, { seated: { 'AT-3': 2, 'AT-4': 1 }, rimWalk: [F] });
    }).doing(income({ who: F }));
    expect(scene.table.players[F].stock.credits).toBe(3);
  });

  it('SHB-13.2.5, SHB-13.2.6: lobby, full attractions, and the Casino', () =>
    expect(
      scored('artemis-tours', (table) => {
        own(table, F, 'AT-1', 'AT-3');
        give(table, F, { tourist: 2, credits: 4 });
        Object.assign(table.boards['artemis-tours'] ?? {}, { seated: { 'AT-1': 1, 'AT-3': 2 } });
      }),
    ).toEqual([2 + 3 + 4, 0]));
});

testProjects('artemis-tours', {
  'AT-1': () => {
    const casino = (seated: number, credits: number) =>
      endPoints('AT-1', (table) => {
        Object.assign(table.boards['artemis-tours'] ?? {}, { seated: { 'AT-1': seated } });
        give(table, F, { credits });
      });
    expect([casino(0, 7), casino(1, 7), casino(1, 15)]).toEqual([0, 7, 10]);
  },
  'AT-2': () => {
    const scene = funding('AT-2');
    expect(difference(playing('AT-2', () => {}).table, scene.table)).toEqual({ tourist: 1, credits: -2 });
  },
  'AT-3': () => {
    expect(seat('AT-3', 1).table.players[F].vp).toBe(5);
    expect(seat('AT-3', 2).table.players[F].vp).toBe(11);
    const full = (n: number) => {
      const change = (table: Table) => Object.assign(table.boards['artemis-tours'] ?? {}, { seated: { 'AT-3': n } });
      const scene = playing('AT-3', (table) => {
        own(table, F, 'AT-3');
        change(table);
      });
      return scoreSheet(scene.table).lines[F].find(({ corporation }) => corporation === 'artemis-tours')?.points;
    };
    expect([full(1), full(2)]).toEqual([0, 3]);
  },
  'AT-4': () => {
    const scene = seat('AT-4', 1);
    expect(scene.asked(F).question).toBe('activate-token');
    scene.when(F, { spot: 'T02' });
    expect(scene.table.players[F].vp).toBe(2);
    expect(scene.table.players[F].stock.helium3).toBe(1);
  },
  'AT-5': () => {
    const scene = using('AT-5', (table) => {
      own(table, F, 'AT-3', 'AT-4');
      Object.assign(table.boards['artemis-tours'] ?? {}, { seated: { 'AT-3': 2, 'AT-4': 2 } });
    });
    expect(scene.table.players[F].stock.credits).toBe(29);
    expect(scene.table.players[F].spent).toEqual(['AT-5']);
    expect(scene.may(F, { project: 'AT-5' })).toBe(false);
  },
  'AT-6': () => expect(seat('AT-6', 2).table.players[F].reputation).toBe(6),
  'AT-7': () => {
    const scene = using('AT-7');
    scene.when(F, { project: 'AT-7' });
    expect(scene.table.players[F].stock.tourist).toBe(2);
  },
  'AT-8': () => {
    const scene = seat('AT-8', 1);
    expect(scene.asked(F).question).toBe('triggered-ability');
    scene.when(F, { use: true });
    expect(scene.table.players[F]).toMatchObject({ vp: 3, stock: { credits: 22 } });
  },
  'AT-9': () =>
    expect(
      endPoints('AT-9', (table) => {
        own(table, F, 'AT-3');
        Object.assign(table.boards['artemis-tours'] ?? {}, { seated: { 'AT-3': 2, 'AT-9': 1 }, rimWalk: [F, N] });
      }) - PROJECT['AT-3'].vp,
    ).toBe(4),
});
