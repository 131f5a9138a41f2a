import { describe, expect, it } from 'vitest';
import { LEADERS, type LeaderId } from '../data/index.ts';
import type { Table } from '../rules/table.ts';
import { type At, crew, domes, F, give, go, N, onTurn, own, power, show, until } from './position.ts';

/** Both sides of all leaders, basic and upgraded (SHB-12). */

const led = (leader: LeaderId, upgraded: boolean, change: (table: Table) => void): At =>
  onTurn({ who: F }, (table) => {
    Object.assign(table.players[F], { leader, upgraded });
    change(table);
  });

/** F builds a dome in O1 and leaves everything else. */
const build = (scene: At, astronaut = 'technician'): At => {
  scene.when(F, { astronaut, action: 'build' });
  go(scene, F);
  if (scene.play.awaited.includes(F) && scene.asked(F).question === 'choose-building')
    scene.when(F, { building: 'dome-1' });
  if (scene.play.awaited.includes(F) && scene.asked(F).question === 'choose-sector') scene.when(F, { sector: 'O1' });
  return scene;
};

const tests: { [leader: LeaderId]: { basic: () => void; upgraded: () => void } } = {
  'canada-a': {
    basic() {
      const scene = led('canada-a', false, (table) => {
        table.gateway = crew({ scientist: 1 });
        table.players[F].shuttle = crew({ engineer: 1 });
        give(table, F, { credits: 2 });
      });
      expect(scene.asked(F).question).toBe('leader-swap');
      scene.when(F, { give: 'engineer', take: 'scientist' });
      expect(scene.table.players[F].stock.credits).toBe(0);
      expect(scene.table.gateway).toEqual(crew({ engineer: 1 }));
      // The astronaut received must be deployed; the one given away may be recruited (SHB-12.10).
      expect(scene.answers(F).every((answer) => answer.astronaut === 'scientist')).toBe(true);
      scene.when(F, { action: 'gateway' }).when(F, { part: 'recruit' });
      expect(scene.table.players[F].base.waiting).toEqual(crew({ engineer: 1 }));
      const poor = led('canada-a', false, (table) => {
        table.gateway = crew({ scientist: 1 });
        give(table, F, { credits: 1 });
      });
      expect(poor.asked(F).question).toBe('choose-main-action');
    },
    upgraded() {
      const scene = led('canada-a', true, (table) => {
        table.gateway = crew({ engineer: 1 });
      });
      scene.when(F, { give: 'engineer', take: 'engineer' });
      expect(scene.table.gateway).toEqual(crew({ engineer: 1 }));
      const empty = led('canada-a', true, () => {});
      expect(empty.asked(F).question).toBe('choose-main-action');
    },
  },
  'canada-b': {
    basic: () => expect(crewHired(false)).toEqual({ credits: 0, domes: crew({ technician: 1 }) }),
    upgraded: () => expect(crewHired(true)).toEqual({ credits: 2, domes: crew({ technician: 1 }) }),
  },
  'japan-a': {
    basic: () => expect(projectCost('japan-a', false)).toBe(2),
    upgraded: () => expect(projectCost('japan-a', true)).toBe(0),
  },
  'japan-b': {
    basic: () => expect(tokenForProject(false)).toEqual({ tourist: 1, credits: 4 }),
    upgraded: () => expect(tokenForProject(true)).toEqual({ tourist: 1, credits: 6 }),
  },
  'europe-a': {
    basic: () => expect(centreRow(false)).toEqual({ rent: 1, credits: 3 - 1 + 6 }),
    upgraded: () => expect(centreRow(true)).toEqual({ rent: 1, credits: 3 - 1 + 2 + 6 }),
  },
  'europe-b': {
    basic: () => expect(actionAfterCrater(false)).toEqual({ reputation: 2, credits: 1 }),
    upgraded: () => expect(actionAfterCrater(true)).toEqual({ reputation: 2, credits: 3 }),
  },
  'usa-a': {
    basic() {
      // The new laboratory mines 1 titanium in O1.
      const scene = laboratory(false, { titanium: 2, credits: 3 });
      expect(scene.table.players[F]).toMatchObject({
        stock: { titanium: 1, credits: 0 },
        buildings: { 'lab-top': 'O1' },
      });
      // One replacement only: titanium and rare earth together are not offered.
      const two = labScene(false, { titanium: 1, credits: 9 });
      expect(two.may(F, { action: 'build' })).toBe(true);
      until(two.when(F, { astronaut: 'technician', action: 'build' }), F, 'choose-building');
      expect(two.may(F, { building: 'lab-top' })).toBe(false);
    },
    upgraded() {
      const scene = laboratory(true, { titanium: 1, credits: 4 });
      expect(scene.table.players[F]).toMatchObject({
        stock: { titanium: 1, credits: 0 },
        buildings: { 'lab-top': 'O1' },
      });
    },
  },
  'usa-b': {
    basic: () => expect(minedAfterBuild(false)).toEqual({ titanium: 1, credits: 1 }),
    upgraded: () => expect(minedAfterBuild(true)).toEqual({ titanium: 1, credits: 3 }),
  },
};

