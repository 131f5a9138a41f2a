import { Play } from '@orrery/kernel';
import { given } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { CORPORATION, CORPORATIONS, FILES, SHUTTLES, TIERS } from '../data/index.ts';
import { beginArranging } from '../rules/arrange.ts';
import { claimGoals } from '../rules/goals.ts';
import { game } from '../rules/index.ts';
import { goalBonus, rentFor, upkeepDue } from '../rules/lookups/index.ts';
import { endRound } from '../rules/round.ts';
import { finalScoring, standing } from '../rules/scoring.ts';
import { beginOrder, pickShuttle } from '../rules/shuttles.ts';
import type { Table, Who } from '../rules/table.ts';
import { income, payUpkeep, withdraw } from '../rules/upkeep.ts';
import {
  at,
  boardOf,
  crew,
  domes,
  F,
  give,
  go,
  lay,
  M,
  N,
  onGateway,
  onTurn,
  own,
  power,
  put,
  show,
  token,
  until,
} from './position.ts';

describe('setup', () => {
  it.each([1, 2, 3, 4])('SHB-3.1.1, SHB-3.1.2, SHB-3.1.4, SHB-3.3.1: with %d players', (seats) => {
    const { table } = given(game, { seats });
    const numbers = FILES.setup.byPlayers[String(seats) as '1'];
    expect(table.energy).toBe(numbers.energyStart);
    expect(table.panels.taken).toBe(numbers.neutralDomes);
    expect(Object.values(table.sectors).flatMap(({ buildings }) => buildings)).toHaveLength(numbers.neutralDomes);
    expect(table.leaders.length + table.players.filter(({ leader }) => leader).length).toBe(numbers.leadersOffered);
    expect(Object.keys(table.tokens).sort()).toEqual(['T01', 'T02', 'T03']);
    for (const { tokens, left, right, pile } of table.corporations) {
      expect(tokens).toHaveLength(4);
      expect([left, right, pile].map(({ cards }) => cards.length)).toEqual([1, 1, 7]);
    }
    for (const { vp, reputation, stock } of table.players)
      expect([vp, reputation, ...Object.values(stock)].every((n) => n === 0)).toBe(true);
  });

  it('SHB-3.2.1, SHB-16.1: presets and named corporations keep their order, a double is drawn', () => {
    for (const { id, corporations } of FILES.setup.presets)
      expect(given(game, { seats: 2, options: { corporations: id } }).table.corporations.map((one) => one.id)).toEqual(
        corporations,
      );
    const named = { corporations: 'chosen', first: 'to-mars', second: 'sky-watch', third: 'to-mars' };
    const chosen = given(game, { seats: 2, options: named }).table.corporations.map(({ id }) => id);
    expect(chosen.slice(0, 2)).toEqual(['to-mars', 'sky-watch']);
    expect(new Set(chosen).size).toBe(3);
  });

  it('SHB-3.2.3: tokens of Selenium Research, a twin removed, the others alternating', () => {
    for (let i = 0; i < 6; i++) {
      const { table } = at({ seed: `tokens ${i}` });
      const [x, y, ...rest] = boardOf(table, 'selenium-research').tokens;
      expect(rest).toEqual([x, y]);
      expect(new Set([x, y, table.tokens.T03.face]).size).toBe(3);
    }
  });

  it('SHB-3.3.2, SHB-3.3.3: first player and sides are random, unless all are to be on one side', () => {
    const firsts = new Set(
      Array.from({ length: 12 }, (_, i) => given(game, { seats: 3, seed: `${i}` }).table.order[0]),
    );
    expect(firsts.size).toBe(3);
    const { table } = given(game, { seats: 4, options: { leaders: 'B' } });
    expect(table.leaders.every((id) => id.endsWith('-b'))).toBe(true);
  });

  it('SHB-3.3.4, SHB-3.3.5: the first dome activates its token and gives nothing else', () => {
    const scene = given(game, { seats: 3, options: { corporations: 'first-game' } });
    const [first] = scene.table.order;
    scene.when(first, scene.answers(first)[0]).when(first, { sector: 'I1' });
    expect(scene.table.players[first]).toMatchObject({ vp: 0, reputation: 0, stock: { tourist: 1 } });
    expect(scene.table.energy).toBe(5);
    const second = scene.table.order[1];
    scene.when(second, scene.answers(second)[0]);
    expect(scene.may(second, { sector: 'I1' })).toBe(false);
  });
});

