import { isCards, Play, randomFrom } from '@orrery/kernel';
import { given, playOut } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import {
  ASTRONAUTS,
  BUILDING,
  BUILDINGS,
  CORPORATION,
  ENERGY,
  FILES,
  INNER_SECTORS,
  LETTERS,
  PANELS,
  SECTORS,
  SPACE,
  SPACES,
  SPOT,
  SPOTS,
  START_SPOTS,
} from '../data/index.ts';
import { placeBotDome } from '../rules/astrobot/setup.ts';
import { gain } from '../rules/effects.ts';
import { game } from '../rules/index.ts';
import { receiverOf, slotsOf } from '../rules/lookups/index.ts';
import { at, crew, domes, F, give, go, lay, N, onTurn, own, show, until } from './position.ts';

/** What lies in the box, and what holds for every game whatever is played. */

describe('the crater', () => {
  it('SHB-2.1, SHB-2.20, SHB-2.21, SHB-L1: 18 sectors around a centre that is none, 12 of titanium, 6 of rare earth', () => {
    expect(SECTORS).toHaveLength(18);
    expect(INNER_SECTORS).toHaveLength(6);
    expect(SECTORS.filter(({ resource }) => resource === 'titanium')).toHaveLength(12);
    expect(SECTORS.some(({ q, r }) => q === 0 && r === 0)).toBe(false);
  });

  it('SHB-2.22, SHB-2.23, SHB-2.24: 15 rows with a space at both ends, rent 1 to 3 by row', () => {
    expect(FILES.board.rows.map(({ sectors }) => sectors.length).sort()).toEqual([
      3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    ]);
    for (const { id, opposite, sectors, rent } of SPACES) {
      expect(SPACE[opposite].sectors).toEqual(sectors.toReversed());
      expect(SPACE[opposite].rent).toBe(rent);
      expect(SPACE[opposite].opposite).toBe(id);
      expect([1, 2, 3]).toContain(rent);
      if (sectors.length === 3) expect(rent).toBe(1);
    }
  });

  it('SHB-2.25, SHB-L2, SHB-L8: three spots at every sector; start spots touch two inner sectors each', () => {
    expect(SPOTS).toHaveLength(27);
    for (const { tokenSpots } of SECTORS) expect(tokenSpots).toHaveLength(3);
    for (const spot of START_SPOTS) {
      expect(SPOT[spot].sectors).toHaveLength(2);
      expect(SPOT[spot].sectors.every((sector) => INNER_SECTORS.includes(sector))).toBe(true);
    }
  });

  it('SHB-2.26, SHB-2.4, SHB-L22: 18 panels of 1 or 2 Energy; the track and its symbols', () => {
    expect(PANELS).toHaveLength(18);
    expect(PANELS.every(({ energy }) => energy === 1 || energy === 2)).toBe(true);
    expect(ENERGY).toMatchObject({ max: 10, reputationSymbols: [3, 5, 7, 9], panelBlockedAt: [9, 10] });
  });
});

describe('the base', () => {
  it('SHB-2.8, SHB-2.30, SHB-2.31, SHB-2.32, SHB-L5: twelve buildings, 27 slots at most', () => {
    const { table } = at({}, ({ players }) => {
      for (const id of BUILDINGS) players[F].buildings[id] = 'ship';
    });
    const slots = Object.keys(table.players[F].base).map((place) => slotsOf(table.players[F], place as 'domes'));
    expect(BUILDINGS).toHaveLength(12);
    expect(slots.reduce((sum, n) => sum + n, 0)).toBe(27);
    expect(Object.values(BUILDING).filter(({ type }) => type === 'dome')).toHaveLength(5);
  });

  it('SHB-L4, SHB-1.4: laboratories match Engineers, Technicians and Scientists from top to bottom', () =>
    expect((['lab-top', 'lab-middle', 'lab-bottom'] as const).map((id) => BUILDING[id].matching)).toEqual([
      ...ASTRONAUTS,
    ]));
});

