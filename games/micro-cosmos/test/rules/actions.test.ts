import { describe, expect, it } from 'vitest';
import type { CellId } from '../../data/index.ts';
import { capacity, pointsOf, terraformLimit } from '../../rules/index.ts';
import { actionStep } from '../../rules/turn.ts';
import { unlock, upgrade } from '../../rules/upgrades.ts';
import { cargo, type PlayerSpec, position, question, type Spec, sector, top, vp, why } from '../position.ts';

const seat = 0;
const acting = (player: PlayerSpec, spec: Spec = {}) =>
  position({ ...spec, players: [{ ark: 'N:P', ...player }, ...(spec.players ?? [])] }).doing(actionStep({ seat }));

describe('section 7: upgrades', () => {
  it('MC-7.1, MC-7.3, MC-4.5: at most one, none twice, and passing is allowed', () => {
    const scene = position({ players: [{ ready: ['leader_red'], top: ['crew_04'], cargo: '0/2/2/0' }] }).doing(
      upgrade({ seat }),
    );
    expect(scene.may(seat, { pass: true })).toBe(true);
    scene.when(seat, { upgrade: 'cargo_holds' }).when(seat, { marker: 'leader_red' });
    expect(question(scene)).toBeUndefined();
  });

  it('MC-7.13, MC-17.4: Cargo Holds work at once, lost units do not come back', () => {
    const scene = position({ players: [{ ready: ['leader_red'], cargo: '4/4/4/4' }] })
      .doing(upgrade({ seat }), actionStep({ seat }))
      .when(seat, { upgrade: 'cargo_holds' });
    expect([capacity(scene.table.players[seat]), cargo(scene)]).toEqual([6, '4/3/4/4']);
    scene.when(seat, { action: 'gather' }).when(seat, { resource: 'biomass' }).when(seat, { resource: 'biomass' });
    expect(cargo(scene)).toBe('6/3/4/4');
  });

  it('MC-7.2, MC-17.29: colony markers come from upgrades', () => {
    const scene = position({ players: [{ ark: 'N:P', top: ['crew_02', 'crew_01'] }] }).doing(actionStep({ seat }));
    expect(why(scene, { action: 'found-colony' })).toBe('no-colony-marker');
  });

  it.each([
    ['biodome', 'leisure_facilities', 5],
    ['space_mining', 'mining_vehicles', 5],
    ['robotics', 'scouting_vehicles', 0],
    ['cargo_holds', 'engines', 0],
  ])('MC-7.21: %s and %s give %i points', (one, other, points) => {
    const scene = position({ players: [{ upgrades: [one, 'engines/1'], cargo: '4/4/4/4' }] });
    scene.doing(unlock({ player: 0, upgrade: other }));
    expect([vp(scene), scene.table.players[seat].outpostPool]).toEqual([points, points / 5]);
  });
});