describe('shuttle phase', () => {
  it.each(SHUTTLES.map(({ id }) => id))('SHB-4.2, SHB-4.3: tile %s brings its astronauts and resources', (tile) => {
    const facts = SHUTTLES.find(({ id }) => id === tile);
    const scene = at({ seats: 2 }, (table) => {
      table.round = facts?.round ?? 1;
      const shuttles = table.shuttles[table.round - 1];
      const rest = [...shuttles.pile.cards].filter((id) => id !== tile);
      lay(shuttles.revealed, [tile, rest[0], rest[1]]);
      lay(shuttles.pile, rest.slice(2));
    }).doing(pickShuttle({ seat: F }));
    scene.when(F, { tile });
    expect(scene.table.players[F].shuttle).toEqual(facts?.astronauts);
    expect(scene.table.players[F].stock).toMatchObject(facts?.resources ?? {});
  });

  it('SHB-4.4, SHB-4.5, SHB-18.13: a Gateway above the limit keeps everybody', () => {
    const scene = at({ seats: 2 }, (table) => {
      const tiles = table.shuttles[0];
      lay(tiles.taken[0], ['R1-1']);
      lay(tiles.taken[1], ['R1-2']);
      lay(tiles.revealed, ['R1-3']);
      lay(tiles.pile, ['R1-4', 'R1-5']);
      table.gateway = crew({ engineer: 6, technician: 3 });
    }).doing(beginOrder({}));
    expect(onGateway(scene.table)).toEqual([6, 4, 2]);
    expect(scene.table.order).toEqual([0, 1]);
  });
});

describe('crater', () => {
  it('SHB-5.4.1, SHB-18.2, SHB-18.27: only sectors without an own building cost rent', () => {
    const { table } = at({}, (t) => {
      domes(t, F, 'O1', 'I1', 'I4');
      domes(t, N, 'O7');
    });
    expect(rentFor(table, F, 'K01')).toEqual({
      activated: ['O1', 'I1', 'I4', 'O7'],
      dues: [{ to: N, credits: 3 }],
      total: 3,
    });
  });

  it('SHB-5.4.4, SHB-18.1: a space whose rent cannot be paid is barred, with the reason', () => {
    const scene = onTurn({}, (table) => domes(table, N, 'O1'));
    expect(scene.may(F, { space: 'K01' })).toBe(false);
    expect(scene.may(F, { action: 'gateway' })).toBe(true);
    expect(scene.refusal(F, { astronaut: 'engineer', action: 'crater', space: 'K01' }).details).toMatchObject({
      why: 'rent-too-high',
      rule: 'SHB-5.4.4',
    });
  });

  it('SHB-5.4.3, SHB-18.21, SHB-18.33: neutral domes are paid to the supply and block domes', () => {
    const { table } = at({ seats: 2 });
    expect(rentFor(table, F, 'K01').dues).toEqual([{ to: null, credits: 6 }]);
    const scene = onTurn({ seats: 2 }, (t) => give(t, F, { titanium: 2 }));
    until(scene.when(F, { astronaut: 'technician', action: 'build' }), F, 'choose-building');
    expect(scene.may(F, { building: 'dome-1' })).toBe(false);
    scene.when(F, { building: 'workshop-top' });
    expect(scene.answers(F)).toEqual([{ sector: 'I1' }, { sector: 'I4' }]);
  });

  it('SHB-18.4: rent goes to the largest building, whoever else stands there', () => {
    const { table } = at({}, (t) => {
      domes(t, N, 'O1');
      put(t, M, 'workshop-top', 'O1');
    });
    expect(rentFor(table, F, 'K01').dues).toEqual([{ to: M, credits: 3 }]);
    expect(rentFor(table, N, 'K01').total).toBe(0);
  });

  it('SHB-5.4.7, SHB-L12: a row without a building may be used and brings nothing', () => {
    const scene = onTurn({}).when(F, { astronaut: 'engineer', space: 'K01' });
    expect(scene.table.spaces.K01).toEqual({ astronaut: 'engineer', by: F });
    expect(scene.table.players[F].stock.titanium).toBe(0);
  });

  it('SHB-5.4.6, SHB-18.5: each token once, and on as long as one is left', () => {
    const scene = onTurn({}, (table) => {
      table.tokens = {};
      domes(table, F, 'O5', 'O6', 'O7');
      token(table, 'moon-mining', 'T08');
      token(table, 'artemis-tours', 'T05');
    });
    expect(scene.table.tokens.T08).toBeDefined();
    scene.when(F, { astronaut: 'scientist', space: 'K10' });
    until(scene, F);
    const activated = scene.told.filter(({ type }) => type === 'token-activated');
    expect(activated).toHaveLength(2);
  });

  it('SHB-18.3: both ends of a row, and a space holds one astronaut', () => {
    const scene = onTurn({}, (table) => {
      table.spaces.K01 = { astronaut: 'engineer', by: N };
    });
    expect(scene.may(F, { space: 'K01' })).toBe(false);
    expect(scene.may(F, { space: 'K16', astronaut: 'engineer' })).toBe(true);
  });

  it('SHB-5.4.8: Deep Drill and Europe B after the gains, in the order one likes', () => {
    const scene = onTurn({}, (table) => {
      own(table, F, 'MM-8');
      Object.assign(table.players[F], { leader: 'europe-b', upgraded: true });
      domes(table, F, 'O3', 'O4');
    }).when(F, { astronaut: 'engineer', space: 'K05' });
    expect(scene.asked(F)).toMatchObject({ question: 'order-triggers', about: { abilities: ['leader', 'MM-8'] } });
    scene.when(F, { ability: 'leader' }).when(F, { use: true });
    until(scene, F);
    expect(scene.table.players[F].stock).toMatchObject({ helium3: 2, titanium: 1, rareEarth: 1 });
  });
});

