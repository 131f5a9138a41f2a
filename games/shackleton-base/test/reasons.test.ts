import { type Answer, matches } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { SECTORS } from '../data/index.ts';
import { type At, crew, domes, F, give, go, M, N, onTurn, own, power, put, until } from './position.ts';

/** Why something is not possible (SHB-16.51), where no other test asks. */

const details = (scene: At, answer: Answer) => scene.asked(F).barred.find((bar) => matches(bar.answer, answer));

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

  it('SHB-16.51, SHB-6.5.7: what a card costs, and whom it could recruit', () => {
    const scene = onTurn({ corporations: ['moon-mining', 'to-mars', 'selenium-research'] }, (table) => {
      own(table, F, 'MM-3', 'MM-7', 'SR-6', 'TM-9');
    });
    go(scene.when(F, { astronaut: 'engineer', action: 'corporate' }), F);
    const why = (project: string) => details(scene, { by: 'project', project });
    expect(why('MM-3')).toMatchObject({ why: 'too-little', what: 'titanium', needs: 1, has: 0 });
    expect(why('MM-7')).toMatchObject({ why: 'too-little', what: 'helium3', needs: 1, has: 0 });
    expect(why('SR-6')).toMatchObject({ why: 'nothing-would-change' });
    expect(why('TM-9')).toMatchObject({ why: 'nothing-to-recruit' });
  });
});
