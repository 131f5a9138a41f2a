import { given } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import type { AutomaCardId, CellId, FieldKey } from '../../data/index.ts';
import { automaTurn } from '../../rules/automa/turn.ts';
import { game, pointsOf } from '../../rules/index.ts';
import { endRound, travelStep, turn } from '../../rules/turn.ts';
import { cargo, type PlayerSpec, position, put, type Spec, sector, vp, why } from '../position.ts';

const HUMAN = 0;
const AUTOMA = 1;

/** The Automa plays this card. Its crew draws are Engineers if nothing else is said. */
function playing(card: AutomaCardId, automa: PlayerSpec = {}, spec: Spec = {}) {
  return position({
    seats: 1,
    automaDeck: [card],
    crewDeck: ['crew_02', 'crew_03'],
    ...spec,
    players: [spec.players?.[0] ?? {}, { ark: 'N:P', colonyPool: 2, ...automa }],
  }).doing(automaTurn({ player: AUTOMA }));
}

const rows = (scene: ReturnType<typeof playing>) =>
  scene.table.automa?.report?.rows.map(({ outcome, why: reason }) => reason ?? outcome);

/** Crew cards paid for this, in order. */
const used = (scene: ReturnType<typeof playing>, purpose: string) =>
  [...scene.told].flatMap((event) =>
    event.type === 'specialist-used' && event.purpose === purpose ? [event.card] : [],
  );

const moved = (scene: ReturnType<typeof playing>) => scene.told.find((event) => event.type === 'automa-moved');

/** Every planet but the named ones is terraformed. */
const GALAXY = { NE: 'keyl', SE: 'pyrra', S: 'vorrak', SW: 'sylvaar', NW: 'ostara' };

describe('section 14: flow', () => {
  it('MC-14.10, MC-14.1, MC-1.3: the human, then the Automa, and the marker never passes', () => {
    const scene = given(game, { seats: 1 });
    while (scene.table.round < 4) {
      const [pending] = scene.play.pending;
      scene.play.answer(pending.seat, pending.answers[pending.answers.length - 1]);
    }
    expect(scene.table.first).toBe(HUMAN);
    expect(scene.table.players.map(({ turns }) => turns)).toEqual([4, 3]);
  });

  it('MC-14.11, MC-14.63, MC-R26: the end is triggered by either side, in the long game by the fourth planet', () => {
    const third = (longGame: boolean) => {
      const scene = position({
        seats: 1,
        options: { longGame },
        galaxy: GALAXY,
        terraformed: ['NE', 'SE'],
        levels: { E: [2, 2, 2, 2] },
        markers: { E: [[AUTOMA, 8]] },
        automaDeck: ['automa_04'],
        crewDeck: ['crew_02'],
        players: [{}, { ark: 'N:P', cargo: '0/0/0/1', colonyPool: 2 }],
      });
      return scene.doing(turn({ player: AUTOMA }), endRound({}));
    };
    const scene = third(false);
    expect(sector(scene, 'E').terraformed).toBe(true);
    expect(scene.table).toMatchObject({ round: 2, ending: { cause: 'planets', lastRound: 2 } });
    expect(third(true).table.ending).toBeNull();
  });

  it('MC-14.12, MC-17.21: the human never lands on the Automa’s planet but may pass; the Automa lands where it likes', () => {
    const scene = position({ seats: 1, players: [{ ark: 'N:S' }, { ark: 'N:P' }] }).doing(travelStep({ seat: HUMAN }));
    expect([scene.may(HUMAN, { to: 'N:P' }), scene.may(HUMAN, { to: 'N:M' })]).toEqual([false, true]);
    expect(why(scene, { to: 'N:P' })).toBe('automa-planet');
    const joined = playing('automa_04', {}, { players: [{ ark: 'E:P' }] });
    expect(joined.table.players.map(({ ark }) => ark)).toEqual(['E:P', 'E:P']);
  });
});

