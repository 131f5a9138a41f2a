import { imagine, randomFrom, type Viewer, view } from '@orrery/kernel';
import { everySeat, unbalanced } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/index.ts';
import { en } from '../words/en.ts';
import { steadyGame } from './steady.ts';

const seeds = (n: number, what: string) => Array.from({ length: n }, (_, i) => `${what} ${i}`);

describe('steady random games end (ECL-5.3) and', () => {
  it('keep every invariant after every answer, with all player counts, species and the module', () => {
    const seen = { seats: new Set<number>(), species: new Set<unknown>(), module: new Set<unknown>() };
    for (const seed of seeds(30, 'sound')) {
      const play = steadyGame(seed, (now) => {
        // Counting all tiles is dear, and they move seldom.
        const tiles = now.match.answers % 9 === 0 ? unbalanced(now) : [];
        const faults = [...(game.check?.(now.match) ?? []), ...tiles];
        if (faults.length > 0) throw new Error(`${seed}, answer ${now.match.answers}: ${faults.join('; ')}`);
      });
      seen.seats.add(play.seats);
      seen.module.add(play.options.warpPortals);
      for (const { species } of play.table.players) seen.species.add(species);
      const { rows } = play.standing();
      for (const { items, total } of rows) expect(items.reduce((sum, { points }) => sum + points, 0)).toBe(total);
    }
    expect([seen.seats.size, seen.species.size, seen.module.size]).toEqual([5, 12, 2]);
  });

  it('have words for all they say, and say most of what there are words for', () => {
    const used = { question: new Set<string>(), event: new Set<string>(), why: new Set<string>() };
    for (const seed of seeds(60, 'words'))
      steadyGame(seed, (play) => {
        for (const event of play.events) used.event.add(event.type);
        if (play.match.answers % 3 > 0) return;
        for (const { question, barred } of play.asked()) {
          used.question.add(question);
          for (const { why } of barred) used.why.add(why);
        }
      });
    const known = (kind: keyof typeof used) =>
      Object.keys(en).flatMap((key) => (key.startsWith(`${kind}.`) ? [key.slice(kind.length + 1)] : []));
    for (const kind of ['question', 'event', 'why'] as const)
      expect([...used[kind]].filter((word) => !known(kind).includes(word))).toEqual([]);
    expect(used.question.size).toBeGreaterThan(known('question').length - 7);
    expect(used.event.size).toBeGreaterThan(known('event').length - 8);
  });

  it('show every viewer a world that can be imagined again', () => {
    const random = randomFrom('imagined');
    for (const seed of seeds(4, 'seen'))
      steadyGame(seed, (play) => {
        if (play.match.answers % 11 > 0) return;
        for (const viewer of [...everySeat(play), 'watcher'] as Viewer[]) {
          const seen = view(play, viewer);
          expect(view(imagine(game, seen, random), viewer), `${seed}, answer ${play.match.answers}`).toEqual(seen);
        }
      });
  });
});
