import { view } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { MISSION_IDS } from '../../data/events.ts';
import { ZONES } from '../../data/ids.ts';
import { begun, docked, setUp, sound } from '../scenes.ts';

describe('section 2: set-up', () => {
  it.each([
    [1, { bots: 2, level: 'cadet' }, 3, 29],
    [1, { bots: 2, level: 'director' }, 3, 27],
    [1, { bots: 2, level: 'tycoon' }, 3, 25],
    [1, { bots: 5, level: 'tycoon' }, 6, 19],
    [2, {}, 4, 28],
    [3, {}, 3, 27],
    [4, {}, 4, 26],
    [5, {}, 5, 25],
    [6, {}, 6, 24],
  ])('MRP-2.10 %i players %j: %i docks and an event deck of %i', (seats, options, docks, events) => {
    const scene = begun(seats, options);
    expect(scene.table.companies).toHaveLength(docks);
    expect(docked(scene)).toHaveLength(docks);
    expect(scene.table.eventDeck.cards).toHaveLength(events);
    expect(sound(scene)).toEqual([]);
  });

  it('MRP-2.4.1 no reshuffle if no ship was set aside', () => {
    const scene = setUp(3, { ships: [['ship-01', 'ship-28', 'ship-04', 'ship-36', 'ship-05']] });
    expect(scene.table.shipDeck.cards.slice(0, 2)).toEqual(['ship-36', 'ship-05']);
  });

  it('MRP-2.4.2 a printed Phobos ship needs no token', () => {
    const scene = setUp(3, { ships: [['ship-01', 'ship-28', 'ship-04']] });
    expect(scene.table.docks.map((ship) => ship?.tokens)).toEqual([[], [], []]);
  });

  it('MRP-2.5, MRP-2.6 nine characters, 22 astronauts, one aboard; dock 1 goes first', () => {
    const scene = setUp(5, { 'starting astronauts': [[3, 1, 4, 0, 2]] });
    expect(scene.table.docks.map((ship) => ship?.crew)).toEqual([[3], [1], [4], [0], [2]]);
    expect(scene.table.first).toBe(3);
    for (const { hand, supply } of scene.table.companies) {
      expect(hand.cards).toHaveLength(9);
      expect(supply).toBe(21);
    }
  });

  it('MRP-2.7 ten resource tokens lie face down, the eleventh beside them', () => {
    const { table } = begun(4);
    for (const zone of ZONES) expect(table.zones[zone].resource).toMatchObject({ seen: [] });
    expect(table.spareResource).toMatchObject({ seen: [] });
    expect(table.spareResource.cards).toHaveLength(1);
  });

  it('MRP-2.8, MRP-13.4 of two missions one is kept, the other shuffled in; only the owner knows both', () => {
    const scene = setUp(3, { missions: [['mis-memorial', 'mis-expansion']] });
    const { about, answers } = scene.asked(0);
    expect(about).toMatchObject({ dealt: { cards: ['mis-memorial', 'mis-expansion'] } });
    expect(answers).toEqual([{ mission: 'mis-memorial' }, { mission: 'mis-expansion' }]);
    expect(JSON.stringify(view(scene.play, 1))).not.toContain('mis-memorial');
    scene.when(0, { mission: 'mis-expansion' });
    for (const seat of [1, 2]) scene.when(seat, { mission: scene.answers(seat)[0].mission });
    expect(view(scene.play, 0).table.companies[0]).toMatchObject({
      kept: { cards: ['mis-expansion'] },
      rejected: { cards: ['mis-memorial'] },
    });
    expect(view(scene.play, 1).table.companies[0]).toMatchObject({ kept: { n: 1 }, rejected: { n: 1 } });
    expect(scene.table.eventDeck.cards).toContain('mis-memorial');
  });

  it('MRP-2.9 the event deck does not depend on who chose first', () => {
    const deck = (order: number[]) => {
      const scene = setUp(3, {});
      for (const seat of order) scene.when(seat, { mission: scene.answers(seat)[0].mission });
      return scene.table.eventDeck.cards;
    };
    expect(deck([0, 1, 2])).toEqual(deck([2, 0, 1]));
  });

  it('MRP-12.2 bots get missions unseen, and there is a public list of ten zones', () => {
    for (const [level, n] of [
      ['cadet', 0],
      ['director', 1],
      ['tycoon', 2],
    ] as const) {
      const { table } = begun(1, { bots: 3, level });
      for (const bot of table.companies.slice(1)) {
        expect(bot).toMatchObject({ seat: null, role: 'bot' });
        expect(bot.kept.cards).toHaveLength(n);
        expect(bot.kept.seen).toEqual([]);
        expect(bot.kept.cards.every((card) => MISSION_IDS.includes(card))).toBe(true);
      }
      expect([...table.priority].sort()).toEqual([...ZONES].sort());
    }
  });
});
