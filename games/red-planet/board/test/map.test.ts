import type { Size } from '@orrery/ui/board';
import { describe, expect, test } from 'vitest';
import { areAdjacent } from '../../data/zones.ts';
import { layoutFor } from '../layout.ts';
import { shapes } from '../map/regions.ts';
import { MARS } from '../map/zones.tsx';

/** Corners of a zone's outline as they are written in the drawing. */
const points = (zone: (typeof MARS)[number]): Set<string> => new Set(shapes[zone].match(/(?<=[ML])-?[\d.]+ -?[\d.]+/g));

describe('MRP-7.2 the drawing', () => {
  for (const one of MARS)
    for (const other of MARS)
      if (one < other)
        test(`${one} and ${other} ${areAdjacent(one, other) ? 'touch' : 'do not touch'}`, () => {
          const shared = [...points(one)].filter((point) => points(other).has(point));
          // A border has many points; two zones that only meet in a corner share that one at most.
          if (areAdjacent(one, other)) expect(shared.length).toBeGreaterThan(10);
          else expect(shared.length).toBeLessThan(2);
        });
});

describe('rooms', () => {
  const small: Size[] = [
    { width: 360, height: 296 },
    { width: 488, height: 220 },
    { width: 360, height: 452 },
  ];
  const large: Size[] = [
    { width: 832, height: 728 },
    { width: 768, height: 530 },
    { width: 1400, height: 700 },
    { width: 600, height: 1000 },
  ];
  test('large rooms show the globe, its moon and the launch pad at once', () => {
    for (const room of large)
      expect(layoutFor(room, 'globe', 6)).toMatchObject({ mars: {}, phobos: {}, pad: {}, dial: {}, memorial: {} });
  });
  test('small rooms turn between globe and launch pad', () => {
    for (const room of small) {
      expect(layoutFor(room, 'globe', 6)).toMatchObject({ mars: {}, phobos: {}, memorial: {}, decks: {}, turn: {} });
      expect(layoutFor(room, 'pad', 6)).toMatchObject({ pad: {}, turn: {} });
    }
  });
  test('docks are wide enough for a thumb', () => {
    for (const room of small)
      for (let docks = 3; docks <= 6; docks++) {
        const { width, pad } = layoutFor(room, 'pad', docks);
        const across = Math.ceil(docks / pad!.rows);
        expect((pad!.width / across / width) * room.width).toBeGreaterThanOrEqual(44);
      }
  });
});
