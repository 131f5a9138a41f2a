import { hash, Play, randomFrom } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/index.ts';

/** Whole games by fixed random answers; `state` is the hash of the match at its end. If one of these changes, recorded games mean something else: a new edition. */
const GAMES = [
  {
    seats: 1,
    options: { bots: 2, level: 'cadet' },
    answers: 36,
    scores: [19, 47, 18],
    lost: [9, 2, 5],
    state: '18536927a8d5c430',
  },
  {
    seats: 1,
    options: { bots: 3, level: 'director' },
    answers: 31,
    scores: [26, 62, 14, 35],
    lost: [8, 2, 3, 4],
    state: '1e9adf0312ead6dc',
  },
  {
    seats: 1,
    options: { bots: 5, level: 'tycoon' },
    answers: 37,
    scores: [12, 25, 27, 28, 26, 47],
    lost: [6, 3, 3, 5, 3, 3],
    state: 'e85934722f4d0403',
  },
  { seats: 2, options: {}, answers: 105, scores: [2, 53, 37, 13], lost: [5, 5, 4, 4], state: 'e0ae7fd25c787456' },
  { seats: 3, options: {}, answers: 92, scores: [13, 46, 41], lost: [3, 5, 3], state: 'c576020cf4c3a704' },
  { seats: 4, options: {}, answers: 130, scores: [24, 29, 48, 24], lost: [2, 6, 3, 1], state: '6bb332b66fbeb5e2' },
  {
    seats: 5,
    options: {},
    answers: 161,
    scores: [38, 10, 20, 12, 32],
    lost: [2, 3, 1, 3, 2],
    state: 'd97c5bd5a0db9372',
  },
  {
    seats: 6,
    options: {},
    answers: 201,
    scores: [21, 34, 44, 11, 8, 30],
    lost: [3, 7, 4, 2, 5, 4],
    state: 'e784be32d57f2269',
  },
];

describe('edition 1', () => {
  it.each(GAMES)('plays $seats seats with $options as before', ({ seats, options, answers, scores, lost, state }) => {
    const seed = `golden ${seats}`;
    const random = randomFrom(seed);
    const play = Play.start(game, { seats, options, seed });
    for (let [front] = play.pending; front; [front] = play.pending)
      play.answer(front.seat, front.answers[random() % front.answers.length]);
    expect(play.match.answers).toBe(answers);
    expect(play.standing().rows.map(({ total }) => total)).toEqual(scores);
    expect(play.table.lost).toEqual(lost);
    expect(hash(play.match)).toBe(state);
  });
});