describe('the command area', () => {
  it('SHB-2.2, SHB-L6: the overlay by player count', () =>
    expect(Object.values(FILES['command-actions'].spacesByPlayers).map((list) => list.length)).toEqual([4, 4, 5, 7]));

  it('SHB-2.11: one Energy marker for all', () => {
    const scene = onTurn({ who: N }, (table) => {
      table.energy = 2;
      give(table, N, { credits: 2 });
    }).when(N, { astronaut: 'engineer', action: 'corporate' });
    scene.when(N, { help: 'energy' });
    expect(scene.table.energy).toBe(3);
    expect(scene.table.players[N].reputation).toBe(1);
  });
});

describe('rulings', () => {
  it('SHB-2.3, SHB-2.5, SHB-L37, SHB-L38: everything is unlimited, and players begin with nothing', () => {
    const { play } = at({});
    gain(play, F, 'titanium', 500);
    gain(play, F, 'vp', 500);
    expect(play.table.players[F]).toMatchObject({ vp: 500, stock: { titanium: 500 } });
    expect(play.table.players[N]).toMatchObject({ vp: 0, stock: { credits: 0, titanium: 0, rareEarth: 0 } });
  });

  it('SHB-L9: the first dome costs nothing and is no build', () => {
    const scene = given(game, { seats: 4 });
    const [first] = scene.table.order;
    scene.when(first, scene.answers(first)[0]);
    until(scene.when(first, scene.answers(first)[0]), first, 'choose-leader');
    expect(scene.table.command.build).toEqual([]);
    expect(scene.told.some(({ type }) => type === 'building-built')).toBe(false);
  });

  it('SHB-L13: crater and Gateway actions have no command window', () => {
    const scene = onTurn({}, (table) => {
      Object.assign(table.players[F], { leader: 'europe-b', upgraded: true, reputation: 4 });
      give(table, F, { rareEarth: 1, credits: 9 });
    }).when(F, { astronaut: 'engineer', space: 'K01' });
    scene.when(F, { use: true });
    expect(scene.asked(F).question).toBe('choose-one-corp-action');
  });

  it('SHB-L20, SHB-L45: recruit and corporation action of the Gateway are not optional', () => {
    const scene = onTurn({}, (table) => {
      table.gateway = crew({ technician: 1 });
      table.players[F].reputation = 4;
    }).when(F, { astronaut: 'engineer', action: 'gateway' });
    expect(scene.answers(F)).toEqual([{ part: 'credits' }, { part: 'recruit' }, { part: 'action' }]);
    scene.when(F, { part: 'action' });
    expect(scene.answers(F).some((answer) => 'stop' in answer)).toBe(false);
  });

  it('SHB-L28: AstroBot takes the third corporation when the others are taken', () => {
    const scene = at({ seats: 1 }, (table) => {
      // A3: red B, plain C. Their sectors are full, so A it is.
      for (const sector of [...SPOT.T02.sectors, ...SPOT.T03.sectors])
        if (table.sectors[sector].buildings.length === 0)
          table.sectors[sector].buildings.push({ owner: F, building: 'dome-5' });
      if (table.astrobot) lay(table.astrobot.deck, ['A3', 'A1', 'A2', 'A4', 'A5', 'A6', 'A7']);
    }).doing(placeBotDome({ who: 1 }));
    expect(SPOT.T01.sectors).toContain(scene.table.players[1].buildings['dome-1']);
  });

  it('SHB-L44, SHB-6.4.5: immediate effect, what reacts, the new card, then the bonus', () => {
    const scene = onTurn({ corporations: ['sky-watch', 'moon-mining', 'artemis-tours'] }, (table) => {
      own(table, F, 'SW-3');
      show(table, 'MM-6');
      table.energy = 8;
      give(table, F, { credits: 9 });
    }).when(F, { astronaut: 'technician', action: 'fund' });
    until(go(scene, F).when(F, { project: 'MM-6' }), F, 'choose-one-corp-action');
    const told = scene.told.map((event) => (event.type === 'gained' ? event.what : event.type));
    const order = ['project-funded', 'helium3', 'card-used', 'sky-advanced', 'project-revealed'];
    expect(told.filter((type) => order.includes(type))).toEqual(order);
    expect(scene.asked(F).question).toBe('choose-one-corp-action');
  });

  it('SHB-L48: sides of leaders are mixed unless people want it otherwise', () =>
    expect(game.options.leaders).toEqual({ kind: 'choice', of: ['mixed', 'A', 'B'], default: 'mixed' }));

  it('SHB-L49: AstroBot counts in majorities', () => {
    const { table } = at({ seats: 1 }, (t) => domes(t, 1, 'O1'));
    expect(receiverOf(table, 'K01')).toEqual({ to: 1, sizes: [0, 1], tie: false });
  });

  it('SHB-L52: Canada B takes the astronaut into the building just built only', () => {
    const scene = onTurn({}, (table) => {
      Object.assign(table.players[F], { leader: 'canada-b', upgraded: true });
      table.panels = { taken: 1, centre: 1 };
      table.gateway = crew({ engineer: 1, scientist: 1 });
      give(table, F, { titanium: 1, credits: 1 });
    }).when(F, { astronaut: 'technician', action: 'build' });
    go(scene, F).when(F, { sector: 'O1' }).when(F, { use: true });
    expect(scene.answers(F)).toEqual([
      { astronaut: 'engineer', place: 'domes' },
      { astronaut: 'scientist', place: 'domes' },
    ]);
  });

  it('SHB-L54: a panel on the centre hex is used before a new one', () => {
    const scene = onTurn({}, (table) => {
      table.panels = { taken: 1, centre: 1 };
      give(table, F, { titanium: 1 });
    }).when(F, { astronaut: 'technician', action: 'build' });
    scene.when(F, { sector: 'O1' });
    expect(scene.table.panels).toEqual({ taken: 1, centre: 0 });
  });

  it('SHB-L56, SHB-L26: 15 tourists at most', () =>
    expect(Math.max(...Object.values(FILES['artemis-tours'].tourists.byPlayers))).toBe(15));

  it('SHB-6.5.4: an action unlocked by Reputation of the same action may be used at once', () => {
    const scene = onTurn({}, (table) => {
      table.players[F].reputation = 2;
    }).when(F, { astronaut: 'engineer', action: 'corporate' });
    scene.when(F, { action: 'rep-action-0' });
    expect(scene.may(F, { action: 'rep-action-4' })).toBe(true);
  });

  it('SHB-L39, SHB-22.1: the third type is the Engineer; entries say whether they are designed', () => {
    expect(ASTRONAUTS[0]).toBe('engineer');
    expect(Object.values(FILES).every(({ provenance }) => ['rulebook', 'designed'].includes(provenance))).toBe(true);
    expect(CORPORATION['moon-mining'].projectCostLevels[2]).toMatchObject({
      credits: 5,
      energyRequired: 5,
      energySpent: 1,
    });
  });
});

