import { given } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { ACTION_CARD, SHUTTLE, type ShuttleId } from '../data/index.ts';
import { beginArranging } from '../rules/arrange.ts';
import { firstSpot } from '../rules/astrobot/search.ts';
import { placeBotDome } from '../rules/astrobot/setup.ts';
import { botTurn } from '../rules/astrobot/turn.ts';
import { claimGoals } from '../rules/goals.ts';
import { game } from '../rules/index.ts';
import { receiverOf } from '../rules/lookups/index.ts';
import { gainReputation, loseReputation } from '../rules/reputation.ts';
import { finalScoring, standing } from '../rules/scoring.ts';
import { beginOrder, pickShuttle } from '../rules/shuttles.ts';
import type { Table } from '../rules/table.ts';
import { income, payUpkeep, withdraw } from '../rules/upkeep.ts';
import {
  at,
  boardOf,
  crew,
  domes,
  F,
  FIRST,
  give,
  go,
  lay,
  M,
  N,
  onGateway,
  onTurn,
  own,
  put,
  show,
  token,
} from './position.ts';

/** Every worked example, in the order of EXAMPLES.md. */

const reveal = (table: Table, round: number, tiles: ShuttleId[]) => {
  const shuttles = table.shuttles[round - 1];
  lay(shuttles.revealed, tiles);
  lay(
    shuttles.pile,
    shuttles.pile.cards.filter((tile) => !tiles.includes(tile)),
  );
};