describe('section 14: the Automa’s turn', () => {
  it('MC-14.20, MC-R45: rows from the top, as far as they go; costs all or nothing', () => {
    const scene = playing('automa_05', { cargo: '0/3/4/0' }, { galaxy: { W: 'nautis', E: 'ardenn' } });
    // Nautis: 1T + 1M, Minerals are full. Space Mining is paid by an Engineer.
    expect(rows(scene)).toEqual(['done', 'done', 'partly', 'done', 'done']);
    const poor = playing(
      'automa_08',
      {},
      { terraformed: ['N', 'W', 'E'], crewDeck: ['crew_01', 'crew_12'], survivorDeck: ['surv_11'] },
    );
    // A Red Leader explores Ardenn for 2 Technology; Robotics would need an Engineer; the planet is terraformed.
    expect(rows(poor)?.slice(2)).toEqual(['done', 'no-specialist', 'done', 'already-terraformed']);
    expect(poor.table.automa?.crew.cards).toHaveLength(1);
  });

  it('MC-14.20: an empty deck is shuffled anew', () => {
    const scene = position({ seats: 1, players: [{}, { ark: 'N:P', colonyPool: 2 }] }).position((table) => {
      for (const card of table.automa!.deck.cards.slice()) put(table, card, table.automa!.discard);
    });
    scene.luck({ automa: [['automa_04']] }).doing(automaTurn({ player: AUTOMA }));
    expect(scene.table.automa).toMatchObject({ discard: { cards: ['automa_04'] }, report: { card: 'automa_04' } });
    expect(scene.table.automa?.deck.cards).toHaveLength(11);
  });

  it('MC-14.21, MC-14.22, MC-R20: its limits and points are the usual ones; of upgrades it has only Cargo Holds', () => {
    const pair = playing(
      'automa_05',
      { upgrades: ['biodome', 'cargo_holds'], cargo: '0/1/0/0' },
      { galaxy: { W: 'keyl' } },
    );
    expect(pair.table.players[AUTOMA].upgrades).toMatchObject({ leisure_facilities: 1 });
    expect([vp(pair, AUTOMA), pair.table.players[AUTOMA].outpostPool]).toEqual([5, 1]);
    const holds = playing('automa_04', { upgrades: ['cargo_holds'], cargo: '0/0/4/4' }, { terraformed: ['W', 'N'] });
    expect(cargo(holds, AUTOMA)).not.toBe('0/0/4/4');
    const robotics = playing('automa_04', { upgrades: ['robotics'], colonies: ['E'], cargo: '1/1/1/1' });
    expect(robotics.told.filter(({ type }) => type === 'gathered')).toHaveLength(1);
  });

  it('MC-14.30, MC-R23, MC-6.14: crew cards from the deck, never the Cantina, without a limit', () => {
    const scene = playing('automa_09', {}, { cantina: ['crew_30', 'crew_31', 'crew_32'] });
    expect(scene.told).toContainEqual(
      expect.objectContaining({
        type: 'crew-taken',
        cards: expect.objectContaining({ cards: ['crew_02', 'crew_03'] }),
      }),
    );
    expect(scene.table.cantina.map(({ cards }) => cards[0])).toEqual(['crew_30', 'crew_31', 'crew_32']);
    const dry = position({
      seats: 1,
      automaDeck: ['automa_09'],
      players: [{}, { ark: 'N:P', colonyPool: 2 }],
    }).position((table) => {
      for (const card of table.crewDeck.cards.slice(1)) put(table, card, table.automa!.crew);
    });
    dry.doing(automaTurn({ player: AUTOMA }));
    expect(dry.table.automa?.report?.rows[0]).toEqual({ outcome: 'partly', why: null });
    const none = position({
      seats: 1,
      automaDeck: ['automa_09'],
      players: [{}, { ark: 'N:P', colonyPool: 2 }],
    }).position((table) => {
      for (const card of table.crewDeck.cards.slice()) put(table, card, table.automa!.crew);
    });
    none.doing(automaTurn({ player: AUTOMA }));
    expect(none.table.automa?.report?.rows[0]).toEqual({ outcome: 'skipped', why: 'no-crew-left' });
  });

  it('MC-14.31, MC-17.37: any two others for a missing one, also two Engineers; never resources', () => {
    const scene = playing('automa_08', {}, { survivorDeck: ['surv_01'] });
    expect(scene.told.filter(({ type }) => type === 'specialist-used')).toMatchObject([
      { specialist: 'engineer', purpose: 'explore' },
      { specialist: 'engineer', purpose: 'explore' },
    ]);
    const alone = playing('automa_07', {}, { crewDeck: ['crew_02'] });
    expect(rows(alone)?.[2]).toBe('no-leader-of-colour');
    expect(used(alone, 'explore')).toEqual([]);
  });

  it('MC-14.32, MC-14.33, MC-R22, MC-R37, MC-D24: the human chooses by kind where there is a choice', () => {
    const scene = playing(
      'automa_08',
      {},
      { crewDeck: ['crew_02', 'crew_05'], automaCrew: ['crew_04', 'crew_09'], survivorDeck: ['surv_01'] },
    );
    expect(scene.asked(HUMAN)).toMatchObject({
      question: 'automa-specialist',
      about: { need: 'leader_red', instead: 2, rest: 2, purpose: 'explore' },
      answers: [{ specialist: 'engineer' }, { specialist: 'leader_green' }, { specialist: 'leader_blue' }],
    });
    scene.when(HUMAN, { specialist: 'leader_green' });
    expect(scene.asked(HUMAN).about).toMatchObject({ instead: 1, rest: 1 });
    scene.when(HUMAN, { specialist: 'leader_green' });
    expect(used(scene, 'explore')).toEqual(['crew_04', 'crew_09']);
    // Where all that is left has to be used, nothing is asked.
    const all = playing('automa_08', {}, { crewDeck: ['crew_02', 'crew_05'], survivorDeck: ['surv_01'] });
    expect(all.play.over).toBe(true);
    expect(used(all, 'explore')).toEqual(['crew_02', 'crew_05']);
  });

  it('MC-14.40: the first upgrade whose whole cost it can pay, one in a row', () => {
    const scene = playing('automa_05', { cargo: '4/4/4/4' });
    expect(scene.table.players[AUTOMA].upgrades).toEqual({ robotics: 1 });
    expect(scene.table.players[AUTOMA].colonyPool).toBe(3);
    const all = playing('automa_05', {
      upgrades: ['robotics', 'biodome', 'space_mining', 'cargo_holds', 'leisure_facilities', 'mining_vehicles'],
    });
    expect(rows(all)?.[3]).toBe('already-unlocked');
  });

  it('MC-14.41, MC-14.48: it gathers the yield of the side that is up, where it stands at that row', () => {
    const scene = playing('automa_04', {}, { terraformed: ['N', 'E', 'W'] });
    // Everything is terraformed: it goes on to the next planet, Nautis.
    expect(moved(scene)).toMatchObject({ cell: 'E', fallback: 'planet' });
    expect(cargo(scene, AUTOMA)).toBe('1/0/1/1');
  });

  it('MC-14.42: it raises the leftmost track it can, up to its limit', () => {
    const scene = playing('automa_04', { cargo: '1/4/0/0', colonies: ['N'] }, { galaxy: { E: 'ardenn', W: 'nautis' } });
    // Gathering brings 1W + 1M; the limit is 3: Biomass, then Workforce twice.
    expect(sector(scene, 'E').levels).toEqual([1, 2, 0, 0]);
    expect(sector(scene, 'E').markers).toEqual([{ player: AUTOMA, space: 3 }]);
  });

  it('MC-14.43: it never keeps a survivor; without one the row is impossible and nothing is paid', () => {
    const scene = playing('automa_07', {}, { crewDeck: ['crew_01'], survivorDeck: ['surv_01'] });
    expect(scene.table.survivorDiscard.cards).toEqual(['surv_01']);
    expect(scene.table.players[AUTOMA].kept.cards).toEqual([]);
    const all = Array.from({ length: 15 }, (_, i) => `surv_${String(i + 1).padStart(2, '0')}`);
    const none = playing('automa_07', {}, { crewDeck: ['crew_01'], players: [{ settled: all }] });
    expect(rows(none)?.[2]).toBe('no-survivors-left');
    expect(used(none, 'explore')).toEqual([]);
  });

  it('MC-14.44: any resource is the one it has fewest of, the upper one in a tie', () => {
    const scene = playing('automa_07', { cargo: '2/1/0/0' }, { crewDeck: ['crew_01'], survivorDeck: ['surv_05'] });
    const gained = scene.told.filter((event) => event.type === 'gained' && event.origin === 'survivor');
    expect(gained).toMatchObject([{ resource: 'minerals' }, { resource: 'technology' }]);
  });

  it('MC-14.45, MC-14.47, MC-R38: a colony if it can, else an outpost, else nothing', () => {
    const spec = { automaCrew: ['crew_01'] };
    const colony = playing('automa_10', { outpostPool: 1 }, spec);
    expect([sector(colony, 'E').colonies, sector(colony, 'E').outposts]).toEqual([[AUTOMA], []]);
    const outpost = playing('automa_10', { outpostPool: 1, colonyPool: 0 }, spec);
    expect([sector(outpost, 'E').colonies, sector(outpost, 'E').outposts]).toEqual([[], [AUTOMA]]);
    expect(rows(playing('automa_10', { colonyPool: 0 }, spec))?.at(-1)).toBe('no-outpost');
    // The colony of its level counts as its first: the second one costs a unit.
    const second = playing('automa_10', { colonies: ['N'], colonyPool: 1 }, spec);
    expect(second.told).toContainEqual(expect.objectContaining({ type: 'paid', purpose: 'colony', n: 1 }));
  });

  it('MC-14.46, MC-D25: from the pool, else its only one moves, else the human says which', () => {
    const base = { colonyPool: 0, colonies: ['W'] as CellId[] };
    const galaxy = { galaxy: GALAXY, terraformed: ['N', 'NW', 'NE', 'SW'] as CellId[] };
    const pool = playing('automa_10', { ...base, outpostPool: 1 }, galaxy);
    expect(sector(pool, 'E').outposts).toEqual([AUTOMA]);
    const only = playing('automa_10', { ...base, outposts: ['S'] }, galaxy);
    expect([sector(only, 'S').outposts, sector(only, 'E').outposts]).toEqual([[], [AUTOMA]]);
    const both = playing('automa_10', { ...base, outposts: ['S', 'SE'] }, galaxy);
    expect(both.asked(HUMAN)).toMatchObject({
      question: 'automa-outpost',
      about: { player: AUTOMA, cell: 'E' },
      answers: [{ outpost: 'SE' }, { outpost: 'S' }],
    });
    both.when(HUMAN, { outpost: 'S' });
    expect(sector(both, 'E').outposts).toEqual([AUTOMA]);
    const here = playing('automa_10', { ...base, outposts: ['E'] }, galaxy);
    expect(rows(here)?.at(-1)).toBe('own-outpost-here');
    const home = playing('automa_10', { ...base, colonies: ['E'], outpostPool: 1 }, galaxy);
    expect(vp(home, AUTOMA)).toBe(2);
  });
});