describe('command actions', () => {
  it('SHB-6.1.1, SHB-18.8, SHB-18.28: the leftmost free space, cheaper by Scientists in the bottom workshop', () => {
    const price = (scientists: number) => {
      const scene = onTurn({}, (table) => {
        put(table, F, 'workshop-bottom', 'O1');
        table.players[F].base['workshop-bottom'] = crew({ scientist: scientists, engineer: 2 - scientists });
        table.command.corporate = [1, 1, 1, 1].map((by) => ({ astronaut: 'engineer', by }));
        give(table, F, { credits: 3 });
      }).when(F, { astronaut: 'engineer', action: 'corporate' });
      return 3 - scene.table.players[F].stock.credits;
    };
    expect([price(0), price(1), price(2)]).toEqual([3, 2, 1]);
  });

  it('SHB-6.1.1: without a free space the action is not available', () => {
    const scene = onTurn({}, (table) => {
      table.command.corporate = [1, 1, 1, 1, 1].map((by) => ({ astronaut: 'engineer', by }));
    });
    expect(scene.may(F, { action: 'corporate' })).toBe(false);
    expect(scene.refusal(F, { astronaut: 'engineer', action: 'corporate' }).details).toMatchObject({
      why: 'no-command-space',
    });
  });

  it('SHB-6.1.3, SHB-18.7, SHB-9.2.1, SHB-9.2.3: panels up to level 8, one Reputation symbol passed', () => {
    const scene = onTurn({}, (table) => {
      table.energy = 8;
      give(table, F, { rareEarth: 1 });
    }).when(F, { astronaut: 'engineer', action: 'corporate' });
    scene.when(F, { help: 'panel' });
    expect(scene.table.energy).toBe(10);
    expect(scene.table.players[F].reputation).toBe(1);
    const full = onTurn({}, (table) => {
      table.energy = 9;
      give(table, F, { rareEarth: 1 });
    }).when(F, { astronaut: 'engineer', action: 'corporate' });
    expect(full.asked(F).question).toBe('choose-corp-action');
  });

  it('SHB-6.1.4, SHB-18.6: a panel stays on the centre hex, and anybody may use it', () => {
    const scene = onTurn({ who: N }, (table) => {
      table.panels = { taken: 1, centre: 1 };
      give(table, N, { titanium: 1 });
    }).when(N, { astronaut: 'technician', action: 'build' });
    go(scene, N).when(N, { sector: 'O5' });
    expect(scene.table.panels.centre).toBe(0);
    expect(scene.table.sectors.O5.powered).toBe(true);
  });

  it('SHB-6.1.5, SHB-18.25, SHB-L50: emergency Energy below 3, before or after the panel', () => {
    const start = () =>
      onTurn({}, (table) => {
        table.energy = 1;
        table.panels.taken = 6;
        give(table, F, { rareEarth: 1, credits: 4 });
      }).when(F, { astronaut: 'engineer', action: 'corporate' });
    const panelFirst = start().when(F, { help: 'panel' });
    expect(panelFirst.table.energy).toBe(3);
    expect(panelFirst.asked(F).question).toBe('choose-corp-action');
    const stepsFirst = start().when(F, { help: 'energy' }).when(F, { help: 'energy' }).when(F, { help: 'panel' });
    expect(stepsFirst.table.energy).toBe(5);
    expect(stepsFirst.table.players[F].reputation).toBe(2);
    expect(stepsFirst.table.players[F].stock).toMatchObject({ credits: 0, rareEarth: 0 });
  });

  it('SHB-6.1.7, SHB-L41: the last rare earth is not spent on a panel if the building needs it', () => {
    const scene = onTurn({}, (table) => {
      power(table, 'O1');
      domes(table, F, 'I1', 'I2', 'I3', 'I4', 'I5');
      for (const [i, id] of (['workshop-top', 'workshop-middle', 'workshop-bottom'] as const).entries())
        put(table, F, id, `O${i + 5}`);
      table.energy = 5;
      give(table, F, { titanium: 2, rareEarth: 1 });
    });
    until(scene.when(F, { astronaut: 'technician', action: 'build' }), F, 'choose-building');
    // Only laboratories are left to build: the panel was never offered.
    expect(scene.told.some(({ type }) => type === 'panel-built')).toBe(false);
    expect(scene.may(F, { building: 'lab-top' })).toBe(true);
  });

  it('SHB-6.1.8, SHB-L42: payments are separate, a robot loses its change in each', () => {
    const scene = onTurn({ corporations: ['space-robotics', 'moon-mining', 'artemis-tours'] }, (table) => {
      table.command.fund = [{ astronaut: 'engineer', by: N }];
      show(table, 'AT-3');
      table.energy = 8;
      give(table, F, { robot: 2, credits: 0 });
    });
    // 1 credit for the space and 3 for the project: 4 in all, but two robots cover only 1 and 2 of them.
    expect(scene.may(F, { action: 'fund' })).toBe(false);
    const enough = onTurn({ corporations: ['space-robotics', 'moon-mining', 'artemis-tours'] }, (table) => {
      table.command.fund = [{ astronaut: 'engineer', by: N }];
      show(table, 'AT-3');
      table.energy = 8;
      give(table, F, { robot: 2, credits: 1 });
    });
    enough.when(F, { astronaut: 'engineer', action: 'fund' });
    // A robot for the space would strand the project: 1 robot and 1 credit are 3. The credit for it would not: offered both.
    expect(enough.asked(F)).toMatchObject({ question: 'pay-with-robots', about: { purpose: 'command-space' } });
    expect(enough.answers(F)).toEqual([
      { credits: 0, titanium: 0, rareEarth: 0 },
      { credits: 1, titanium: 0, rareEarth: 0 },
    ]);
  });

  it('SHB-6.1.7: a robot split that would strand the action is not offered', () => {
    const scene = onTurn({ corporations: ['space-robotics', 'moon-mining', 'artemis-tours'] }, (table) => {
      table.command.fund = [{ astronaut: 'engineer', by: N }];
      for (const { left, right } of table.corporations) for (const slot of [left, right]) lay(slot, []);
      lay(boardOf(table, 'artemis-tours').left, ['AT-3']);
      table.energy = 8;
      give(table, F, { robot: 1, credits: 2 });
    });
    scene.when(F, { astronaut: 'engineer', action: 'fund' });
    // 1 for the space leaves 1 credit and a robot, exactly the 3 of the project; it happens by itself.
    expect(scene.table.players[F].projects.cards).toEqual(['AT-3']);
    expect(scene.table.players[F].stock).toMatchObject({ credits: 0, robot: 0 });
  });

  it('SHB-6.2.2, SHB-6.2.3, SHB-L14: an unpowered sector needs a panel, and none is placed without building', () => {
    const scene = onTurn({}, (table) => give(table, F, { titanium: 1 }));
    expect(scene.may(F, { action: 'build' })).toBe(false);
    const panel = onTurn({}, (table) => give(table, F, { titanium: 1, rareEarth: 1 }));
    panel.when(F, { astronaut: 'technician', action: 'build' });
    // The panel is the only step that leads anywhere, so it is taken; then any sector will do (SHB-6.3.4).
    expect(panel.asked(F).question).toBe('choose-sector');
    expect(panel.answers(F)).toHaveLength(18);
  });

  it('SHB-6.3.3, SHB-2.27, SHB-L3, SHB-18.22: size, owner, room', () => {
    const scene = onTurn({}, (table) => {
      table.panels = { taken: 1, centre: 1 };
      domes(table, N, 'O1');
      put(table, M, 'workshop-top', 'O1');
      put(table, F, 'workshop-top', 'O2');
      put(table, N, 'hq', 'O3');
      power(table, 'O4');
      table.sectors.O4.farm = { size: 3, by: N };
      put(table, N, 'workshop-middle', 'O4');
      table.energy = 8;
      give(table, F, { titanium: 9, rareEarth: 9 });
    });
    until(scene.when(F, { astronaut: 'technician', action: 'build' }), F, 'choose-building').when(F, {
      building: 'lab-top',
    });
    expect(scene.may(F, { sector: 'O1' })).toBe(true);
    for (const sector of ['O2', 'O3', 'O4']) expect(scene.may(F, { sector }), sector).toBe(false);
    const why = (sector: string) => scene.refusal(F, { sector }).details;
    expect(why('O2')).toMatchObject({ why: 'own-building' });
    expect(why('O3')).toMatchObject({ why: 'no-room' });
  });

  it('SHB-6.3.6, SHB-18.12: up to six astronauts into a new command centre', () => {
    const scene = onTurn({}, (table) => {
      power(table, 'O1');
      domes(table, F, 'I1', 'I2');
      table.players[F].base.domes = crew({ engineer: 1, scientist: 1 });
      table.energy = 8;
      give(table, F, { titanium: 3, rareEarth: 1 });
    });
    until(scene.when(F, { astronaut: 'technician', action: 'build' }), F, 'choose-building').when(F, {
      building: 'hq',
    });
    if (scene.asked(F).question === 'choose-sector') scene.when(F, { sector: 'O1' });
    scene.when(F, { from: 'domes', astronaut: 'engineer' }).when(F, { from: 'domes', astronaut: 'scientist' });
    expect(scene.table.players[F].base.hq).toEqual(crew({ engineer: 1, scientist: 1 }));
    expect(scene.table.players[F].base.domes).toEqual(crew({}));
  });

  it.each([
    ['dome-2', { reputation: 2 }],
    ['dome-3', { recruited: 1 }],
    ['dome-4', { vp: 4 }],
    ['dome-5', { vp: 6 }],
  ] as const)('SHB-6.3.7, SHB-18.31: %s', (building, bonus) => {
    const scene = onTurn({}, (table) => {
      const older = ['I1', 'I2', 'I3', 'I5'].slice(0, Number(building.slice(-1)) - 1);
      domes(table, F, ...older);
      power(table, 'O1');
      table.gateway = crew({ technician: 1 });
      give(table, F, { titanium: 1 });
    });
    until(scene.when(F, { astronaut: 'technician', action: 'build' }), F, 'choose-sector');
    until(scene, F);
    const { vp, reputation, buildings } = scene.table.players[F];
    const recruited = 1 - scene.table.gateway.technician;
    expect(buildings[building]).not.toBeNull();
    expect({ vp, reputation, recruited }).toEqual({ vp: 0, reputation: 0, recruited: 0, ...bonus });
  });

  it('SHB-6.3.8: a laboratory resolves all built ones, in the order one likes', () => {
    const scene = onTurn({}, (table) => {
      put(table, F, 'lab-top', 'I1');
      put(table, F, 'lab-middle', 'I4');
      power(table, 'I2');
      table.energy = 8;
      give(table, F, { titanium: 2, rareEarth: 1 });
    });
    until(scene.when(F, { astronaut: 'technician', action: 'build' }), F, 'choose-building').when(F, {
      building: 'lab-bottom',
    });
    scene.when(F, { laboratory: 'lab-bottom' }).when(F, { laboratory: 'lab-middle' });
    until(scene, F);
    // I2 holds rare earth and touches T02 with the token of Moon Mining.
    expect(scene.table.players[F].stock).toMatchObject({ rareEarth: 1, credits: 3, helium3: 1, titanium: 0 });
  });

  it('SHB-6.3.9, SHB-6.3.10, SHB-18.10, SHB-18.11, SHB-L15: three cases of the Engineer bonus', () => {
    const bonus = (change: (table: Table) => void) => {
      const scene = onTurn({}, (table) => {
        power(table, 'I2');
        give(table, F, { titanium: 1 });
        change(table);
      });
      until(scene.when(F, { astronaut: 'engineer', action: 'build' }), F, 'engineer-bonus');
      return scene.play.over ? [] : scene.answers(F).map(({ corporation, spot }) => `${corporation} ${spot}`);
    };
    expect(bonus(() => {})).toEqual([
      'artemis-tours T04',
      'artemis-tours T07',
      'moon-mining T02',
      'selenium-research T04',
      'selenium-research T07',
    ]);
    expect(
      bonus((table) => {
        token(table, 'artemis-tours', 'T04');
        token(table, 'artemis-tours', 'T07');
      }),
    ).toEqual(['artemis-tours T04', 'artemis-tours T07', 'moon-mining T02']);
    expect(
      bonus((table) => {
        boardOf(table, 'artemis-tours').tokens = [];
      }),
    ).toEqual(['moon-mining T02', 'selenium-research T04', 'selenium-research T07']);
  });

  it('SHB-6.4.2, SHB-L16: the level must cover the requirement and the amount spent', () => {
    const may = (energy: number, technicians: number) => {
      const scene = onTurn({}, (table) => {
        put(table, F, 'workshop-middle', 'O1');
        table.players[F].base['workshop-middle'] = crew({ technician: technicians });
        table.energy = energy;
        for (const { left, right } of table.corporations) for (const slot of [left, right]) lay(slot, []);
        lay(boardOf(table, 'artemis-tours').left, ['AT-3']);
        give(table, F, { credits: 3 - technicians });
      });
      return scene.may(F, { action: 'fund' });
    };
    expect([may(2, 0), may(1, 1), may(0, 2)]).toEqual([true, true, false]);
  });

  it('SHB-6.4.3, SHB-18.29, SHB-L17: cost levels, up to the last token gone', () => {
    for (const id of CORPORATIONS) {
      const levels = CORPORATION[id].projectCostLevels;
      expect(levels).toHaveLength(5);
      for (let i = 1; i < 5; i++) expect(levels[i].credits).toBeGreaterThan(levels[i - 1].credits);
    }
  });

  it('SHB-6.4.4, SHB-18.19: discounts never go below 0', () => {
    const scene = onTurn({}, (table) => {
      Object.assign(table.players[F], { leader: 'japan-a', upgraded: true });
      show(table, 'SR-2');
      table.energy = 8;
      give(table, F, { credits: 1 });
    });
    go(scene.when(F, { astronaut: 'engineer', action: 'fund' }), F).when(F, { project: 'SR-2' });
    expect(scene.table.players[F].stock.credits).toBe(1);
  });

  it('SHB-6.4.6: an empty deck leaves the slot empty', () => {
    const scene = onTurn({}, (table) => {
      lay(boardOf(table, 'artemis-tours').pile, []);
      show(table, 'AT-3');
      lay(boardOf(table, 'artemis-tours').pile, []);
      table.energy = 8;
      give(table, F, { credits: 9 });
    });
    go(scene.when(F, { astronaut: 'engineer', action: 'fund' }), F).when(F, { project: 'AT-3' });
    expect(boardOf(scene.table, 'artemis-tours').left.cards).toEqual([]);
  });

  it('SHB-6.5.1, SHB-6.5.3, SHB-L18, SHB-L19: up to three, each Reputation action once a turn', () => {
    const scene = onTurn({}, (table) => {
      table.players[F].reputation = 12;
    }).when(F, { astronaut: 'engineer', action: 'corporate' });
    expect(scene.may(F, { stop: true })).toBe(true);
    scene.when(F, { action: 'rep-action-4' });
    expect(scene.may(F, { action: 'rep-action-4' })).toBe(false);
    go(scene.when(F, { action: 'rep-action-8' }), F)
      .when(F, { action: 'rep-action-12' })
      .when(F, { spot: 'T02' });
    expect(scene.table.players[F].stock).toMatchObject({ titanium: 1, rareEarth: 1, helium3: 1 });
    expect(scene.play.over).toBe(true);
  });

  it('SHB-6.5.7, SHB-13.1.3: an action that would change nothing is barred', () => {
    const scene = onTurn({ corporations: ['sky-watch', 'moon-mining', 'artemis-tours'] }, (table) => {
      own(table, F, 'SW-4');
      Object.assign(table.boards['sky-watch'] ?? {}, { steps: [12, 0, 0] });
    }).when(F, { astronaut: 'engineer', action: 'corporate' });
    expect(scene.may(F, { project: 'SW-4' })).toBe(false);
    expect(scene.may(F, { corporation: 'moon-mining' })).toBe(false);
    expect(scene.refusal(F, { by: 'project', project: 'SW-4' }).details).toMatchObject({ why: 'nothing-would-change' });
  });

  it('SHB-9.1.3, SHB-L21: Reputation lost locks actions again', () => {
    const scene = onTurn({}, (table) => {
      table.players[F].reputation = 3;
    }).when(F, { astronaut: 'engineer', action: 'corporate' });
    expect(scene.may(F, { action: 'rep-action-4' })).toBe(false);
    expect(scene.refusal(F, { by: 'reputation', action: 'rep-action-4' }).details).toMatchObject({
      why: 'reputation-too-low',
    });
  });

  it('SHB-6.1.2, SHB-18.26: only the matching astronaut brings the bonus', () => {
    const scene = onTurn({}, (table) => {
      table.gateway = crew({ engineer: 1 });
    }).when(F, { astronaut: 'technician', action: 'corporate' });
    scene.when(F, { stop: true });
    expect(scene.table.gateway.engineer).toBe(1);
  });

  it('SHB-7.2, SHB-L51: the figure deployed this turn cannot be recruited', () => {
    const scene = onTurn({ corporations: ['space-robotics', 'moon-mining', 'artemis-tours'] }, (table) => {
      own(table, F, 'RO-7');
    }).when(F, { astronaut: 'engineer', action: 'gateway' });
    expect(scene.may(F, { part: 'recruit' })).toBe(false);
    scene.when(F, { part: 'action' }).when(F, { project: 'RO-7' });
    expect(scene.table.gateway).toEqual(crew({ engineer: 1 }));
    expect(scene.table.players[F].stock.credits).toBe(6);
  });

  it('SHB-7.3, SHB-18.24: recruiting with a full base does nothing', () => {
    const scene = onTurn({}, (table) => {
      table.gateway = crew({ engineer: 3 });
      table.players[F].base.waiting = crew({ engineer: 1 });
    }).when(F, { astronaut: 'scientist', action: 'gateway' });
    until(scene, F);
    expect(scene.table.gateway).toEqual(crew({ engineer: 3, scientist: 1 }));
  });
});

