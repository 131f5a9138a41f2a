import { Play, randomFrom } from '@orrery/kernel';
import { conformance, golden, playOut } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { CORPORATIONS, type CorporationId } from '../data/index.ts';
import { check } from '../rules/check.ts';
import { editions, game } from '../rules/index.ts';
import type { ShackletonBase } from '../rules/vocabulary.ts';
import { sensibly } from './sensible.ts';

conformance(game, { games: 8, few: 1 });
conformance(game, { games: 8, few: 1, choose: sensibly });

describe.each([game, ...editions].map((one) => [one.edition, one] as const))('edition %i', (edition, one) => {
  golden(one, new URL(`./golden/edition-${edition}/`, import.meta.url), sensibly);
});

/** All 35 sets of three (SHB-3.2.1). */
const combinations: CorporationId[][] = CORPORATIONS.flatMap((a, i) =>
  CORPORATIONS.slice(i + 1).flatMap((b, j) => CORPORATIONS.slice(i + j + 2).map((c) => [a, b, c])),
);

describe('all combinations', () => {
  it('SHB-3.2.1: there are 35', () => expect(combinations).toHaveLength(35));

  it.each([1, 2, 3, 4])('SHB-1.3: 18 turns each for %d players, in every fourth combination', (seats) => {
    for (let i = seats - 1; i < combinations.length; i += 4) {
      const [first, second, third] = combinations[i];
      const options = { corporations: 'chosen', first, second, third };
      const seed = `combination ${i}`;
      const deployed = Array.from({ length: seats }, () => 0);
      const wrong: string[] = [];
      const count = ({ events, match }: Play<ShackletonBase>) => {
        for (const event of events)
          if (event.type === 'astronaut-deployed' && event.who < seats) deployed[event.who] += 1;
        wrong.push(...check(match));
      };
      count(playOut(Play.start(game, { seats, options, seed }), randomFrom(seed), count, sensibly));
      expect(wrong, seed).toEqual([]);
      expect(deployed).toEqual(deployed.map(() => 18));
    }
  });
});
