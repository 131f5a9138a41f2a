import { type Answer, matches, type Reason } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { BUILDING, BUILDINGS, type Command, FILES, PANELS, PROJECTS, SECTORS } from '../data/index.ts';
import { recruit } from '../rules/gateway.ts';
import { claimGoals } from '../rules/goals.ts';
import { canPay, shortOf } from '../rules/lookups/paying.ts';
import { placeFirstDome } from '../rules/setup.ts';
import type { Table } from '../rules/table.ts';
import type { ShackletonBase } from '../rules/vocabulary.ts';
import { acting } from './corporations/scenes.ts';
import { type At, at, boardOf, crew, domes, F, give, go, M, N, onTurn, own, power, put, until } from './position.ts';

/** Why something is not possible (SHB-16.51), where no other test asks. */

const details = (scene: At, answer: Answer) => scene.asked(F).barred.find((bar) => matches(bar.answer, answer));

const set = (table: Table, change: Partial<Table>) => void Object.assign(table, change);

const building = (change: (table: Table) => void) =>
  until(onTurn({}, change).when(F, { astronaut: 'technician', action: 'build' }), F, 'choose-building');
const placing = (change: (table: Table) => void) =>
  building((table) => {
    for (const sector of ['O1', 'O2', 'O3']) power(table, sector);
    give(table, F, { titanium: 3 });
    change(table);
  }).when(F, { building: 'dome-1' });
/** The command window of an action that can be completed. */
const helped = (action: 'build' | 'fund' | 'corporate', change: (table: Table) => void) =>
  onTurn({}, (table) => {
    give(table, F, { titanium: 3, rareEarth: 1, credits: 20 });
    table.energy = 2;
    change(table);
  }).when(F, { astronaut: 'technician', action });
const corporate = (change: (table: Table) => void) =>
  go(onTurn({}, change).when(F, { astronaut: 'engineer', action: 'corporate' }), F);
const filled = (command: Command, n: number) => (table: Table) => {
  table.command[command] = Array.from({ length: n }, () => ({ astronaut: 'engineer', by: N }));
};
/** An attraction with all seats taken, and tourists for the Rim Walk. */
function seated(table: Table): void {
  const [{ id, seats = [] }] = PROJECTS.filter((card) => card.seats);
  own(table, F, id);
  give(table, F, { tourist: 2 });
  Object.assign(table.boards['artemis-tours'] ?? {}, { seated: { [id]: seats.length } });
}
const goals = (change: (table: Table) => void) =>
  at({ seats: 2 }, (table) => {
    Object.assign(table.boards['artemis-tours'] ?? {}, { rimWalk: [F, F, F] });
    change(table);
  }).doing(claimGoals({ seat: F }));

