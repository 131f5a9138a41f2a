import { MatchLog } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { ZONES } from '../../data/ids.ts';
import { game } from '../../rules/index.ts';
import { destinationOf, findShip } from '../../rules/lookups.ts';
import {
  crewOf,
  docked,
  emptyEvents,
  faceUp,
  inZone,
  launched,
  lost,
  positioned,
  resolving,
  sound,
  stackEvents,
  told,
} from '../scenes.ts';

const THREE = 'D1 ship-09 HE/4 []; D2 ship-12 TS/4 [1]; D3 ship-24 SM/5 [2]';

describe('section 5: characters', () => {
  it('MRP-5.0.4 fewer free seats: as many as possible, then the rest of the card', () => {
    const scene = resolving(positioned(3, 'D1 ship-07 HE/2 [1]'), 0, 'pilot');
    expect(crewOf(scene, 'ship-07')).toEqual([1, 0]);
    expect(told(scene, 'skipped')).toEqual([{ type: 'skipped', company: 0, question: 'place-astronaut' }]);
    expect(scene.asked(0).question).toBe('pilot-destination');
  });

  it('MRP-5.0.4, MRP-16.24 an empty supply places nobody', () => {
    const scene = positioned(3, THREE).position((table) => {
      table.companies[0].supply = 0;
    });
    expect(told(resolving(scene, 0, 'explorer'), 'boarded')).toEqual([]);
  });

  it('MRP-5.9 Recruiter: one aboard, then all cards back', () => {
    const scene = positioned(3, THREE);
    resolving(scene, 0, 'soldier');
    while (!scene.play.over) scene.play.answer(0, scene.answers(0)[0]);
    expect(scene.table.companies[0].played.cards).toEqual(['soldier']);
    resolving(scene, 0, 'recruiter').when(0, { ship: 'ship-12' });
    expect(crewOf(scene, 'ship-12')).toEqual([1, 0]);
    expect(scene.table.companies[0].hand.cards).toHaveLength(9);
    expect(told(scene, 'cards-recovered')).toEqual([{ type: 'cards-recovered', company: 0, n: 2 }]);
  });

  it('MRP-5.8.2, MRP-5.8.5 Explorer: none to three moves, only own astronauts, only to neighbours', () => {
    const scene = resolving(positioned(3, 'HE {0:1,1:1}; AU {1:1}'), 0, 'explorer');
    expect(scene.answers(0)).toEqual([
      { from: 'hellas', to: 'ausonia' },
      { from: 'hellas', to: 'tritonis-sinus' },
      { from: 'hellas', to: 'syrtis-major' },
      { stop: true },
    ]);
    expect(scene.refusal(0, { from: 'hellas', to: 'valles-marineris' }).details).toMatchObject({
      why: 'not-adjacent',
      rule: 'MRP-7.2',
    });
    expect(scene.refusal(0, { from: 'ausonia', to: 'hellas' }).details).toMatchObject({ why: 'none-of-yours' });
    scene.when(0, { stop: true });
    expect(scene.play.over).toBe(true);
    expect(told(scene, 'exploration-ended')).toEqual([{ type: 'exploration-ended', company: 0, moves: 0 }]);
  });

  it('MRP-5.8.2 a fourth move is not offered', () => {
    const scene = resolving(positioned(3, 'HE {0:3}'), 0, 'explorer');
    for (let i = 0; i < 3; i++) scene.when(0, { from: 'hellas', to: 'ausonia' });
    expect(scene.play.over).toBe(true);
    expect(inZone(scene, 'AU')).toBe('{0:3}');
  });

  it('MRP-5.0.7 an Explorer who cannot move stops by itself', () => {
    expect(resolving(positioned(3, 'PH {0:2}'), 0, 'explorer').play.over).toBe(true);
  });

  it('MRP-5.7.1 Scientist: both astronauts may take the same ship', () => {
    const scene = resolving(positioned(3, THREE), 0, 'scientist').when(0, { ship: 'ship-09' });
    scene.when(0, { ship: 'ship-09' });
    expect(crewOf(scene, 'ship-09')).toEqual([0, 0]);
  });

  it('MRP-5.7.2, MRP-5.7.6 Scientist: looking shows the card to the player alone and leaves it there', () => {
    const scene = positioned(3, 'disc-lichens on HE; disc-synergy on AU');
    resolving(scene, 2, 'scientist');
    expect(scene.answers(2)).toEqual([{ mode: 'draw' }, { mode: 'look' }]);
    scene.when(2, { mode: 'look' });
    expect(scene.refusal(2, { zone: 'tritonis-sinus' }).details).toMatchObject({ why: 'no-discovery' });
    scene.when(2, { zone: 'hellas' });
    expect(scene.table.zones.hellas.discovery).toMatchObject({ seen: [2], cards: ['disc-lichens'] });
  });

  it('MRP-5.7.5 Scientist: missions and actions are kept face down', () => {
    const scene = positioned(3, '').position((table) => stackEvents(table, 'act-ether-wind'));
    resolving(scene, 1, 'scientist');
    expect(scene.table.companies[1].kept).toMatchObject({ seen: [1], fits: 'keepable' });
    expect(scene.table.companies[1].kept.cards).toContain('act-ether-wind');
  });

  it('MRP-5.7.7 Scientist: no deck leaves only looking, and nothing at all leaves nothing', () => {
    const emptied = (text: string) => positioned(3, text).position(emptyEvents);
    const look = resolving(emptied('disc-lichens on HE; disc-synergy on AU'), 0, 'scientist');
    expect(look.asked(0).question).toBe('look-at-discovery');
    const none = resolving(emptied(''), 0, 'scientist');
    expect(none.play.over).toBe(true);
    expect(told(none, 'skipped')).toContainEqual({ type: 'skipped', company: 0, question: 'scientist' });
  });

  it('MRP-9.2.2 the discovery goes to an outer zone without one', () => {
    const scene = positioned(3, 'disc-lichens on TS').position((table) => stackEvents(table, 'disc-synergy'));
    resolving(scene, 0, 'scientist').when(0, { mode: 'draw' });
    expect(scene.refusal(0, { zone: 'tritonis-sinus' }).details).toMatchObject({ why: 'has-discovery' });
    for (const zone of ['syrtis-major', 'valles-marineris', 'phobos'])
      expect(scene.refusal(0, { zone }).details).toMatchObject({ why: 'never-discovery', rule: 'MRP-9.2.1' });
  });

  it('MRP-5.6.1 Secret Agent: one each in two ships, or one if there is only one', () => {
    const scene = resolving(positioned(3, 'D1 ship-09 HE/4 []; D2 ship-07 HE/2 [1]'), 0, 'secret-agent');
    scene.when(0, { ship: 'ship-09' });
    expect([crewOf(scene, 'ship-09'), crewOf(scene, 'ship-07')]).toEqual([[0], [1, 0]]);
    const alone = resolving(positioned(3, 'D1 ship-09 HE/4 []'), 0, 'secret-agent');
    expect(launched(alone)).toEqual(['ship-09']);
    expect(crewOf(alone, 'ship-09')).toEqual([0]);
  });

  it('MRP-5.6.2, MRP-16.8 Secret Agent: a full ship cannot be forced, without another nothing happens', () => {
    const scene = resolving(positioned(3, 'D1 ship-07 HE/2 [1]'), 0, 'secret-agent');
    expect(told(scene, 'launched')).toEqual([{ type: 'launched', ship: 'ship-07', forced: false }]);
    expect(told(scene, 'skipped')).toContainEqual({ type: 'skipped', company: 0, question: 'force-launch' });
  });

  it('MRP-5.5.2, MRP-16.9 Saboteur: tokens of the destroyed ship return to the pool', () => {
    const scene = positioned(3, 'D1 ship-09 HE/4 +tok PH +tok AU [1,2,2]; D2 ship-12 TS/4 []');
    resolving(scene, 0, 'saboteur').when(0, { ship: 'ship-12' }).when(0, { ship: 'ship-09' });
    expect([scene.table.pool.phobos, scene.table.pool.ausonia]).toEqual([2, 2]);
    expect(lost(scene)).toBe('{1:1,2:2}');
    expect(sound(scene)).toEqual([]);
  });

  it('MRP-15.4, MRP-6.2 Saboteur: never a launched ship', () => {
    const scene = resolving(positioned(3, `launched ship-28 PH/3 [1]; ${THREE}`), 0, 'saboteur').when(0, {
      ship: 'ship-09',
    });
    expect(scene.refusal(0, { ship: 'ship-28' }).details).toMatchObject({ why: 'ship-launched' });
    expect(scene.answers(0)).toHaveLength(3);
  });

  it('MRP-5.4.2, MRP-15.7, MRP-15.8, MRP-16.7 Femme Fatale: never an own astronaut; inner zones and ships count', () => {
    const scene = positioned(3, `${THREE}; VM {0:1,1:1}; HE {0:2}`);
    resolving(scene, 0, 'femme-fatale').when(0, { ship: 'ship-12' });
    expect(scene.answers(0)).toEqual([
      { ship: 'ship-12', company: 1 },
      { zone: 'valles-marineris', company: 1 },
    ]);
    expect(scene.refusal(0, { zone: 'hellas', company: 0 }).details).toMatchObject({ why: 'own-colour' });
    scene.when(0, { zone: 'valles-marineris' });
    expect(inZone(scene, 'VM')).toBe('{0:2}');
    expect(told(scene, 'resource-found')).toEqual([]);
  });

  it('MRP-5.4.3 Femme Fatale: no astronaut in supply, no replacement', () => {
    const scene = positioned(3, 'HE {0:1,1:1}').position((table) => {
      table.companies[0].supply = 0;
    });
    resolving(scene, 0, 'femme-fatale');
    expect(lost(scene)).toBe('{}');
    expect(scene.play.over).toBe(true);
  });

  it('MRP-5.3.1 Travel Agent: three at once in a ship with room for three', () => {
    const scene = resolving(positioned(3, `${THREE.replace('[1]', '[1,1]')}`), 0, 'travel-agent');
    expect(scene.answers(0)).toEqual([{ ship: 'ship-09' }, { ship: 'ship-24' }]);
    expect(scene.refusal(0, { ship: 'ship-12' }).details).toMatchObject({ why: 'no-room-for-three' });
    scene.when(0, { ship: 'ship-24' });
    expect(crewOf(scene, 'ship-24')).toEqual([2, 0, 0, 0]);
  });

  it('MRP-5.3.2, MRP-16.24 Travel Agent: never one or two', () => {
    const withSupply = (supply: number) =>
      positioned(3, THREE).position((table) => {
        table.companies[0].supply = supply;
      });
    expect(told(resolving(withSupply(2), 0, 'travel-agent'), 'boarded')).toEqual([]);
    expect(resolving(withSupply(3), 0, 'travel-agent').answers(0)).not.toEqual([]);
  });

  it('MRP-5.3.1, MRP-6.5 Travel Agent: an unknown ship asks once where to go', () => {
    const scene = resolving(positioned(3, 'D1 ship-36 unknown/5 []; D2 ship-24 SM/5 []'), 0, 'travel-agent');
    scene.when(0, { ship: 'ship-36' });
    expect(scene.asked(0)).toMatchObject({ question: 'choose-destination', about: { ship: 'ship-36' } });
    scene.when(0, { zone: 'hellas' });
    expect(scene.play.over).toBe(true);
  });

  it('MRP-5.2.2, MRP-5.0.6 Soldier: an own astronaut must die if there is no other', () => {
    const scene = resolving(positioned(3, 'HE {0:1}; SM {1:3}'), 0, 'soldier');
    expect(lost(scene)).toBe('{0:1}');
  });

  it('MRP-5.2.3, MRP-15.10 Soldier: one drop at least, then stopping is possible', () => {
    const scene = resolving(positioned(3, 'PH {0:2,1:1}; HE=ice down'), 0, 'soldier').when(0, { company: 1 });
    expect(scene.may(0, { stop: true })).toBe(false);
    scene.when(0, { zone: 'hellas' });
    expect(faceUp(scene, 'HE')).toBe(false);
    scene.when(0, { stop: true });
    expect(faceUp(scene, 'HE')).toBe(true);
    expect([inZone(scene, 'PH'), inZone(scene, 'HE')]).toEqual(['{0:1}', '{0:1}']);
  });

  it('MRP-5.2.4, MRP-15.9 Soldier: who kills the last own one on Phobos drops nobody', () => {
    const scene = resolving(positioned(3, 'PH {0:1,1:1}'), 0, 'soldier').when(0, { company: 0 });
    expect(scene.play.over).toBe(true);
    expect(told(scene, 'skipped')).toContainEqual({ type: 'skipped', company: 0, question: 'drop-from-phobos' });
  });

  it('MRP-5.1.2, MRP-16.20 Pilot: any ship, any token of the pool, even the same zone', () => {
    const scene = positioned(3, 'D1 ship-09 HE/4 []; D2 ship-12 TS/4 []; launched ship-28 PH/3 [1]');
    resolving(scene, 0, 'pilot').when(0, { ship: 'ship-09' }).when(0, { ship: 'ship-09' });
    expect(scene.answers(0)).toEqual([{ ship: 'ship-09' }, { ship: 'ship-12' }, { ship: 'ship-28' }]);
    scene.when(0, { ship: 'ship-09' }).when(0, { zone: 'hellas' });
    expect(findShip(scene.table, 'ship-09').tokens).toEqual(['hellas']);
    expect(scene.table.pool.hellas).toBe(1);
  });

  it('MRP-5.1.3 Pilot: nothing without ships or without tokens', () => {
    expect(resolving(positioned(3, ''), 0, 'pilot').play.over).toBe(true);
    const dry = positioned(3, 'launched ship-28 PH/3 [1]').position((table) => {
      for (const zone of ZONES) table.pool[zone] = 0;
    });
    expect(resolving(dry, 0, 'pilot').play.over).toBe(true);
  });

  it('MRP-3.4 choices that revealed nothing can be taken back, a drawn card cannot', () => {
    const log = new MatchLog(game, { seats: 3, seed: 'undo' });
    for (const seat of [0, 1, 2]) log.answer(seat, log.play.askedOf(seat)[0].answers[0]);
    log.answer(0, { character: 'scientist' });
    log.answer(1, { character: 'recruiter' });
    log.answer(2, { character: 'pilot' });
    log.answer(1, log.play.askedOf(1)[0].answers[0]);
    expect(log.undoable(1)).toBeUndefined();
    log.answer(0, log.play.askedOf(0)[0].answers[0]);
    expect(log.undoable(0)).toBeDefined();
    log.undo(0);
    log.answer(0, log.play.askedOf(0)[0].answers[0]);
    while (log.play.awaited[0] === 0 && log.play.askedOf(0)[0].question !== 'assign-discovery')
      log.answer(0, log.play.askedOf(0)[0].answers[0]);
    expect(log.undoable(0)).toBeUndefined();
  });
});