describe('section 10: planet actions', () => {
  it('MC-10.1, MC-10.4, MC-D15: one action, none is forced, and gathering is always possible', () => {
    const scene = acting({ cargo: '4/4/4/4', upgrades: ['robotics'] });
    expect(scene.answers(seat)).toEqual([{ action: 'gather' }, { action: 'terraform' }, { pass: true }]);
    scene.when(seat, { action: 'gather' });
    expect([cargo(scene), question(scene)]).toEqual(['4/4/4/4', undefined]);
  });

  it('MC-10.2, MC-R32, MC-D21: both orbit actions in any order, each once', () => {
    const first = acting({ ark: 'N:M', top: ['crew_02'] }).when(seat, {
      action: 'gain-specialist',
      marker: 'leader_red',
    });
    expect(first.answers(seat)).toEqual([{ action: 'gather' }, { pass: true }]);
    expect(why(first, { action: 'gain-specialist' })).toBe('action-done');
    const second = acting({ ark: 'N:M', top: ['crew_02'] })
      .when(seat, { action: 'gather' })
      .when(seat, { pass: true });
    expect(second.may(seat, { action: 'gain-specialist' })).toBe(true);
  });

  it('MC-10.3, MC-7.10, MC-17.12: Robotics allows two different actions with an own colony', () => {
    const scene = acting({ colonies: ['N'], upgrades: ['robotics'], cargo: '2/2/2/2' })
      .when(seat, { action: 'terraform' })
      .when(seat, { resource: 'biomass' })
      .when(seat, { stop: true });
    expect(scene.may(seat, { action: 'terraform' })).toBe(false);
    expect(why(scene, { action: 'terraform' })).toBe('action-done');
    scene.when(seat, { action: 'gather' });
    expect(question(scene)).toBeUndefined();
  });

  it('MC-10.3, MC-17.34: also right after founding the colony, and then no second one', () => {
    const scene = acting({ upgrades: ['robotics'], colonyPool: 2, top: ['crew_02', 'crew_01'] });
    scene.when(seat, { action: 'found-colony' });
    expect(scene.asked(seat)).toMatchObject({ question: 'planet-action', about: { done: ['found-colony'] } });
    const gathered = acting({ upgrades: ['robotics'], colonyPool: 2, top: ['crew_02', 'crew_01'] });
    expect(question(gathered.when(seat, { action: 'gather' }))).toBeUndefined();
  });

  it('MC-17.11, MC-17.33, MC-10.26: complete the planet, then settle or gather on its other side', () => {
    const scene = acting(
      { colonies: ['N'], upgrades: ['robotics'], cargo: '0/0/0/1', kept: ['surv_06'] },
      { levels: { N: [3, 2, 2, 1] }, markers: { N: [[0, 8]] } },
    ).when(seat, { action: 'terraform' });
    expect(scene.may(seat, { action: 'settle' })).toBe(true);
    scene.when(seat, { action: 'gather' });
    expect(cargo(scene)).toBe('1/1/0/1');
  });

  it('MC-10.20, MC-D16: only printed tracks, never above the maximum, at least one level, stopping is allowed', () => {
    const scene = acting(
      { ark: 'S:P', cargo: '1/2/1/0', colonies: ['N'] },
      { galaxy: { S: 'pyrra' }, levels: { S: [0, 4, 0] } },
    ).when(seat, { action: 'terraform' });
    // Biomass is not printed on Pyrra, Minerals are full, Technology is missing: one way, which is taken by itself.
    expect(cargo(scene)).toBe('1/1/1/0');
    expect(scene.answers(seat)).toEqual([{ resource: 'workforce' }, { stop: true }]);
    expect(why(scene, { resource: 'minerals' })).toBe('track-full');
    expect(why(scene, { resource: 'technology' })).toBe('no-resources');
    scene.when(seat, { stop: true });
    expect(scene.told).toContainEqual(
      expect.objectContaining({ type: 'terraformed', resources: ['workforce'], n: 1, space: 1 }),
    );
  });

  it('MC-10.20: nothing fits, or the planet is terraformed', () => {
    expect(why(acting({}), { action: 'terraform' })).toBe('nothing-fits');
    expect(why(acting({ cargo: '1/1/1/1' }, { terraformed: ['N'] }), { action: 'terraform' })).toBe(
      'already-terraformed',
    );
  });

  it('MC-10.21, MC-10.53, MC-R30, MC-17.15: markers in the pool do not raise the limit', () => {
    const { table } = position({ players: [{ colonies: ['N'], colonyPool: 5, outposts: ['E'], outpostPool: 1 }] });
    expect(terraformLimit(table, seat)).toBe(4);
  });

  it('MC-10.22, MC-R34: the marker goes as far as levels are raised', () => {
    const scene = acting({ cargo: '2/0/0/0' }, { levels: { N: [0, 1, 0, 0] }, markers: { N: [[0, 1]] } })
      .when(seat, { action: 'terraform' })
      .when(seat, { resource: 'biomass' });
    expect(sector(scene, 'N').markers).toEqual([{ player: 0, space: 3 }]);
  });

  it('MC-10.23: the marker that arrived last lies on top; one that leaves changes nothing for the rest', () => {
    const done = (markers: [number, number][]) =>
      acting({ cargo: '0/0/0/1' }, { seats: 3, levels: { N: [3, 2, 2, 1] }, markers: { N: markers } }).when(seat, {
        action: 'terraform',
      });
    // Player 0 comes to 4 beside player 1, who was there before.
    const arrives = done([
      [1, 4],
      [0, 3],
      [2, 1],
    ]);
    expect([0, 1, 2].map((player) => vp(arrives, player))).toEqual([7, 5, 1]);
    // All on one space, player 0 between the others; he goes on, and player 2 still lies on player 1.
    const leaves = done([
      [1, 3],
      [0, 3],
      [2, 3],
    ]);
    expect([0, 1, 2].map((player) => vp(leaves, player))).toEqual([7, 3, 4]);
  });

  it('MC-10.24, MC-17.20: alone on the track there is no second place', () => {
    const scene = acting({ cargo: '0/0/0/1' }, { levels: { N: [3, 2, 2, 1] }, markers: { N: [[0, 8]] } });
    scene.when(seat, { action: 'terraform' });
    expect(scene.table.players[seat].points).toMatchObject({ planets: 9, places: 3 });
    expect(vp(scene, 1)).toBe(0);
  });

  it('MC-4.4, MC-R33: points are booked at once, without an upper end', () => {
    const scene = acting({ cargo: '0/0/0/1', vp: 240 }, { levels: { N: [3, 2, 2, 1] }, markers: { N: [[0, 8]] } });
    expect(vp(scene.when(seat, { action: 'terraform' }))).toBe(252);
  });

  it('MC-10.30, MC-17.16: exploring takes a Leader of the planet’s colour, nothing else', () => {
    expect(why(acting({ ready: ['engineer', 'leader_red', 'leader_blue'] }), { action: 'explore' })).toBe(
      'no-leader-of-colour',
    );
    expect(acting({ ready: ['leader_green'] }, { terraformed: ['N'] }).may(seat, { action: 'explore' })).toBe(true);
  });

  it('MC-10.32, MC-D18: with three survivors exploring brings resources only', () => {
    const scene = acting(
      { ready: ['leader_green'], kept: ['surv_01', 'surv_02', 'surv_11'] },
      { survivorDeck: ['surv_06'] },
    ).when(seat, { action: 'explore' });
    expect([cargo(scene), question(scene)]).toEqual(['2/0/0/0', undefined]);
    expect(scene.told).toContainEqual({
      type: 'survivor-discarded',
      player: 0,
      survivor: 'surv_06',
      why: 'survivors-full',
    });
  });

  it('MC-10.33, MC-7.14, MC-R43, MC-D17: Scouting Vehicles reveal two, one is resolved', () => {
    const scene = acting(
      { ready: ['leader_green'], upgrades: ['scouting_vehicles'] },
      { survivorDeck: ['surv_01', 'surv_07'] },
    ).when(seat, { action: 'explore' });
    expect(scene.answers(seat)).toEqual([{ survivor: 'surv_01' }, { survivor: 'surv_07' }]);
    scene.when(seat, { survivor: 'surv_07' });
    expect([cargo(scene), scene.table.survivorDiscard.cards]).toEqual(['1/1/1/0', ['surv_01']]);
    scene.when(seat, { keep: false });
    expect(scene.table.survivorDiscard.cards).toEqual(['surv_01', 'surv_07']);
  });

  it('MC-10.34, MC-R18, MC-17.22: the discard pile comes back, kept and settled ones do not', () => {
    const all = Array.from({ length: 15 }, (_, i) => `surv_${String(i + 1).padStart(2, '0')}`);
    const none = acting({ ready: ['leader_green'], settled: all });
    expect(why(none, { action: 'explore' })).toBe('no-survivors-left');
    const one = acting(
      { ready: ['leader_green'], upgrades: ['scouting_vehicles'], settled: all.slice(1) },
      {},
    ).position((table) => {
      const [card] = table.survivorDeck.cards;
      (table.survivorDeck.cards as string[]).length = 0;
      (table.survivorDiscard.cards as string[]).push(card);
    });
    one.when(seat, { action: 'explore' });
    // One card only: it is resolved without a choice.
    expect(one.told).toContainEqual({ type: 'reshuffled', deck: 'survivors', n: 1 });
    expect([cargo(one), one.table.survivorDiscard.cards]).toEqual(['0/2/0/0', ['surv_01']]);
  });

  it('MC-10.40, MC-D19, MC-R46: settling only on a terraformed planet of the colour', () => {
    expect(why(acting({ kept: ['surv_06'] }), { action: 'settle' })).toBe('not-terraformed');
    expect(why(acting({ kept: ['surv_11'] }, { terraformed: ['N'] }), { action: 'settle' })).toBe(
      'no-survivor-of-colour',
    );
    const scene = acting({ kept: ['surv_06'] }, { terraformed: ['N'] }).when(seat, { survivor: 'surv_06' });
    expect(scene.table.players[seat].settled).toMatchObject({ seen: 'all', cards: ['surv_06'] });
  });

  it.each([
    ['one', false],
    ['unlimited', true],
  ])(
    'MC-10.50, MC-13.4, MC-R06: a second colony on a planet with coloniesPerPlanet %s: %s',
    (coloniesPerPlanet, may) => {
      const scene = acting(
        { colonies: ['N'], colonyPool: 1, top: ['crew_02', 'crew_01'], cargo: '1/0/0/0' },
        { options: { coloniesPerPlanet } },
      );
      expect(scene.may(seat, { action: 'found-colony' })).toBe(may);
      if (may) {
        scene.when(seat, { action: 'found-colony' });
        expect(sector(scene, 'N').colonies).toEqual([0, 0]);
        expect(terraformLimit(scene.table, seat)).toBe(4);
        expect(pointsOf(scene.play.match, seat).colonies).toBe(5);
      } else expect(why(scene, { action: 'found-colony' })).toBe('own-colony-here');
    },
  );

  it.each([
    [0, ['crew_02', 'crew_01'], '0/0/0/0'],
    [1, ['crew_02', 'crew_01'], '1/0/0/0'],
    [2, ['crew_02', 'crew_01', 'crew_04'], '0/0/0/0'],
    [3, ['crew_02', 'crew_01', 'crew_04'], '0/1/0/0'],
    [4, ['crew_02', 'crew_01', 'crew_04'], '0/1/1/0'],
    [5, ['crew_02', 'crew_01', 'crew_04'], '0/1/1/1'],
    [6, ['crew_02', 'crew_01', 'crew_04'], '1/1/1/1'],
    [7, ['crew_02', 'crew_01', 'crew_04', 'crew_09'], '0/0/0/0'],
  ])('MC-10.51, MC-12.12: the colony after %i others costs %j and %s', (others, cards, units) => {
    const elsewhere = (['NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as CellId[]).slice(0, others);
    const galaxy = { NE: 'keyl', SE: 'pyrra', S: 'vorrak', SW: 'sylvaar', NW: 'ostara' };
    const having = (crew: string[], all: string) =>
      acting(
        { colonies: elsewhere, colonyPool: 1, top: crew.slice(0, 3), bottom: crew.slice(3), cargo: all },
        { galaxy },
      );
    const scene = having(cards, units).when(seat, { action: 'found-colony' });
    expect([cargo(scene), top(scene)]).toEqual(['0/0/0/0', []]);
    expect(pointsOf(scene.play.match, seat).colonies).toBe([2, 5, 9, 14, 20, 27, 35, 45][others]);
    expect(having(cards.slice(1), units).may(seat, { action: 'found-colony' })).toBe(false);
    expect(having(cards.slice(0, -1), units).may(seat, { action: 'found-colony' })).toBe(false);
    const poor = having(cards, '0/0/0/0');
    if (units !== '0/0/0/0') expect(why(poor, { action: 'found-colony' })).toBe('no-resources');
  });

  it('MC-10.54: colonies of several players on one planet', () => {
    const scene = acting({ colonyPool: 1, top: ['crew_02', 'crew_01'] }, { players: [{ colonies: ['N'] }] });
    scene.when(seat, { action: 'found-colony' });
    expect(sector(scene, 'N').colonies).toEqual([1, 0]);
  });

  it('MC-10.60, MC-R07, MC-R36, MC-D20: the pool first, then one from another planet; a locked one does not count', () => {
    expect(why(acting({}), { action: 'create-outpost' })).toBe('no-outpost');
    expect(why(acting({ outposts: ['N'] }), { action: 'create-outpost' })).toBe('own-outpost-here');
    const pool = acting({ outposts: ['E'], outpostPool: 1 });
    expect(why(pool, { outpost: 'E' })).toBe('pool-first');
    expect(pool.may(seat, { outpost: 'pool' })).toBe(true);
    const both = acting({ outposts: ['E', 'W'] });
    expect(both.answers(seat).filter((answer) => 'outpost' in answer)).toEqual([
      { action: 'create-outpost', outpost: 'E' },
      { action: 'create-outpost', outpost: 'W' },
    ]);
  });

  it('MC-10.61, MC-10.64, MC-17.23, MC-R41: 2 points for the outpost, none for a colony that follows it', () => {
    expect(vp(acting({ outpostPool: 1 }).when(seat, { outpost: 'pool' }))).toBe(0);
    expect(vp(acting({ outpostPool: 1, colonies: ['N'] }).when(seat, { outpost: 'pool' }))).toBe(2);
    const later = acting({ outposts: ['N'], colonyPool: 1, top: ['crew_02', 'crew_01'] });
    expect(vp(later.when(seat, { action: 'found-colony' }))).toBe(0);
  });

  it('MC-10.65, MC-17.17, MC-R35: moving back and forth gives 2 points each time', () => {
    const scene = acting({ colonies: ['N', 'E'], outposts: ['E'] }).when(seat, { outpost: 'E' });
    expect(vp(scene)).toBe(2);
  });

  it('MC-10.70, MC-17.18, MC-D22: an Engineer’s card unlocks a Leader, a Leader’s card the Engineer', () => {
    const scene = acting({ ark: 'N:S', top: ['crew_02', 'crew_01'], ready: ['leader_red'] });
    expect(scene.answers(seat).filter((answer) => answer.action === 'gain-specialist')).toEqual([
      { action: 'gain-specialist', card: 'crew_02', marker: 'leader_green' },
      { action: 'gain-specialist', card: 'crew_02', marker: 'leader_blue' },
      { action: 'gain-specialist', card: 'crew_01', marker: 'engineer' },
    ]);
    expect(why(scene, { marker: 'leader_red' })).toBe('marker-ready');
    const none = acting({ ark: 'N:S', top: ['crew_01'], ready: ['engineer'] });
    expect(why(none, { action: 'gain-specialist' })).toBe('no-card-for-specialist');
  });

  it('MC-9.1, MC-17.8: on the Star Gate no card is played after the crew step, and only there it is said so', () => {
    const card = 'crew_01';
    const gate = acting({ ark: 'C:G', top: [card], ready: ['engineer'] });
    expect(gate.may(seat, { card })).toBe(false);
    expect(why(gate, { card })).toBe('one-play-on-gate');
    expect(why(acting({ ark: 'N:S', top: [card], ready: ['engineer'] }), { card })).toBeUndefined();
    // A card that makes a marker ready is not refused.
    expect(acting({ ark: 'C:G', top: [card] }).may(seat, { card })).toBe(true);
  });

  it('MC-10.71, MC-17.32: once per landing, also with the card just gathered', () => {
    const scene = acting({ ark: 'C:G' }, { cantina: ['crew_02', 'crew_05', 'crew_07'] })
      .when(seat, { action: 'gather' })
      .when(seat, { resource: 'biomass' })
      .when(seat, { resource: 'biomass' })
      .when(seat, { card: 'crew_02', row: 'top' })
      .when(seat, { card: 'crew_02', marker: 'leader_red' });
    expect(question(scene)).toBeUndefined();
  });

  it('MC-17.24: two for one is for the Automa only', () => {
    const scene = acting({ ready: ['engineer', 'leader_red', 'leader_blue'] });
    expect(scene.may(seat, { action: 'explore' })).toBe(false);
  });
});
