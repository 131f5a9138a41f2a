import { describe, expect, it } from 'vitest';
import { FILES } from '../../data/index.ts';
import { withdraw } from '../../rules/upkeep.ts';
import { at, crew, domes, F, give, go, N, onTurn, own, put, until } from '../position.ts';
import {
  acting,
  activated,
  endPoints,
  funding,
  mayAct,
  playing,
  scored,
  sending,
  ship,
  testProjects,
  using,
  withTwo,
} from './scenes.ts';

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

  it('SHB-13.8.2, SHB-13.5.2: panel, tokens and farm stay when the building leaves', () => {
    const scene = onTurn({ seats: 2, corporations: withTwo('to-mars', 'evergreen-farms') }, (table) => {
      domes(table, F, 'O1');
      table.sectors.O1.farm = { size: 2, by: F };
    });
    scene.when(F, { astronaut: 'engineer', action: 'corporate' });
    go(scene, F).when(F, { corporation: 'to-mars' }).when(F, { slot: 'cargo-1' });
    expect(scene.table.sectors.O1).toEqual({ powered: true, buildings: [], farm: { size: 2, by: F } });
    expect(Object.keys(scene.table.tokens)).toHaveLength(3);
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

  it.each([1, 1, 2, 2].map((vp, taken) => [taken, vp]))(
    'SHB-13.8.5: after %d others of its type the next seat is worth %d, and needs completed modules',
    (taken, vp) => {
      const boarding = (modules: number) =>
        activated('to-mars', (table) => {
          table.players[F].base.waiting = crew({ engineer: 1 });
          ship(table).crew.engineer = Array.from({ length: taken }, () => N);
          for (const { slots } of FILES['to-mars'].modules.slice(0, modules))
            for (const { id } of slots) ship(table).slots[id] = { owner: N, building: 'dome-1' };
        });
      const scene = boarding(taken).when(F, { place: 'waiting' });
      expect(scene.table.players[F].vp).toBe(vp);
      if (taken > 0) expect(boarding(taken - 1).play.over).toBe(true);
    },
  );

  it('SHB-13.8.6, SHB-18.30: with an empty rim or a full row no panel is installed', () => {
    const may = (taken: number, installed: number) =>
      mayAct('to-mars', (table) => {
        table.panels.taken = taken;
        ship(table).panels = installed;
        give(table, F, { rareEarth: 1 });
      });
    expect([may(17, 3), may(18, 3), may(17, 4)]).toEqual([true, false, false]);
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
    const crewed = (filled: number) =>
      scored('to-mars', (table) => {
        ship(table).crew.engineer = [F, F, N];
        const slots = Object.keys(ship(table).slots);
        for (const slot of slots.slice(0, filled)) ship(table).slots[slot] = { owner: F, building: 'dome-1' };
      });
    expect(crewed(1)).toEqual([2, 0]);
    // One module complete is not all of them.
    expect(crewed(2)).toEqual([4, 0]);
    expect(crewed(6)).toEqual([6, 1]);
  });

  it('SHB-6.3.12: with Prefab Modules a building may go aboard, to a free slot of its size, instead of a sector', () => {
    const building = (...projects: string[]) => {
      const scene = onTurn({ seats: 2, corporations: withTwo('to-mars') }, (table) => {
        own(table, F, ...projects);
        put(table, F, 'dome-1', 'O1');
        put(table, N, 'dome-1', 'O2');
        table.energy = 8;
        give(table, F, { titanium: 2 });
      });
      until(scene.when(F, { astronaut: 'technician', action: 'build' }), F, 'choose-building');
      return scene.when(F, { building: 'workshop-top' });
    };
    expect(
      building()
        .answers(F)
        .filter((answer) => 'slot' in answer),
    ).toEqual([]);
    const scene = building('TM-4');
    expect(scene.answers(F)).toContainEqual({ slot: 'cargo-2' });
    expect(scene.answers(F)).not.toContainEqual({ slot: 'habitat-1' });
    expect(scene.may(F, { sector: 'O2' })).toBe(true);
    scene.when(F, { slot: 'cargo-2' });
    expect(scene.table.players[F].buildings['workshop-top']).toBe('ship');
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

testProjects('to-mars', {
  'TM-1': () => {
    const scene = sending('TM-1', (table) => domes(table, F, 'O1'));
    expect(scene.table.players[F]).toMatchObject({ vp: 3, stock: { credits: 21 } });
  },
  'TM-2': () => {
    const scene = funding('TM-2', (table) => {
      table.gateway = crew({ engineer: 1, scientist: 1 });
      domes(table, F, 'O1');
    });
    scene.when(F, { astronaut: 'engineer', place: 'domes' }).when(F, { astronaut: 'scientist', place: 'ship' });
    expect(scene.table.players[F].base.domes).toEqual(crew({ engineer: 1 }));
    expect(scene.table.boards['to-mars']?.crew.scientist).toEqual([F]);
  },
  'TM-3': () => {
    const scene = playing('TM-3', (table) => {
      own(table, F, 'TM-3');
      table.gateway = crew({ scientist: 1 });
    });
    scene.when(F, { astronaut: 'engineer', action: 'gateway' });
    scene.when(F, { part: 'recruit' }).when(F, { astronaut: 'scientist', place: 'ship' });
    expect(scene.table.players[F].vp).toBe(3);
  },
  'TM-4': () => {
    const scene = playing('TM-4', (table) => {
      own(table, F, 'TM-4');
      give(table, F, { titanium: 1 });
    });
    scene.when(F, { astronaut: 'engineer', action: 'build' });
    go(scene, F);
    // No panel is needed aboard (SHB-13.8.8).
    scene.when(F, { slot: 'habitat-1' });
    expect(scene.table.players[F].buildings['dome-1']).toBe('ship');
    expect(scene.table.players[F].vp).toBe(1);
  },
  'TM-5': () => {
    const scene = playing('TM-5', (table) => own(table, F, 'TM-5'));
    scene.when(F, { astronaut: 'engineer', action: 'corporate' });
    go(scene, F).when(F, { corporation: 'to-mars' });
    expect(scene.table.players[F]).toMatchObject({ vp: 2, reputation: 1, stock: { rareEarth: 0 } });
  },
  'TM-6': () => expect(using('TM-6').table.players[F].stock.titanium).toBe(2),
  'TM-7': () =>
    expect(
      endPoints('TM-7', (table) => {
        const ship = table.boards['to-mars'];
        if (!ship) return;
        ship.crew.engineer = [F, F];
        ship.slots['habitat-1'] = { owner: F, building: 'dome-1' };
      }),
    ).toBe(3),
  'TM-8': () => {
    const scene = using('TM-8', (table) => {
      table.energy = 3;
    });
    expect(scene.table.energy).toBe(5);
    expect(scene.table.players[F].reputation).toBe(2);
  },
  'TM-9': () => {
    const scene = using('TM-9', (table) => {
      table.gateway = crew({ technician: 2 });
    });
    scene.when(F, { place: 'waiting' });
    expect(scene.table.players[F].base.waiting).toEqual(crew({ technician: 1 }));
  },
});
