import { Play } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { beginArranging } from '../rules/arrange.ts';
import { game } from '../rules/index.ts';
import { receiverOf, upkeepDue } from '../rules/lookups/index.ts';
import { endRound } from '../rules/round.ts';
import { finalScoring, standing } from '../rules/scoring.ts';
import { beginUpkeep, income, payUpkeep, withdraw } from '../rules/upkeep.ts';
import { at, crew, domes, F, give, M, N, own, put } from './position.ts';

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

  it('SHB-10.2: a tie is for the tied alone, and in one sector for the largest building', () => {
    // The row of K01: O1, I1, I4, O7.
    const third = at({}, (table) => {
      put(table, M, 'workshop-top', 'O1');
      put(table, F, 'lab-top', 'I1');
      put(table, N, 'lab-top', 'I4');
    });
    expect(receiverOf(third.table, 'K01')).toEqual({ to: F, sizes: [3, 3, 2], tie: true });
    const together = at({}, (table) => {
      put(table, F, 'dome-1', 'O1');
      put(table, N, 'workshop-top', 'O1');
      put(table, F, 'workshop-top', 'I1');
      put(table, N, 'dome-1', 'I4');
    });
    expect(receiverOf(together.table, 'K01')).toEqual({ to: N, sizes: [3, 3, 0], tie: true });
  });

  it('SHB-10.2: clockwise from the topmost space', () => {
    const scene = at({}, (table) => {
      for (const space of ['K30', 'K01', 'K12']) table.spaces[space] = { astronaut: 'engineer', by: F };
    }).doing(withdraw({ at: 0 }));
    const spaces = scene.told.flatMap((event) => (event.type === 'astronaut-withdrawn' ? [event.space] : []));
    expect(spaces).toEqual(['K01', 'K12', 'K30']);
  });

  it('SHB-10.5, SHB-10.6: one arranges and collects, then the next; all pay after that, in turn order', () => {
    const scene = at({ seats: 2 }, (table) => {
      table.order = [N, F];
      domes(table, F, 'O1');
      domes(table, N, 'O2');
      for (const who of [F, N]) give(table, who, { credits: 1 });
    }).doing(beginUpkeep({}));
    const steps = ['base-arranged', 'income-began', 'upkeep-paid'];
    const told = scene.told.flatMap((event) =>
      steps.includes(event.type) && 'who' in event ? [`${event.type} ${event.who}`] : [],
    );
    expect(told).toEqual([
      ...[`base-arranged ${N}`, `income-began ${N}`, `base-arranged ${F}`, `income-began ${F}`],
      ...[`upkeep-paid ${N}`, `upkeep-paid ${F}`],
    ]);
  });

  it('SHB-10.5: corporations bring their income before the buildings', () => {
    const scene = at({}, (table) => {
      own(table, F, 'AT-3');
      Object.assign(table.boards['artemis-tours'] ?? {}, { seated: { 'AT-3': 1 } });
      domes(table, F, 'O1');
      table.players[F].base.domes = crew({ technician: 1 });
    }).doing(income({ who: F }));
    expect(scene.told.flatMap((event) => (event.type === 'gained' ? [event.n] : []))).toEqual([1, 3]);
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

  it('SHB-10.6: discounts beyond the cost pay nothing back', () => {
    const scene = at({ corporations: ['space-robotics', 'moon-mining', 'artemis-tours'] }, (table) => {
      own(table, F, 'RO-5');
      domes(table, F, 'O1');
      give(table, F, { credits: 2 });
    }).doing(payUpkeep({ who: F }));
    expect(scene.table.players[F].stock.credits).toBe(2);
    expect(scene.told).toContainEqual(expect.objectContaining({ type: 'upkeep-paid', due: 0, missing: 0 }));
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

  it('SHB-10.5: domes bring their income before the command centre', () => {
    const scene = at({}, (table) => {
      domes(table, F, 'O1', 'O2', 'O3');
      put(table, F, 'hq', 'O5');
      table.players[F].base.domes = crew({ engineer: 1, technician: 1, scientist: 1 });
      table.players[F].base.hq = crew({ engineer: 1 });
    }).doing(income({ who: F }));
    expect(
      scene.told.flatMap((event) =>
        event.type === 'gained' ? [event.what] : event.type === 'reputation-changed' ? ['reputation'] : [],
      ),
    ).toEqual(['titanium', 'credits', 'vp', 'reputation']);
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