describe('every game', () => {
  it('SHB-1.1, SHB-1.5, SHB-16.43: one question at a time, and no hand of cards', () => {
    const seats = 4;
    playOut(Play.start(game, { seats, seed: 'one' }), randomFrom('one'), (play) => {
      expect(play.awaited).toHaveLength(1);
      const hands = (value: unknown): boolean =>
        typeof value === 'object' &&
        value !== null &&
        (isCards(value) ? value.seen !== 'all' && value.seen.length > 0 : Object.values(value).some(hands));
      if (play.match.answers % 40 === 0) expect(hands(play.table)).toBe(false);
    });
    expect(game.seats).toEqual({ min: 1, max: 4 });
  });

  it('SHB-16.42: a revealed card cannot be taken back', () => {
    const scene = onTurn({}, (table) => {
      show(table, 'AT-3');
      table.energy = 8;
      give(table, F, { credits: 9 });
    }).when(F, { astronaut: 'technician', action: 'fund' });
    expect(scene.play.seal).toBeNull();
    go(scene, F).when(F, { project: 'AT-3' });
    expect(scene.play.seal).toBe('all');
  });

  it('SHB-14.10.6, SHB-16.2: easy or hard for each letter, asked once the corporations are known', () => {
    const scene = given(game, { seats: 1 });
    for (const letter of LETTERS) {
      expect(scene.asked(0)).toMatchObject({ question: 'choose-solo-side', about: { letter } });
      scene.when(0, { side: letter === 'B' ? 'hard' : 'easy' });
    }
    expect(scene.table.astrobot?.sides).toEqual(['easy', 'hard', 'easy']);
  });
});
