import { describe, expect, it } from 'vitest';
import { CORPORATIONS, type CorporationId, PROJECT, PROJECTS, type ProjectId } from '../data/index.ts';
import { scoreSheet } from '../rules/lookups/index.ts';
import type { Table } from '../rules/table.ts';
import { payUpkeep, withdraw } from '../rules/upkeep.ts';
import { type At, crew, domes, F, give, go, N, onTurn, own, power, put, show, token, until } from './position.ts';

/** One test for each of the 63 projects: what the card does, played through the rules. */

const others = (id: CorporationId): CorporationId[] => {
  const rest = CORPORATIONS.filter((one) => one !== id && one !== 'space-robotics' && one !== 'to-mars');
  return [id, rest[0], rest[1]];
};

/** A turn of F with this project's corporation in play; `change` may give F the card or show it. */
const playing = (project: ProjectId, change: (table: Table) => void): At =>
  onTurn({ seats: 2, corporations: others(PROJECT[project].corp), who: F }, (table) => {
    give(table, F, { credits: 20 });
    table.energy = 8;
    change(table);
  });

/** F funds the card and takes nothing else. */
const funding = (project: ProjectId, change: (table: Table) => void = () => {}): At => {
  const scene = playing(project, (table) => {
    show(table, project);
    change(table);
  });
  scene.when(F, { astronaut: 'engineer', action: 'fund' });
  return go(scene, F).when(F, { project });
};

/** F owns the card and takes it as one corporation action. */
const using = (project: ProjectId, change: (table: Table) => void = () => {}): At => {
  const scene = playing(project, (table) => {
    own(table, F, project);
    change(table);
  });
  scene.when(F, { astronaut: 'engineer', action: 'corporate' });
  return go(scene, F).when(F, { by: 'project', project });
};

/** What F has more (or less) than before. */
const difference = (before: Table, after: Table) => {
  const { stock, vp, reputation } = after.players[F];
  const was = before.players[F];
  const changed = Object.entries(stock)
    .map(([key, n]) => [key, n - was.stock[key as keyof typeof stock]] as const)
    .filter(([, n]) => n !== 0);
  const more = { ...Object.fromEntries(changed), vp: vp - was.vp, reputation: reputation - was.reputation };
  return Object.fromEntries(Object.entries(more).filter(([, n]) => n !== 0));
};

const seat = (project: ProjectId, seats = 1, change: (table: Table) => void = () => {}): At => {
  const scene = playing(project, (table) => {
    own(table, F, project);
    give(table, F, { tourist: 3 });
    change(table);
  });
  scene.when(F, { astronaut: 'engineer', action: 'corporate' });
  go(scene, F).when(F, { corporation: 'artemis-tours' });
  for (let i = 0; i < seats; i++) scene.when(F, { seat: 'card', project });
  return scene;
};

/** Points of F for a card at the end, beyond its printed ones. */
const endPoints = (project: ProjectId, change: (table: Table) => void): number => {
  const scene = playing(project, (table) => {
    own(table, F, project);
    change(table);
  });
  const { lines } = scoreSheet(scene.table);
  const item = PROJECT[project].endScoring?.when === 'corporation' ? 'corporation' : 'projects';
  const line = lines[F].find((one) => one.item === item);
  return (line?.points ?? 0) - (item === 'projects' ? PROJECT[project].vp : 0);
};

