import { game as planetUnknown } from '@orrery/games/planet-unknown/rules';
import { Play } from '@orrery/kernel';
import { highCard, ticTacToe } from '@orrery/kernel/samples';
import { describe, expect, test } from 'vitest';
import { holdsSecrets, nextViewer } from '../play/local/curtain.ts';

describe('secrets', () => {
  test('hands are secret', () => {
    const play = Play.start(highCard, { seats: 2, seed: 1 }) as unknown as Play;
    expect(holdsSecrets(play, [0, 1])).toBe(true);
  });

  test('an open game has none', () => {
    const play = Play.start(ticTacToe, { seats: 2, seed: 1 }) as unknown as Play;
    expect(holdsSecrets(play, [0, 1])).toBe(false);
  });

  test('what is drafted at the same time needs no curtain on one device', () => {
    const play = Play.start(planetUnknown, { seats: 2, seed: 1 }) as unknown as Play;
    for (let i = 0; i < 12; i++) {
      expect(holdsSecrets(play, [0, 1])).toBe(false);
      const { seat, answers } = play.pending[0];
      play.answer(seat, answers[0]);
    }
  });

  test('what nobody at the device knows is no reason for a curtain', () => {
    const play = Play.start(highCard, { seats: 3, seed: 1 }) as unknown as Play;
    expect(holdsSecrets(play, [])).toBe(false);
  });
});

describe('passing the device', () => {
  const people = [0, 2];

  test('one person never sees a curtain', () => {
    expect(nextViewer({ viewer: undefined, people: [1], awaited: [1], secrets: true })).toEqual({ viewer: 1 });
  });

  test('a curtain falls when somebody else is asked', () => {
    expect(nextViewer({ viewer: 0, people, awaited: [2], secrets: true })).toEqual({ viewer: 0, curtain: 2 });
  });

  test('also before the very first look', () => {
    expect(nextViewer({ viewer: undefined, people, awaited: [0, 2], secrets: true })).toEqual({
      viewer: undefined,
      curtain: 0,
    });
  });

  test('none while the same person goes on', () => {
    expect(nextViewer({ viewer: 2, people, awaited: [0, 2], secrets: true })).toEqual({ viewer: 2 });
  });

  test('none while only bots think', () => {
    expect(nextViewer({ viewer: 0, people, awaited: [], secrets: true })).toEqual({ viewer: 0 });
  });

  test('none in a game without secrets', () => {
    expect(nextViewer({ viewer: 0, people, awaited: [2], secrets: false })).toEqual({ viewer: 2 });
  });
});
