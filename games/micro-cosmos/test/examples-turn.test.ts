import { describe, expect, it } from 'vitest';
import { pointsOf, range, terraformLimit } from '../rules/index.ts';
import { actionStep, crewStep, travelStep, turn } from '../rules/turn.ts';
import { upgrade } from '../rules/upgrades.ts';
import { bottom, cargo, position, question, sector, top, vp, why } from './position.ts';

const seat = 0;

describe('the worked examples: crew', () => {
  it.each(['W:S', 'W:M'] as const)('MC-EX01: an orbital edge works on %s', (ark) => {
    const scene = position({ players: [{ ark, bottom: ['crew_01'] }] })
      .doing(crewStep({ seat }))
      .when(seat, { card: 'crew_01', mode: 'up', use: true })
      .when(seat, { resource: 'minerals' });
    expect(cargo(scene)).toBe('0/0/1/0');
    expect([top(scene), bottom(scene)]).toEqual([['crew_01'], []]);
    expect(scene.asked(seat)).toMatchObject({ question: 'play-crew', about: { left: 1 } });
  });

  it('MC-EX02: an exchange', () => {
    const scene = position({ players: [{ ark: 'W:P', top: ['crew_01'], cargo: '1/0/0/0' }], crewDeck: ['crew_20'] })
      .doing(crewStep({ seat }))
      .when(seat, { card: 'crew_01', use: true })
      .when(seat, { draw: true })
      .when(seat, { row: 'bottom' });
    expect(cargo(scene)).toBe('0/0/0/2');
    expect(scene.table.crewDiscard.cards).toEqual(['crew_01']);
    expect(bottom(scene)).toEqual(['crew_20']);
  });

  const twice = () =>
    position({
      players: [{ ark: 'N:P', cargo: '3/0/0/1', top: ['crew_03', 'crew_21'], bottom: ['crew_02'] }],
      crewDeck: ['crew_20'],
    }).doing(crewStep({ seat }));

  it('MC-EX03 (a): what does not fit is lost', () => {
    const scene = twice().when(seat, { card: 'crew_03', use: true });
    expect(cargo(scene)).toBe('4/0/0/1');
    expect(scene.told).toContainEqual(
      expect.objectContaining({ type: 'gained', resource: 'biomass', kept: 1, lost: 1, origin: 'crew' }),
    );
    expect(scene.table.crewDiscard.cards).toEqual(['crew_03']);
  });

  it('MC-EX03 (b): one card twice', () => {
    const scene = twice();
    expect(scene.may(seat, { card: 'crew_02', use: true })).toBe(false);
    expect(why(scene, { card: 'crew_02', use: true })).toBe('edge-does-not-match');
    scene
      .when(seat, { card: 'crew_02', mode: 'up' })
      .when(seat, { card: 'crew_02', use: true })
      .when(seat, { draw: true });
    expect(cargo(scene)).toBe('3/2/1/0');
    expect(scene.table.crewDiscard.cards).toEqual(['crew_02']);
    expect(scene.answers(seat)).toEqual([{ row: 'top' }, { row: 'bottom' }]);
    expect(question(scene.when(seat, { row: 'top' }))).toBeUndefined();
  });

  it('MC-EX04: on the Star Gate every edge matches, once', () => {
    const scene = position({ players: [{ bottom: ['crew_02', 'crew_08'] }] })
      .doing(crewStep({ seat }), actionStep({ seat }))
      .when(seat, { card: 'crew_02', mode: 'up', use: true });
    expect(cargo(scene)).toBe('0/2/0/0');
    expect(top(scene)).toEqual(['crew_02']);
    expect(question(scene)).toBe('orbit-action');
    expect(scene.may(seat, { action: 'gather' })).toBe(true);
    expect(scene.may(seat, { action: 'gain-specialist' })).toBe(true);
  });

  it('MC-EX31: an exchange is paid with the named resource', () => {
    const poor = position({ players: [{ ark: 'W:P', top: ['crew_26'], cargo: '0/2/2/2' }] }).doing(crewStep({ seat }));
    expect(poor.answers(seat)).toEqual([{ card: 'crew_26', mode: 'discard', use: false }, { pass: true }]);
    expect(why(poor, { card: 'crew_26', use: true })).toBe('cannot-pay-action');
    const rich = position({ players: [{ ark: 'W:P', top: ['crew_26'], cargo: '1/2/2/2' }] })
      .doing(crewStep({ seat }))
      .when(seat, { card: 'crew_26', use: true });
    expect(cargo(rich)).toBe('0/3/3/3');
    expect(question(rich)).toBe('draw-crew');
  });

  it('MC-EX20: several Cantina draws, and the refill after the last', () => {
    const scene = position({
      players: [{ ark: 'W:M', top: ['crew_24'], bottom: ['crew_03', 'crew_04'], cargo: '1/0/0/0' }],
      cantina: ['crew_05', 'crew_06', 'crew_07'],
      crewDeck: ['crew_20', 'crew_21'],
    })
      .doing(crewStep({ seat }))
      .when(seat, { card: 'crew_24', use: true })
      .when(seat, { card: 'crew_06', row: 'bottom' });
    expect(scene.table.crewDiscard.cards).toEqual(['crew_24']);
    expect(scene.answers(seat)).toEqual([
      { card: 'crew_05', row: 'top' },
      { card: 'crew_07', row: 'top' },
      { pass: true },
    ]);
    expect(why(scene, { row: 'bottom' })).toBe('row-full');
    scene.when(seat, { card: 'crew_05' });
    expect(top(scene)).toEqual(['crew_05']);
    expect(scene.table.cantina.map(({ cards }) => cards[0])).toEqual(['crew_20', 'crew_21', 'crew_07']);
  });

  const bothSources = (card: string) =>
    position({
      players: [{ ark: 'W:M', top: [card] }],
      cantina: ['crew_05', 'crew_06', 'crew_07'],
      crewDeck: ['crew_20', 'crew_21'],
    })
      .doing(crewStep({ seat }))
      .when(seat, { card, use: true });

  it('MC-EX33 (a): the Cantina is refilled before the deck draw', () => {
    const scene = bothSources('crew_08').when(seat, { card: 'crew_06', row: 'top' }).when(seat, { draw: true });
    expect(scene.table.cantina.map(({ cards }) => cards[0])).toEqual(['crew_05', 'crew_20', 'crew_07']);
    expect(scene.table.players[seat].drawn.cards).toEqual(['crew_21']);
  });

  it('MC-EX33 (b): declining the Cantina card leaves the deck draw', () => {
    const scene = bothSources('crew_08').when(seat, { pass: true });
    expect(scene.table.cantina.map(({ cards }) => cards[0])).toEqual(['crew_05', 'crew_06', 'crew_07']);
    expect(question(scene)).toBe('draw-crew');
    expect(scene.when(seat, { draw: true }).table.players[seat].drawn.cards).toEqual(['crew_20']);
  });

  it('MC-EX33 (c): declining the first deck card declines the second', () => {
    const scene = bothSources('crew_09');
    expect(scene.asked(seat)).toMatchObject({ question: 'draw-crew', about: { left: 2 } });
    expect(question(scene.when(seat, { pass: true }))).toBeUndefined();
  });
});

