import { describe, expect, it } from 'vitest';
import { CORPORATION, CORPORATIONS, type CorporationId, FILES } from '../data/index.ts';
import { activating, later } from '../rules/agenda.ts';
import { everyCorporation } from '../rules/corporations/index.ts';
import { scoreSheet } from '../rules/lookups/index.ts';
import { finalScoring } from '../rules/scoring.ts';
import type { Table } from '../rules/table.ts';
import { income, withdraw } from '../rules/upkeep.ts';
import { type At, at, crew, domes, F, give, go, lay, N, onTurn, own, power, put, until } from './position.ts';

const withTwo = (id: CorporationId, ...more: CorporationId[]): CorporationId[] =>
  [id, ...more, ...CORPORATIONS.filter((one) => one !== id && !more.includes(one))].slice(0, 3);

/** F takes the board action of a corporation. */
const acting = (id: CorporationId, change: (table: Table) => void, seats = 2): At => {
  const scene = onTurn({ seats, corporations: withTwo(id) }, change);
  scene.when(F, { astronaut: 'engineer', action: 'corporate' });
  return go(scene, F).when(F, { corporation: id });
};

const mayAct = (id: CorporationId, change: (table: Table) => void): boolean => {
  const scene = onTurn({ seats: 2, corporations: withTwo(id) }, change);
  scene.when(F, { astronaut: 'engineer', action: 'corporate' });
  return go(scene, F).may(F, { corporation: id });
};

/** Activates the corporation's start token for F. */
const activated = (id: CorporationId, change: (table: Table) => void = () => {}): At =>
  at({ seats: 2, corporations: withTwo(id) }, change).doing(activating({ who: F, spot: 'T01' }));

/** End scoring of a corporation for both players. */
const scored = (id: CorporationId, change: (table: Table) => void, more: CorporationId[] = []): number[] => {
  const { table } = at({ seats: 2, corporations: withTwo(id, ...more) }, change);
  return scoreSheet(table).lines.map((lines) => lines.find(({ corporation }) => corporation === id)?.points ?? 0);
};

const ship = (table: Table) => {
  const board = table.boards['to-mars'];
  if (!board) throw new Error('To Mars is not in play');
  return board;
};

describe('all corporations', () => {
  it('SHB-13.1.1, SHB-1.2: there is one file of rules for each, with an AstroBot action', () =>
    expect(everyCorporation.map(({ id }) => id)).toEqual([...CORPORATIONS]));

  it.each(CORPORATIONS)('SHB-13.1.2: the token of %s stays where it is', (id) => {
    const scene = activated(id);
    expect(scene.table.tokens.T01.corporation).toBe(id);
  });

  it.each(CORPORATIONS)('SHB-15.1, SHB-15.3: every effect of %s is known to the rules', (id) => {
    const { token, income: gains, upkeep } = CORPORATION[id];
    const scene = at({ seats: 2, corporations: withTwo(id) }, (table) => give(table, F, { credits: 9 }));
    for (const effects of [token.effect, gains, upkeep]) until(scene.doing(later(F, effects, { spot: 'T01' })), F);
    expect(scene.play.over).toBe(true);
  });
});

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

