import { describe, expect, it } from 'vitest';
import { CORPORATION, FILES } from '../../data/index.ts';
import { later } from '../../rules/agenda.ts';
import type { Table } from '../../rules/table.ts';
import { at, crew, domes, F, give, go, lay, own, power, put, token, until } from '../position.ts';
import {
  acting,
  activated,
  endPoints,
  experiment,
  experiments,
  funding,
  playing,
  scored,
  testProjects,
  using,
} from './scenes.ts';

describe('Selenium Research', () => {
  const face = (table: Table, sample: string) => {
    table.tokens.T01.face = sample;
  };

  it('SHB-13.4.1: one sample of the type shown, two with a laboratory', () => {
    expect(activated('selenium-research', (table) => face(table, 'ice')).table.players[F].stock.ice).toBe(1);
    const two = activated('selenium-research', (table) => {
      face(table, 'ice');
      put(table, F, 'lab-top', 'O1');
    });
    expect(two.table.players[F].stock.ice).toBe(2);
    const aboard = activated('selenium-research', (table) => {
      face(table, 'ice');
      table.players[F].buildings['lab-top'] = 'ship';
    });
    expect(aboard.table.players[F].stock.ice).toBe(2);
  });

  it('SHB-13.4.2: a face-up tile is paid, kept and replaced', () => {
    const scene = acting('selenium-research', (table) => give(table, F, { basalt: 3, ice: 3, glass: 3 }));
    const before = scene.table.boards['selenium-research'];
    const tile = before?.slots.N.cards[0];
    const pile = before?.pile.cards.length ?? 0;
    scene.when(F, { slot: 'N' });
    until(scene, F);
    const board = scene.table.boards['selenium-research'];
    expect(board?.completed[F].cards).toEqual([tile]);
    expect(board?.slots.N.cards).toHaveLength(1);
    expect(board?.pile.cards).toHaveLength(pile - 1);
    const { cost, vp } = FILES['selenium-research'].experiments.find(({ id }) => id === tile) ?? { cost: {}, vp: 0 };
    const { basalt, ice, glass } = scene.table.players[F].stock;
    expect(9 - basalt - ice - glass).toBe(Object.values(cost).reduce((sum, n) => sum + n, 0));
    expect(scene.table.players[F].vp).toBe(vp);
  });

  it.each(FILES['selenium-research'].experiments.map((one) => [one.id, one] as const))(
    'SHB-13.4.2: experiment %s',
    (id, facts) => {
      const scene = acting('selenium-research', (table) => {
        const board = table.boards['selenium-research'];
        for (const slot of Object.values(board?.slots ?? {})) lay(slot, []);
        if (board) lay(board.slots.SE, [id]);
        table.gateway = crew({ technician: 1 });
        table.energy = 3;
        give(table, F, { ...facts.cost });
      });
      const [reward] = facts.reward;
      const { players, energy, gateway } = scene.table;
      const gained = { ...players[F].stock, reputation: players[F].reputation };
      expect(players[F].vp).toBe(facts.vp);
      if (reward?.op === 'gain') expect(gained[reward.what as 'credits']).toBe(reward.n);
      if (reward?.op === 'produceEnergy') expect(energy).toBe(3 + reward.n);
      if (reward?.op === 'recruit') expect(gateway.technician).toBe(0);
    },
  );

  it('SHB-13.4.2: an empty pile is made of the discard pile', () => {
    const scene = acting('selenium-research', (table) => {
      const board = table.boards['selenium-research'];
      if (!board) return;
      lay(board.discard, board.pile.cards);
      lay(board.pile, []);
      give(table, F, { basalt: 3, ice: 3, glass: 3 });
    });
    until(scene.when(F, { slot: 'S' }), F);
    const board = scene.table.boards['selenium-research'];
    expect(board?.slots.S.cards).toHaveLength(1);
    expect(board?.discard.cards).toEqual([]);
  });

  it('SHB-13.4.3, SHB-10.1: six new experiments in upkeep, not in round 3', () => {
    const renewed = (round: number) => {
      const scene = at({}, (table) => {
        table.round = round;
      });
      const before = Object.values(scene.table.boards['selenium-research']?.slots ?? {}).map(({ cards }) => cards[0]);
      scene.doing(later(F, CORPORATION['selenium-research'].upkeep));
      const after = Object.values(scene.table.boards['selenium-research']?.slots ?? {}).map(({ cards }) => cards[0]);
      return after.filter((tile) => !before.includes(tile)).length;
    };
    expect([renewed(1), renewed(3)]).toEqual([6, 0]);
  });

  it('SHB-13.4.2: points, reward, a new tile, then what reacts', () => {
    const paying = FILES['selenium-research'].experiments.find(({ reward }) => reward[0]?.op === 'produceEnergy');
    const scene = playing('SR-4', (table) => {
      own(table, F, 'SR-4');
      experiment(table, paying?.id ?? '');
      table.energy = 3;
      give(table, F, { ...paying?.cost });
    });
    scene.when(F, { astronaut: 'engineer', action: 'corporate' });
    go(scene, F).when(F, { corporation: 'selenium-research' });
    if (scene.asked(F).question === 'choose-experiment') scene.when(F, { slot: 'N' });
    const steps = ['experiment-completed', 'energy-changed', 'experiment-revealed', 'card-used'];
    expect(scene.told.map(({ type }) => type).filter((type) => steps.includes(type))).toEqual(steps);
  });

  it('SHB-13.4.3: the old tiles are discarded, and come back when the pile is empty', () => {
    const scene = at({}).doing(later(F, CORPORATION['selenium-research'].upkeep));
    const board = scene.table.boards['selenium-research'];
    expect([board?.discard.cards.length, board?.pile.cards.length]).toEqual([6, 6]);
    scene.doing(later(F, CORPORATION['selenium-research'].upkeep));
    expect([board?.discard.cards.length, board?.pile.cards.length]).toEqual([12, 0]);
  });

  it('SHB-13.1.5: the Automated Bench never saves the last sample', () => {
    const [cheapest] = FILES['selenium-research'].experiments.filter(
      ({ cost }) => Object.values(cost).reduce((sum, n) => sum + n, 0) === 1,
    );
    const bench = (stock: object) =>
      playing('SR-5', (table) => {
        own(table, F, 'SR-5');
        experiment(table, cheapest.id);
        give(table, F, stock);
      }).when(F, { astronaut: 'engineer', action: 'corporate' });
    expect(go(bench({}), F).may(F, { corporation: 'selenium-research' })).toBe(false);
    const scene = go(bench(cheapest.cost), F).when(F, { corporation: 'selenium-research' });
    if (scene.asked(F).question === 'choose-experiment') scene.when(F, { slot: 'N' });
    const { basalt, ice, glass } = scene.table.players[F].stock;
    expect(basalt + ice + glass).toBe(0);
  });

  it('SHB-13.4.4: sets of three fields', () =>
    expect(
      scored('selenium-research', (table) => {
        const board = table.boards['selenium-research'];
        if (board) lay(board.completed[F], ['X01', 'X02', 'X07', 'X08', 'X13']);
      }),
    ).toEqual([5, 0]));
});