const tests: { [project: ProjectId]: () => void } = {
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
  'MM-1': () => {
    const scene = funding('MM-1');
    expect(scene.asked(F)).toMatchObject({ question: 'triggered-ability', about: { project: 'MM-1' } });
    scene.when(F, { use: true });
    // The helium-3 it gives does not trigger it again (SHB-13.3.3).
    expect(scene.table.players[F].stock).toMatchObject({ helium3: 2, credits: 15 });
    expect(scene.play.over).toBe(true);
  },
  'MM-2': () => expect(using('MM-2').table.players[F].stock.helium3).toBe(2),
  'MM-3': () => {
    const scene = using('MM-3', (table) => give(table, F, { titanium: 1 }));
    expect(scene.table.players[F].stock).toMatchObject({ titanium: 0, helium3: 2 });
    expect(scene.may(F, { project: 'MM-3' })).toBe(false);
  },
  'MM-4': () => {
    const scene = playing('MM-4', (table) => {
      own(table, F, 'MM-4');
      give(table, F, { helium3: 2, titanium: 1, rareEarth: 1 });
    });
    scene.when(F, { astronaut: 'engineer', action: 'corporate' });
    go(scene, F).when(F, { corporation: 'moon-mining' }).when(F, { space: 'L4-bottom' });
    expect(scene.asked(F).question).toBe('choose-saving');
    scene.when(F, { save: 'rareEarth' });
    expect(scene.table.players[F].stock).toMatchObject({ helium3: 0, titanium: 0, rareEarth: 1 });
  },
  'MM-5': () => {
    const scene = funding('MM-5', (table) => give(table, F, { helium3: 1 }));
    expect(scene.asked(F)).toMatchObject({ question: 'choose-cargo-space', about: { optional: true } });
    expect(scene.may(F, { none: true })).toBe(true);
    scene.when(F, { space: 'L2-top' });
    expect(scene.table.players[F]).toMatchObject({ vp: 6, stock: { helium3: 0 } });
  },
  'MM-6': () => {
    const scene = playing('MM-6', (table) => {
      own(table, F, 'MM-6');
      give(table, F, { helium3: 1 });
      table.energy = 4;
    });
    scene.when(F, { astronaut: 'engineer', action: 'corporate' });
    scene.when(F, { help: 'card', project: 'MM-6' });
    expect(scene.table.energy).toBe(7);
    expect(scene.table.players[F]).toMatchObject({ reputation: 2, spent: ['MM-6'], stock: { helium3: 0 } });
    expect(funding('MM-6').table.players[F].stock.helium3).toBe(1);
  },
  'MM-7': () => {
    const scene = using('MM-7', (table) => give(table, F, { helium3: 1 }));
    expect(scene.table.players[F]).toMatchObject({ vp: 3, stock: { helium3: 0, credits: 25 } });
  },
  'MM-8': () => {
    const drill = (sectors: string[]) => {
      const scene = playing('MM-8', (table) => {
        own(table, F, 'MM-8');
        domes(table, F, ...sectors);
      });
      return scene.when(F, { astronaut: 'engineer', space: 'K05' }).table.players[F].stock.helium3;
    };
    expect([drill(['O3']), drill(['O3', 'O4'])]).toEqual([0, 2]);
  },
  'MM-9': () =>
    expect(
      endPoints(
        'MM-9',
        (table) =>
          void Object.assign(table.boards['moon-mining'] ?? {}, { cargo: { 'L1-top': F, 'L2-top': F, 'L3-top': N } }),
      ),
    ).toBe(4),
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
  'EF-1': () => expect(using('EF-1').table.players[F].stock).toMatchObject({ plant: 2, credits: 22 }),
  'EF-2': () => {
    expect(funding('EF-2').table.players[F].stock.plant).toBe(2);
    const scene = playing('EF-2', (table) => {
      own(table, F, 'EF-2');
      domes(table, F, 'I6');
    });
    scene.when(F, { astronaut: 'scientist', space: 'K29' });
    expect(scene.table.players[F].stock).toMatchObject({ plant: 1, credits: 21 });
  },
  'EF-3': () => {
    const scene = farming('EF-3', { plant: 1 });
    expect(scene.may(F, { size: 2 })).toBe(true);
    scene.when(F, { size: 2, sector: 'O1' });
    expect(scene.table.players[F].stock.plant).toBe(0);
  },
  'EF-4': () => {
    const scene = using('EF-4', (table) => give(table, F, { titanium: 1 }));
    expect(scene.table.players[F].stock).toMatchObject({ titanium: 0, plant: 2, credits: 22 });
  },
  'EF-5': () => {
    const scene = using('EF-5', (table) => give(table, F, { plant: 1 }));
    expect(scene.table.players[F]).toMatchObject({ vp: 3, stock: { plant: 0, credits: 23 } });
  },
  'EF-6': () => {
    const scene = playing('EF-6', (table) => {
      own(table, F, 'EF-6');
      table.energy = 4;
    });
    scene.when(F, { astronaut: 'engineer', action: 'corporate' });
    scene.when(F, { help: 'card', project: 'EF-6' });
    expect(scene.table.energy).toBe(5);
    expect(scene.table.players[F]).toMatchObject({ reputation: 1, stock: { plant: 1 } });
    expect(scene.may(F, { project: 'EF-6' })).toBe(false);
  },
  'EF-7': () => {
    const scene = playing('EF-7', (table) => {
      own(table, F, 'EF-7');
      domes(table, F, 'O3', 'O4');
      table.sectors.O3.farm = { size: 1, by: N };
      table.spaces.K05 = { astronaut: 'engineer', by: N };
    }).doing(withdraw({ at: 0 }));
    expect(scene.table.players[F]).toMatchObject({ vp: 2, stock: { credits: 21 } });
  },
  'EF-8': () => {
    const scene = funding('EF-8', (table) => domes(table, F, 'O1'));
    scene.when(F, { size: 1, sector: 'O1' });
    expect(scene.table.sectors.O1.farm).toEqual({ size: 1, by: F });
    expect(scene.table.players[F]).toMatchObject({ vp: 3, stock: { plant: 0 } });
  },
  'EF-9': () =>
    expect(
      endPoints('EF-9', (table) => void Object.assign(table.boards['evergreen-farms'] ?? {}, { built: [[1, 3], [2]] })),
    ).toBe(4),
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
  'RO-1': () => {
    const scene = playing('RO-1', (table) => {
      own(table, F, 'RO-1');
      give(table, F, { credits: 0, robot: 1 });
      table.command.corporate = [0, 0, 0].map((by) => ({ astronaut: 'engineer', by }));
    });
    // A robot is worth 4 credits: enough for a command space of 3.
    expect(scene.may(F, { action: 'corporate' })).toBe(true);
    scene.when(F, { astronaut: 'engineer', action: 'corporate' });
    expect(scene.table.players[F].stock.robot).toBe(0);
  },
  'RO-2': () => expect(funding('RO-2').table.players[F].stock.robot).toBe(2),
  'RO-3': () => {
    const scene = using('RO-3', (table) => give(table, F, { titanium: 1 }));
    expect(scene.table.players[F].stock).toMatchObject({ titanium: 0, robot: 1, credits: 24 });
  },
  'RO-4': () => {
    const scene = using('RO-4', (table) => domes(table, F, 'O1', 'O3', 'O4'));
    scene.when(F, { sector: 'O3' });
    expect(scene.may(F, { sector: 'O3' })).toBe(false);
    expect(scene.may(F, { stop: true })).toBe(true);
    scene.when(F, { sector: 'O1' });
    expect(scene.table.players[F].stock).toMatchObject({ rareEarth: 1, titanium: 1 });
  },
  'RO-5': () => {
    const scene = playing('RO-5', (table) => {
      own(table, F, 'RO-5');
      domes(table, F, 'O1', 'O2', 'O3', 'O4');
    }).doing(payUpkeep({ who: F }));
    expect(scene.table.players[F].stock.credits).toBe(19);
  },
  'RO-6': () => {
    const scene = playing('RO-6', (table) => own(table, F, 'RO-6'));
    scene.when(F, { astronaut: 'engineer', action: 'corporate' });
    go(scene, F).when(F, { corporation: 'space-robotics' }).when(F, { factory: 'factory-top-left' });
    expect(scene.table.players[F]).toMatchObject({ vp: 1, stock: { titanium: 0 } });
  },
  'RO-7': () => {
    const scene = using('RO-7', (table) => {
      table.gateway = crew({ engineer: 1 });
    });
    expect(scene.table.players[F].base.waiting).toEqual(crew({ engineer: 1 }));
    expect(scene.table.players[F].stock.credits).toBe(23);
  },
  'RO-8': () => {
    const scene = using('RO-8').when(F, { spot: 'T01' });
    expect(scene.table.players[F].stock.robot).toBe(1);
  },
  'RO-9': () =>
    expect(
      endPoints('RO-9', (table) => {
        own(table, F, 'RO-8');
        Object.assign(table.boards['space-robotics'] ?? {}, { owned: [['factory-top-left', 'factory-top-right'], []] });
      }) - PROJECT['RO-8'].vp,
    ).toBe(4),
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
};