describe('Moon Mining', () => {
  it('SHB-13.3.1, SHB-13.3.2: pay, place, score and take the bonus; a space holds one cargo', () => {
    const scene = acting('moon-mining', (table) => {
      give(table, F, { helium3: 3, titanium: 1 });
      table.gateway = crew({ engineer: 1 });
      Object.assign(table.boards['moon-mining'] ?? {}, { cargo: { 'L1-top': N } });
    });
    expect(scene.may(F, { space: 'L1-top' })).toBe(false);
    expect(scene.may(F, { space: 'L4-bottom' })).toBe(false);
    scene.when(F, { space: 'L4-top' });
    expect(scene.table.players[F]).toMatchObject({ vp: 9, stock: { helium3: 0, titanium: 0 } });
    expect(scene.table.players[F].base.waiting).toEqual(crew({ engineer: 1 }));
    expect(scene.table.boards['moon-mining']?.cargo).toEqual({ 'L1-top': N, 'L4-top': F });
  });

  it.each(FILES['moon-mining'].cargoSpaces.map((space) => [space.id, space] as const))(
    'SHB-13.3.2: space %s',
    (id, space) => {
      const scene = acting('moon-mining', (table) => give(table, F, { ...space.cost }));
      // Dearer spaces leave cheaper ones affordable, then one is asked.
      if (scene.table.boards['moon-mining']?.cargo[id] === undefined) scene.when(F, { space: id });
      const { stock, vp } = scene.table.players[F];
      expect([vp, stock.helium3 + stock.titanium + stock.rareEarth]).toEqual([space.vp, 0]);
    },
  );

  it('SHB-13.3.3: each token of a crater action is an event of its own', () => {
    const scene = onTurn({ seats: 3, corporations: withTwo('moon-mining') }, (table) => {
      own(table, F, 'MM-1');
      give(table, F, { credits: 4 });
      domes(table, F, 'O5', 'O6');
      table.tokens = {
        T08: { corporation: 'moon-mining', face: null },
        T05: { corporation: 'moon-mining', face: null },
      };
    }).when(F, { astronaut: 'scientist', space: 'K10' });
    scene.when(F, { spot: 'T08' }).when(F, { use: true }).when(F, { use: true });
    expect(scene.table.players[F].stock).toMatchObject({ helium3: 4, credits: 0 });
  });

  it('SHB-13.3.4: different levels at the end', () =>
    expect(
      scored(
        'moon-mining',
        (table) =>
          void Object.assign(table.boards['moon-mining'] ?? {}, {
            cargo: { 'L1-top': F, 'L2-top': F, 'L3-top': F, 'L1-middle': N },
          }),
      ),
    ).toEqual([5, 0]));
});

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

  it('SHB-13.4.4: sets of three fields', () =>
    expect(
      scored('selenium-research', (table) => {
        const board = table.boards['selenium-research'];
        if (board) lay(board.completed[F], ['X01', 'X02', 'X07', 'X08', 'X13']);
      }),
    ).toEqual([5, 0]));
});

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
    const before = at({ seats: 2, corporations: withTwo('evergreen-farms', 'sky-watch') }, change).table;
    expect(scoreSheet(before).lines[F].map(({ points }) => points)).toEqual([10, 0, 0, 0, 1, -1, 0]);
  });

  it('SHB-13.6.5: the section of the own marker', () =>
    expect([0, 1, 5, 9].map((step) => scored('sky-watch', (table) => board(table, { steps: [step, 0] }))[F])).toEqual([
      0, 1, 4, 7,
    ]));
});

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

