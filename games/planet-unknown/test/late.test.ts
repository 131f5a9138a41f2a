import { below, imagine, Play, type Random, randomFrom, view } from '@orrery/kernel';
import { playOut, randomSetup, unbalanced } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { TRACKS } from '../data/ids.ts';
import { game } from '../rules/index.ts';
import { visitedNow } from '../rules/round.ts';
import type { Area } from '../rules/table.ts';
import { techsOf } from '../rules/techs.ts';
import type { PlanetUnknown } from '../rules/vocabulary.ts';
import { tidily } from './tidy.ts';

/** Trackers far up, techs open: what random games from the start hardly ever reach. */
function mature(area: Area, random: Random): void {
  for (const track of TRACKS) {
    const most = area.corporation === 'wormhole' && track === 'biomass' ? 5 : 15;
    area.trackers[track] = below(random, most + 1);
  }
  if (below(random, 2) === 0) area.trackers.tech = 14;
  if (area.corporation === 'oasis') area.trackers.water = 0;
  if (area.visited) area.visited = visitedNow(area);
  if (area.corporation === 'jump-drive')
    for (const { id } of techsOf(area))
      if (below(random, 2) === 0 && area.lifepods.pop() !== undefined) area.slots.push(id);
  if (area.corporation === 'cosmos') area.scored = area.lifepods.splice(0, 2).length;
}

function start(seed: string, random: Random): Play<PlanetUnknown> {
  const setup = randomSetup(game, seed);
  const play = Play.start(game, { ...setup, options: { ...setup.options, corporations: 'random' } });
  while (play.table.phase === 'setup') {
    const { seat, answer } = tidily(play, random);
    play.answer(seat, answer);
  }
  for (const area of play.table.areas) mature(area, random);
  return Play.resume(game, play.match);
}

describe('games of grown corporations', () => {
  it('end, break no invariant, lose no card, and go on in imagined worlds', () => {
    const corporations = new Set<string>();
    for (let i = 0; i < 24; i++) {
      const seed = `late-${i}`;
      const random = randomFrom(seed);
      const begun = start(seed, random);
      for (const { corporation } of begun.table.areas) corporations.add(corporation);
      const look = (now: Play<PlanetUnknown>): void => {
        expect(game.check?.(now.match), seed).toEqual([]);
        if (below(random, 150) !== 0) return;
        expect(unbalanced(now), seed).toEqual([]);
        const viewer = below(random, now.seats);
        const seen = view(now, viewer);
        const world = imagine(game, seen, random);
        expect(view(world, viewer), seed).toEqual(seen);
        expect(playOut(world, random, undefined, tidily).over, seed).toBe(true);
      };
      expect(playOut(begun, random, look, tidily).table.phase, seed).toBe('over');
    }
    expect(corporations.size).toBe(8);
  });
});