// ------------------------------------------------------------- positions that several cards need

function experiment(table: Table, id: string): void {
  const board = table.boards['selenium-research'];
  if (!board) return;
  const all = [...Object.values(board.slots).flatMap(({ cards }) => cards), ...board.pile.cards].filter(
    (one) => one !== id,
  );
  const order = [id, ...all];
  for (const slot of Object.values(board.slots)) Object.assign(slot, { cards: order.splice(0, 1) });
  Object.assign(board.pile, { cards: order });
}

function experiments(table: Table, who: number, ids: string[]): void {
  const board = table.boards['selenium-research'];
  if (board) Object.assign(board.completed[who], { cards: ids });
}

function farming(project: ProjectId, stock: { plant: number }): At {
  const scene = playing(project, (table) => {
    own(table, F, project);
    domes(table, F, 'O1');
    give(table, F, stock);
  });
  scene.when(F, { astronaut: 'engineer', action: 'corporate' });
  return go(scene, F).when(F, { corporation: 'evergreen-farms' });
}

function stepsAfterToken(project: ProjectId): number {
  const scene = playing(project, (table) => {
    own(table, F, project);
    domes(table, F, 'I6');
  });
  scene.when(F, { astronaut: 'scientist', space: 'K29' });
  return scene.table.boards['sky-watch']?.steps[F] ?? -1;
}

function supporting(project: ProjectId, steps: number, stock: { rareEarth?: number }): At {
  const scene = playing(project, (table) => {
    own(table, F, project);
    Object.assign(table.boards['sky-watch'] ?? {}, { steps: [steps, 0] });
    give(table, F, stock);
  });
  scene.when(F, { astronaut: 'engineer', action: 'corporate' });
  return go(scene, F).when(F, { corporation: 'sky-watch' });
}

function sending(project: ProjectId, change: (table: Table) => void): At {
  const scene = playing(project, (table) => {
    own(table, F, project);
    change(table);
  });
  scene.when(F, { astronaut: 'engineer', action: 'corporate' });
  go(scene, F).when(F, { corporation: 'to-mars' });
  return scene.when(F, { slot: 'habitat-1' });
}

describe('projects', () => {
  it('SHB-2.9: every card has its test', () => {
    expect(Object.keys(tests).sort()).toEqual(PROJECTS.map(({ id }) => id).sort());
  });
  it.each(Object.entries(tests))('SHB-6.4.7, %s', (_, run) => run());
});
