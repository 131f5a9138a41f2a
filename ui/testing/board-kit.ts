import { type AnswerTo, matches, present, type Vocabulary } from '@orrery/kernel';
import { afterEach, describe, expect, test } from 'vitest';
import { type BoardSymbol, LANGUAGES } from '../contract.ts';
import type { Part } from '../target.ts';
import { missing } from '../words.ts';
import { LOST } from './lost.ts';
import type { Scene, Stage } from './stage.tsx';

/** Something a person could press, with its spoken name. */
export interface Target {
  readonly id: string;
  readonly name: string;
  readonly can: boolean;
  /** What of an answer it stands for. */
  readonly says?: Part;
}

export interface AnswersCase<G extends Vocabulary> {
  /** Some scenes of every kind of question. */
  readonly scenes: ReadonlyMap<string, readonly Scene<G>[]>;
  /** The ids of all questions. */
  readonly questions: readonly string[];
  /** Presses things until this answer is complete; undefined if no thing leads there. */
  readonly way: (scene: Scene<G>, answer: AnswerTo<G>) => readonly Target[] | undefined;
  /** Every spoken name is longer than this. */
  readonly names: number;
  /** Questions that are answered by several things together: no button speaks of one of them. */
  readonly together?: readonly string[];
}

/** Every listed answer can be given by things on the table; each has a name, and its button can point at one of them. */
export function answersAreOnTheTable<G extends Vocabulary>(given: AnswersCase<G>): void {
  const { scenes, questions, way, names, together = [] } = given;
  describe('every question can be answered on the table', () => {
    nothingUnsaid();

    test('games ask every kind of question', () => {
      expect([...scenes.keys()].sort()).toEqual([...questions].sort());
    });

    test.each([...scenes])('%s', (question, some) => {
      for (const scene of some)
        for (const answer of scene.asked.answers) {
          const pressed = present(way(scene, answer), `way to say ${JSON.stringify(answer)}`);
          for (const { name } of pressed) expect(name.length).toBeGreaterThan(names);
          if (together.includes(question)) continue;
          expect(pressed.some(isAbout(answer)), `no thing says ${JSON.stringify(answer)}`).toBe(true);
        }
    });
  });
}

/** Whether a thing says part of the answer: then pointing at it marks the answer's button, and the other way round. */
const isAbout =
  (answer: object) =>
  ({ says = {} }: Target): boolean =>
    Object.keys(says).length > 0 && matches(answer, says);

/** Pictures of a table are whole, small enough and can be pressed; of every so many-th scene in the other languages. */
export function picturesConform<G extends Vocabulary>(
  { markupOf, symbols }: Stage<G>,
  scenes: readonly Scene<G>[],
  every: number,
): void {
  describe('pictures', () => {
    nothingUnsaid();

    test.each(LANGUAGES)('are drawn without a lost word or number (%s)', (language) => {
      for (const scene of language === 'en' ? scenes : scenes.filter((_, i) => i % every === 0))
        expect(markupOf(scene, {}, language)).not.toMatch(LOST);
    });

    test('tell what every symbol means', () => {
      for (const scene of scenes) expect(untoldSymbols(markupOf(scene), symbols), scene.asked.question).toEqual([]);
    });

    test('stay below 2,000 nodes', () => {
      for (const scene of scenes)
        expect(markupOf(scene).match(/<[a-z]/gi)!.length, scene.asked.question).toBeLessThan(2000);
    });

    test('have no button inside a button', () => {
      for (const scene of scenes) expect(isNested(markupOf(scene)), scene.asked.question).toBe(false);
    });

    test('things on the screen have different ids', () => {
      for (const scene of scenes) {
        const ids = markupOf(scene).match(/data-target="[^"]*"/g) ?? [];
        expect(ids.length, scene.asked.question).toBe(new Set(ids).size);
      }
    });
  });
}

/** Symbols that are drawn but stand in no legend: a pointer that rests on them would be told nothing. */
export function untoldSymbols(markup: string, symbols: readonly Pick<BoardSymbol, 'id'>[]): string[] {
  const drawn = new Set([...markup.matchAll(/data-symbol="([^"]*)"/g)].map(([, id]) => id));
  return [...drawn].filter((id) => !symbols.some((one) => one.id === id));
}

/** After each test: everything that was said had words. */
export function nothingUnsaid(): void {
  afterEach(() => {
    expect([...missing]).toEqual([]);
  });
}

/** Everything a person could press now. */
export function targetsIn(markup: string): Target[] {
  // A plate says its name in words of its own instead of a label.
  const tags = markup.matchAll(/<[a-z]+ [^>]*data-target="[^"]*"[^>]*>(?:<span class="unseen">([^<]*))?/g);
  return [...tags].map(([tag, spoken]) => ({
    id: attribute(tag, 'data-target'),
    name: attribute(tag, 'aria-label') || (spoken ?? ''),
    can: attribute(tag, 'data-can') === 'true',
    ...saidBy(attribute(tag, 'data-says')),
  }));
}

const saidBy = (text: string): Pick<Target, 'says'> =>
  text === '' ? {} : { says: JSON.parse(text.replaceAll('&quot;', '"').replaceAll('&amp;', '&')) as Part };

/** The ids of all things in a picture. */
export const idsIn = (markup: string): Set<string> => new Set(targetsIn(markup).map(({ id }) => id));

const attribute = (tag: string, name: string): string => tag.match(new RegExp(`${name}="([^"]*)"`))?.[1] ?? '';

/** Walks the tags and notices a target that opens while another is still open. */
export function isNested(markup: string): boolean {
  const open: boolean[] = [];
  for (const [tag, closing] of markup.matchAll(/<(\/?)[a-zA-Z]+[^>]*?>/g)) {
    if (closing) open.pop();
    else if (!tag.endsWith('/>')) {
      const target = tag.includes('data-target=') || tag.startsWith('<button');
      if (target && open.includes(true)) return true;
      open.push(target);
    }
  }
  return false;
}
