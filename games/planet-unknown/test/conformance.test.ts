import { conformance, golden, interference } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/game.ts';
import { tidily } from './tidy.ts';

// Undoing replays the whole game each time, and these games are long: one is enough for the dear checks.
conformance(game, { games: 24, few: 1, choose: tidily });

describe('secrets', () => {
  it.each(['civ cards', 'events'])('what a viewer cannot know changes nothing it is shown: %s', (seed) => {
    expect(interference(game, seed)).toEqual([]);
  });
});

golden(game, new URL('./golden/', import.meta.url), tidily);