// ------------------------------------------------------------- goals

/** A position in which F has exactly `n` of what the goals of each corporation count. */
const reach: { [metric: string]: (table: Table, n: number) => void } = {
  touristsSeated: (table, n) =>
    void Object.assign(table.boards['artemis-tours'] ?? {}, { rimWalk: Array.from({ length: n }, () => F) }),
  cargoShipped: (table, n) =>
    void Object.assign(table.boards['moon-mining'] ?? {}, {
      cargo: cargoOn(['L1-top', 'L1-middle', 'L1-bottom'].slice(0, n)),
    }),
  cargoLevels: (table, n) =>
    void Object.assign(table.boards['moon-mining'] ?? {}, {
      cargo: cargoOn(['L1-top', 'L2-top', 'L3-top', 'L4-top'].slice(0, n)),
    }),
  experiments: (table, n) => completed(table, ['X01', 'X02', 'X03', 'X04'].slice(0, n)),
  experimentFields: (table, n) => completed(table, ['X01', 'X07', 'X13'].slice(0, n)),
  farmSizeBuilt: (table, n) =>
    void Object.assign(table.boards['evergreen-farms'] ?? {}, { built: [Array.from({ length: n }, () => 1), [], []] }),
  supports: (table, n) =>
    void Object.assign(table.boards['sky-watch'] ?? {}, {
      supports: [FILES['sky-watch'].programmes.slice(0, n).map(({ id }) => id), [], []],
    }),
  factories: (table, n) =>
    void Object.assign(table.boards['space-robotics'] ?? {}, {
      owned: [FILES['space-robotics'].factories.slice(0, n).map(({ id }) => id), [], []],
    }),
  factoryRows: (table, n) =>
    void Object.assign(table.boards['space-robotics'] ?? {}, {
      owned: [['factory-top-left', 'factory-middle-left', 'factory-bottom-left'].slice(0, n), [], []],
    }),
  marsPairs: (table, n) => {
    const ship = table.boards['to-mars'];
    if (!ship) return;
    ship.crew.engineer = Array.from({ length: n }, () => F);
    for (const slot of Object.keys(ship.slots).slice(0, n)) ship.slots[slot] = { owner: F, building: 'dome-1' };
  },
};

