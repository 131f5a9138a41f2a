import { type Event, Play, randomFrom } from '@orrery/kernel';
import { playOut, randomSetup } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/game.ts';
import { EVENTS, ITEMS, QUESTIONS, VERDICTS } from '../rules/vocabulary.ts';

/** Never seen in random play, but possible: their own tests tell of them. */
const RARE = {
  questions: ['keep-card', 'select-extra', 'tech-as-energy'],
  events: ['patch-swapped', 'patch-doubled', 'patch-lost', 'advance-repeated'],
};

describe('vocabulary', () => {
  const asked = new Map<string, { about: Set<string>; answers: Set<string> }>();
  const told = new Map<string, Set<string>>();
  const items = new Set<string>();
  const verdicts = new Set<string>();

  const note = (events: readonly Event[]): void => {
    for (const { type, only: _only, watched: _watched, ...fields } of events as (Event & { watched?: true })[])
      told.set(type, new Set([...(told.get(type) ?? []), Object.keys(fields).sort().join(' ')]));
  };

  for (let i = 0; i < 150; i++) {
    const seed = `word-${i}`;
    const play = playOut(Play.start(game, randomSetup(game, seed)), randomFrom(seed), (now) => {
      note(now.events);
      for (const { question, about, answers } of now.asked()) {
        const entry = asked.get(question) ?? { about: new Set(), answers: new Set() };
        asked.set(question, entry);
        entry.about.add(Object.keys(about).sort().join(' '));
        for (const answer of answers) entry.answers.add(Object.keys(answer).sort().join(' '));
      }
    });
    note(play.events);
    const { rows, verdict } = play.standing();
    for (const row of rows) for (const { item } of row.items) items.add(item);
    if (verdict) verdicts.add(verdict);
  }

  const sorted = (fields: readonly string[]): string => [...fields].sort().join(' ');

  it('every question asked is listed, with its arguments and the shapes of its answers', () => {
    for (const [question, { about, answers }] of asked) {
      const words = QUESTIONS[question as keyof typeof QUESTIONS];
      expect(words, question).toBeDefined();
      expect([...about], question).toEqual([sorted(words.about)]);
      const shapes = words.answers.map(sorted);
      for (const shape of answers) expect(shapes, `${question}: ${shape}`).toContain(shape);
    }
  });

  it('every listed question is really asked', () => {
    const missing = Object.keys(QUESTIONS).filter(
      (question) => !asked.has(question) && !RARE.questions.includes(question),
    );
    expect(missing).toEqual([]);
  });

  it('every event told is listed with exactly its fields, and the other way round', () => {
    for (const [type, shapes] of told)
      for (const shape of shapes)
        expect(shape, type).toBe(sorted(EVENTS[type as keyof typeof EVENTS] ?? ['not listed']));
    expect(Object.keys(EVENTS).filter((type) => !told.has(type) && !RARE.events.includes(type))).toEqual([]);
  });

  it('score items and verdicts are listed', () => {
    for (const item of items) expect(ITEMS).toContain(item);
    for (const verdict of verdicts) expect(VERDICTS).toContain(verdict);
  });

  it('every question and rule of the vocabulary is the one the game asks with', () => {
    const questions = game.frames.filter(({ question }) => question !== undefined);
    expect(questions.map(({ id }) => id).sort()).toEqual(Object.keys(QUESTIONS).sort());
    for (const { id, question } of questions)
      expect((question as { rule: string }).rule, id).toBe(QUESTIONS[id as keyof typeof QUESTIONS].rule);
  });
});
