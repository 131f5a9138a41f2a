import { heard, view } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { BOTTOM_CHARACTERS, CHARACTER_FACTS, TOP_CHARACTERS } from '../data/characters.ts';
import { CHARACTERS } from '../data/ids.ts';
import { put, take } from './position.ts';
import {
  begun,
  crewOf,
  docked,
  faceUp,
  inZone,
  launched,
  list,
  lost,
  positioned,
  resolving,
  sound,
  stackEvents,
  told,
} from './scenes.ts';

describe('examples: two players', () => {
  it('MRP-EX32 neutral character deck for two players', () => {
    // In round 1 the top card has been laid already.
    for (const seed of Array.from({ length: 40 }, (_, i) => i)) {
      const { chosen, top, deck } = begun(2, {}, `deck ${seed}`).table.companies[2];
      const three = [...chosen.cards, ...top.cards];
      expect(three).toHaveLength(3);
      expect(three.every((card) => TOP_CHARACTERS.includes(card))).toBe(true);
      expect(deck.cards).toHaveLength(6);
      for (const card of BOTTOM_CHARACTERS) expect(deck.cards).toContain(card);
      expect([...three, ...deck.cards].sort()).toEqual([...CHARACTERS].sort());
    }
  });

  it('MRP-EX33 neutral Scientist', () => {
    const scene = positioned(2, 'D1 ship-24 SM/5 [1]').position((table) => stackEvents(table, 'mis-polar-claim'));
    resolving(scene, 2, 'scientist');
    expect(crewOf(scene, 'ship-24')).toEqual([1, 2, 2]);
    expect(scene.play.over).toBe(true);
    expect(view(scene.play, 0).table.companies[2].removed.cards).toEqual(['mis-polar-claim']);
    expect(view(scene.play, 1).table.companies[2].removed).toMatchObject({ n: 1 });
    const [removal] = heard(told(scene, 'card-removed'), 1);
    expect(removal).toMatchObject({ company: 2, card: { n: 1 } });
    expect(JSON.stringify(removal)).not.toContain('polar');

    const synergy = positioned(2, 'D1 ship-24 SM/5 [1]').position((table) => stackEvents(table, 'disc-synergy'));
    resolving(synergy, 2, 'scientist');
    expect(synergy.asked(0)).toMatchObject({ question: 'assign-discovery', about: { company: 2 } });
    expect(synergy.answers(0)).toHaveLength(7);
  });

  it('MRP-EX34 neutral Recruiter', () => {
    const scene = positioned(2, 'D1 ship-24 SM/5 []').position((table) => {
      const { chosen, top, deck, played } = table.companies[3];
      for (const character of ['scientist', 'saboteur', 'secret-agent', 'femme-fatale'] as const) {
        take(character, chosen, top, deck);
        put(played, character);
      }
    });
    resolving(scene, 3, 'recruiter');
    const { deck, top, played, retired, chosen } = scene.table.companies[3];
    expect(crewOf(scene, 'ship-24')).toEqual([3]);
    expect(retired.cards).toEqual(['recruiter']);
    expect([...deck.cards, ...top.cards].map((card) => CHARACTER_FACTS[card].number).sort()).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8,
    ]);
    expect([top.cards, played.cards, chosen.cards]).toEqual([[], [], []]);
    expect(deck.seen).toEqual([]);
    expect(sound(scene)).toEqual([]);
  });

  it('MRP-EX35 a neutral Soldier that hurts its controller', () => {
    const scene = resolving(positioned(2, 'HE {0:2}; AU {2:1}; SM {1:2}'), 2, 'soldier');
    expect(scene.asked(0).about.company).toBe(2);
    expect(scene.answers(0)).toEqual([
      { zone: 'ausonia', company: 2 },
      { zone: 'hellas', company: 0 },
    ]);
    expect(scene.refusal(0, { stop: true }).code).toBe('not-listed');
    expect(scene.refusal(0, { zone: 'syrtis-major', company: 1 }).details).toMatchObject({ why: 'inner-zone' });
  });
});

describe('examples: solo', () => {
  it('MRP-EX39 bot Explorer converges', () => {
    const scene = positioned(1, 'list PH MT HE VM SM AU VB TS SS MS; TS {1:3}; AU {1:1}; SM {1:2}; MT=ice down');
    resolving(scene, 1, 'explorer');
    expect([inZone(scene, 'TS'), inZone(scene, 'MT'), inZone(scene, 'SM'), inZone(scene, 'AU')]).toEqual([
      '{1:2}',
      '{1:1}',
      '{1:2}',
      '{1:1}',
    ]);
    expect(told(scene, 'moved')).toHaveLength(1);
    expect(faceUp(scene, 'MT')).toBe(true);
    expect(list(scene)).toBe('PH HE VM SM AU VB TS SS MS MT');
  });

  it('MRP-EX40 bot Scientist', () => {
    const given = (level: string) => {
      const scene = positioned(1, 'list SM HE PH AU VB TS MT SS MS VM; disc-synergy on HE', { level });
      scene.position((table) => stackEvents(table, 'disc-lichens', 'mis-expansion'));
      return resolving(resolving(scene, 1, 'scientist'), 2, 'scientist');
    };
    const director = given('director');
    expect(director.table.zones.ausonia.discovery).toMatchObject({ seen: [], cards: ['disc-lichens'] });
    expect(list(director)).toBe('SM HE PH VB TS MT SS MS VM AU');
    expect(director.table.companies[2].kept.cards).toContain('mis-expansion');
    const [kept] = heard(told(director, 'card-kept'), 0);
    expect(kept).toMatchObject({ company: 2, card: { n: 1 } });
    expect(view(director.play, 0).table.companies[2].kept.cards).toBeUndefined();
    const cadet = given('cadet');
    expect(cadet.table.companies[2].kept.cards).not.toContain('mis-expansion');
    expect(cadet.table.outOfGame).toMatchObject({ seen: [], cards: ['mis-expansion'] });
  });

  it('MRP-EX41 bot Secret Agent and Saboteur', () => {
    // Ships that nobody can board stand for "after placing".
    const text = `D1 ship-09 HE/4 [1,0]; D2 ship-24 SM/5 [1,1,0]; D3 ship-12 TS/4 [0,2]
                  list VB AU HE TS MT SS MS SM VM PH`;
    const agent = positioned(1, text).position((table) => {
      table.companies[1].supply = 0;
    });
    resolving(agent, 1, 'secret-agent');
    expect(launched(agent)).toEqual(['ship-24']);
    expect(list(agent)).toBe('VB AU HE TS MT SS MS SM VM PH');
    const saboteur = positioned(1, text).position((table) => {
      table.companies[1].supply = 0;
    });
    resolving(saboteur, 1, 'saboteur');
    expect(docked(saboteur)).toEqual(['ship-09', 'ship-24']);
    expect(lost(saboteur)).toBe('{0:1,2:1}');
    expect(list(saboteur)).toBe('VB AU HE TS MT SS MS SM VM PH');
  });
});
