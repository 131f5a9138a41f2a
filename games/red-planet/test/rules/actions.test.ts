import { imagine, randomFrom, view } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../../rules/index.ts';
import { production } from '../../rules/production.ts';
import { heads, holds, inZone, lost, positioned, told, won, zonesAsked } from '../scenes.ts';

/** The third production with action cards in these hands. */
function third(seats: number, text: string, hands: { [company: number]: string[] }) {
  const scene = positioned(seats, text).position((table) => {
    for (let company = 0; company < table.companies.length; company++) holds(table, company, ...(hands[company] ?? []));
  });
  return scene.doing(production({ phase: 3 }));
}

describe('section 9.4: actions', () => {
  it('MRP-9.4.10 Rescue Operation: up to two return to zones with own astronauts before the card', () => {
    const scene = third(3, 'first 0; HE {0:1}; PH {0:1}; LiS {0:3}', { 0: ['act-rescue-operation'] });
    expect(scene.asked(0)).toMatchObject({ question: 'rescue', about: { left: 2, zones: ['hellas', 'phobos'] } });
    expect(zonesAsked(scene, 0)).toBe('HE PH');
    expect(scene.refusal(0, { zone: 'ausonia' }).details).toMatchObject({ why: 'not-there-before' });
    scene.when(0, { zone: 'phobos' }).when(0, { zone: 'hellas' });
    expect([inZone(scene, 'HE'), inZone(scene, 'PH'), lost(scene)]).toEqual(['{0:2}', '{0:2}', '{0:1}']);
    expect(scene.table.companies[0].revealed.cards).toEqual(['act-rescue-operation']);
  });

  it('MRP-9.4.10, MRP-16.17 Rescue Operation: zero is allowed, no more than lie there', () => {
    const none = third(3, 'HE {0:1}; LiS {0:3}', { 0: ['act-rescue-operation'] }).when(0, { stop: true });
    expect(lost(none)).toBe('{0:3}');
    const one = third(3, 'HE {0:1}; LiS {0:1}', { 0: ['act-rescue-operation'] }).when(0, { zone: 'hellas' });
    expect(one.play.over).toBe(true);
  });

  it('MRP-9.4.10 Rescue Operation: nothing without a zone or a victim', () => {
    for (const text of ['LiS {0:3}', 'HE {0:1}']) {
      const scene = third(3, text, { 0: ['act-rescue-operation'] });
      expect(scene.play.over).toBe(true);
      expect(told(scene, 'skipped')).toEqual([{ type: 'skipped', company: 0, question: 'rescue' }]);
      expect(scene.table.companies[0].revealed.cards).toEqual(['act-rescue-operation']);
    }
  });

  it('MRP-9.4.11 Industrial Espionage: another colour beside an own astronaut, inner zones and Phobos too', () => {
    const text = 'SM {1:1,0:2}; PH {1:1,2:1}; HE {0:1}; SS {1:2}';
    const scene = third(3, text, { 1: ['act-industrial-espionage'] });
    expect(scene.answers(1)).toEqual([
      { zone: 'syrtis-major', company: 0 },
      { zone: 'phobos', company: 2 },
    ]);
    expect(scene.refusal(1, { zone: 'sinus-sabaeus', company: 1 }).details).toMatchObject({ why: 'own-colour' });
    expect(scene.refusal(1, { zone: 'hellas', company: 0 }).details).toMatchObject({ why: 'not-present' });
    scene.when(1, { zone: 'syrtis-major' });
    expect(lost(scene)).toBe('{0:1}');
  });

  it('MRP-9.4.11 Industrial Espionage: skipped without a target', () => {
    const scene = third(3, 'HE {0:1}', { 1: ['act-industrial-espionage'] });
    expect(told(scene, 'skipped')).toEqual([{ type: 'skipped', company: 1, question: 'espionage' }]);
  });

  it('MRP-9.4.12, MRP-9.4.13 Blocks of Ice and Ether Wind are gained after the award', () => {
    const scene = third(3, '', { 2: ['act-ether-wind', 'act-blocks-of-ice'] });
    expect(won(scene, 2)).toBe('2 ice, 1 celerium');
    expect(scene.table.gained).toBe(3);
    // MRP-9.4.2: by rank
    expect(told(scene, 'action-revealed').map(({ action }) => action)).toEqual(['act-blocks-of-ice', 'act-ether-wind']);
  });

  it('MRP-9.4.2, MRP-10.2 windows: clockwise from the first company, before and after the tokens', () => {
    const scene = third(3, 'first 2; HE=ice up; HE {0:1,1:1,2:1}; LiS {0:1}', {
      0: ['act-rescue-operation', 'act-ether-wind'],
      2: ['act-industrial-espionage'],
      1: ['act-blocks-of-ice'],
    });
    scene.when(2, { company: 1 }).when(0, { zone: 'hellas' });
    const order = scene.told.flatMap((event) => {
      if (event.type === 'action-revealed') return event.action;
      if (event.type === 'produced') return event.type;
      return event.type === 'awarded' || event.type === 'gained' ? `${event.type} ${event.company}` : [];
    });
    expect(order).toEqual([
      'act-industrial-espionage',
      'act-rescue-operation',
      'produced',
      'awarded 0',
      'act-ether-wind',
      'gained 0',
      'act-blocks-of-ice',
      'gained 1',
    ]);
    expect(heads(scene.table.zones.hellas.astronauts)).toBe('{0:2,2:1}');
  });

  it('MRP-9.4.1 missions stay face down in the third production', () => {
    const scene = third(3, '', { 0: ['mis-memorial', 'act-ether-wind'] });
    expect(scene.table.companies[0].kept.cards).toEqual(['mis-memorial']);
  });

  it('MRP-9.4.2, MRP-12.5.3 everybody knows what can still lie face down after the first window', () => {
    const kept = (seats: number, level: string, viewer: number | 'watcher') => {
      const scene = positioned(seats, 'first 1; HE {0:1,1:1,2:1}', { level }).position((table) => {
        const end = ['act-ether-wind', 'act-blocks-of-ice', 'mis-memorial'];
        holds(table, 1, ...(level === 'cadet' ? end.slice(0, 1) : end));
        holds(table, 2);
        holds(table, 0, 'act-industrial-espionage');
      });
      scene.doing(production({ phase: 3 }));
      expect(scene.asked(0).question).toBe('espionage');
      const random = randomFrom('windows');
      const seen = new Set<string>();
      for (let i = 0; i < 200; i++)
        for (const card of imagine(game, view(scene.play, viewer), random).table.companies[1].kept.cards)
          seen.add(card);
      return seen;
    };
    for (const seen of [kept(3, 'director', 2), kept(1, 'director', 0)]) {
      expect(seen).toContain('act-blocks-of-ice');
      expect(seen).toContain('mis-expansion');
      expect(seen).not.toContain('act-rescue-operation');
    }
    expect([...kept(1, 'cadet', 0)].sort()).toEqual(['act-blocks-of-ice', 'act-ether-wind']);
  });

  it('MRP-12.6 bots: Rescue Operation to the highest own zone, Espionage against the leader', () => {
    const text = 'list PH HE VM SM AU VB TS MT SS MS; HE {0:2,1:1,2:1}; VM {1:1,2:3}; LiS {1:3}';
    const rescue = third(1, text, { 1: ['act-rescue-operation'] });
    expect([inZone(rescue, 'HE'), lost(rescue)]).toEqual(['{0:2,1:3,2:1}', '{1:1}']);
    expect(rescue.table.priority.at(-1)).toBe('hellas');
    const spy = third(1, text, { 1: ['act-industrial-espionage'] });
    expect(lost(spy)).toBe('{0:1,1:3}');
    expect(spy.table.priority.at(-1)).toBe('hellas');
  });
});
