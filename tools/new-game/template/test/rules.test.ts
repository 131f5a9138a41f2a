import { MatchLog, Refusal, view } from '@orrery/kernel';
import { given } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { DECK, HAND, MOONS } from '../data/index.ts';
import { game } from '../rules/index.ts';
import { turn } from '../rules/turn.ts';
import { positioned } from './position.ts';

describe('setup', () => {
  it('TM-2.1: as many moons as the option says, the first ones of the box', () => {
    const { table } = given(game, { seats: 2, options: { moons: 3 } });
    expect(table.moons.map(({ id }) => id)).toEqual(MOONS.slice(0, 3));
  });

  it('TM-2.2: four cards each, the rest is the deck (TM-1.2)', () => {
    const { players, deck } = given(game, { seats: 4 }).table;
    expect(players.map(({ hand }) => hand.cards.length)).toEqual([4, 4, 4, 4]);
    expect(deck.cards).toHaveLength(DECK.length - 16);
  });

  it('TM-2.3: the lot says who begins', () => {
    const first = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
      const scene = given(game, { seats: 2, seed });
      const told = scene.play.events;
      for (const seat of [0, 1]) scene.when(seat, scene.answers(seat)[0]);
      expect(told).toEqual([{ type: 'first-player', seat: scene.play.awaited[0] }]);
      return scene.play.awaited[0];
    });
    expect(new Set(first)).toEqual(new Set([0, 1]));
  });
});

describe('stars', () => {
  it('TM-3.1: everybody lays one card of the hand at the same time', () => {
    const scene = given(game, { seats: 3 });
    expect(scene.play.awaited).toEqual([0, 1, 2]);
    const { hand, star } = scene.table.players[1];
    const [card] = hand.cards;
    expect(scene.answers(1)).toEqual(hand.cards.map((one) => ({ card: one })));
    scene.when(1, { card });
    expect([hand.cards.includes(card), star.cards]).toEqual([false, [card]]);
  });

  it('TM-3.2: stay secret', () => {
    const scene = given(game, { seats: 2 });
    scene.when(0, scene.answers(0)[0]);
    expect(view(scene.play, 0).table.players[0].star.cards).toHaveLength(1);
    expect(view(scene.play, 1).table.players[0].star).toEqual({ $: 'card', seen: [0], n: 1 });
    expect(scene.told).toEqual([{ type: 'star-laid', seat: 0 }]);
  });
});

describe('a turn', () => {
  it('TM-4.1: the choice of a moon can be taken back; the card that follows cannot (TM-4.3)', () => {
    const log = new MatchLog(game, { seats: 2, seed: 'undo' });
    for (const { seat, answers } of log.play.asked()) log.answer(seat, answers[0]);
    const [seat] = log.play.awaited;
    log.answer(seat, { moon: 'titan' });
    log.undo(seat);
    expect(log.play.asked()[0].question).toBe('choose-moon');
    log.answer(seat, { moon: 'europa' });
    log.answer(seat, log.play.asked()[0].answers[0]);
    expect(() => log.undo(seat)).toThrow(Refusal);
  });

  it('TM-4.2: a full moon is barred, and says so', () => {
    const scene = positioned(2, { moons: { io: '0:1 1:2' } }).doing(turn({ seat: 0 }));
    expect(scene.may(0, { moon: 'io' })).toBe(false);
    expect(scene.asked(0).barred).toEqual([{ answer: { moon: 'io' }, rule: 'TM-4.2', why: 'moon-full', room: 2 }]);
    expect(scene.refusal(0, { moon: 'io' }).details).toMatchObject({ why: 'moon-full', rule: 'TM-4.2' });
  });

  it('TM-4.3: the card lies there face up, and another one is drawn that only its owner sees', () => {
    const scene = positioned(2, { hands: [[5, 1, 2]] }).doing(turn({ seat: 0 }));
    scene.when(0, { moon: 'io' }).when(0, { card: 5 });
    const { hand } = scene.table.players[0];
    expect(scene.table.moons[0]).toMatchObject({ played: { seen: 'all', cards: [5] }, by: [0] });
    expect(hand.cards).toHaveLength(HAND);
    expect(scene.told.at(-1)).toEqual({ type: 'card-drawn', seat: 0, drawn: { ...hand, cards: [hand.cards.at(-1)] } });
  });

  it('TM-4.4: then it is the turn of the next seat', () => {
    const scene = positioned(3, {
      hands: [
        [1, 2, 3],
        [4, 5, 6],
        [7, 8, 9],
      ],
    }).doing(turn({ seat: 2 }));
    scene.when(2, { moon: 'io' }).when(2, { card: 7 });
    expect(scene.play.awaited).toEqual([0]);
  });
});

describe('scoring', () => {
  it('TM-5.3: when every moon is full, stars are shown and the game is over', () => {
    const scene = positioned(2, {
      moons: {
        io: '1:3',
        europa: '0:1 0:2 0:5',
        titan: '0:6 0:7 0:8 0:9',
        triton: '0:10 0:11 0:12',
        oberon: '1:13 1:14 1:15 1:16',
      },
      hands: [[4, 20, 21]],
      stars: [30, 36],
    });
    // Only Io has room, so the choice of a moon is taken by itself.
    scene.doing(turn({ seat: 0 })).when(0, { card: 4 });
    expect(scene.play.over).toBe(true);
    expect(scene.told.slice(-2)).toEqual([
      { type: 'star-shown', seat: 0, card: 30, points: 0 },
      { type: 'star-shown', seat: 1, card: 36, points: 3 },
    ]);
  });

  it('TM-5.4: the highest star brings 3 points', () => {
    const { rows } = positioned(3, { stars: [20, 30, 10] }).play.standing();
    expect(rows.map(({ total, place }) => [total, place])).toEqual([
      [0, 2],
      [3, 1],
      [0, 2],
    ]);
  });

  it('TM-5.5: in a tie the smaller sum of cards on moons wins', () => {
    // Io and Europa are worth as much as Oberon.
    const moons = { io: '0:1 0:2', europa: '0:3 0:4 0:5', oberon: '1:6 1:7 1:8 1:9' };
    const { winners, rows } = positioned(3, { moons, stars: [10, 11, 12] }).play.standing();
    expect(rows.map(({ total, place }) => [total, place])).toEqual([
      [7, 1],
      [7, 2],
      [3, 3],
    ]);
    expect(winners).toEqual([0]);
  });

  it('TM-5.5: an equal sum shares the victory', () => {
    const moons = { titan: '0:1 0:4 1:2 1:3', oberon: '0:6 0:9 1:7 1:8' };
    const { winners, verdict } = positioned(3, { moons, stars: [10, 11, 12] }).play.standing();
    expect([winners, verdict]).toEqual([[0, 1], 'shared']);
  });
});

describe('what holds at any time', () => {
  it('TM-7.1: a card too many and a card of nobody are noticed', () => {
    const { play } = positioned(2, { moons: { io: '0:1 0:2 0:3' } });
    expect(game.check?.(play.match)).toEqual(['TM-7.1: too many cards on io']);
    play.table.moons[0].by.pop();
    expect(game.check?.(play.match)).toEqual(['TM-7.1: a card on io belongs to nobody']);
  });

  it('TM-7.2: a lost card is noticed', () => {
    const { play } = positioned(2, { hands: [[1, 2]] });
    expect(game.check?.(play.match)).toEqual(['TM-7.2: seat 0 has 3 cards']);
  });
});
