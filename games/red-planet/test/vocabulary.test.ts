import { type Answer, type Event, Play, randomFrom } from '@orrery/kernel';
import { playOut, randomSetup } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/index.ts';
import { EVENTS, ITEMS, QUESTIONS, VERDICTS, WHYS } from '../rules/vocabulary.ts';

const GAMES = 400;

const questions = new Map<string, { rule: string; about: Set<string>; answers: Set<string> }>();
const events = new Map<string, Set<string>>();
const whys = new Map<string, Set<string>>();
const items = new Set<string>();
const verdicts = new Set<string>();

const fields = (thing: object): string => Object.keys(thing).sort().join(' ');

function hear(event: Event): void {
  const { type, ...rest } = event;
  events.set(type, (events.get(type) ?? new Set()).add(fields(rest)));
}

function look(play: Play<unknown>): void {
  for (const { question, rule, about, answers, barred } of play.asked()) {
    const known = questions.get(question) ?? { rule, about: new Set(), answers: new Set() };
    known.about.add(fields(about));
    for (const answer of answers) known.answers.add(fields(answer as Answer));
    questions.set(question, known);
    for (const bar of barred) whys.set(bar.why, (whys.get(bar.why) ?? new Set()).add(bar.rule));
  }
  for (const event of play.events) hear(event);
}

for (let seed = 0; seed < GAMES; seed++) {
  const play = Play.start(game, randomSetup(game, `words ${seed}`)) as Play<unknown>;
  playOut(play, randomFrom(`words ${seed}`), look);
  look(play);
  const { rows, verdict } = play.standing();
  for (const row of rows) for (const { item } of row.items) items.add(item);
  if (verdict !== undefined) verdicts.add(verdict);
}

const shape = (names: readonly string[]): string => [...names].sort().join(' ');

describe('the vocabulary is what random games really say', () => {
  it('questions, their arguments and answers', () => {
    expect([...questions.keys()].sort()).toEqual(Object.keys(QUESTIONS).sort());
    for (const [id, { rule, about, answers }] of Object.entries(QUESTIONS)) {
      const met = questions.get(id);
      expect(met?.rule).toBe(rule);
      expect([...(met?.about ?? [])]).toEqual([shape(about)]);
      expect([...(met?.answers ?? [])].sort()).toEqual(answers.map(shape).sort());
    }
  });

  it('events and their fields', () => {
    // Random games discard a discovery only when all seven outer zones are taken: too rare to wait for.
    const rare = ['discovery-discarded'];
    for (const [type, names] of Object.entries(EVENTS)) {
      if (rare.includes(type) && !events.has(type)) continue;
      expect([...(events.get(type) ?? [])], type).toEqual([shape(names)]);
    }
    for (const type of events.keys()) expect(Object.keys(EVENTS)).toContain(type);
  });

  it('reasons and their rules', () => {
    for (const [why, rule] of Object.entries(WHYS)) expect([...(whys.get(why) ?? [])], why).toEqual([rule]);
    for (const why of whys.keys()) expect(Object.keys(WHYS)).toContain(why);
  });

  it('score items and verdicts', () => {
    expect([...items].sort()).toEqual([...ITEMS].sort());
    for (const verdict of verdicts) expect(VERDICTS).toContain(verdict);
  });
});
