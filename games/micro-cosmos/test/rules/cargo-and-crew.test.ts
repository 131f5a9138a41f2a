import { view } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { drawCrew, endDraw } from '../../rules/crew.ts';
import { game } from '../../rules/index.ts';
import { actionStep, crewStep, endTurn, turn } from '../../rules/turn.ts';
import { upgrade } from '../../rules/upgrades.ts';
import { bottom, cargo, position, put, question, top, why } from '../position.ts';

const seat = 0;
const SIX = { top: ['crew_01', 'crew_02', 'crew_03'], bottom: ['crew_04', 'crew_05', 'crew_06'] };

describe('section 5: resources', () => {
  it('MC-5.1, MC-5.2: what cannot be paid in full cannot be done', () => {
    const scene = position({ players: [{ ready: ['engineer'], cargo: '0/1/0/1' }] }).doing(upgrade({ seat }));
    expect(scene.answers(seat)).toEqual([{ upgrade: 'leisure_facilities' }, { upgrade: 'engines' }, { pass: true }]);
    expect(why(scene, { upgrade: 'robotics' })).toBe('no-resources');
    expect(why(scene, { upgrade: 'cargo_holds' })).toBe('no-specialist');
  });

  it('MC-5.5, MC-D14: any resource may be one that is full; with no room at all nothing is asked', () => {
    const some = position({ players: [{ cargo: '4/4/4/3' }] })
      .doing(actionStep({ seat }))
      .when(seat, { action: 'gather' });
    expect(some.answers(seat)).toHaveLength(4);
    some.when(seat, { resource: 'biomass' });
    expect(cargo(some)).toBe('4/4/4/3');
    some.when(seat, { resource: 'technology' });
    const full = position({ players: [{ cargo: '4/4/4/4' }] })
      .doing(actionStep({ seat }))
      .when(seat, { action: 'gather' });
    expect(question(full)).toBe('cantina-pick');
    expect(full.told).toContainEqual({ type: 'gain-lost', player: 0, n: 2, origin: 'gather' });
  });

  it('MC-5.6: everybody sees every cargo', () => {
    const { play } = position({ players: [{ cargo: '1/2/3/4' }] });
    expect(Object.values(view(play, 1).table.players[0].cargo)).toEqual([1, 2, 3, 4]);
  });

  it('MC-D13: paying any resource is not asked where everything has to be paid', () => {
    const pays = (units: string) =>
      position({ players: [{ ark: 'W:M', top: ['crew_24'], cargo: units }] })
        .doing(crewStep({ seat }))
        .when(seat, { card: 'crew_24', use: true });
    expect(question(pays('1/0/0/0'))).toBe('cantina-pick');
    expect(pays('1/0/2/0').answers(seat)).toEqual([{ resource: 'biomass' }, { resource: 'minerals' }]);
  });
});