describe('the worked examples: actions', () => {
  it('MC-EX05: gather on a planet', () => {
    const scene = position({ galaxy: { S: 'keyl' }, players: [{ ark: 'S:P' }] })
      .doing(actionStep({ seat }))
      .when(seat, { action: 'gather' });
    expect(cargo(scene)).toBe('0/1/0/0');
    expect(question(scene)).toBeUndefined();
  });

  it('MC-EX06: the terraforming limit', () => {
    const { table } = position({
      players: [{ colonies: ['N', 'E'], outposts: ['W'], colonyPool: 3, outpostPool: 1 }],
    });
    expect([terraformLimit(table, 0), terraformLimit(table, 1)]).toEqual([5, 2]);
  });

  it('MC-EX07: completing a planet', () => {
    const scene = position({
      seats: 3,
      galaxy: { S: 'keyl' },
      levels: { S: [1, 3, 3, 1] },
      markers: {
        S: [
          [1, 2],
          [2, 2],
          [0, 4],
        ],
      },
      players: [{ ark: 'S:P', cargo: '3/0/1/3', colonies: ['N', 'E'], outposts: ['W'] }],
    })
      .doing(actionStep({ seat }))
      .when(seat, { action: 'terraform' });
    expect(scene.asked(seat).about).toMatchObject({ left: 5 });
    scene.when(seat, { resource: 'biomass' }).when(seat, { resource: 'technology' });
    expect([vp(scene, 0), vp(scene, 1), vp(scene, 2)]).toEqual([9, 2, 3]);
    expect(sector(scene, 'S')).toMatchObject({ terraformed: true, markers: [], levels: [0, 0, 0, 0] });
    expect(cargo(scene)).toBe('2/0/1/2');
    expect(scene.told.filter(({ type }) => type === 'planet-scored')).toMatchObject([
      { player: 0, rank: 1, space: 6, bonus: 3, vp: 9 },
      { player: 2, rank: 2, space: 2, bonus: 1, vp: 3 },
      { player: 1, rank: 3, space: 2, bonus: 0, vp: 2 },
    ]);
  });

  it('MC-EX08: explore with a marker', () => {
    const scene = position({ players: [{ ark: 'N:P', ready: ['leader_green'] }], survivorDeck: ['surv_07'] })
      .doing(actionStep({ seat }))
      .when(seat, { action: 'explore' });
    expect(cargo(scene)).toBe('1/1/1/0');
    scene.when(seat, { keep: true });
    expect(scene.table.players[seat].ready.leader_green).toBe(false);
    expect(scene.table.players[seat].kept.cards).toEqual(['surv_07']);
  });

  it('MC-EX09: settle one survivor', () => {
    const scene = position({
      terraformed: ['N'],
      players: [{ ark: 'N:P', kept: ['surv_06', 'surv_07', 'surv_11'], upgrades: ['robotics'], colonies: ['N'] }],
    }).doing(actionStep({ seat }));
    expect(scene.answers(seat).filter((answer) => answer.action === 'settle')).toEqual([
      { action: 'settle', survivor: 'surv_06' },
      { action: 'settle', survivor: 'surv_07' },
    ]);
    expect(why(scene, { survivor: 'surv_11' })).toBe('survivor-colour');
    scene.when(seat, { survivor: 'surv_06' });
    expect(scene.table.players[seat].settled.cards).toEqual(['surv_06']);
    expect(scene.table.players[seat].kept.cards).toHaveLength(2);
    expect(vp(scene)).toBe(0);
    expect(scene.may(seat, { action: 'settle' })).toBe(false);
    expect(why(scene, { action: 'settle' })).toBe('action-done');
  });

  it('MC-EX10: the third colony', () => {
    const scene = position({
      players: [{ ark: 'N:P', colonies: ['W', 'E'], colonyPool: 1, top: ['crew_02', 'crew_04'], bottom: ['crew_05'] }],
    })
      .doing(actionStep({ seat }))
      .when(seat, { action: 'found-colony' });
    expect([...scene.table.crewDiscard.cards].sort()).toEqual(['crew_02', 'crew_04', 'crew_05']);
    expect(cargo(scene)).toBe('0/0/0/0');
    expect(sector(scene, 'N').colonies).toEqual([0]);
    expect(scene.table.players[seat].colonyPool).toBe(0);
    expect(pointsOf(scene.play.match, seat).colonies).toBe(9);
  });

  it('MC-EX11: an outpost and its income', () => {
    const scene = position({ players: [{ ark: 'N:P', colonies: ['N'], outpostPool: 1 }, { ark: 'N:M' }] })
      .doing(actionStep({ seat }))
      .when(seat, { action: 'create-outpost' });
    expect(sector(scene, 'N').outposts).toEqual([0]);
    expect([vp(scene), cargo(scene)]).toEqual([2, '0/0/0/0']);
    scene.doing(travelStep({ seat: 1 }), crewStep({ seat: 1 })).when(1, { to: 'N:P' });
    expect([cargo(scene, 0), cargo(scene, 1)]).toEqual(['1/1/0/0', '0/0/0/0']);
  });

  it('MC-EX12: gain a specialist', () => {
    const scene = position({ players: [{ ark: 'N:S', top: ['crew_02'] }] })
      .doing(actionStep({ seat }))
      .when(seat, { action: 'gain-specialist', marker: 'leader_green' });
    expect(scene.table.crewDiscard.cards).toEqual(['crew_02']);
    expect(scene.table.players[seat].ready.leader_green).toBe(true);
    expect(scene.answers(seat)).toEqual([{ action: 'gather' }, { pass: true }]);
  });

  it.each([
    [[], '0/0/4/0'],
    [['cargo_holds'], '0/0/5/0'],
  ])('MC-EX19: capacity and card limit with %j', (upgrades, expected) => {
    const six = { top: ['crew_01', 'crew_02', 'crew_03'], bottom: ['crew_04', 'crew_05', 'crew_06'] };
    const scene = position({ galaxy: { S: 'keyl' }, players: [{ ark: 'S:M', cargo: '0/0/3/0', upgrades, ...six }] })
      .doing(actionStep({ seat }))
      .when(seat, { action: 'gather' });
    expect(cargo(scene)).toBe(expected);
    expect(scene.told).toContainEqual({ type: 'nothing-drawn', player: 0, source: 'deck', why: 'hand-full' });
    expect(question(scene)).toBe('orbit-action');
  });

  it.each([
    ['everyTime', 2],
    ['oncePerPlanet', 0],
  ])('MC-EX30: moving an outpost back with %s gives %i points', (outpostMoveVp, again) => {
    const scene = position({
      options: { outpostMoveVp },
      players: [{ ark: 'N:P', colonies: ['N', 'E'], outpostPool: 1 }],
    })
      .doing(actionStep({ seat }))
      .when(seat, { outpost: 'pool' });
    scene.position((table) => {
      table.players[seat].ark = 'E:P';
    });
    scene.doing(actionStep({ seat }));
    expect(scene.answers(seat).filter((answer) => answer.action === 'create-outpost')).toEqual([
      { action: 'create-outpost', outpost: 'N' },
    ]);
    scene.when(seat, { outpost: 'N' });
    expect([sector(scene, 'N').outposts, sector(scene, 'E').outposts, vp(scene)]).toEqual([[], [0], 4]);
    scene.position((table) => {
      table.players[seat].ark = 'N:P';
    });
    scene.doing(actionStep({ seat })).when(seat, { outpost: 'E' });
    expect(vp(scene)).toBe(4 + again);
  });

  it('MC-EX32: gathering on the Star Gate', () => {
    const scene = position({
      players: [{ top: ['crew_19'] }],
      cantina: ['crew_02', 'crew_05', 'crew_07'],
      crewDeck: ['crew_20'],
    })
      .doing(crewStep({ seat }), actionStep({ seat }))
      .when(seat, { pass: true })
      .when(seat, { action: 'gather' })
      .when(seat, { resource: 'workforce' })
      .when(seat, { resource: 'technology' })
      .when(seat, { card: 'crew_02', row: 'bottom' });
    expect(cargo(scene)).toBe('0/1/0/1');
    expect(scene.table.cantina[0].cards).toEqual(['crew_20']);
    scene.when(seat, { action: 'gain-specialist', card: 'crew_02', marker: 'leader_blue' });
    expect(scene.table.crewDiscard.cards).toEqual(['crew_02']);
    expect(scene.table.players[seat].ready.leader_blue).toBe(true);
    expect(question(scene)).toBeUndefined();
  });
});