const cargoOn = (spaces: string[]): { [space: string]: Who } => Object.fromEntries(spaces.map((space) => [space, F]));

function completed(table: Table, ids: string[]): void {
  const board = table.boards['selenium-research'];
  if (board) lay(board.completed[F], ids);
}

const goals = CORPORATIONS.flatMap((id) => CORPORATION[id].goals.map((goal) => [goal.id, id, goal] as const));

describe('goals', () => {
  it.each(goals)(
    'SHB-8.1, SHB-8.4, SHB-L7: %s at its requirement and not before',
    (_, id, { tier, vp, requirement }) => {
      const others = CORPORATIONS.filter((one) => one !== id).slice(0, 2);
      const open = (n: number) =>
        at({ corporations: [id, ...others] }, (table) => reach[requirement.metric](table, n)).doing(
          claimGoals({ seat: F }),
        );
      expect(open(requirement.min - 1).may(F, { corporation: id, tier })).toBe(false);
      const scene = open(requirement.min).when(F, { corporation: id, tier });
      expect(scene.table.players[F].vp).toBe(vp);
      expect(boardOf(scene.table, id).goals[tier]).toEqual([F]);
    },
  );

  it('SHB-8.2: a goal without a free slot is taken', () => {
    const scene = at({}, (table) => {
      reach.touristsSeated(table, 3);
      boardOf(table, 'artemis-tours').goals.middle = [N];
    }).doing(claimGoals({ seat: F }));
    expect(scene.may(F, { tier: 'lower' })).toBe(true);
    expect(scene.may(F, { tier: 'middle' })).toBe(false);
    expect(scene.refusal(F, { corporation: 'artemis-tours', tier: 'middle' }).details).toMatchObject({
      why: 'goal-taken',
    });
  });

  it('SHB-8.3: the bonus by Reputation', () =>
    expect([0, 1, 2, 5, 6, 10, 13, 14, 15].map(goalBonus)).toEqual([0, 0, 1, 1, 2, 3, 3, 4, 4]));

  it('SHB-5.3, SHB-8.5, SHB-18.14, SHB-18.15: asked at the end of the own turn, one may wait, one per corporation', () => {
    const scene = onTurn({}, (table) => reach.touristsSeated(table, 3));
    until(scene.when(F, { astronaut: 'engineer', action: 'gateway' }), F, 'claim-goals');
    expect(scene.answers(F)).toContainEqual({ stop: true });
    scene.when(F, { tier: 'lower' });
    expect(scene.play.over).toBe(true);
    expect(TIERS).toHaveLength(3);
  });
});

