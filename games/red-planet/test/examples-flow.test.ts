import { describe, expect, it } from 'vitest';
import { SHIP_IDS } from '../data/ships.ts';
import { destinationOf, findShip, shipId } from '../rules/lookups.ts';
import { land, refill } from '../rules/ships.ts';
import {
  begun,
  crewOf,
  docked,
  faceUp,
  inZone,
  launched,
  ofType,
  positioned,
  resolving,
  setUp,
  sound,
  told,
  zonesAsked,
} from './scenes.ts';

describe('examples: set-up and flow of a round', () => {
  it('MRP-EX01 set-up picture for four players', () => {
    const scene = setUp(4, {
      ships: [['ship-14', 'ship-23', 'ship-25', 'ship-03']],
      'starting astronauts': [[2, 0, 3, 1]],
    });
    const { table } = scene;
    expect(docked(scene)).toEqual(['ship-14', 'ship-23', 'ship-25', 'ship-03']);
    expect(table.docks.map((ship) => ship?.crew)).toEqual([[2], [0], [3], [1]]);
    expect(table.docks.map((ship) => ship?.tokens)).toEqual([[], [], [], ['phobos']]);
    expect(destinationOf(findShip(table, 'ship-03'))).toBe('phobos');
    expect(table.pool.phobos).toBe(1);
    expect(Object.values(table.pool).filter((n) => n === 2)).toHaveLength(9);
    expect(table.first).toBe(2);
    expect(launched(scene)).toEqual([]);
    expect(table.track).toBe(0);
    expect(sound(scene)).toEqual([]);
  });

  it('MRP-EX02 unknown ship during set-up', () => {
    const scene = setUp(3, { ships: [['ship-31', 'ship-28', 'ship-36', 'ship-09', 'ship-04']] });
    expect(docked(scene)).toEqual(['ship-28', 'ship-09', 'ship-04']);
    expect(scene.table.shipDeck.cards).toHaveLength(33);
    expect(scene.table.shipDeck.cards).toContain('ship-31');
    expect(scene.table.shipDeck.cards).toContain('ship-36');
    expect(scene.table.pool.phobos).toBe(2);
  });

  it('MRP-EX14, MRP-15.2 same character, clockwise from the first seat', () => {
    const scene = begun(4).position((table) => {
      table.first = 2;
    });
    scene.when(0, { character: 'scientist' });
    scene.when(1, { character: 'recruiter' });
    scene.when(2, { character: 'pilot' });
    scene.when(3, { character: 'scientist' });
    // Seat 1 places, then both Scientists are turned up before seat 3 acts.
    while (scene.asked(scene.play.awaited[0]).about.company === 1) scene.play.answer(1, scene.answers(1)[0]);
    expect(scene.play.awaited).toEqual([3]);
    expect(scene.table.called).toBe(7);
    expect([0, 3].map((company) => scene.table.companies[company].chosen.seen)).toEqual(['all', 'all']);
    expect(scene.table.companies[2].chosen.seen).toEqual([2]);
    const order: unknown[] = [];
    while (scene.table.track === 0) {
      const [seat] = scene.play.awaited;
      const events = scene.play.answer(seat, scene.answers(seat)[0]);
      order.push(...ofType(events, 'character-began').map(({ company }) => company));
    }
    expect(order).toEqual([0, 2]);
    expect(scene.table.first).toBe(2);
  });

  it('MRP-EX15, MRP-15.1 docked or launched', () => {
    const scene = positioned(3, 'D1 ship-08 HE/3 [1,2]; D2 ship-09 HE/4 [0]');
    resolving(scene, 0, 'recruiter').when(0, { ship: 'ship-08' });
    expect(launched(scene)).toEqual(['ship-08']);
    expect(docked(scene)).toEqual(['ship-09']);
    expect(scene.table.docks[0]).toBeNull();
    expect(crewOf(scene, 'ship-09')).toEqual([0]);
    resolving(scene, 1, 'pilot');
    // The first astronaut has only one ship to board; the second one too.
    expect(crewOf(scene, 'ship-09')).toEqual([0, 1, 1]);
    expect(crewOf(scene, 'ship-08')).toEqual([1, 2, 0]);
  });

  it('MRP-EX16 landing', () => {
    const scene = positioned(3, 'launched ship-03 VB/4 +tok PH [1,0,0,2]; PH=sylvanite down; VB=ice down');
    expect(scene.table.pool.phobos).toBe(1);
    scene.doing(land({}));
    expect(inZone(scene, 'PH')).toBe('{0:2,1:1,2:1}');
    expect(faceUp(scene, 'PH')).toBe(true);
    expect(scene.table.usedShips.cards).toContain('ship-03');
    expect(scene.table.pool.phobos).toBe(2);
    expect(inZone(scene, 'VB')).toBe('{}');
    expect(faceUp(scene, 'VB')).toBe(false);
  });

  it('MRP-EX17 ship deck exhausted', () => {
    const scene = positioned(3, 'D1 ship-09 HE/4 [0]').position((table) => {
      const rest = SHIP_IDS.filter((id) => id !== 'ship-09');
      Object.assign(table.usedShips, { cards: rest.slice(0, 20) });
      Object.assign(table.shipDeck, { cards: [] });
    });
    scene.doing(refill({}));
    expect(scene.table.docks.map((ship) => ship && shipId(ship))).toHaveLength(3);
    expect(docked(scene)).toHaveLength(3);
    expect(scene.table.shipDeck.cards).toHaveLength(18);
    expect(scene.table.usedShips.cards).toHaveLength(0);
    expect(told(scene, 'ships-shuffled')).toEqual([{ type: 'ships-shuffled', n: 20 }]);
    expect(told(scene, 'dock-filled').map(({ dock }) => dock)).toEqual([2, 3]);
  });

  it('MRP-EX26 first passenger of an unknown ship', () => {
    const scene = positioned(3, 'D1 ship-34 unknown/4 []; D2 ship-12 +tok HE +tok HE [2,2]; pool HE 0');
    resolving(scene, 1, 'explorer').when(1, { ship: 'ship-34' });
    expect(scene.asked(1).question).toBe('choose-destination');
    expect(zonesAsked(scene, 1)).toBe('VB AU TS MT SS MS SM VM PH');
    expect(scene.refusal(1, { zone: 'hellas' }).details).toMatchObject({ why: 'no-token', rule: 'MRP-6.6' });
    scene.when(1, { zone: 'syrtis-major' });
    expect(findShip(scene.table, 'ship-34')).toMatchObject({ crew: [1], tokens: ['syrtis-major'] });
    expect(scene.table.pool['syrtis-major']).toBe(1);
    resolving(scene, 0, 'recruiter').when(0, { ship: 'ship-34' });
    expect(crewOf(scene, 'ship-34')).toEqual([1, 0]);
    expect(scene.play.over).toBe(true);
  });
});
