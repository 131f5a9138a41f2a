import { describe, expect, it } from 'vitest';
import { destinationOf, findShip } from '../../rules/lookups.ts';
import { production } from '../../rules/production.ts';
import { land, refill } from '../../rules/ships.ts';
import { crewOf, faceUp, inZone, launched, left, positioned, resolving, stackEvents, told, won } from '../scenes.ts';

describe('section 7: zones', () => {
  it('MRP-7.3 Phobos takes astronauts and produces like any zone', () => {
    const scene = positioned(3, 'PH=celerium up; PH {2:1}').doing(production({ phase: 1 }));
    expect(won(scene, 2)).toBe('1 celerium');
  });

  it('MRP-7.6 a zone that lost everybody keeps its token face up and keeps producing', () => {
    const scene = resolving(positioned(3, 'HE=ice up; HE {1:1}'), 0, 'soldier');
    expect([inZone(scene, 'HE'), faceUp(scene, 'HE')]).toEqual(['{}', true]);
    expect(left(scene.doing(production({ phase: 2 })), 'HE')).toBe('2 ice');
  });

  it('MRP-7.5 several ships landing in one zone turn its token once', () => {
    const scene = positioned(3, 'launched ship-07 HE/2 [0,1]; launched ship-08 HE/3 [2,2,2]; HE=ice down');
    scene.doing(land({}));
    expect(inZone(scene, 'HE')).toBe('{0:1,1:1,2:3}');
    expect(told(scene, 'resource-found')).toEqual([{ type: 'resource-found', zone: 'hellas', resource: 'ice' }]);
    expect(told(scene, 'landed').map(({ ship }) => ship)).toEqual(['ship-07', 'ship-08']);
  });
});

describe('section 8: production', () => {
  it('MRP-8.1 face-down zones get nothing, face-up ones as many tokens as the phase has dots', () => {
    const scene = positioned(3, 'HE=ice up; AU=ice down').doing(production({ phase: 1 }));
    expect([left(scene, 'HE'), left(scene, 'AU')]).toEqual(['1 ice', '']);
    expect(scene.table.produced).toBe(1);
  });

  it('MRP-8.4, MRP-15.16 tokens wait in a zone without astronauts', () => {
    const scene = positioned(3, 'HE=ice up; Left HE 3 ice').doing(production({ phase: 2 }));
    expect(left(scene, 'HE')).toBe('5 ice');
    expect(told(scene, 'tokens-left')).toEqual([{ type: 'tokens-left', zone: 'hellas', resource: 'ice', n: 5 }]);
  });

  it('MRP-8.7 zones do not influence each other', () => {
    const scene = positioned(3, 'HE=ice up; HE {0:2,1:1}; AU=ice up; AU {0:1,1:2}').doing(production({ phase: 2 }));
    expect([won(scene, 0), won(scene, 1)]).toEqual(['2 ice', '2 ice']);
  });
});

describe('section 15: questions and answers', () => {
  it('MRP-15.3 with all docks empty the rest of the card still happens', () => {
    const pilot = resolving(positioned(3, 'launched ship-09 HE/4 [1]; launched ship-12 TS/4 [2]'), 0, 'pilot');
    expect(pilot.asked(0).question).toBe('pilot-ship');
    expect(pilot.answers(0)).toEqual([{ ship: 'ship-09' }, { ship: 'ship-12' }]);
    const scientist = positioned(3, '').position((table) => stackEvents(table, 'mis-memorial'));
    resolving(scientist, 0, 'scientist');
    expect(told(scientist, 'card-kept')).toHaveLength(1);
  });

  it('MRP-15.6 nobody chooses again when the first passenger is replaced', () => {
    const scene = positioned(3, 'D1 ship-34 unknown/4 +tok SM [1]');
    resolving(scene, 0, 'femme-fatale');
    expect(findShip(scene.table, 'ship-34')).toMatchObject({ crew: [0, 0], tokens: ['syrtis-major'] });
  });

  it('MRP-15.12 astronauts on docked ships stay there and count nowhere', () => {
    const scene = positioned(3, 'D1 ship-09 HE/4 [0,0]; HE=ice up; HE {1:1}').doing(production({ phase: 3 }));
    expect(won(scene, 1)).toBe('3 ice');
  });

  it('MRP-15.18 one may look again, even at a card one has assigned', () => {
    const scene = positioned(3, 'disc-lichens on HE; disc-synergy on AU').position((table) => {
      Object.assign(table.zones.hellas.discovery, { seen: [0] });
    });
    resolving(scene, 0, 'scientist').when(0, { mode: 'look' }).when(0, { zone: 'hellas' });
    expect(scene.table.zones.hellas.discovery.seen).toEqual([0]);
    expect(told(scene, 'discovery-looked')).toHaveLength(1);
  });

  it("MRP-15.21 a Pilot's token stays valid over the refilling of docks", () => {
    const scene = positioned(3, 'D1 ship-09 HE/4 +tok PH [0]').doing(land({}), refill({}));
    expect(destinationOf(findShip(scene.table, 'ship-09'))).toBe('phobos');
    expect(crewOf(scene, 'ship-09')).toEqual([0]);
  });

  it('MRP-15.22 a Secret Agent may force a ship he has just boarded', () => {
    const scene = positioned(3, 'D1 ship-09 HE/4 []; D2 ship-12 TS/4 []');
    resolving(scene, 0, 'secret-agent').when(0, { ship: 'ship-09' }).when(0, { ship: 'ship-12' });
    expect(launched(scene)).toEqual(['ship-12']);
    expect(crewOf(scene, 'ship-12')).toEqual([0]);
  });
});
