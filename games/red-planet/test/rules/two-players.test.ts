import { Play, randomFrom, view } from '@orrery/kernel';
import { playOut } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { CHARACTER_FACTS, TOP_CHARACTERS } from '../../data/characters.ts';
import { game } from '../../rules/index.ts';
import { begun, crewOf, emptyEvents, inZone, lost, positioned, resolving, stackEvents, told } from '../scenes.ts';

describe('section 11: two players', () => {
  it('MRP-11.1, MRP-11.2, MRP-16.40 two mains side by side, each neutral opposite its controller', () => {
    const { table } = begun(2);
    expect(table.companies.map(({ seat, role }) => `${seat} ${role}`)).toEqual([
      '0 main',
      '1 main',
      '0 neutral',
      '1 neutral',
    ]);
    expect(table.docks).toHaveLength(4);
  });

  it('MRP-11.3 neutral companies have no missions', () => {
    const { table } = begun(2);
    expect(table.companies.map(({ kept }) => kept.cards.length)).toEqual([1, 1, 0, 0]);
  });

  it('MRP-11.5, MRP-13.1 the controller alone looks at the neutral card, then chooses', () => {
    const scene = begun(2);
    const card = (viewer: number | 'watcher') => view(scene.play, viewer).table.companies[2].chosen;
    expect(card(0).cards).toHaveLength(1);
    expect(card(1)).toMatchObject({ n: 1 });
    expect(card('watcher')).toMatchObject({ n: 1 });
    expect(scene.play.awaited).toEqual([0, 1]);
    expect(scene.asked(0).question).toBe('choose-character');
  });

  it('MRP-11.6, MRP-11.9 the controller decides for the neutral company', () => {
    const scene = resolving(positioned(2, 'D1 ship-09 HE/4 []; D2 ship-12 TS/4 []'), 3, 'recruiter');
    expect(scene.asked(1)).toMatchObject({ question: 'place-astronaut', about: { company: 3 } });
    scene.when(1, { ship: 'ship-12' });
    expect(crewOf(scene, 'ship-12')).toEqual([3]);
  });

  it('MRP-15.23 a main company may harm its own neutral one, and the other way round', () => {
    const scene = resolving(positioned(2, 'HE {0:1,2:1}'), 0, 'femme-fatale');
    expect([inZone(scene, 'HE'), lost(scene)]).toEqual(['{0:2}', '{2:1}']);
    const back = resolving(positioned(2, 'HE {0:1,2:1}'), 2, 'femme-fatale');
    expect([inZone(back, 'HE'), lost(back)]).toEqual(['{2:2}', '{0:1}']);
  });

  it('MRP-11.7, MRP-16.41 a neutral Scientist always draws, and discards when no zone is free', () => {
    const all = ['VB', 'AU', 'HE', 'TS', 'MT', 'SS', 'MS'];
    const cards = [
      'ether-magnet',
      'native-resistance',
      'great-sandstorm',
      'synergy',
      'rockburst',
      'rich-vein',
      'lichens',
    ];
    const full = positioned(2, all.map((code, i) => `disc-${cards[i]} on ${code}`).join(';'));
    full.position((table) => stackEvents(table, 'disc-even-ground'));
    resolving(full, 3, 'scientist');
    expect(full.table.discarded.cards).toEqual(['disc-even-ground']);
    expect(full.asked(1).question).toBe('look-at-discovery');
    full.when(1, { zone: 'hellas' });
    expect(full.table.zones.hellas.discovery.seen).toEqual([1]);
  });

  it('MRP-16.21 a neutral Scientist with an empty deck does nothing', () => {
    const scene = positioned(2, 'disc-lichens on HE').position(emptyEvents);
    resolving(scene, 2, 'scientist');
    expect(scene.play.over).toBe(true);
    expect(told(scene, 'skipped')).toContainEqual({ type: 'skipped', company: 2, question: 'scientist' });
  });

  it('MRP-11.4, MRP-11.8 the neutral Recruiter leaves once, in rounds 4 to 9, and no deck runs out', () => {
    for (let seed = 0; seed < 30; seed++) {
      const play = Play.start(game, { seats: 2, seed });
      const rounds: number[] = [];
      let round = 1;
      let early: boolean[] = [];
      const note = () => {
        for (const event of play.events) {
          if (event.type === 'round-began') round = event.round;
          if (event.type === 'recruiter-retired') rounds.push(round);
          if (event.type === 'character-began' && event.company > 1 && round <= 3)
            early = [...early, TOP_CHARACTERS.includes(event.character)];
        }
      };
      const random = randomFrom(String(seed));
      playOut(play, random, note);
      note();
      expect(early).toEqual(Array(6).fill(true));
      expect(rounds).toHaveLength(2);
      for (const n of rounds) {
        expect(n).toBeGreaterThanOrEqual(4);
        expect(n).toBeLessThanOrEqual(9);
      }
    }
  });

  it('MRP-11.11, MRP-16.23 a neutral company may be first', () => {
    const scene = begun(2).position((table) => {
      table.first = 3;
      for (const [company, character] of [
        [2, 'scientist'],
        [3, 'scientist'],
      ] as const) {
        const { top, deck, chosen } = table.companies[company];
        const all = [...chosen.cards, ...top.cards, ...deck.cards].filter((card) => card !== character);
        Object.assign(chosen, { cards: [character] });
        Object.assign(top, { cards: all.filter((card) => TOP_CHARACTERS.includes(card)).slice(0, 2) });
        Object.assign(deck, { cards: all.filter((card) => !top.cards.includes(card)) });
      }
    });
    scene.when(0, { character: 'pilot' }).when(1, { character: 'soldier' });
    expect(scene.table.called).toBe(CHARACTER_FACTS.scientist.number);
    expect(scene.table.acting).toBe(3);
  });
});
