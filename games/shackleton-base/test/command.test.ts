import { describe, expect, it } from 'vitest';
import { CORPORATION, CORPORATIONS, PROJECT } from '../data/index.ts';
import type { Table } from '../rules/table.ts';
import {
  boardOf,
  crew,
  domes,
  F,
  give,
  go,
  lay,
  M,
  N,
  onTurn,
  own,
  power,
  put,
  show,
  token,
  until,
} from './position.ts';

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

  it('SHB-6.1.1: a free space stays free, and pays nothing back', () => {
    const scene = onTurn({}, (table) => {
      put(table, F, 'workshop-bottom', 'O1');
      table.players[F].base['workshop-bottom'] = crew({ scientist: 2 });
    }).when(F, { astronaut: 'engineer', action: 'corporate' });
    expect(scene.table.players[F].stock.credits).toBe(0);
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

  it('SHB-6.1.3: one panel a turn, for 1 rare earth', () => {
    const scene = onTurn({}, (table) => {
      table.energy = 3;
      give(table, F, { rareEarth: 3 });
    }).when(F, { astronaut: 'engineer', action: 'corporate' });
    scene.when(F, { help: 'panel' });
    expect(scene.table.players[F].stock.rareEarth).toBe(2);
    expect(scene.asked(F).question).toBe('choose-corp-action');
    scene.when(F, { action: 'rep-action-0' });
    expect(scene.asked(F).question).toBe('choose-corp-action');
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

  it('SHB-6.1.7, SHB-6.1.6: in Corporate the window opens again between the actions, not after the last', () => {
    const scene = onTurn({}, (table) => {
      table.players[F].reputation = 8;
      own(table, F, 'MM-2', 'SR-3');
    }).when(F, { astronaut: 'engineer', action: 'corporate' });
    // Nothing helps before there is rare earth for a panel.
    expect(scene.asked(F).question).toBe('choose-corp-action');
    scene.when(F, { action: 'rep-action-8' });
    expect(scene.asked(F)).toMatchObject({ question: 'command-window', about: { command: 'corporate' } });
    go(scene, F).when(F, { project: 'MM-2' });
    expect(scene.asked(F).question).toBe('command-window');
    go(scene, F).when(F, { action: 'rep-action-0' });
    expect(scene.play.over).toBe(true);
    expect(scene.table.players[F].stock.rareEarth).toBe(1);
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

  it('SHB-6.3.6, SHB-2.33: into a new dome goes one, from anywhere, though others are empty', () => {
    const scene = onTurn({}, (table) => {
      power(table, 'O1');
      domes(table, F, 'I1');
      table.players[F].base.waiting = crew({ engineer: 1 });
      table.players[F].base['workshop-top'] = crew({ technician: 1 });
      put(table, F, 'workshop-top', 'I3');
      give(table, F, { titanium: 1 });
    });
    until(scene.when(F, { astronaut: 'technician', action: 'build' }), F, 'move-astronauts-in');
    expect(scene.answers(F)).toEqual([
      { from: 'workshop-top', astronaut: 'technician' },
      { from: 'waiting', astronaut: 'engineer' },
      { stop: true },
    ]);
    scene.when(F, { from: 'waiting' });
    expect(scene.play.over).toBe(true);
    expect(scene.table.players[F].base.domes).toEqual(crew({ engineer: 1 }));
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

  it('SHB-6.4.2: of the visible projects those whose requirement is met', () => {
    const scene = onTurn({}, (table) => {
      table.energy = 3;
      give(table, F, { credits: 9 });
    });
    go(scene.when(F, { astronaut: 'engineer', action: 'fund' }), F);
    const corporations = scene.answers(F).map(({ project }) => PROJECT[String(project)].corp);
    // Selenium Research needs 4.
    expect(new Set(corporations)).toEqual(new Set(['artemis-tours', 'moon-mining']));
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
