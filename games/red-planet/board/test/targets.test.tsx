import { matches } from '@orrery/kernel';
import {
  answersAreOnTheTable,
  picturesConform,
  type Scene,
  scenesOfEveryKind,
  type Target,
  targetsIn,
} from '@orrery/ui/testing';
import { game } from '../../rules/index.ts';
import type { RedPlanet } from '../../rules/vocabulary.ts';
import { DECISIONS } from '../../test/decisions.ts';
import { type Part, partFor } from '../read/targets.ts';
import { stage } from './table.tsx';

const scenes = scenesOfEveryKind(game, { games: 18, each: 2 });

/** Presses things until this answer is complete; undefined if no thing leads there. */
function way(scene: Scene<RedPlanet>, answer: Part): Target[] | undefined {
  const pressed: Target[] = [];
  let picked: Part = {};
  for (let step = 0; step < 3; step++) {
    if (Object.keys(answer).every((field) => picked[field] === answer[field])) return pressed;
    const target = targetsIn(stage.markupOf(scene, picked)).find(({ id }) => {
      const part = partFor(scene.asked, picked, id);
      return part !== undefined && matches(answer, part) && !matches(picked, part);
    });
    if (!target) return undefined;
    pressed.push(target);
    picked = { ...picked, ...partFor(scene.asked, picked, target.id) };
  }
  return undefined;
}

answersAreOnTheTable({ scenes, questions: Object.keys(DECISIONS), way, names: 3 });
picturesConform(stage, [...scenes.values()].flat(), 4);
