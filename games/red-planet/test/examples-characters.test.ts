import { view } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { CHARACTER_FACTS } from '../data/characters.ts';
import { CHARACTERS } from '../data/ids.ts';
import { OUTER_ZONES } from '../data/zones.ts';
import { destinationOf, findShip } from '../rules/lookups.ts';
import { chooseCharacter } from '../rules/round.ts';
import { land } from '../rules/ships.ts';
import { put, take } from './position.ts';
import {
  crewOf,
  docked,
  faceUp,
  inZone,
  launched,
  lost,
  positioned,
  resolving,
  sound,
  stackEvents,
  told,
  zonesAsked,
} from './scenes.ts';

describe('examples: characters', () => {
  it('MRP-EX03 Saboteur and the only docked ship', () => {
    const scene = resolving(positioned(3, 'D2 ship-07 HE/2 [1]'), 0, 'saboteur');
    expect(scene.play.over).toBe(true);
    expect(lost(scene)).toBe('{0:1,1:1}');
    expect(scene.table.usedShips.cards).toContain('ship-07');
    expect(docked(scene)).toEqual([]);
    expect(launched(scene)).toEqual([]);
    expect(sound(scene)).toEqual([]);
  });

  it('MRP-EX18 discovery assigned to Hellas', () => {
    const scene = positioned(3, 'D1 ship-24 [1]').position((table) => stackEvents(table, 'disc-subterfuge'));
    resolving(scene, 0, 'scientist');
    // No discovery is in play, so drawing is the only way.
    expect(scene.asked(0).question).toBe('assign-discovery');
    expect(zonesAsked(scene, 0)).toBe('VB AU HE TS MT SS MS');
    scene.when(0, { zone: 'hellas' });
    const seen = (viewer: number | 'watcher') => view(scene.play, viewer).table.zones.hellas.discovery;
    expect(seen(0).cards).toEqual(['disc-subterfuge']);
    for (const viewer of [1, 2, 'watcher'] as const) {
      expect(seen(viewer).cards).toBeUndefined();
      expect(seen(viewer).n).toBe(1);
    }
  });

  it('MRP-EX19 Scientist, all outer zones taken', () => {
    const scene = positioned(
      3,
      `D1 ship-24 [1]
       disc-ether-magnet on VB; disc-native-resistance on AU; disc-great-sandstorm on HE; disc-synergy on TS
       disc-rockburst on MT; disc-rich-vein on SS; disc-even-ground on MS`,
    ).position((table) => stackEvents(table, 'disc-lichens'));
    resolving(scene, 1, 'scientist').when(1, { mode: 'draw' });
    expect(scene.table.discarded).toMatchObject({ seen: 'all', cards: ['disc-lichens'] });
    expect(scene.asked(1).question).toBe('look-at-discovery');
    expect(scene.answers(1)).toHaveLength(OUTER_ZONES.length);
    scene.when(1, { zone: 'sinus-sabaeus' });
    expect(scene.table.zones['sinus-sabaeus'].discovery).toMatchObject({ seen: [1], cards: ['disc-rich-vein'] });
    expect(view(scene.play, 0).table.zones['sinus-sabaeus'].discovery.cards).toBeUndefined();
  });

  it('MRP-EX20 Secret Agent launches an empty ship', () => {
    const scene = positioned(3, 'D1 ship-09 HE/4 [1]; D2 ship-12 TS/4 [2]; D3 ship-24 SM/5 []; SM=ice down');
    resolving(scene, 0, 'secret-agent').when(0, { ship: 'ship-09' });
    expect(scene.refusal(0, { ship: 'ship-09' }).details).toMatchObject({ why: 'already-boarded' });
    scene.when(0, { ship: 'ship-12' }).when(0, { ship: 'ship-24' });
    expect(told(scene, 'launched')).toEqual([{ type: 'launched', ship: 'ship-24', forced: true }]);
    scene.doing(land({}));
    expect(scene.table.usedShips.cards).toContain('ship-24');
    expect(faceUp(scene, 'SM')).toBe(false);
    expect([crewOf(scene, 'ship-09'), crewOf(scene, 'ship-12')]).toEqual([
      [1, 0],
      [2, 0],
    ]);
  });

  it("MRP-EX21 Femme Fatale's range", () => {
    const scene = positioned(3, 'launched ship-11 TS/3 [0,1,1]; PH {0:1,2:2}; HE {1:3}; D1 ship-22 SM/4 []');
    const { supply } = scene.table.companies[0];
    resolving(scene, 0, 'femme-fatale');
    expect(crewOf(scene, 'ship-22')).toEqual([0]);
    expect(scene.answers(0)).toEqual([
      { ship: 'ship-11', company: 1 },
      { zone: 'phobos', company: 2 },
    ]);
    expect(scene.refusal(0, { zone: 'hellas', company: 1 }).details).toMatchObject({ why: 'not-present' });
    scene.when(0, { zone: 'phobos' });
    expect(inZone(scene, 'PH')).toBe('{0:2,2:1}');
    expect(lost(scene)).toBe('{2:1}');
    expect(scene.table.companies[0].supply).toBe(supply - 2);
  });

  it('MRP-EX22 Travel Agent without room', () => {
    const scene = positioned(3, 'D1 ship-08 HE/3 [1]; D2 ship-22 SM/4 [1,2]; D3 ship-01 VB/2 []');
    resolving(scene, 0, 'travel-agent');
    expect(scene.play.over).toBe(true);
    expect(told(scene, 'boarded')).toEqual([]);
    expect(told(scene, 'skipped')).toEqual([{ type: 'skipped', company: 0, question: 'travel-agent' }]);
    expect(scene.table.companies[0].played.cards).toEqual(['travel-agent']);
    expect(scene.table.lastResolved).toBe(0);
  });

  it('MRP-EX23 Soldier: where the kill works', () => {
    const scene = positioned(3, 'SM {1:2}; VM {2:1}; HE {0:1,1:1}; PH {2:1}; D1 ship-09 HE/4 [1]');
    resolving(scene, 0, 'soldier');
    expect(crewOf(scene, 'ship-09')).toEqual([1, 0]);
    expect(scene.answers(0)).toEqual([
      { zone: 'hellas', company: 0 },
      { zone: 'hellas', company: 1 },
      { zone: 'phobos', company: 2 },
    ]);
    expect(scene.refusal(0, { zone: 'syrtis-major', company: 1 }).details).toMatchObject({ why: 'inner-zone' });
    expect(scene.refusal(0, { ship: 'ship-09', company: 1 }).details).toMatchObject({ why: 'safe-aboard' });
  });

  it('MRP-EX24 Soldier: the drop from Phobos', () => {
    const scene = positioned(3, 'PH {0:4}; HE {1:1}; AU=ice down; VM=celerium down');
    resolving(scene, 0, 'soldier').when(0, { zone: 'hellas', company: 1 });
    expect(scene.refusal(0, { stop: true }).details).toMatchObject({ why: 'at-least-one' });
    expect(scene.refusal(0, { zone: 'phobos' }).details).toMatchObject({ why: 'only-to-mars' });
    expect(zonesAsked(scene, 0)).toBe('VB AU HE TS MT SS MS SM VM');
    scene.when(0, { zone: 'ausonia' });
    expect(scene.asked(0).about).toEqual({ company: 0, left: 2, dropped: 1 });
    scene.when(0, { zone: 'valles-marineris' });
    expect([faceUp(scene, 'AU'), faceUp(scene, 'VM')]).toEqual([false, false]);
    expect(sound(scene)).toEqual([]);
    scene.when(0, { zone: 'valles-marineris' });
    expect([faceUp(scene, 'AU'), faceUp(scene, 'VM')]).toEqual([true, true]);
    expect(told(scene, 'resource-found').map(({ zone }) => zone)).toEqual(['ausonia', 'valles-marineris']);
    expect(scene.play.over).toBe(true);
    expect(lost(scene)).toBe('{1:1}');
    expect(['HE', 'PH', 'AU', 'VM'].map((code) => inZone(scene, code))).toEqual(['{}', '{0:1}', '{0:1}', '{0:2}']);
  });

  it('MRP-EX25 Pilot: token on token, launched ship', () => {
    const scene = positioned(3, 'launched ship-01 VB/2 +tok HE [1,2]');
    resolving(scene, 0, 'pilot');
    expect(scene.asked(0)).toMatchObject({ question: 'pilot-destination', about: { ship: 'ship-01' } });
    scene.when(0, { zone: 'ausonia' });
    expect(destinationOf(findShip(scene.table, 'ship-01'))).toBe('ausonia');
    expect([scene.table.pool.ausonia, scene.table.pool.hellas]).toEqual([1, 1]);
    scene.doing(land({}));
    expect([scene.table.pool.ausonia, scene.table.pool.hellas]).toEqual([2, 2]);
    expect(inZone(scene, 'AU')).toBe('{1:1,2:1}');
  });

  it('MRP-EX27 Explorer', () => {
    const scene = positioned(3, 'HE {0:1}; PH {0:1}; SM=ice up; VB=celerium down; AU=ice up');
    resolving(scene, 0, 'explorer');
    expect(scene.may(0, { from: 'phobos' })).toBe(false);
    expect(scene.refusal(0, { from: 'phobos', to: 'hellas' }).details).toMatchObject({ why: 'phobos-apart' });
    scene.when(0, { from: 'hellas', to: 'syrtis-major' });
    scene.when(0, { from: 'syrtis-major', to: 'vastitas-borealis' });
    expect(faceUp(scene, 'VB')).toBe(true);
    scene.when(0, { from: 'vastitas-borealis', to: 'ausonia' });
    expect(scene.play.over).toBe(true);
    expect(inZone(scene, 'AU')).toBe('{0:1}');
    expect(inZone(scene, 'PH')).toBe('{0:1}');
    expect(told(scene, 'resource-found').map(({ zone }) => zone)).toEqual(['vastitas-borealis']);
  });

  it('MRP-EX28 Recruiter', () => {
    const scene = positioned(3, '').position((table) => {
      const { hand, played } = table.companies[0];
      for (const character of ['scientist', 'travel-agent', 'saboteur'] as const) {
        take(character, hand);
        put(played, character);
      }
    });
    scene.doing(chooseCharacter({ seat: 0, company: 0 }));
    const numbers = scene.answers(0).map(({ character }) => CHARACTER_FACTS[character as 'pilot'].number);
    expect(numbers.sort()).toEqual([1, 2, 4, 6, 8, 9]);
    expect(scene.refusal(0, { character: 'saboteur' }).details).toMatchObject({ why: 'already-played' });
    scene.when(0, { character: 'recruiter' });
    resolving(scene, 0, 'recruiter');
    const { hand, played, chosen } = scene.table.companies[0];
    expect([...hand.cards].sort()).toEqual([...CHARACTERS].sort());
    expect([played.cards, chosen.cards]).toEqual([[], []]);
  });

  it('MRP-EX43, MRP-15.19 no look-ahead', () => {
    const given = () => resolving(positioned(3, 'D1 ship-09 HE/4 []; D2 ship-12 TS/4 [1]'), 0, 'femme-fatale');
    const alone = given().when(0, { ship: 'ship-09' });
    expect(alone.play.over).toBe(true);
    expect(lost(alone)).toBe('{}');
    expect(alone.table.companies[0].supply).toBe(21 + 1 - 1);
    const beside = given().when(0, { ship: 'ship-12' });
    expect(crewOf(beside, 'ship-12')).toEqual([0, 0]);
    expect(lost(beside)).toBe('{1:1}');
  });

  it('MRP-EX44 a replacement fills nothing', () => {
    const scene = positioned(3, 'D1 ship-34 unknown/4 +tok SM [1,1]; D2 ship-09 HE/4 []');
    resolving(scene, 0, 'femme-fatale').when(0, { ship: 'ship-34' });
    expect([...crewOf(scene, 'ship-34')].sort()).toEqual([0, 0, 1]);
    expect(docked(scene)).toContain('ship-34');
    expect(told(scene, 'destination-set')).toEqual([]);
    expect(lost(scene)).toBe('{1:1}');
    expect(sound(scene)).toEqual([]);
  });
});
