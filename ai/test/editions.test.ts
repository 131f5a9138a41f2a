import { editions } from '@orrery/games/planet-unknown/rules';
import { Play, view } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { thinkRequest } from '../request.ts';

test('a match of an older edition is searched with its own rules', async () => {
  const [older] = editions;
  const play = Play.start(older, { seats: 2, seed: 'older' });
  const seat = play.awaited[0];
  const seen = JSON.parse(JSON.stringify(view(play, seat)));
  expect(seen.edition).toBe(1);
  const request = { view: seen, level: 'easy', seed: 'older', workers: 1 } as const;
  const thoughts = await thinkRequest(request);
  expect(play.askedOf(seat)[0].answers).toEqual(thoughts.map(({ answer }) => answer));
  const unknown = thinkRequest({ ...request, view: { ...seen, edition: 9 } });
  await expect(unknown).rejects.toThrow('other-edition');
});
