import { matches } from '@orrery/kernel';
import { LANGUAGES, type Language } from '@orrery/ui/contract';
import { missing } from '@orrery/ui/words.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { QUESTIONS } from '../../rules/index.ts';
import { screen } from '../index.ts';
import { type Part, partFor } from '../read/targets.ts';
import { choiceOf, propsOf, type Scene, scenesOfEveryKind } from './table.tsx';

const { Board, Own } = screen;
const scenes = scenesOfEveryKind(2);
const all = [...scenes.values()].flat();

interface Target {
  readonly id: string;
  readonly name: string;
}

const drawn = new Map<string, string>();

/** The table and the own area as markup; drawn once for each state. */
function markupOf(scene: Scene, picked: Part = {}, language: Language = 'en'): string {
  const key = `${all.indexOf(scene)} ${language} ${JSON.stringify(picked)}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const props = propsOf(scene.view, choiceOf(scene.asked, picked), language);
  const markup = renderToStaticMarkup(<Board {...props} />) + renderToStaticMarkup(<Own {...props} />);
  drawn.set(key, markup);
  return markup;
}

/** Everything a person could press now, with its spoken name. */
function targets(scene: Scene, picked: Part): Target[] {
  const tags = markupOf(scene, picked).match(/<[a-z]+ [^>]*data-target="[^"]*"[^>]*>/g) ?? [];
  return tags.map((tag) => ({ id: attribute(tag, 'data-target'), name: attribute(tag, 'aria-label') }));
}

const attribute = (tag: string, name: string): string => tag.match(new RegExp(`${name}="([^"]*)"`))?.[1] ?? '';

/** Presses things until this answer is complete; undefined if no thing leads there. */
function way(scene: Scene, answer: Part): Target[] | undefined {
  const pressed: Target[] = [];
  let picked: Part = {};
  for (let step = 0; step < 3; step++) {
    if (Object.keys(answer).every((field) => picked[field] === answer[field])) return pressed;
    const target = targets(scene, picked).find(({ id }) => {
      const part = partFor(scene.asked, picked, id);
      return part !== undefined && matches(answer as never, part) && !matches(picked as never, part);
    });
    if (!target) return undefined;
    pressed.push(target);
    picked = { ...picked, ...partFor(scene.asked, picked, target.id) };
  }
  return undefined;
}

afterEach(() => {
  expect([...missing]).toEqual([]);
});

describe('every question can be answered on the table', () => {
  test('random games ask every kind of question', () => {
    expect([...scenes.keys()].sort()).toEqual(Object.keys(QUESTIONS).sort());
  });

  for (const [question, some] of scenes)
    test(question, () => {
      for (const scene of some)
        for (const answer of scene.asked.answers) {
          const pressed = way(scene, answer as Part);
          expect(pressed, JSON.stringify(answer)).toBeDefined();
          for (const { name } of pressed!) expect(name.length).toBeGreaterThan(3);
        }
    });
});

describe('pictures', () => {
  for (const language of LANGUAGES)
    test(`are drawn without a lost word or number (${language})`, () => {
      for (const scene of language === 'en' ? all : all.filter((_, i) => i % 4 === 0))
        expect(markupOf(scene, {}, language)).not.toMatch(/NaN|undefined|\[object|>\[[a-z]/);
    });

  test('stay below 2,000 nodes', () => {
    for (const scene of all) expect(markupOf(scene).match(/<[a-z]/gi)!.length).toBeLessThan(2000);
  });

  test('have no button inside a button', () => {
    for (const scene of all) expect(nested(markupOf(scene))).toBe(false);
  });
});

/** Walks the tags and notices a target that opens while another is still open. */
function nested(markup: string): boolean {
  const open: boolean[] = [];
  for (const [tag, closing] of markup.matchAll(/<(\/?)[a-zA-Z]+[^>]*?>/g)) {
    if (closing) open.pop();
    else if (!tag.endsWith('/>')) {
      const target = tag.includes('data-target=');
      if (target && open.includes(true)) return true;
      open.push(target);
    }
  }
  return false;
}
