import { game as planetUnknown } from '@orrery/games/planet-unknown/rules';
import { game as redPlanet } from '@orrery/games/red-planet/rules';
import { anyGame, isCards, Play, randomFrom, type Veiled, view } from '@orrery/kernel';
import { highCard, ticTacToe } from '@orrery/kernel/samples';
import { describe, expect, test } from 'vitest';
import { covered, holdsSecrets, isPublic, nextViewer } from '../../device/curtain.ts';

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
  const secret = { people, secrets: true, open: true, isPublic: () => false };

  test('one person never sees a curtain', () => {
    const alone = { ...secret, viewer: undefined, open: false, people: [1], awaited: [1] };
    expect(nextViewer(alone)).toEqual({ viewer: 1, open: true });
  });

  test('a curtain falls when somebody else is asked what others may not read', () => {
    expect(nextViewer({ ...secret, viewer: 0, awaited: [2] })).toMatchObject({ viewer: 0, curtain: 2 });
  });

  test('also before the very first look', () => {
    const first = nextViewer({ ...secret, viewer: undefined, open: false, awaited: [0, 2] });
    expect(first).toEqual({ viewer: undefined, open: false, curtain: 0 });
  });

  test('none while the same person goes on', () => {
    expect(nextViewer({ ...secret, viewer: 2, awaited: [0, 2] })).toEqual({ viewer: 2, open: true });
  });

  test('none while only bots think', () => {
    expect(nextViewer({ ...secret, viewer: 0, awaited: [] })).toEqual({ viewer: 0, open: true });
  });

  test('none in a game without secrets', () => {
    expect(nextViewer({ ...secret, viewer: 0, awaited: [2], secrets: false })).toEqual({ viewer: 2, open: true });
  });

  test('none before a question that all may read: then secrets stay face down', () => {
    const read = { ...secret, isPublic: () => true };
    expect(nextViewer({ ...read, viewer: 0, awaited: [2] })).toEqual({ viewer: 2, open: false });
    expect(nextViewer({ ...secret, viewer: 2, open: false, awaited: [2] })).toMatchObject({ curtain: 2 });
  });
});

test('in Red Planet only secret choices need a curtain, and nothing hidden is shown without one', () => {
  const game = anyGame(redPlanet);
  const play = Play.start(game, { seats: 3, seed: 'curtain' });
  const random = randomFrom('curtain');
  const asked = { public: new Set<string>(), secret: new Set<string>() };
  for (let n = 0; n < 150 && !play.over; n++) {
    const { seat, answers } = play.pending[random() % play.pending.length];
    const { question } = play.askedOf(seat)[0];
    asked[isPublic(game, play, seat) ? 'public' : 'secret'].add(question);
    for (const { seen, cards } of containersIn(covered(view(play, seat)))) if (cards) expect(seen).toBe('all');
    play.answer(seat, answers[random() % answers.length]);
  }
  expect(asked.public).toContain('place-astronaut');
  expect(asked.secret).toContain('choose-character');
});

/** Every container in a view. */
function containersIn(value: unknown): Veiled<unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  return isCards(value) ? [value as Veiled<unknown>] : Object.values(value).flatMap(containersIn);
}