function crewHired(upgraded: boolean) {
  const scene = led('canada-b', upgraded, (table) => {
    power(table, 'O1');
    give(table, F, { titanium: 1, credits: 3 });
    table.gateway = crew({ technician: 1 });
  });
  build(scene).when(F, { use: true });
  const { stock, base } = scene.table.players[F];
  return { credits: stock.credits, domes: base.domes };
}

function projectCost(leader: LeaderId, upgraded: boolean): number {
  const scene = led(leader, upgraded, (table) => {
    show(table, 'AT-3');
    give(table, F, { credits: 9 });
  });
  scene.when(F, { astronaut: 'engineer', action: 'fund' });
  go(scene, F).when(F, { project: 'AT-3' });
  return 9 - scene.table.players[F].stock.credits;
}

function tokenForProject(upgraded: boolean) {
  const scene = led('japan-b', upgraded, (table) => {
    show(table, 'AT-3');
    give(table, F, { credits: 10 });
  });
  scene.when(F, { astronaut: 'engineer', action: 'fund' });
  go(scene, F).when(F, { project: 'AT-3' }).when(F, { spot: 'T01' });
  const { tourist, credits } = scene.table.players[F].stock;
  return { tourist, credits };
}

/** A row with an own and a rival building, rent 3 (SHB-18.20). */
function centreRow(upgraded: boolean) {
  const scene = led('europe-a', upgraded, (table) => {
    domes(table, F, 'O1');
    domes(table, N, 'O7');
    give(table, F, { credits: 3 });
  });
  scene.when(F, { astronaut: 'technician', space: 'K01' });
  return { rent: scene.table.players[N].stock.credits, credits: scene.table.players[F].stock.credits };
}

function actionAfterCrater(upgraded: boolean) {
  const scene = led('europe-b', upgraded, (table) => give(table, F, { credits: 3 }));
  scene.when(F, { astronaut: 'engineer', space: 'K01' }).when(F, { use: true });
  const { reputation, stock } = scene.table.players[F];
  return { reputation, credits: stock.credits };
}

function labScene(upgraded: boolean, stock: { titanium: number; credits: number }): At {
  return led('usa-a', upgraded, (table) => {
    power(table, 'O1');
    give(table, F, stock);
    table.energy = 5;
  });
}

function laboratory(upgraded: boolean, stock: { titanium: number; credits: number }): At {
  const scene = labScene(upgraded, stock).when(F, { astronaut: 'technician', action: 'build' });
  until(scene, F, 'choose-building').when(F, { building: 'lab-top' });
  return scene;
}

function minedAfterBuild(upgraded: boolean) {
  const scene = led('usa-b', upgraded, (table) => {
    power(table, 'O1');
    give(table, F, { titanium: 1, credits: 3 });
  });
  build(scene).when(F, { use: true });
  const { titanium, credits } = scene.table.players[F].stock;
  return { titanium, credits };
}

