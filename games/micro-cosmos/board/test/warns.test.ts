import { view } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { gainAny } from '../../rules/cargo.ts';
import { position } from '../../test/position.ts';
import { warns } from '../read/warns.ts';

test('MC-5.5: who names a resource of which there is no room is warned', () => {
  const scene = position({ players: [{ ark: 'N:P', cargo: '4/0/0/0' }] });
  scene.doing(gainAny({ seat: 0, left: 1, origin: 'setup' }));
  const seen = view(scene.play, 0);
  const warned = (resource: 'biomass' | 'minerals') => warns(seen, seen.asked[0], { resource }, (key) => key);
  expect(warned('biomass')).toBe('board.warn.full');
  expect(warned('minerals')).toBeUndefined();
});