describe('upkeep', () => {
  it('SHB-10.3, SHB-L23: neutral domes receive nobody, and without a building the Gateway does', () => {
    const scene = at({ seats: 2 }, (table) => {
      table.spaces.K01 = { astronaut: 'engineer', by: F };
      table.spaces.K02 = { astronaut: 'scientist', by: F };
      put(table, N, 'dome-1', 'O1');
    }).doing(withdraw({ at: 0 }));
    expect(scene.table.players[N].arrivals).toEqual(crew({ engineer: 1, scientist: 1 }));
    const nobody = at({ seats: 2 }, (table) => {
      table.spaces.K01 = { astronaut: 'engineer', by: F };
    }).doing(withdraw({ at: 0 }));
    expect(nobody.table.gateway).toEqual(crew({ engineer: 1 }));
  });

  it('SHB-10.5, SHB-10.10, SHB-L40: with room for all, slots may stay empty as far as there are too many', () => {
    const scene = at({}, (table) => {
      domes(table, F, 'O1', 'O2', 'O3');
      table.players[F].arrivals = crew({ engineer: 1, scientist: 1 });
    }).doing(beginArranging({ who: F }));
    // Three dome slots and the waiting area for two astronauts: two slots stay empty.
    expect(scene.asked(F)).toMatchObject({ about: { place: 'domes', slots: 3, empty: 2 } });
    expect(scene.answers(F)).toEqual([
      crew({ engineer: 1, scientist: 1 }),
      crew({ engineer: 1 }),
      crew({ scientist: 1 }),
    ]);
    scene.when(F, { engineer: 1, scientist: 0 });
    expect(scene.table.players[F].base.waiting).toEqual(crew({ scientist: 1 }));
  });

  it('SHB-10.6, SHB-L25, SHB-13.8.3: buildings aboard the ship cost nothing', () => {
    const { table } = at({ corporations: ['to-mars', 'moon-mining', 'artemis-tours'] }, (t) => {
      domes(t, F, 'O1');
      t.players[F].buildings['lab-top'] = 'ship';
    });
    expect(upkeepDue(table, F)).toEqual({ reputation: 0, buildings: 1, discounts: 0, due: 1 });
  });

  it('SHB-10.7, SHB-L11: robots may help with upkeep, as many or few as one likes, after all credits', () => {
    const scene = at({ corporations: ['space-robotics', 'moon-mining', 'artemis-tours'] }, (table) => {
      put(table, F, 'hq', 'O1');
      give(table, F, { credits: 1, robot: 3 });
      table.players[F].reputation = 4;
    }).doing(payUpkeep({ who: F }));
    expect(scene.asked(F)).toMatchObject({
      question: 'pay-with-robots',
      about: { purpose: 'upkeep', price: { credits: 4 } },
    });
    expect(scene.answers(F)).toHaveLength(3);
    scene.when(F, { credits: 1 });
    expect(scene.table.players[F]).toMatchObject({ reputation: 2, stock: { credits: 0, robot: 2 } });
  });

  it('SHB-18.16, SHB-18.32: income of the command centre comes first, and may raise the cost', () => {
    const scene = at({}, (table) => {
      put(table, F, 'hq', 'O1');
      table.players[F].base.hq = crew({ engineer: 1 });
      table.players[F].reputation = 4;
    }).doing(income({ who: F }), payUpkeep({ who: F }));
    expect(scene.told).toContainEqual(
      expect.objectContaining({ type: 'upkeep-paid', due: 6, missing: 6, reputation: 5 }),
    );
  });

  it('SHB-18.18: nothing more can be lost than there is', () => {
    const scene = at({}, (table) => put(table, F, 'hq', 'O1')).doing(payUpkeep({ who: F }));
    expect(scene.table.players[F]).toMatchObject({ reputation: 0, vp: 0 });
  });

  it('SHB-10.8: command spaces are cleared and cards readied', () => {
    const scene = at({}, (table) => {
      table.command.build = [{ astronaut: 'engineer', by: F }];
      table.players[F].spent = ['MM-2'];
      table.gateway = crew({ engineer: 2 });
    }).doing(endRound({}));
    expect(scene.table.command).toEqual({ build: [], fund: [], corporate: [] });
    expect(scene.table.players[F].spent).toEqual([]);
    expect(scene.table.gateway).toEqual(crew({ engineer: 2 }));
  });
});

