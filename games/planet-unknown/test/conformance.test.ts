import { conformance, golden, interference } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { editions, game } from '../rules/index.ts';
import { tidily } from './tidy.ts';

// Undoing replays the whole game each time, and these games are long (PU-16.6): one is enough for the dear checks.
conformance(game, { games: 24, few: 1, choose: tidily });

describe('secrets', () => {
  it.each(['civ cards', 'events'])('what a viewer cannot know changes nothing it is shown: %s', (seed) => {
    expect(interference(game, seed)).toEqual([]);
  });
});

describe.each([game, ...editions].map((one) => [one.edition, one] as const))('edition %i', (edition, one) => {
  golden(one, new URL(`./golden/edition-${edition}/`, import.meta.url), tidily);
});
