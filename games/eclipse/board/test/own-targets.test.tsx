import { type Answer, matches } from '@orrery/kernel';
import { LANGUAGES } from '@orrery/ui/contract';
import type { Part } from '@orrery/ui/target';
import { LOST, targetsIn, untoldSymbols } from '@orrery/ui/testing';
import { missing } from '@orrery/ui/words';
import { afterEach, describe, expect, test } from 'vitest';
import { symbols } from '../symbols.tsx';
import { rareScenes } from './own-rare.ts';
import { drawOwn, drawPanel, drawRows, propsOf, type Scene, scenesOf } from './own-scenes.tsx';

afterEach(() => expect([...missing]).toEqual([]));

/** Questions that the desk answers whole, and those on the map of which it answers the rest. */
const WHOLE = [
  'choose-species',
  'turn',
  'react',
  'finish',
  'standing-order',
  'discovery',
  'discovery-tech',
  'discovery-part',
  'research',
  'artifact',
  'upgrade',
  'build',
  'return-cube',
  'answer-proposal',
  'ambassador-cube',
  'make-room',
  'keep-reputation',
  'upkeep',
  'bankruptcy',
];
const BESIDE = ['explore', 'move', 'influence'];
const BESIDE_DOES = ['trade', 'colonize', 'refresh', 'propose', 'end'];

const scenes = scenesOf(14, 2);
for (const [question, scene] of rareScenes()) scenes.set(question, [...(scenes.get(question) ?? []), scene]);

interface Pressed {
  readonly id: string;
  readonly name: string;
  readonly part: Part;
}

const pictures = new WeakMap<Scene, Map<string, Pressed[]>>();

/** Everything that can be pressed at the desk with this picked, and what it answers. */
function openAt(scene: Scene, picked: Part): Pressed[] {
  const known = pictures.get(scene) ?? new Map<string, Pressed[]>();
  pictures.set(scene, known);
  const key = JSON.stringify(picked);
  const there = known.get(key);
  if (there) return there;
  const markup = drawPanel(propsOf(scene, picked));
  const targets = targetsIn(markup);
  expect(new Set(targets.map(({ id }) => id)).size, `${scene.asked.question}: ids are unique`).toBe(targets.length);
  const open = targets.flatMap(({ id, name, can, says }) => (can && says ? [{ id, name, part: says }] : []));
  known.set(key, open);
  return open;
}

/** Presses things that say this answer until it is the only one left. */
function way(scene: Scene, answer: Answer): Pressed[] | undefined {
  const pressed: Pressed[] = [];
  let picked: Part = {};
  for (let step = 0; step < 4; step++) {
    const left = scene.asked.answers.filter((one) => matches(one, picked));
    if (pressed.length > 0 && left.length === 1) return left[0] === answer ? pressed : undefined;
    const next = openAt(scene, picked).find(
      ({ part }) =>
        matches(answer, part) && !matches(picked as Answer, part) && matches(answer, { ...picked, ...part }),
    );
    if (!next) return undefined;
    pressed.push(next);
    picked = { ...picked, ...next.part };
  }
  return undefined;
}

describe('every question of the desk can be answered there', () => {
  test('games and stages ask all of them', () => {
    expect([...WHOLE, ...BESIDE].filter((question) => !scenes.has(question))).toEqual([]);
  });

  for (const question of [...WHOLE, ...BESIDE])
    test(question, () => {
      for (const scene of scenes.get(question) ?? [])
        for (const answer of scene.asked.answers) {
          if (BESIDE.includes(question) && !('do' in answer && BESIDE_DOES.includes(answer.do))) continue;
          const pressed = way(scene, answer);
          expect(pressed, JSON.stringify(answer)).toBeDefined();
          for (const { name } of pressed ?? []) expect(name.length).toBeGreaterThan(1);
        }
    });
});

/** A word or number that was not there. */

describe('the pictures say everything', () => {
  test.each(LANGUAGES)('%s', (language) => {
    for (const [scene] of scenes.values()) {
      const props = propsOf(scene, {}, language);
      for (const markup of [drawPanel(props), drawOwn(props), drawRows(props)]) {
        expect(markup.match(LOST)?.[0], scene.asked.question).toBeUndefined();
        expect(untoldSymbols(markup, symbols), scene.asked.question).toEqual([]);
      }
    }
  });

  test('targets of the desk and the own board have different ids', () => {
    for (const [scene] of scenes.values()) {
      const markup = drawPanel(propsOf(scene)) + drawOwn(propsOf(scene));
      const ids = [...markup.matchAll(/data-target="([^"]*)"/g)].map(([, id]) => id);
      expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    }
  });
});