describe('the end', () => {
  it('SHB-11.2: more Reputation breaks a tie, else victory is shared', () => {
    const result = (a: [number, number], b: [number, number]) => {
      const scene = at({ seats: 2 }, (table) => {
        for (const [who, [vp, reputation]] of [a, b].entries()) Object.assign(table.players[who], { vp, reputation });
      }).doing(finalScoring({}));
      const { winners, verdict } = standing(scene.play.match);
      return { winners, verdict };
    };
    expect(result([10, 2], [9, 2])).toEqual({ winners: [F], verdict: undefined });
    expect(result([10, 2], [9, 3])).toEqual({ winners: [N], verdict: 'by-reputation' });
    expect(result([10, 2], [10, 2])).toEqual({ winners: [F, N], verdict: 'shared' });
  });

  it('SHB-11.1, SHB-11.3, SHB-9.1.4, SHB-18.9: laboratories count matching astronauts only', () => {
    const { table } = at({}, (t) => {
      put(t, F, 'lab-bottom', 'O1');
      t.players[F].base['lab-bottom'] = crew({ scientist: 2, engineer: 1 });
      t.players[F].reputation = 3;
      give(t, F, { credits: 9, titanium: 4, helium3: 2 });
    });
    expect(standing({ table }).rows[F]).toMatchObject({ total: 8 });
  });

  it('SHB-10.9, SHB-1.3: three rounds with upkeep, then the end', () => {
    const play = Play.start(game, { seats: 2, seed: 'end' });
    const seen: string[] = [];
    while (!play.over) {
      const [{ seat, answers }] = play.asked();
      play.answer(seat, answers[0]);
      seen.push(...play.events.map(({ type }) => type));
    }
    expect(seen.filter((type) => type === 'upkeep-began')).toHaveLength(3);
    expect(seen.at(-1)).toBe('game-ended');
  });
});
