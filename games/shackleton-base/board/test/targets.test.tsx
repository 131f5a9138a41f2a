import { matches } from '@orrery/kernel';
import type { Part } from '@orrery/ui';
import { answersAreOnTheTable, picturesConform, type Scene, type Target, targetsIn } from '@orrery/ui/testing';
import type { ShackletonBase } from '../../rules/vocabulary.ts';
import { words } from '../../words/index.ts';
import { partFor } from '../read/targets.ts';
import { scenes, stage } from './table.tsx';

/** Things of a picture, read from its markup once. */
const read = new Map<string, Target[]>();
function targetsOf(scene: Scene<ShackletonBase>, picked: Part): Target[] {
  const markup = stage.markupOf(scene, picked);
  const targets = read.get(markup) ?? targetsIn(markup);
  read.set(markup, targets);
  return targets;
}

/** Presses things until this answer is complete; undefined if no thing leads there. */
function way(scene: Scene<ShackletonBase>, answer: Part): Target[] | undefined {
  const { asked, view } = scene;
  // A base is arranged by moving astronauts between positions: `arrangement.test.ts` shows that this gives every answer.
  if (asked.question === 'arrange-base') return targetsOf(scene, {}).filter(({ id }) => id.startsWith('position:'));
  const pressed: Target[] = [];
  let picked: Part = {};
  for (let step = 0; step < 4; step++) {
    if (Object.keys(answer).every((field) => picked[field] === answer[field])) return pressed;
    const target = targetsOf(scene, picked).find(({ id }) => {
      const part = partFor(asked, id, view);
      return part !== undefined && matches(answer, part) && !matches(picked, part);
    });
    if (!target) return undefined;
    pressed.push(target);
    picked = { ...picked, ...partFor(asked, target.id, view) };
  }
  return undefined;
}

/** What the words ask. */
const questions = Object.keys(await words.load.en()).flatMap((key) => key.match(/^question\.(.+)$/)?.[1] ?? []);

answersAreOnTheTable({ scenes, questions, way, names: 3, together: ['arrange-base'] });
picturesConform(stage, [...scenes.values()].flat(), 6);