describe('the worked examples: Ark and travel', () => {
  it('MC-EX15: one upgrade, and the outpost pair', () => {
    const scene = position({
      players: [{ upgrades: ['leisure_facilities'], top: ['crew_02', 'crew_03'], cargo: '2/1/0/2' }],
    })
      .doing(turn({ player: 0 }))
      .when(seat, { upgrade: 'biodome' })
      .when(seat, { card: 'crew_02' });
    expect(cargo(scene)).toBe('0/1/0/2');
    expect(top(scene)).toEqual(['crew_03']);
    expect(scene.table.players[seat]).toMatchObject({ colonyPool: 2, outpostPool: 1, outpostsLocked: 1 });
    expect(vp(scene)).toBe(5);
    expect(question(scene)).toBe('travel');
  });

  it('MC-EX16: Engines', () => {
    const scene = position({ players: [{ top: ['crew_02'], cargo: '0/1/0/1' }] })
      .doing(upgrade({ seat }), travelStep({ seat }))
      .when(seat, { upgrade: 'engines' });
    expect([cargo(scene), range(scene.table.players[seat])]).toEqual(['0/0/0/0', 4]);
    expect(scene.table.players[seat].colonyPool).toBe(0);
    // Three steps away, in this very turn.
    expect(scene.may(seat, { to: 'W:M' })).toBe(true);
    expect(position().doing(travelStep({ seat })).may(seat, { to: 'W:M' })).toBe(false);
    const later = position({ players: [{ upgrades: ['engines/1'], top: ['crew_02'], cargo: '0/1/0/1' }] })
      .doing(upgrade({ seat }))
      .when(seat, { upgrade: 'engines' });
    expect([range(later.table.players[seat]), later.table.players[seat].colonyPool]).toEqual([6, 1]);
    const third = position({ players: [{ upgrades: ['engines'], top: ['crew_02'], cargo: '0/1/2/1' }] }).doing(
      upgrade({ seat }),
    );
    expect(third.may(seat, { upgrade: 'engines' })).toBe(false);
    expect(why(third, { upgrade: 'engines' })).toBe('already-unlocked');
  });

  it('MC-EX17: a discovery', () => {
    const scene = position({ planetDeck: ['keyl'], players: [{ bottom: ['crew_02'] }] })
      .doing(travelStep({ seat }), crewStep({ seat }), actionStep({ seat }))
      .when(seat, { discover: 'S' })
      .when(seat, { resource: 'workforce' });
    expect(scene.table.players[seat].ark).toBe('S:P');
    expect(sector(scene, 'S')).toMatchObject({ levels: [0, 1, 0, 0], markers: [{ player: 0, space: 1 }] });
    expect(cargo(scene)).toBe('0/0/0/0');
    expect(scene.may(seat, { card: 'crew_02', use: true })).toBe(true);
    expect(question(scene.when(seat, { pass: true }))).toBe('planet-action');
  });

  it('MC-EX18: reading the map', () => {
    const scene = position({ seats: 3 }).doing(travelStep({ seat }));
    const ends = scene.answers(seat).map((answer) => answer.to ?? `discover ${String(answer.discover)}`);
    expect([...ends].sort()).toEqual(['N:P', 'N:M', 'N:S', 'N:A1', 'W:S', 'W:P', 'E:M', 'E:P', 'discover S'].sort());
    const crowded = position({ players: [{}, { ark: 'E:M' }] }).doing(travelStep({ seat }));
    expect([crowded.may(seat, { to: 'E:M' }), crowded.may(seat, { to: 'E:P' })]).toEqual([false, true]);
    expect(why(crowded, { to: 'E:M' })).toBe('occupied');
  });

  it('MC-EX35: a whole turn on a station', () => {
    const scene = position({
      players: [{ ark: 'W:P', upgrades: ['biodome', 'leisure_facilities'], top: ['crew_08'] }],
      cantina: ['crew_05', 'crew_06', 'crew_07'],
      crewDeck: ['crew_20', 'crew_21', 'crew_22', 'crew_23', 'crew_24'],
    }).doing(turn({ player: 0 }));
    scene.when(seat, { to: 'W:S' });
    expect(cargo(scene)).toBe('0/1/0/0');
    scene.when(seat, { card: 'crew_05', row: 'bottom' });
    expect(scene.table.cantina[0].cards).toEqual(['crew_20']);
    scene.when(seat, { card: 'crew_08', use: true }).when(seat, { card: 'crew_06', row: 'bottom' });
    expect(scene.table.cantina[1].cards).toEqual(['crew_21']);
    scene.when(seat, { draw: true }).when(seat, { row: 'top' });
    expect(top(scene)).toEqual(['crew_22']);
    scene.when(seat, { pass: true }).when(seat, { action: 'gather' }).when(seat, { draw: true });
    expect(cargo(scene)).toBe('0/1/0/2');
    scene.when(seat, { row: 'bottom' });
    scene.when(seat, { action: 'gain-specialist', card: 'crew_06', marker: 'leader_red' });
    expect(scene.table.players[seat].ready.leader_red).toBe(true);
    scene.when(seat, { draw: true });
    expect(scene.answers(seat)).toEqual([{ row: 'top' }, { row: 'bottom' }]);
    scene.when(seat, { row: 'top' });
    expect([top(scene), bottom(scene)]).toEqual([
      ['crew_22', 'crew_24'],
      ['crew_05', 'crew_23'],
    ]);
    expect(scene.table.cantina.map(({ cards }) => cards[0])).toEqual(['crew_20', 'crew_21', 'crew_07']);
    expect(scene.table.crewDiscard.cards).toEqual(['crew_08', 'crew_06']);
  });
});