describe('leaders', () => {
  it('SHB-2.7: every side has its test', () =>
    expect(Object.keys(tests).sort()).toEqual(LEADERS.map(({ id }) => id).sort()));
  const numbered = Object.keys(tests).map((id, i) => [`SHB-12.${i + 1}`, id] as const);
  it.each(numbered)('%s: %s', (_, id) => tests[id].basic());
  it.each(numbered)('%s: %s, upgraded', (_, id) => tests[id].upgraded());

  it('SHB-12.1, SHB-12.2, SHB-12.3, SHB-12.4, SHB-12.5, SHB-12.6, SHB-12.7, SHB-12.8: the table is in this order', () =>
    expect(LEADERS.map(({ id }) => id)).toEqual(Object.keys(tests)));

  it('SHB-12.11: Canada B is not offered without a free slot or an astronaut', () => {
    const scene = led('canada-b', false, (table) => {
      power(table, 'O1');
      give(table, F, { titanium: 1, credits: 3 });
    });
    build(scene);
    expect(scene.play.over).toBe(true);
  });

  it('SHB-12.1, SHB-12.10: whoever was received must be deployed, though others are left', () => {
    const scene = led('canada-a', true, (table) => {
      table.gateway = crew({ scientist: 1 });
      table.players[F].shuttle = crew({ engineer: 2, technician: 1 });
    }).when(F, { give: 'engineer', take: 'scientist' });
    expect(scene.answers(F).every(({ astronaut }) => astronaut === 'scientist')).toBe(true);
    expect(scene.asked(F).barred).toContainEqual(
      expect.objectContaining({ answer: { astronaut: 'technician' }, why: 'must-deploy', astronaut: 'scientist' }),
    );
  });

  it('SHB-12.11: Canada B is not offered once somebody has moved into the new dome', () => {
    const scene = led('canada-b', true, (table) => {
      power(table, 'O1');
      domes(table, F, 'I1');
      table.players[F].base.waiting = crew({ engineer: 1 });
      table.gateway = crew({ technician: 1 });
      give(table, F, { titanium: 1, credits: 3 });
    });
    until(scene.when(F, { astronaut: 'technician', action: 'build' }), F, 'move-astronauts-in');
    scene.when(F, { from: 'waiting' });
    // The other dome is empty, the new one is not.
    expect(scene.play.over).toBe(true);
  });

  it('SHB-12.9: the upgrade works at once for USA B, with the command centre that brings it', () => {
    const scene = led('usa-b', false, (table) => {
      power(table, 'O1');
      give(table, F, { titanium: 3, rareEarth: 1, credits: 2 });
      table.energy = 5;
    }).when(F, { astronaut: 'technician', action: 'build' });
    until(scene, F, 'choose-building').when(F, { building: 'hq' });
    expect(scene.asked(F)).toMatchObject({ question: 'leader-after-build', about: { credits: 0 } });
    scene.when(F, { use: true });
    expect(scene.table.players[F].stock).toMatchObject({ titanium: 1, credits: 2 });
    expect(scene.table.players[F].upgraded).toBe(true);
  });

  it('SHB-12.13: an ability that cannot be paid is not offered', () => {
    const scene = led('europe-b', false, (table) => give(table, F, { credits: 1 }));
    scene.when(F, { astronaut: 'engineer', space: 'K01' });
    expect(scene.play.over).toBe(true);
  });

  it('SHB-16.27, SHB-15.2: leader and card at one moment, the owner says what comes first', () => {
    const scene = led('usa-b', true, (table) => {
      own(table, F, 'SR-7');
      power(table, 'O1');
      give(table, F, { titanium: 1 });
    });
    build(scene);
    expect(scene.asked(F)).toMatchObject({ question: 'order-triggers', about: { abilities: ['leader', 'SR-7'] } });
    scene.when(F, { ability: 'SR-7' }).when(F, { sample: 'ice' }).when(F, { use: true });
    expect(scene.table.players[F].stock).toMatchObject({ ice: 1, titanium: 1 });
  });
});
