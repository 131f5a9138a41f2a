import { describe, expect, it } from 'vitest';
import { DISCOVERY_IDS } from '../../data/events.ts';
import { reveal } from '../../rules/discoveries.ts';
import { production } from '../../rules/production.ts';
import { standing } from '../../rules/scoring.ts';
import { crewOf, docked, faceUp, inZone, left, lost, positioned, sound, told, won, zonesAsked } from '../scenes.ts';

const revealed = (seats: number, text: string, options?: { [name: string]: unknown }) =>
  positioned(seats, text, options).doing(reveal({}));

const discoveryPoints = (text: string) =>
  standing(positioned(3, text).play.match).rows.map(
    ({ items }) => items.find(({ item }) => item === 'discoveries')?.points,
  );

describe('section 9.2 and 10.1: discoveries', () => {
  it('MRP-1.8 there are thirteen', () => {
    expect(DISCOVERY_IDS).toHaveLength(13);
  });

  it('MRP-10.1.1 all are turned up', () => {
    const scene = revealed(3, 'disc-lichens on HE; disc-synergy on AU');
    expect(scene.table.zones.hellas.discovery.seen).toBe('all');
    expect(scene.table.zones.ausonia.discovery.seen).toBe('all');
    expect(told(scene, 'discovery-revealed').map(({ discovery }) => discovery)).toEqual([
      'disc-synergy',
      'disc-lichens',
    ]);
  });

  it('MRP-9.2.10 Ether Magnet: everybody aboard docked ships comes here, ships and tokens stay', () => {
    const scene = revealed(
      3,
      'D1 ship-09 HE/4 +tok PH [1,0]; D2 ship-12 TS/4 []; D3 ship-24 SM/5 [2,2]; MS=ice down; disc-ether-magnet on MS',
    );
    expect(inZone(scene, 'MS')).toBe('{0:1,1:1,2:2}');
    expect(faceUp(scene, 'MS')).toBe(true);
    expect(docked(scene)).toHaveLength(3);
    expect(crewOf(scene, 'ship-24')).toEqual([]);
    expect(scene.table.pool.phobos).toBe(1);
    expect(sound(scene)).toEqual([]);
  });

  it('MRP-9.2.10 Ether Magnet: without passengers no token turns up', () => {
    expect(faceUp(revealed(3, 'D1 ship-09 HE/4 []; MS=ice down; disc-ether-magnet on MS'), 'MS')).toBe(false);
  });

  it('MRP-9.2.11 Native Resistance: each colour here loses one', () => {
    const scene = revealed(3, 'HE {0:3,1:1}; AU {2:1}; disc-native-resistance on HE');
    expect(inZone(scene, 'HE')).toBe('{0:2}');
    expect(lost(scene)).toBe('{0:1,1:1}');
  });

  it('MRP-9.2.12 Great Sandstorm: clockwise from the first company, one astronaut after the other', () => {
    const scene = revealed(3, 'first 1; HE {0:1,1:2,2:1}; TS=ice down; disc-great-sandstorm on HE');
    expect(scene.asked(1)).toMatchObject({ question: 'evacuate', about: { company: 1, from: 'hellas', left: 2 } });
    expect(zonesAsked(scene, 1)).toBe('AU TS SM');
    expect(scene.refusal(1, { zone: 'phobos' }).details).toMatchObject({ why: 'phobos-apart' });
    expect(scene.refusal(1, { zone: 'valles-marineris' }).details).toMatchObject({ why: 'not-adjacent' });
    scene.when(1, { zone: 'tritonis-sinus' });
    expect(faceUp(scene, 'TS')).toBe(false);
    scene.when(1, { zone: 'syrtis-major' });
    expect(faceUp(scene, 'TS')).toBe(true);
    scene.when(2, { zone: 'ausonia' }).when(0, { zone: 'ausonia' });
    expect(['HE', 'AU', 'TS', 'SM'].map((code) => inZone(scene, code))).toEqual(['{}', '{0:1,2:1}', '{1:1}', '{1:1}']);
  });

  it('MRP-9.2.33, MRP-15.20 reveal cards act in canonical order, each completely before the next', () => {
    const scene = revealed(3, 'AU {0:2}; disc-great-sandstorm on AU; disc-native-resistance on HE');
    scene.when(0, { zone: 'hellas' });
    expect(lost(scene)).toBe('{}');
    scene.when(0, { zone: 'hellas' });
    expect(inZone(scene, 'HE')).toBe('{0:1}');
    expect(lost(scene)).toBe('{0:1}');
    const other = revealed(3, 'HE {0:1}; disc-great-sandstorm on HE; disc-native-resistance on AU');
    other.when(0, { zone: 'ausonia' });
    expect(inZone(other, 'AU')).toBe('{0:1}');
  });

  it('MRP-11.13 Great Sandstorm: the controller decides for a neutral company', () => {
    const scene = revealed(2, 'HE {3:1}; disc-great-sandstorm on HE');
    expect(scene.asked(1)).toMatchObject({ question: 'evacuate', about: { company: 3 } });
  });

  it('MRP-12.6 Great Sandstorm: a bot sends all to the highest adjacent zone', () => {
    const scene = revealed(1, 'list PH VM SM AU HE VB TS MT SS MS; HE {1:3}; disc-great-sandstorm on HE');
    expect(inZone(scene, 'SM')).toBe('{1:3}');
    expect(scene.table.priority.at(-1)).toBe('syrtis-major');
  });

  it('MRP-9.2.13, MRP-15.15 Synergy adds nothing to face-down zones', () => {
    const scene = positioned(3, 'disc-synergy on HE up; AU=ice down; TS=ice up').doing(production({ phase: 3 }));
    expect([left(scene, 'AU'), left(scene, 'TS')]).toEqual(['', '4 ice']);
  });

  it('MRP-9.2.14, MRP-15.13, MRP-16.25 Rockburst: leftovers are still awarded', () => {
    const scene = positioned(3, 'AU=ice up; AU {1:1}; Left AU 2 ice; disc-rockburst on AU up');
    expect(won(scene.doing(production({ phase: 3 })), 1)).toBe('2 ice');
  });

  it('MRP-9.2.15 Rich Vein adds two, only in the third production', () => {
    const text = 'AU=celerium up; AU {1:1}; disc-rich-vein on AU up';
    expect(won(positioned(3, text).doing(production({ phase: 3 })), 1)).toBe('5 celerium');
    expect(won(positioned(3, text).doing(production({ phase: 2 })), 1)).toBe('2 celerium');
  });

  it('MRP-9.2.17, MRP-16.26 Uneven Ground: several fewest share, a single colour takes all', () => {
    const tie = positioned(3, 'AU=ice up; AU {0:3,1:1,2:1}; disc-uneven-ground on AU up').doing(
      production({ phase: 3 }),
    );
    expect([won(tie, 0), won(tie, 1), won(tie, 2), left(tie, 'AU')]).toEqual(['', '1 ice', '1 ice', '1 ice']);
    const alone = positioned(3, 'AU=ice up; AU {0:3}; disc-uneven-ground on AU up').doing(production({ phase: 3 }));
    expect(won(alone, 0)).toBe('3 ice');
  });

  it('MRP-9.2.19, MRP-8.6, MRP-16.12 Frozen Caverns: new tokens are ice, leftovers keep their kind, each is divided', () => {
    const text = 'AU=celerium up; AU {0:1,1:1}; Left AU 1 celerium; disc-frozen-caverns on AU up';
    const scene = positioned(3, text).doing(production({ phase: 3 }));
    expect([won(scene, 0), won(scene, 1)]).toEqual(['1 ice', '1 ice']);
    expect(left(scene, 'AU')).toBe('1 ice, 1 celerium');
  });

  it('MRP-15.14 Subterfuge awards leftovers too', () => {
    const text = 'AU=ice up; AU {0:2,1:1}; Left AU 2 ice; disc-subterfuge on AU up';
    expect(won(positioned(3, text).doing(production({ phase: 3 })), 1)).toBe('5 ice');
  });

  it('MRP-15.17 face-down zones produce nothing, whatever discovery lies there', () => {
    const scene = positioned(3, 'AU=ice down; disc-rich-vein on AU up').doing(production({ phase: 3 }));
    expect(left(scene, 'AU')).toBe('');
  });

  it('MRP-9.2.20 Lichens and MRP-9.2.22 Radiation Leak: each colour present, once', () => {
    expect(discoveryPoints('HE {0:3,1:1}; disc-lichens on HE')).toEqual([3, 3, 0]);
    expect(discoveryPoints('HE {0:3,1:1}; disc-radiation-leak on HE')).toEqual([-3, -3, 0]);
  });

  it('MRP-9.2.21 Underground Lake: six for most, divided in a tie', () => {
    expect(discoveryPoints('HE {0:3,1:1}; disc-underground-lake on HE')).toEqual([6, 0, 0]);
    expect(discoveryPoints('HE {0:3,1:3,2:3}; disc-underground-lake on HE')).toEqual([2, 2, 2]);
    expect(discoveryPoints('HE {0:1,1:1}; disc-underground-lake on HE')).toEqual([3, 3, 0]);
    expect(discoveryPoints('disc-underground-lake on HE')).toEqual([0, 0, 0]);
  });
});