testProjects('selenium-research', {
  'SR-1': () => {
    const scene = playing('SR-1', (table) => {
      own(table, F, 'SR-1');
      domes(table, F, 'O5', 'O6');
      token(table, 'selenium-research', 'T08');
      token(table, 'selenium-research', 'T05');
    });
    scene.when(F, { astronaut: 'scientist', space: 'K10' }).when(F, { spot: 'T08' });
    expect(scene.asked(F).question).toBe('triggered-ability');
    scene.when(F, { use: true }).when(F, { sample: 'glass' });
    // Once per main action: the second token does not ask again.
    until(scene, F);
    const { basalt, ice, glass, credits } = scene.table.players[F].stock;
    expect([basalt + ice + glass, credits]).toEqual([3, 19]);
  },
  'SR-2': () => expect(funding('SR-2').table.players[F].stock).toMatchObject({ basalt: 1, ice: 1, glass: 1 }),
  'SR-3': () => {
    const scene = using('SR-3').when(F, { sample: 'ice' }).when(F, { sample: 'glass' });
    expect(scene.table.players[F].stock).toMatchObject({ ice: 1, glass: 1 });
  },
  'SR-4': () => {
    const scene = playing('SR-4', (table) => {
      own(table, F, 'SR-4');
      experiment(table, 'X04');
      give(table, F, { basalt: 1, ice: 1, glass: 1 });
    });
    scene.when(F, { astronaut: 'engineer', action: 'corporate' });
    go(scene, F).when(F, { corporation: 'selenium-research' }).when(F, { slot: 'N' });
    expect(scene.table.players[F]).toMatchObject({ vp: 10, reputation: 1 });
  },
  'SR-5': () => {
    const scene = playing('SR-5', (table) => {
      own(table, F, 'SR-5');
      experiment(table, 'X04');
      give(table, F, { basalt: 1, ice: 1, glass: 1 });
    });
    scene.when(F, { astronaut: 'engineer', action: 'corporate' });
    go(scene, F).when(F, { corporation: 'selenium-research' }).when(F, { slot: 'N' });
    expect(scene.asked(F).question).toBe('choose-saving');
    scene.when(F, { save: 'ice' });
    expect(scene.table.players[F].stock).toMatchObject({ basalt: 0, ice: 1, glass: 0 });
  },
  'SR-6': () => {
    const scene = using('SR-6', (table) => give(table, F, { basalt: 1, ice: 1 }));
    scene.when(F, { sample: 'ice' });
    expect(scene.table.players[F]).toMatchObject({ vp: 4, stock: { basalt: 1, ice: 0 } });
  },
  'SR-7': () => {
    const scene = playing('SR-7', (table) => {
      own(table, F, 'SR-7');
      power(table, 'O1');
      give(table, F, { titanium: 1 });
    });
    scene.when(F, { astronaut: 'technician', action: 'build' });
    go(scene, F);
    until(scene, F, 'choose-sample-type').when(F, { sample: 'basalt' });
    expect(scene.table.players[F].stock.basalt).toBe(1);
  },
  'SR-8': () => {
    const scene = funding('SR-8', (table) => {
      experiment(table, 'X05');
      give(table, F, { basalt: 1 });
    });
    expect(scene.asked(F)).toMatchObject({ question: 'choose-experiment', about: { optional: true } });
    scene.when(F, { slot: 'N' });
    expect(scene.table.players[F]).toMatchObject({ vp: 4, stock: { basalt: 0, rareEarth: 1 } });
  },
  'SR-9': () =>
    expect(
      endPoints('SR-9', (table) => {
        experiments(table, F, ['X01', 'X02']);
        table.players[F].goals = [{ corporation: 'selenium-research', tier: 'lower' }];
      }),
    ).toBe(3),
});
