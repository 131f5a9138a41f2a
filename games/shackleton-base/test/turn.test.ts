import { describe, expect, it } from 'vitest';
import { ASTRONAUTS, SECTORS } from '../data/index.ts';
import { crew, domes, F, give, go, N, onTurn, put } from './position.ts';

describe('a turn', () => {
  it('SHB-5.1: one astronaut for one action; nobody passes, and the Gateway is always open', () => {
    const scene = onTurn({}, (table) => {
      // A rival in every sector and no credit: neither a space of the rim nor a command action can be paid.
      for (const { id } of SECTORS) table.sectors[id].buildings.push({ owner: N, building: 'dome-1' });
      for (const command of ['build', 'fund', 'corporate'] as const)
        table.command[command] = Array.from({ length: 5 }, () => ({ astronaut: 'engineer', by: N }));
    });
    expect(scene.answers(F)).toEqual(ASTRONAUTS.map((astronaut) => ({ astronaut, action: 'gateway' })));
    scene.when(F, { astronaut: 'engineer' });
    expect(scene.table.players[F].shuttle).toEqual(crew({ engineer: 1, technician: 2, scientist: 2 }));
    expect(scene.table.turn?.action).toBe('gateway');
  });

  it('SHB-5.2: help inside the action counts, paid one after the other', () => {
    const funding = (credits: number) =>
      onTurn({}, (table) => {
        table.energy = 0;
        give(table, F, { credits });
      });
    // Artemis Tours needs Energy 2 and 3 credits; two steps of emergency Energy cost 4 before that.
    expect(funding(6).may(F, { action: 'fund' })).toBe(false);
    const scene = funding(7);
    expect(scene.may(F, { action: 'fund' })).toBe(true);
    scene.when(F, { astronaut: 'engineer', action: 'fund' });
    // Nothing else would complete it, so the engine takes both steps by itself.
    expect(scene.asked(F).question).toBe('choose-project');
    expect(scene.table).toMatchObject({ energy: 2, players: [{ stock: { credits: 3 } }, {}, {}] });
  });

  it('SHB-16.51: whoever could pay a project but not reach its Energy is told so', () => {
    const scene = onTurn({}, (table) => {
      table.energy = 3;
      table.command.fund = [];
      for (const board of table.corporations) board.tokens = board.tokens.slice(0, 2);
      give(table, F, { credits: 20 });
    });
    expect(scene.refusal(F, { astronaut: 'technician', action: 'fund' }).details).toMatchObject({
      why: 'energy-out-of-reach',
    });
  });

  it('SHB-5.2: without a powered sector a building needs a panel that can be paid', () => {
    const building = (rareEarth: number) =>
      onTurn({}, (table) => {
        table.energy = 5;
        give(table, F, { titanium: 1, rareEarth });
      });
    expect(building(0).may(F, { action: 'build' })).toBe(false);
    expect(building(1).may(F, { action: 'build' })).toBe(true);
  });

  it('SHB-6.3.1: power, payment, the building, its effect, moving in, abilities after it, the bonus', () => {
    const scene = onTurn({}, (table) => {
      domes(table, F, 'O1');
      put(table, F, 'lab-middle', 'O5');
      table.panels.centre = 1;
      table.energy = 5;
      Object.assign(table.players[F], { leader: 'usa-b', upgraded: false });
      table.players[F].base.domes.engineer = 1;
      give(table, F, { titanium: 2, rareEarth: 1, credits: 5 });
    });
    scene.when(F, { astronaut: 'engineer', action: 'build' });
    go(scene, F).when(F, { building: 'lab-top' });
    scene.when(F, { sector: 'I2' });
    // The order of two laboratories is asked, so both have not worked yet.
    expect(scene.asked(F).question).toBe('order-lab-abilities');
    const order: string[] = scene.told.map(({ type }) => type);
    for (const [before, after] of [
      ['astronaut-deployed', 'panel-moved'],
      ['panel-moved', 'paid'],
      ['paid', 'building-built'],
    ])
      expect(order.indexOf(before)).toBeLessThan(order.indexOf(after));
    const questions = ['order-lab-abilities', 'move-astronauts-in', 'leader-after-build', 'engineer-bonus'];
    const asked = questions.map(() => {
      const { question, answers } = scene.asked(F);
      scene.when(F, answers.find((answer) => 'stop' in answer || 'use' in answer) ?? answers[0]);
      return question;
    });
    expect(asked).toEqual(questions);
  });
});