describe('section 6: ships and tokens', () => {
  it('MRP-6.4, MRP-6.7 the topmost token counts, covered ones stay on the ship', () => {
    const scene = positioned(3, 'D1 ship-09 HE/4 +tok PH +tok AU []');
    expect(destinationOf(findShip(scene.table, 'ship-09'))).toBe('ausonia');
    expect([scene.table.pool.phobos, scene.table.pool.ausonia]).toEqual([1, 1]);
  });

  it('MRP-6.5.1 a Pilot who marked an empty unknown ship spares the first passenger the choice', () => {
    const scene = resolving(positioned(3, 'D1 ship-34 unknown/4 +tok SM []'), 0, 'recruiter');
    expect(scene.play.over).toBe(true);
    expect(docked(scene)).toEqual(['ship-34']);
    expect(told(scene, 'destination-set')).toEqual([]);
  });

  it('MRP-6.5.2 without any token a later boarder is asked again', () => {
    const scene = positioned(3, 'D1 ship-34 unknown/4 []').position((table) => {
      for (const zone of ZONES) table.pool[zone] = 0;
    });
    resolving(scene, 0, 'recruiter');
    expect(told(scene, 'skipped')).toEqual([{ type: 'skipped', company: 0, question: 'choose-destination' }]);
    scene.position((table) => {
      table.pool.hellas = 1;
    });
    resolving(scene, 1, 'recruiter');
    expect(destinationOf(findShip(scene.table, 'ship-34'))).toBe('hellas');
  });

  it('MRP-15.5, MRP-6.8 an empty unknown ship can be forced, and a Pilot can still save it', () => {
    const scene = positioned(3, 'D1 ship-34 unknown/4 []').position((table) => {
      table.companies[0].supply = 0;
    });
    resolving(scene, 0, 'secret-agent');
    expect(launched(scene)).toEqual(['ship-34']);
    resolving(scene, 1, 'pilot').when(1, { zone: 'phobos' });
    expect(destinationOf(findShip(scene.table, 'ship-34'))).toBe('phobos');
  });
});
