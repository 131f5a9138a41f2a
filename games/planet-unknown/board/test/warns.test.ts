import { expect, test } from 'vitest';
import { isPlacement } from '../read/asked.ts';
import { preview } from '../read/rules.ts';
import { warns } from '../read/warns.ts';
import { planetScenes } from './table.tsx';

test('PU-5.6: who covers a rover or a lifepod is warned, and nobody else', () => {
  let [warned, free] = [0, 0];
  for (const { view, asked } of planetScenes(6).get('turn') ?? [])
    for (const answer of asked.answers.filter(isPlacement)) {
      const { rovers, lifepods } = preview(view.table, asked.seat, answer).destroys;
      const told = warns(view, asked, answer, (key) => key);
      if (rovers.length + lifepods.length === 0) {
        expect(told).toBeUndefined();
        free++;
      } else {
        expect(told).toMatch(/^board.preview.(rover|lifepod)/);
        warned++;
      }
    }
  expect(Math.min(warned, free)).toBeGreaterThan(0);
});