/** A position for each of the reasons. */
const REACHED: { readonly [why in Reason<ShackletonBase>]: () => At } = {
  'no-astronaut': () =>
    onTurn({}, (table) => void Object.assign(table.players[F], { shuttle: crew({ technician: 1 }) })),
  'must-deploy': () =>
    onTurn({}, (table) => {
      Object.assign(table.players[F], { leader: 'canada-a', upgraded: true });
      table.gateway = crew({ scientist: 1 });
    }).when(F, { give: 'engineer', take: 'scientist' }),
  'space-taken': () =>
    onTurn({}, (table) => void Object.assign(table.spaces, { K01: { astronaut: 'engineer', by: N } })),
  'rent-too-high': () => onTurn({}, (table) => domes(table, N, 'O1', 'I1')),
  'no-command-space': () => onTurn({}, filled('corporate', 5)),
  'command-space-too-dear': () => onTurn({}, filled('corporate', 4)),
  'nothing-affordable': () =>
    onTurn({}, (table) => {
      for (const id of BUILDINGS) table.players[F].buildings[id] = 'ship';
    }),
  'same-size': () => placing((table) => domes(table, N, 'O1')),
  'own-building': () => placing((table) => put(table, F, 'workshop-top', 'O1')),
  'no-room': () => placing((table) => put(table, N, 'hq', 'O1')),
  'no-power': () => placing(() => {}),
  'no-sector': () =>
    building((table) => {
      for (const { id } of SECTORS) {
        power(table, id);
        table.sectors[id].buildings.push({ owner: N, building: 'workshop-top' });
      }
      give(table, F, { titanium: 3, rareEarth: 1 });
      table.energy = 8;
    }),
  'inner-only': () => at({ seats: 2 }).doing(placeFirstDome({ seat: F })),
  'built-already': () =>
    building((table) => {
      domes(table, F, 'O1');
      power(table, 'O2');
      give(table, F, { titanium: 3 });
    }),
  'domes-in-order': () =>
    building((table) => {
      power(table, 'O2');
      give(table, F, { titanium: 3 });
    }),
  'too-little': () =>
    building((table) => {
      power(table, 'O2');
      give(table, F, { titanium: 2 });
      table.energy = 8;
    }),
  'energy-below-requirement': () =>
    go(
      helped('fund', (table) => set(table, { energy: 2 })),
      F,
    ),
  'energy-out-of-reach': () =>
    onTurn({}, (table) => {
      table.energy = 3;
      for (const board of table.corporations) board.tokens = [];
      give(table, F, { credits: 20 });
    }),
  'energy-below-spent': () =>
    building((table) => {
      power(table, 'O2');
      give(table, F, { titanium: 3, rareEarth: 1 });
      table.energy = 0;
    }),
  'energy-full': () =>
    helped('fund', (table) => {
      own(table, F, 'MM-6');
      give(table, F, { helium3: 1 });
      table.energy = 9;
    }),
  'energy-enough': () => helped('corporate', (table) => set(table, { energy: 5 })),
  'no-panel-left': () => helped('corporate', (table) => void Object.assign(table.panels, { taken: PANELS.length })),
  'panel-built': () => helped('corporate', (table) => set(table, { energy: 0 })).when(F, { help: 'panel' }),
  'would-strand': () =>
    helped('build', (table) => {
      for (const id of BUILDINGS) if (BUILDING[id].size < 3) table.players[F].buildings[id] = 'ship';
      power(table, 'O1');
    }),
  'help-first': () => helped('fund', (table) => set(table, { energy: 1 })),
  'nothing-to-recruit': () => onTurn({}).when(F, { astronaut: 'engineer', action: 'gateway' }),
  'no-free-slot': () =>
    onTurn({}, (table) => {
      table.gateway = crew({ engineer: 1 });
      table.players[F].base.waiting = crew({ engineer: 1 });
    }).when(F, { astronaut: 'technician', action: 'gateway' }),
  'none-at-gateway': () =>
    at({}, (table) => set(table, { gateway: crew({ engineer: 1, technician: 1 }) })).doing(recruit({ seat: F })),
  'place-full': () =>
    at({}, (table) => {
      table.gateway = crew({ engineer: 2, technician: 1 });
      domes(table, F, 'O1');
      table.players[F].base.waiting = crew({ engineer: 1 });
    }).doing(recruit({ seat: F })),
  'used-this-turn': () =>
    go(
      corporate((table) => void Object.assign(table.players[F], { reputation: 8 })).when(F, { action: 'rep-action-0' }),
      F,
    ),
  'used-this-round': () =>
    corporate((table) => {
      const [card] = PROJECTS.filter(({ corp, ability }) => corp === 'moon-mining' && ability?.kind === 'oncePerRound');
      own(table, F, card.id);
      table.players[F].spent = [card.id];
    }),
  'reputation-too-low': () => corporate(() => {}),
  'nothing-would-change': () => corporate(() => {}),
  taken: () =>
    acting('moon-mining', (table) => {
      give(table, F, { helium3: 9, titanium: 9 });
      Object.assign(table.boards['moon-mining'] ?? {}, { cargo: { [FILES['moon-mining'].cargoSpaces[0].id]: N } });
    }),
  'none-left': () =>
    acting('space-robotics', (table) => {
      give(table, F, { titanium: 9, rareEarth: 9 });
      const [{ id }] = FILES['space-robotics'].factories;
      Object.assign(table.boards['space-robotics']?.stock ?? {}, { [id]: 0 });
    }),
  'have-already': () =>
    acting('space-robotics', (table) => {
      give(table, F, { titanium: 9, rareEarth: 9 });
      table.boards['space-robotics']?.owned[F].push(FILES['space-robotics'].factories[0].id);
    }),
  'not-reached': () =>
    acting('sky-watch', (table) => {
      give(table, F, { titanium: 9, credits: 9 });
      table.energy = 8;
      Object.assign(table.boards['sky-watch'] ?? {}, { steps: [1, 0, 0] });
    }),
  'no-own-building': () => farming(() => {}),
  'farm-there': () => farming((table) => void Object.assign(table.sectors.O1, { farm: { size: 1, by: N } })),
  'no-slot-aboard': () =>
    acting('to-mars', (table) => {
      domes(table, F, 'O1');
      put(table, F, 'workshop-top', 'O2');
      put(table, F, 'hq', 'O3');
    }),
  'seats-full': () => acting('artemis-tours', seated),
  'goal-not-met': () => goals(() => {}),
  'goal-taken': () => goals((table) => boardOf(table, 'artemis-tours').goals.lower.push(N)),
  'goal-of-corporation': () =>
    goals((table) => {
      table.players[F].goals = [{ corporation: 'artemis-tours', tier: 'lower' }];
      Object.assign(table.boards['moon-mining'] ?? {}, {
        cargo: Object.fromEntries(FILES['moon-mining'].cargoSpaces.slice(0, 6).map(({ id }) => [id, F])),
      });
    }),
};
const farming = (change: (table: Table) => void) =>
  acting('evergreen-farms', (table) => {
    domes(table, F, 'O1', 'O2', 'O3');
    give(table, F, { plant: 9 });
    change(table);
  });

