import { imagine, randomFrom, type Viewer, view } from '@orrery/kernel';
import { everySeat, unbalanced } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/index.ts';
import { EVENTS, QUESTIONS, WHYS } from '../rules/vocabulary.ts';
import { steadyGame } from './steady.ts';

const seeds = (n: number, what: string) => Array.from({ length: n }, (_, i) => `${what} ${i}`);

describe('steady random games', () => {
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

  it('the vocabulary lists every question of the game', () => {
    const questions = game.frames.filter((frame) => frame.question !== undefined).map(({ id }) => id);
    expect(questions.sort()).toEqual([...QUESTIONS].sort());
  });

  it('say only words of the vocabulary, and use most of them', () => {
    const used = { questions: new Set<string>(), events: new Set<string>(), whys: new Set<string>() };
    for (const seed of seeds(60, 'words'))
      steadyGame(seed, (play) => {
        for (const event of play.events) used.events.add(event.type);
        if (play.match.answers % 3 > 0) return;
        for (const { question, barred } of play.asked()) {
          used.questions.add(question);
          for (const { why } of barred) used.whys.add(why);
        }
      });
    expect([...used.questions].filter((word) => !(QUESTIONS as readonly string[]).includes(word))).toEqual([]);
    expect([...used.events].filter((word) => !(EVENTS as readonly string[]).includes(word))).toEqual([]);
    expect([...used.whys].filter((word) => !(WHYS as readonly string[]).includes(word))).toEqual([]);
    expect(used.questions.size).toBeGreaterThan(QUESTIONS.length - 7);
    expect(used.events.size).toBeGreaterThan(EVENTS.length - 8);
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