describe('section 6: crew cards', () => {
  it('MC-6.1, MC-6.5, MC-6.6: six cards at most; then nothing is drawn', () => {
    const scene = position({ players: [SIX] }).doing(endDraw({ seat }));
    expect(question(scene)).toBeUndefined();
    expect(scene.told).toEqual([{ type: 'nothing-drawn', player: 0, source: 'deck', why: 'hand-full' }]);
    const five = position({ players: [{ ...SIX, bottom: ['crew_04', 'crew_05'] }] })
      .doing(drawCrew({ seat, left: 2 }))
      .when(seat, { draw: true });
    // The free slot is taken without asking, and the second card does not fit.
    expect(bottom(five)).toHaveLength(3);
    expect(question(five)).toBeUndefined();
  });

  it('MC-6.3, MC-6.4, MC-D09: the row is chosen when a card comes, and only playing changes it', () => {
    const scene = position({})
      .doing(drawCrew({ seat, left: 1 }))
      .when(seat, { draw: true });
    expect(scene.answers(seat)).toEqual([{ row: 'top' }, { row: 'bottom' }]);
    expect(top(scene.when(seat, { row: 'top' }))).toHaveLength(1);
    const rows = game.frames.map(({ id }) => id);
    expect(rows.filter((id) => id.includes('place') || id.includes('play'))).toEqual(['place-crew', 'play-crew']);
  });

  it('MC-6.10: the discard pile makes a new deck', () => {
    const scene = position({ players: [{}] }).position((table) => {
      for (const card of table.crewDeck.cards.slice()) put(table, card, table.crewDiscard);
    });
    scene.luck({ crew: [['crew_33']] }).doing(endDraw({ seat }));
    scene.when(seat, { draw: true });
    expect(scene.table.players[seat].drawn.cards).toEqual(['crew_33']);
    expect(scene.table.crewDiscard.cards).toEqual([]);
    expect(scene.told).toContainEqual({ type: 'reshuffled', deck: 'crew', n: 30 });
  });

  it('MC-6.14, MC-R19: with both piles empty nothing is drawn, and a slot stays empty until a later refill', () => {
    const scene = position({ seats: 1 }).position((table) => {
      for (const card of table.crewDeck.cards.slice()) put(table, card, table.automa!.crew);
      put(table, table.cantina[1].cards[0], table.automa!.crew);
    });
    scene.doing(endDraw({ seat }), drawCrew({ seat, left: 1 }), endTurn({}));
    expect(scene.told.map(({ type }) => type)).toEqual(['nothing-drawn', 'nothing-drawn']);
    expect(scene.told[0]).toMatchObject({ why: 'no-crew-left' });
    expect(scene.table.cantina[1].cards).toEqual([]);
    scene.position((table) => put(table, 'crew_30', table.crewDiscard)).doing(endTurn({}));
    expect(scene.table.cantina[1].cards).toEqual(['crew_30']);
  });

  it('MC-6.11, MC-6.14, MC-D07, MC-R19: with an empty Cantina a Cantina draw does nothing', () => {
    const scene = position({ players: [{ ark: 'W:P', upgrades: ['leisure_facilities'] }] }).position((table) => {
      for (const slot of table.cantina) put(table, slot.cards[0], table.crewDiscard);
    });
    scene.doing(turn({ player: 0 })).when(seat, { to: 'W:S' });
    expect(scene.told).toContainEqual({ type: 'nothing-drawn', player: 0, source: 'cantina', why: 'no-crew-left' });
    expect(question(scene)).toBe('orbit-action');
  });

  it('MC-6.6, MC-R11, MC-17.30: any draw may be declined', () => {
    const scene = position({})
      .doing(drawCrew({ seat, left: 2 }))
      .when(seat, { pass: true });
    expect(question(scene)).toBeUndefined();
    expect(scene.told).toEqual([{ type: 'draw-declined', player: 0, source: 'deck' }]);
  });

  it('MC-6.20, MC-6.21, MC-6.24, MC-D04: cards of either row and ready markers, as the player likes', () => {
    const scene = position({
      players: [{ ...SIX, bottom: ['crew_04', 'crew_05', 'crew_08'], ready: ['engineer'], cargo: '0/1/0/0' }],
    })
      .doing(upgrade({ seat }))
      .when(seat, { upgrade: 'leisure_facilities' });
    expect(scene.asked(seat)).toMatchObject({ about: { need: 'engineer', rest: [], purpose: 'upgrade' } });
    expect(scene.answers(seat)).toEqual([
      { card: 'crew_02' },
      { card: 'crew_03' },
      { card: 'crew_08' },
      { marker: 'engineer' },
    ]);
    scene.when(seat, { marker: 'engineer' });
    expect(scene.table.players[seat].ready.engineer).toBe(false);
    expect([...top(scene), ...bottom(scene)]).toHaveLength(6);
  });

  it('MC-6.22, MC-R14: an Engineer is no Leader of any colour', () => {
    const scene = position({ players: [{ ready: ['engineer', 'leader_blue'], cargo: '0/1/0/0' }] })
      .doing(upgrade({ seat }))
      .when(seat, { upgrade: 'cargo_holds' });
    expect(scene.table.players[seat].ready).toMatchObject({ engineer: true, leader_blue: false });
  });

  it('MC-6.23, MC-10.52: one card pays for one specialist; nothing is asked where all are needed', () => {
    const found = (cards: string[]) =>
      position({ players: [{ ark: 'N:P', colonies: ['W', 'E'], colonyPool: 1, top: cards }] }).doing(
        actionStep({ seat }),
      );
    expect(found(['crew_02', 'crew_04']).may(seat, { action: 'found-colony' })).toBe(false);
    expect(why(found(['crew_02', 'crew_04']), { action: 'found-colony' })).toBe('no-specialist');
    const two = found(['crew_02', 'crew_04', 'crew_09']).when(seat, { action: 'found-colony' });
    expect(question(two)).toBeUndefined();
    expect(top(two)).toEqual([]);
  });

  it('MC-6.25: no question lets a card be thrown away for nothing outside of its play', () => {
    const scene = position({ players: [{ ark: 'N:P', top: ['crew_01'] }] }).doing(actionStep({ seat }));
    expect(scene.answers(seat).filter((answer) => 'card' in answer)).toEqual([]);
  });
});