describe('section 14: movement', () => {
  const move = (card: AutomaCardId, ark: FieldKey, spec: Spec = {}, automa: PlayerSpec = {}) =>
    moved(playing(card, { ark, ...automa }, spec));

  it('MC-14.50, MC-14.51: round the ring, and the jump only where a planet lies', () => {
    expect(move('automa_04', 'N:P')).toMatchObject({ looked: ['NE', 'E'], cell: 'E' });
    expect(move('automa_05', 'N:P')).toMatchObject({ looked: ['NW', 'W'], cell: 'W' });
    expect(move('automa_06', 'N:P')).toMatchObject({ jumpCell: null, cell: 'E' });
    expect(move('automa_06', 'E:P')).toMatchObject({ jumpCell: 'W', looked: ['NW', 'N'], cell: 'N' });
    expect(move('automa_06', 'NE:P', { galaxy: GALAXY })).toMatchObject({ jumpCell: 'SW', cell: 'W' });
  });

  it('MC-14.52, MC-R40: its own cell comes last, and it can end where it set out', () => {
    const only = { terraformed: ['W', 'E'] as CellId[] };
    expect(move('automa_04', 'N:P', only)).toMatchObject({
      cell: 'N',
      looked: ['NE', 'E', 'SE', 'S', 'SW', 'W', 'NW', 'N'],
    });
    const across = { terraformed: ['N', 'E', 'W'] as CellId[], galaxy: { S: 'keyl' } };
    expect(move('automa_06', 'N:P', across)).toMatchObject({ jumpCell: 'S', cell: 'S' });
  });

  it('MC-14.53: no colony, terraform, discover', () => {
    expect(move('automa_09', 'N:P', {}, { colonies: ['W'] })).toMatchObject({ cell: 'E', criterion: 'noColony' });
    expect(move('automa_04', 'N:P', { terraformed: ['E'] })).toMatchObject({ cell: 'W', criterion: 'terraform' });
    expect(move('automa_02', 'N:P')).toMatchObject({ cell: 'NW', criterion: 'discover' });
  });

  it('MC-14.55, MC-R21: nothing to discover: terraform; nothing at all: the next planet', () => {
    expect(move('automa_01', 'N:P', { galaxy: GALAXY, terraformed: ['NE'] })).toMatchObject({
      cell: 'E',
      criterion: 'discover',
      fallback: 'terraform',
    });
    const all = { galaxy: GALAXY, terraformed: ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as CellId[] };
    expect(move('automa_01', 'N:P', all)).toMatchObject({ cell: 'NE', fallback: 'planet' });
    expect(move('automa_09', 'N:P', {}, { colonies: ['N', 'W', 'E'] })).toMatchObject({
      cell: 'W',
      fallback: 'planet',
    });
  });

  it('MC-14.56, MC-17.26, MC-R21: its landing pays the outposts of both, also where it started', () => {
    const scene = playing(
      'automa_04',
      { outposts: ['N'] },
      { terraformed: ['W', 'E'], players: [{ outposts: ['N'] }] },
    );
    const income = scene.told.filter((event) => event.type === 'outpost-income').map((event) => event.player);
    expect(income).toEqual([AUTOMA, HUMAN]);
    expect(cargo(scene, HUMAN)).toBe('1/1/0/0');
    const mine = position({ seats: 1, players: [{ ark: 'E:M' }, { ark: 'N:P', outposts: ['E'] }] })
      .doing(travelStep({ seat: HUMAN }))
      .when(HUMAN, { to: 'E:P' });
    expect(cargo(mine, AUTOMA)).toBe('0/0/1/1');
  });
});

describe('section 14: scoring', () => {
  it.each([
    ['easy', [0, 0, 1, 3, 6, 11, 15]],
    ['medium', [0, 0, 2, 5, 10, 17, 25]],
    ['hard_plus', [0, 0, 5, 10, 15, 22, 30]],
  ] as const)('MC-14.60, MC-14.61: points for upgrades at %s', (difficulty, points) => {
    const order = ['robotics', 'biodome', 'space_mining', 'cargo_holds', 'leisure_facilities', 'mining_vehicles'];
    points.forEach((expected, n) => {
      const { play } = position({ seats: 1, options: { difficulty }, players: [{}, { upgrades: order.slice(0, n) }] });
      expect(pointsOf(play.match, AUTOMA).upgrades).toBe(expected);
    });
  });
});