describe('reasons', () => {
  it('SHB-16.51, SHB-5.4.4: the rent in all, and to whom', () => {
    const scene = onTurn({}, (table) => {
      domes(table, N, 'O1');
      domes(table, M, 'I1');
      give(table, F, { credits: 5 });
    });
    expect(details(scene, { space: 'K01' })).toMatchObject({
      ...{ why: 'rent-too-high', rent: 6, credits: 5 },
      ...{ owners: [N, M], players: 2 },
    });
    const neutral = onTurn({ seats: 2 });
    expect(details(neutral, { space: 'K01' })).toMatchObject({
      ...{ why: 'rent-too-high', rent: 6 },
      ...{ owners: [], players: 0 },
    });
  });

  it('SHB-16.51, SHB-6.3.2: buildings that stand, domes that come later, what is too dear, and no sector', () => {
    const scene = onTurn({}, (table) => {
      domes(table, F, 'O1');
      power(table, 'O2');
      table.energy = 8;
      give(table, F, { titanium: 2 });
    });
    until(scene.when(F, { astronaut: 'technician', action: 'build' }), F, 'choose-building');
    const why = (building: string) => details(scene, { building });
    expect(why('dome-1')).toMatchObject({ why: 'built-already' });
    expect(why('dome-3')).toMatchObject({ why: 'domes-in-order', rule: 'SHB-6.3.2' });
    expect(why('lab-top')).toMatchObject({ why: 'too-little', what: 'rareEarth', needs: 1, has: 0 });
    const full = onTurn({}, (table) => {
      for (const { id } of SECTORS.slice(1)) power(table, id);
      put(table, N, 'workshop-top', 'O1');
      for (const { id } of SECTORS) table.sectors[id].buildings.push({ owner: N, building: 'workshop-middle' });
      table.energy = 8;
      give(table, F, { titanium: 2, rareEarth: 1 });
    });
    until(full.when(F, { astronaut: 'technician', action: 'build' }), F, 'choose-building');
    expect(details(full, { building: 'workshop-top' })).toMatchObject({ why: 'no-sector' });
  });

  it('SHB-16.51, SHB-7.1: nobody at the Gateway, or no free slot', () => {
    const visit = (astronauts: object, waiting: object) =>
      onTurn({}, (table) => {
        table.gateway = crew(astronauts);
        table.players[F].base.waiting = crew(waiting);
      }).when(F, { astronaut: 'engineer', action: 'gateway' });
    expect(details(visit({}, {}), { part: 'recruit' })).toMatchObject({ why: 'nothing-to-recruit' });
    expect(details(visit({ engineer: 1 }, { engineer: 1 }), { part: 'recruit' })).toMatchObject({
      why: 'no-free-slot',
    });
  });

  it.each(Object.entries(REACHED))('SHB-16.51: %s is told where it is so', (why, position) => {
    expect(position().asked(F).barred).toContainEqual(expect.objectContaining({ why }));
  });

  it('SHB-16.51, SHB-6.5.7: what a card costs, and whom it could recruit', () => {
    const scene = onTurn({ corporations: ['moon-mining', 'to-mars', 'selenium-research'] }, (table) => {
      own(table, F, 'MM-3', 'MM-7', 'SR-6', 'TM-9');
    });
    go(scene.when(F, { astronaut: 'engineer', action: 'corporate' }), F);
    const why = (project: string) => details(scene, { by: 'project', project });
    expect(why('MM-3')).toMatchObject({ why: 'too-little', what: 'titanium', needs: 1, has: 0 });
    expect(why('MM-7')).toMatchObject({ why: 'too-little', what: 'helium3', needs: 1, has: 0 });
    expect(why('SR-6')).toMatchObject({ why: 'too-little', what: 'sample', needs: 1, has: 0 });
    expect(why('TM-9')).toMatchObject({ why: 'nothing-to-recruit' });
  });

  it('SHB-16.51: a cost that cannot be paid always has a reason, also where a sample is asked for twice', () => {
    const { table } = onTurn({}, (now) => give(now, F, { ice: 1 }));
    const cost = { ice: 1, sampleAny: 1 };
    expect(canPay(table, F, cost)).toBe(false);
    expect(shortOf(table, F, cost)).toEqual({ why: 'too-little', what: 'sample', needs: 1, has: 0 });
  });
});
