import { editions } from '@orrery/games/planet-unknown/rules';
import { Play, view } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { decideRequest } from '../request.ts';

test('a match of an older edition is searched with its own rules', async () => {
  const [older] = editions;
  const play = Play.start(older, { seats: 2, seed: 'older' });
  const seat = play.awaited[0];
  const seen = JSON.parse(JSON.stringify(view(play, seat)));
  expect(seen.edition).toBe(1);
  const answer = await decideRequest({ view: seen, level: 'easy', seed: 'older' });
  expect(play.askedOf(seat)[0].answers).toContainEqual(answer);
  const unknown = decideRequest({ view: { ...seen, edition: 9 }, level: 'easy', seed: 'older' });
  await expect(unknown).rejects.toThrow('other-edition');
});