describe('To Mars', () => {
  it('SHB-13.8.1: modules by player count', () =>
    expect(
      [1, 2, 3, 4].map(
        (seats) => Object.keys(ship(at({ seats, corporations: withTwo('to-mars') }).table).slots).length,
      ),
    ).toEqual([6, 6, 9, 11]));

  it('SHB-13.8.2, SHB-13.8.3, SHB-16.49: a building leaves the crater, its slots stay open', () => {
    const scene = acting('to-mars', (table) => domes(table, F, 'O1'));
    scene.when(F, { slot: 'cargo-1' });
    expect(scene.table.sectors.O1).toEqual({ powered: true, buildings: [], farm: null });
    expect(scene.table.players[F]).toMatchObject({ vp: 1, buildings: { 'dome-1': 'ship' } });
  });

  it('SHB-13.8.2: a command centre cannot be sent', () =>
    expect(mayAct('to-mars', (table) => put(table, F, 'hq', 'O1'))).toBe(false));

  it('SHB-13.8.4: the last slot of a module pays everybody in it', () => {
    const scene = acting('to-mars', (table) => {
      domes(table, F, 'O1');
      ship(table).slots['habitat-1'] = { owner: N, building: 'dome-1' };
    });
    scene.when(F, { slot: 'habitat-2' });
    expect(scene.table.players.map(({ vp }) => vp)).toEqual([3, 2]);
    expect(scene.table.players[F].reputation).toBe(1);
  });

  it('SHB-13.8.5, SHB-13.8.9: crew seats in use, and their points', () => {
    const scene = activated('to-mars', (table) => {
      table.players[F].base.waiting = crew({ engineer: 1 });
    });
    expect(scene.table.players[F].stock.credits).toBe(2);
    scene.when(F, { place: 'waiting', astronaut: 'engineer' });
    expect(ship(scene.table).crew.engineer).toEqual([F]);
    expect(scene.table.players[F].vp).toBe(1);
    const full = activated('to-mars', (table) => {
      table.players[F].base.waiting = crew({ engineer: 1 });
      ship(table).crew.engineer = [N];
    });
    expect(full.play.over).toBe(true);
  });

  it('SHB-10.4, SHB-16.36: an astronaut withdrawn may board at once', () => {
    const scene = at({ corporations: withTwo('to-mars') }, (table) => {
      domes(table, F, 'O1');
      table.spaces.K01 = { astronaut: 'scientist', by: N };
      table.spaces.K02 = { astronaut: 'engineer', by: N };
    }).doing(withdraw({ at: 0 }));
    scene.when(F, { to: 'ship' }).when(F, { to: 'base' });
    expect(ship(scene.table).crew.scientist).toEqual([F]);
    expect(scene.table.players[F].arrivals).toEqual(crew({ engineer: 1 }));
  });

  it.each([
    [0, { vp: 2, reputation: 1 }],
    [1, { vp: 3, credits: 2 }],
    [2, { vp: 4 }],
    [3, { vp: 2, recruited: 1 }],
  ] as const)('SHB-13.8.6, SHB-18.30: ship panel %d', (installed, bonus) => {
    const scene = acting('to-mars', (table) => {
      ship(table).panels = installed;
      table.gateway = crew({ engineer: 1 });
      table.energy = 9;
      give(table, F, { rareEarth: 1 });
    });
    until(scene, F, 'choose-corp-action');
    if (scene.asked(F).question === 'recruit') scene.when(F, { place: 'waiting' });
    const { vp, reputation, stock, base } = scene.table.players[F];
    const recruited = base.waiting.engineer + ship(scene.table).crew.engineer.length;
    expect({ vp, reputation, credits: stock.credits, recruited }).toEqual({
      reputation: 0,
      credits: 0,
      recruited: 0,
      ...bonus,
    });
    expect(scene.table).toMatchObject({ energy: 9, panels: { taken: 3 } });
  });

  it('SHB-13.8.7: pairs, and the launch bonus when all modules are complete', () => {
    const crewed = (complete: boolean) =>
      scored('to-mars', (table) => {
        ship(table).crew.engineer = [F, F, N];
        const slots = Object.keys(ship(table).slots);
        for (const slot of complete ? slots : slots.slice(0, 1))
          ship(table).slots[slot] = { owner: F, building: 'dome-1' };
      });
    expect(crewed(false)).toEqual([2, 0]);
    expect(crewed(true)).toEqual([6, 1]);
  });

  it('SHB-13.8.8, SHB-L43: what a building aboard does without a sector', () => {
    const scene = onTurn({ seats: 2, corporations: withTwo('to-mars') }, (table) => {
      own(table, F, 'TM-4');
      put(table, F, 'lab-top', 'O1');
      Object.assign(table.players[F], { leader: 'usa-b', upgraded: true });
      table.energy = 8;
      give(table, F, { titanium: 2, rareEarth: 1 });
    });
    until(scene.when(F, { astronaut: 'engineer', action: 'build' }), F, 'choose-building').when(F, {
      building: 'lab-middle',
    });
    scene.when(F, { slot: 'science-2' });
    until(scene, F);
    // The middle laboratory pays; top laboratory, USA B and the Engineer bonus give nothing.
    expect(scene.table.players[F].stock).toMatchObject({ credits: 3, titanium: 0, rareEarth: 0 });
    expect(Object.keys(scene.table.tokens)).toHaveLength(3);
    expect(scene.table.players[F].vp).toBe(4);
  });
});