describe('section 9: playing crew cards', () => {
  const on = (ark: 'N:P' | 'W:A1' | 'C:G', cards: { top?: string[]; bottom?: string[] }, units = '0/0/0/0') =>
    position({ players: [{ ark, ...cards, cargo: units }] }).doing(crewStep({ seat }));

  it('MC-9.1, MC-17.8: two plays, on the gate one', () => {
    expect(on('N:P', { top: ['crew_03'] }).asked(seat).about).toEqual({ left: 2 });
    const gate = on('C:G', { bottom: ['crew_03', 'crew_04'] });
    expect(gate.asked(seat).about).toEqual({ left: 1 });
    expect(question(gate.when(seat, { card: 'crew_03', mode: 'up', use: false }))).toBeUndefined();
  });

  it('MC-9.2, MC-9.3, MC-17.9, MC-D11: the top row is discarded, the bottom row discarded or moved up', () => {
    const scene = on('N:P', { top: ['crew_03'], bottom: ['crew_11'] });
    expect(scene.answers(seat)).toEqual([
      { card: 'crew_03', mode: 'discard', use: true },
      { card: 'crew_03', mode: 'discard', use: false },
      { card: 'crew_11', mode: 'discard', use: true },
      { card: 'crew_11', mode: 'up', use: true },
      { card: 'crew_11', mode: 'discard', use: false },
      { card: 'crew_11', mode: 'up', use: false },
      { pass: true },
    ]);
  });

  it('MC-9.3, MC-17.10: with a full top row a card of the bottom row is discarded', () => {
    const scene = on('N:P', { top: ['crew_01', 'crew_02', 'crew_03'], bottom: ['crew_11'] });
    expect(scene.may(seat, { card: 'crew_11', mode: 'discard' })).toBe(true);
    expect(scene.may(seat, { card: 'crew_11', mode: 'up' })).toBe(false);
    expect(why(scene, { card: 'crew_11', mode: 'up' })).toBe('top-row-full');
  });

  it('MC-9.4, MC-17.7: one card twice, but away from the gate only one of its edges matches', () => {
    const scene = on('N:P', { bottom: ['crew_11'] }).when(seat, { card: 'crew_11', mode: 'up', use: true });
    expect(cargo(scene)).toBe('2/0/0/0');
    expect(scene.answers(seat)).toEqual([{ card: 'crew_11', mode: 'discard', use: false }, { pass: true }]);
  });

  it('MC-9.5, MC-8.15, MC-R10, MC-R16: no edge matches on an asteroid, an orbital one on moons and stations', () => {
    const asteroid = on('W:A1', { top: ['crew_08'], bottom: ['crew_01'] });
    expect(asteroid.answers(seat).filter((answer) => answer.use === true)).toEqual([]);
    expect(question(asteroid.doing(actionStep({ seat })))).toBeUndefined();
  });

  it('MC-9.6: a card may be played without its action', () => {
    const scene = on('N:P', { top: ['crew_03'] }).when(seat, { card: 'crew_03', use: false });
    expect([cargo(scene), scene.table.crewDiscard.cards]).toEqual(['0/0/0/0', ['crew_03']]);
  });

  it('MC-9.7, MC-17.31: the card leaves its slot before its action draws', () => {
    const full = { top: ['crew_12', 'crew_13'], bottom: ['crew_15', 'crew_02', 'crew_04'] };
    const scene = on('N:P', full).when(seat, { card: 'crew_15', mode: 'up', use: true }).when(seat, { draw: true });
    // The top row is full now: the drawn card goes where crew_15 lay.
    expect([top(scene).length, bottom(scene).length]).toEqual([3, 3]);
    expect(top(scene)).toContain('crew_15');
  });

  it('MC-9.8, MC-17.27: an action may be used when its gain is lost', () => {
    const scene = on('N:P', { top: ['crew_03'] }, '4/0/0/0').when(seat, { card: 'crew_03', use: true });
    expect(cargo(scene)).toBe('4/0/0/0');
  });

  it('MC-17.28: a card can be played and can pay in the turn in which it was drawn', () => {
    const scene = position({
      players: [{ ark: 'W:P', upgrades: ['leisure_facilities'] }],
      cantina: ['crew_09', 'crew_06', 'crew_07'],
    })
      .doing(turn({ player: 0 }))
      .when(seat, { to: 'W:S' })
      .when(seat, { card: 'crew_09', row: 'top' });
    expect(scene.may(seat, { card: 'crew_09', use: true })).toBe(true);
  });
});