describe('worked examples', () => {
  it('SHB-EX01: shuttle draft, turn order, Gateway limit', () => {
    const scene = at({ seats: 3 }, (table) => {
      table.round = 2;
      table.order = [M, N, F];
      table.gateway = crew({ technician: 2 });
      reveal(table, 2, ['R2-1', 'R2-2', 'R2-3', 'R2-4']);
    }).doing(pickShuttle({ seat: F }), pickShuttle({ seat: N }), pickShuttle({ seat: M }), beginOrder({}));
    scene.when(F, { tile: 'R2-4' }).when(N, { tile: 'R2-1' }).when(M, { tile: 'R2-3' });
    const { players, order, gateway } = scene.table;
    expect(players[F].shuttle).toEqual(crew({ engineer: 1, technician: 2, scientist: 3 }));
    expect(players[F].stock).toMatchObject({ credits: 8, titanium: 2, rareEarth: 1 });
    expect(players[N].shuttle).toEqual(crew({ engineer: 2, technician: 2, scientist: 2 }));
    expect(players[N].stock).toMatchObject({ credits: 8, titanium: 2, rareEarth: 0 });
    expect(players[M].shuttle).toEqual(crew({ engineer: 3, technician: 1, scientist: 2 }));
    expect(players[M].stock).toMatchObject({ credits: 7, titanium: 2, rareEarth: 1 });
    expect(order).toEqual([N, M, F]);
    expect(gateway).toEqual(crew({ engineer: 1, technician: 4, scientist: 1 }));
    expect(scene.table.shuttles[1].discard.cards).toEqual(['R2-2']);
  });

  it('SHB-EX02: crater, technician', () => {
    const scene = onTurn({ who: F }, (table) => domes(table, F, 'O3', 'O4', 'O5'));
    scene.when(F, { astronaut: 'technician', space: 'K05' });
    expect(scene.table.players[F].stock.credits).toBe(9);
  });

  it('SHB-EX03: crater, engineer with rent', () => {
    const scene = onTurn({ who: N }, (table) => {
      domes(table, N, 'O1');
      put(table, M, 'workshop-top', 'O12');
      domes(table, M, 'O11');
      give(table, N, { credits: 2 });
    });
    scene.when(N, { astronaut: 'engineer', space: 'K02' });
    expect(scene.table.players[N].stock).toMatchObject({ credits: 0, titanium: 2, rareEarth: 1 });
    expect(scene.table.players[M].stock.credits).toBe(2);
    const kinds = scene.told.map(({ type }) => type);
    expect(kinds.indexOf('rent-paid')).toBeLessThan(kinds.indexOf('gained'));
  });

  it('SHB-EX04: crater, scientist', () => {
    const scene = onTurn({ who: M }, (table) => {
      domes(table, M, 'O5', 'O6', 'O7');
      table.tokens = {};
      token(table, 'moon-mining', 'T08');
      token(table, 'artemis-tours', 'T05');
      token(table, 'artemis-tours', 'T09');
    });
    scene.when(M, { astronaut: 'scientist', space: 'K10' });
    scene.when(M, { sector: 'O5', spot: 'T08' }).when(M, { sector: 'O6', spot: 'T05' });
    // T09 is the only token left for O7.
    expect(scene.table.players[M].stock).toMatchObject({ helium3: 1, tourist: 2 });
  });

  it('SHB-EX05: solar panel', () => {
    const scene = onTurn({ who: F }, (table) => {
      table.energy = 7;
      table.panels.taken = 6;
      table.players[F].reputation = 3;
      give(table, F, { rareEarth: 1 });
    });
    scene.when(F, { astronaut: 'engineer', action: 'corporate' }).when(F, { help: 'panel' });
    const { table } = scene;
    expect(table.players[F].stock.rareEarth).toBe(0);
    expect(table).toMatchObject({ energy: 9, panels: { taken: 7, centre: 1 } });
    expect(table.players[F].reputation).toBe(4);
    const next = onTurn({ who: N }, (other) => {
      other.energy = 9;
      give(other, N, { rareEarth: 1, credits: 5 });
    }).when(N, { astronaut: 'engineer', action: 'corporate' });
    expect(next.asked(N).question).toBe('choose-corp-action');
  });

  it('SHB-EX06: build with an engineer, new corporation token', () => {
    const scene = onTurn({ who: F }, (table) => {
      table.command.build = [1, 2, 1].map((by) => ({ astronaut: 'engineer', by }));
      domes(table, N, 'I2');
      give(table, F, { credits: 2, titanium: 2 });
    });
    expect(scene.table.tokens.T02.corporation).toBe('moon-mining');
    scene.when(F, { astronaut: 'engineer', action: 'build' });
    scene.when(F, { building: 'workshop-top' });
    scene.when(F, { corporation: 'artemis-tours', spot: 'T04' });
    const { table } = scene;
    expect(table.players[F].stock).toMatchObject({ credits: 0, titanium: 0, tourist: 1 });
    expect(table.sectors.I2.buildings).toEqual([
      { owner: N, building: 'dome-1' },
      { owner: F, building: 'workshop-top' },
    ]);
    expect(table.tokens.T04.corporation).toBe('artemis-tours');
    expect(boardOf(table, 'artemis-tours').tokens).toHaveLength(3);
  });

  it('SHB-EX07: fund a project with a technician', () => {
    const scene = onTurn({ who: N }, (table) => {
      table.command.fund = [{ astronaut: 'engineer', by: F }];
      token(table, 'moon-mining', 'T20');
      token(table, 'moon-mining', 'T21');
      table.energy = 6;
      show(table, 'MM-1');
      give(table, N, { credits: 8 });
    });
    scene.when(N, { astronaut: 'technician', action: 'fund' });
    go(scene, N).when(N, { project: 'MM-1' }).when(N, { use: true }).when(N, { action: 'rep-action-0' });
    const { table } = scene;
    expect(table.players[N].stock).toMatchObject({ credits: 0, helium3: 2 });
    expect(table.energy).toBe(5);
    expect(table.players[N].reputation).toBe(2);
    expect(table.players[N].projects.cards).toEqual(['MM-1']);
    expect(boardOf(table, 'moon-mining').left.cards).toHaveLength(1);
    expect(standing({ table }).rows[N].items).toContainEqual({ item: 'projects', points: 4 });
  });

  it('SHB-EX08: three corporation actions with a scientist', () => {
    const scene = onTurn({ who: N }, (table) => {
      table.command.corporate = [0, 2, 0, 2].map((by) => ({ astronaut: 'engineer', by }));
      give(table, N, { credits: 3, helium3: 2 });
      Object.assign(table.players[N], { reputation: 2, vp: 10 });
      table.gateway = crew({ technician: 1 });
    });
    scene.when(N, { astronaut: 'scientist', action: 'corporate' });
    expect(scene.may(N, { action: 'rep-action-4' })).toBe(false);
    scene.when(N, { action: 'rep-action-0' }).when(N, { action: 'rep-action-4' });
    scene.when(N, { by: 'corporation', corporation: 'moon-mining' }).when(N, { space: 'L2-top' });
    const player = scene.table.players[N];
    expect(player).toMatchObject({ reputation: 4, vp: 16 });
    expect(player.stock).toMatchObject({ credits: 0, titanium: 1, helium3: 0 });
    expect(player.base.waiting).toEqual(crew({ technician: 1 }));
    expect(onGateway(scene.table)).toEqual([0, 0, 0]);
  });

  it('SHB-EX09: Gateway action', () => {
    const scene = onTurn({ who: M }, (table) => {
      table.gateway = crew({ technician: 1 });
      domes(table, M, 'O5');
    });
    scene.when(M, { astronaut: 'engineer', action: 'gateway' });
    scene.when(M, { part: 'credits' }).when(M, { part: 'recruit' });
    // Gaining 2 Reputation is the only corporation action there is.
    scene.when(M, { astronaut: 'technician', place: 'domes' });
    const player = scene.table.players[M];
    expect(player.stock.credits).toBe(3);
    expect(player.base.domes).toEqual(crew({ technician: 1 }));
    expect(player.reputation).toBe(2);
    expect(scene.table.gateway).toEqual(crew({ engineer: 1 }));
  });

  it('SHB-EX10: withdrawal with a tie, both ends of a row', () => {
    const scene = at({}, (table) => {
      put(table, M, 'lab-top', 'O3');
      put(table, F, 'dome-1', 'O3');
      put(table, F, 'lab-top', 'O4');
      put(table, M, 'dome-1', 'O5');
      table.spaces = { K05: { astronaut: 'engineer', by: F }, K12: { astronaut: 'scientist', by: N } };
    });
    expect(receiverOf(scene.table, 'K05')).toEqual({ to: M, sizes: [4, 0, 4], tie: true });
    scene.doing(withdraw({ at: 0 }));
    expect(scene.table.players[M].arrivals).toEqual(crew({ engineer: 1, scientist: 1 }));
    expect(scene.table.spaces).toEqual({});
  });

  it('SHB-EX11: income', () => {
    const scene = at({}, (table) => {
      domes(table, M, 'O1', 'O2', 'O3');
      put(table, M, 'hq', 'O9');
      table.players[M].base.domes = crew({ engineer: 2, technician: 1 });
      table.players[M].base.hq = crew({ scientist: 1, engineer: 1 });
      table.players[M].reputation = 5;
    }).doing(income({ who: M }));
    const player = scene.table.players[M];
    expect(player.stock).toMatchObject({ titanium: 2, credits: 3 });
    expect(player.reputation).toBe(7);
    expect(player.vp).toBe(0);
  });

  it('SHB-EX12: upkeep cost', () => {
    const scene = at({}, (table) => {
      domes(table, M, 'O1', 'O2');
      put(table, M, 'workshop-top', 'O3');
      put(table, M, 'workshop-middle', 'O4');
      put(table, M, 'hq', 'O9');
      table.players[M].base['workshop-top'] = crew({ engineer: 1 });
      table.players[M].reputation = 6;
      give(table, M, { credits: 12 });
    }).doing(payUpkeep({ who: M }));
    expect(scene.table.players[M].stock.credits).toBe(3);
    expect(scene.told).toContainEqual(expect.objectContaining({ type: 'upkeep-paid', due: 9, paid: 9, missing: 0 }));
  });

  it('SHB-EX13: final scoring', () => {
    const scene = at({}, (table) => {
      own(table, M, 'AT-1', 'MM-1', 'AT-5');
      const board = table.boards['artemis-tours'];
      if (board) board.seated = { 'AT-1': 1 };
      put(table, M, 'lab-top', 'O1');
      put(table, M, 'lab-middle', 'O2');
      table.players[M].base['lab-top'] = crew({ engineer: 1 });
      table.players[M].base['lab-middle'] = crew({ technician: 3 });
      table.players[M].reputation = 8;
      give(table, M, { credits: 3 });
    }).doing(finalScoring({}));
    expect(scene.table.result?.[M]).toEqual([
      { item: 'scored', points: 0 },
      { item: 'projects', points: 10 },
      { item: 'laboratories', points: 12 },
      { item: 'reputation', points: 8 },
      { item: 'corporation', corporation: 'artemis-tours', points: 3 },
      { item: 'corporation', corporation: 'moon-mining', points: 0 },
      { item: 'corporation', corporation: 'selenium-research', points: 0 },
    ]);
    expect(scene.table.players[M].vp).toBe(33);
  });

  it('SHB-EX14: solo shuttle phase', () => {
    const scene = at({ seats: 1 }, (table) => {
      const shuttles = table.shuttles[0];
      lay(shuttles.taken[1], ['R1-1']);
      lay(shuttles.revealed, ['R1-2', 'R1-5']);
      lay(shuttles.pile, ['R1-3', 'R1-4']);
      table.gateway = crew({});
    }).doing(pickShuttle({ seat: F }), beginOrder({}));
    scene.when(F, { tile: 'R1-2' });
    const { players, gateway, order } = scene.table;
    expect(players[F].shuttle).toEqual(crew({ engineer: 3, technician: 1, scientist: 2 }));
    expect(players[F].stock).toMatchObject({ credits: 7, titanium: 2, rareEarth: 1 });
    expect(gateway).toEqual(crew({ engineer: 2, technician: 3, scientist: 1 }));
    expect(players[1].shuttle).toEqual(SHUTTLE['R1-1'].astronauts);
    expect(players[1].stock).toMatchObject({ credits: 0, titanium: 0, rareEarth: 0 });
    expect(order).toEqual([1, F]);
  });

  it('SHB-EX15: solo, letter and goal symbol', () => {
    const scene = at({ seats: 1, corporations: ['space-robotics', 'moon-mining', 'artemis-tours'] }, (table) => {
      const bot = table.astrobot;
      if (!bot) return;
      lay(bot.row, ['A1']);
      lay(bot.deck, ['A4', 'A2', 'A3', 'A5', 'A6', 'A7']);
      bot.sides = ['easy', 'easy', 'easy'];
      bot.goalTracks = [2, 0, 0];
      bot.development = 4;
      Object.assign(table.players[1], { reputation: 1, vp: 20, shuttle: crew({ engineer: 1 }) });
    }).doing(botTurn({ who: 1 }));
    const { table } = scene;
    expect(table.astrobot?.active).toBe('space-robotics');
    expect(table.astrobot?.goalTracks).toEqual([3, 0, 0]);
    expect(table.players[1].goals).toEqual([{ corporation: 'space-robotics', tier: 'middle' }]);
    const fulfilled = scene.told.find(({ type }) => type === 'goal-fulfilled');
    expect(fulfilled).toMatchObject({ vp: 8, bonus: 0 });
    // After it the Engineer's row: the crater, where AstroBot has nothing, so the Gateway.
    const kinds = scene.told.map(({ type }) => type);
    expect(kinds.indexOf('goal-fulfilled')).toBeLessThan(kinds.indexOf('astrobot-action'));
  });

  it('SHB-EX16: Reputation limits', () => {
    const scene = at({}, (table) => {
      Object.assign(table.players[F], { reputation: 15, vp: 30 });
      Object.assign(table.players[N], { reputation: 0, vp: 3 });
    });
    gainReputation(scene.play, F, 2);
    expect(scene.table.players[F]).toMatchObject({ reputation: 15, vp: 32 });
    loseReputation(scene.play, N, 2);
    expect(scene.table.players[N]).toMatchObject({ reputation: 0, vp: 0 });
  });

  it('SHB-EX17: missing upkeep credits', () => {
    const scene = at({}, (table) => {
      domes(table, F, 'O1', 'O2', 'O3', 'O4', 'O5');
      Object.assign(table.players[F], { reputation: 1, vp: 20 });
      give(table, F, { credits: 4 });
    }).doing(payUpkeep({ who: F }));
    expect(scene.told).toContainEqual(expect.objectContaining({ type: 'upkeep-paid', due: 6, paid: 4, missing: 2 }));
    expect(scene.table.players[F]).toMatchObject({ reputation: 0, vp: 18 });
    expect(scene.table.players[F].stock.credits).toBe(0);
  });

  it('SHB-EX18: setup of two players', () => {
    const scene = given(game, {
      seats: 2,
      seed: 'two',
      options: { corporations: 'chosen', first: FIRST[0], second: FIRST[1], third: FIRST[2] },
    });
    const [first, second] = scene.table.order;
    expect(scene.table.energy).toBe(4);
    expect(scene.table.sectors.I1).toMatchObject({ powered: true, buildings: [{ owner: null, building: 'dome-1' }] });
    expect(scene.table.sectors.I4.powered).toBe(true);
    scene.when(first, scene.answers(first)[0]).when(first, { sector: 'I2' });
    expect(scene.told.filter(({ type }) => type === 'token-activated')).toMatchObject([{ who: first, spot: 'T02' }]);
    scene.when(second, { sector: 'I6' });
    const activated = scene.told.filter(({ type }) => type === 'token-activated');
    expect(activated).toMatchObject([
      { who: first, spot: 'T02' },
      { who: second, spot: 'T01' },
    ]);
    const built = scene.told.filter(({ type }) => type === 'panel-built');
    expect(built).toMatchObject([
      { panel: 'P03', to: 'I2' },
      { panel: 'P04', to: 'I6' },
    ]);
    expect(scene.table.panels.taken).toBe(4);
    expect(scene.table.energy).toBe(4);
    expect(scene.table.players.map(({ reputation }) => reputation)).toEqual([0, 0]);
  });

  it('SHB-EX19: two goals in one turn', () => {
    const scene = at({}, (table) => {
      Object.assign(table.players[N], { reputation: 10, vp: 40 });
      own(table, N, 'AT-3', 'AT-4');
      const tours = table.boards['artemis-tours'];
      const mining = table.boards['moon-mining'];
      if (tours) Object.assign(tours, { seated: { 'AT-3': 2, 'AT-4': 2 } });
      if (mining) mining.cargo = { 'L1-top': N, 'L2-top': N };
    }).doing(claimGoals({ seat: N }));
    scene.when(N, { corporation: 'artemis-tours', tier: 'middle' });
    scene.when(N, { corporation: 'moon-mining', tier: 'lower' });
    expect(scene.table.players[N].vp).toBe(58);
    expect(scene.table.players[N].goals).toHaveLength(2);
    expect(scene.play.over).toBe(true);
  });

  it('SHB-EX20: guiding a group', () => {
    const scene = onTurn({ seats: 2, who: N }, (table) => {
      own(table, N, 'AT-3');
      give(table, N, { tourist: 3 });
      table.boards['artemis-tours']?.rimWalk.push(F);
    });
    scene.when(N, { astronaut: 'engineer', action: 'gateway' }).when(N, { part: 'action' });
    scene
      .when(N, { corporation: 'artemis-tours' })
      .when(N, { seat: 'card', project: 'AT-3' })
      .when(N, { seat: 'rim-walk' });
    const { table } = scene;
    expect(table.players[N].vp).toBe(10);
    expect(table.players[N].stock.tourist).toBe(1);
    const credits = table.players[N].stock.credits;
    scene.doing(income({ who: N }));
    expect(scene.table.players[N].stock.credits).toBe(credits + 1);
    scene.doing(claimGoals({ seat: N }));
    expect(scene.may(N, { corporation: 'artemis-tours', tier: 'lower' })).toBe(true);
    expect(scene.may(N, { corporation: 'artemis-tours', tier: 'middle' })).toBe(false);
  });

  it('SHB-EX21: command window, help in any order', () => {
    const scene = onTurn({ who: F }, (table) => {
      put(table, F, 'workshop-middle', 'O1');
      table.players[F].base['workshop-middle'] = crew({ technician: 1 });
      for (const board of table.corporations) {
        lay(board.left, []);
        lay(board.right, []);
      }
      token(table, 'selenium-research', 'T20');
      lay(boardOf(table, 'selenium-research').left, ['SR-2']);
      table.energy = 1;
      table.panels.taken = 6;
      give(table, F, { rareEarth: 1, credits: 4 });
    });
    scene.when(F, { astronaut: 'engineer', action: 'fund' });
    // (a) The panel first would leave no way to the requirement; (b) one step first. Only that is offered, so it happens.
    const { table } = scene;
    expect(scene.told.filter(({ type }) => type === 'energy-changed')).toMatchObject([
      { from: 1, to: 2 },
      { from: 2, to: 4 },
      { from: 4, to: 3 },
    ]);
    expect(table.players[F].stock).toMatchObject({ credits: 0, rareEarth: 0 });
    expect(table.players[F].reputation).toBe(1);
    expect(table.panels.centre).toBe(1);
    expect(table.players[F].projects.cards).toEqual(['SR-2']);
  });

  it('SHB-EX22: arranging the base', () => {
    const scene = at({}, (table) => {
      table.round = 2;
      domes(table, N, 'O1', 'O2');
      put(table, N, 'workshop-bottom', 'O3');
      table.players[N].base.domes = crew({ scientist: 1, technician: 1 });
      table.players[N].base.waiting = crew({ engineer: 1 });
      table.players[N].arrivals = crew({ scientist: 2, engineer: 1 });
    }).doing(beginArranging({ who: N }), income({ who: N }));
    const asked = scene.asked(N);
    expect(asked).toMatchObject({
      question: 'arrange-base',
      about: { place: 'domes', slots: 2, empty: 0, pool: { engineer: 2, technician: 1, scientist: 3 } },
    });
    expect(scene.may(N, crew({ scientist: 1 }))).toBe(false);
    scene.when(N, crew({ scientist: 2 })).when(N, crew({ scientist: 1, technician: 1 }));
    // Two engineers are left for one slot of the waiting area, which may not stay empty.
    expect(scene.play.over).toBe(true);
    expect(scene.table.players[N].base.waiting).toEqual(crew({ engineer: 1 }));
    expect(scene.table.gateway).toEqual(crew({ engineer: 1 }));
    expect(scene.table.players[N].vp).toBe(4);
    expect(scene.table.players[N].base['workshop-bottom']).toEqual(crew({ scientist: 1, technician: 1 }));
  });

  it('SHB-EX23: solo, first dome of AstroBot', () => {
    const scene = at({ seats: 1 }, (table) => {
      put(table, F, 'dome-1', 'I5');
      if (table.astrobot) lay(table.astrobot.deck, ['A3', 'A1', 'A2', 'A4', 'A5', 'A6', 'A7']);
    }).doing(placeBotDome({ who: 1 }));
    expect(scene.table.players[1].buildings['dome-1']).toBe('I3');
    expect(scene.told).toContainEqual(expect.objectContaining({ type: 'panel-built', panel: 'P04', to: 'I3' }));
    expect(scene.told.some(({ type }) => type === 'token-activated')).toBe(false);
  });

  it('SHB-EX24: solo, which empty spot gets the token', () => {
    expect(firstSpot('I3', ['T05', 'T08'], ACTION_CARD.A3)).toBe('T05');
    expect(firstSpot('I3', ['T05', 'T08'], ACTION_CARD.A4)).toBe('T08');
  });
});
