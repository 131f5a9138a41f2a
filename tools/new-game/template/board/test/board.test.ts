import { type AnswerTo, matches } from '@orrery/kernel';
import {
  answersAreOnTheTable,
  picturesConform,
  type Scene,
  scenesOfEveryKind,
  stageOf,
  type Target,
  targetsIn,
} from '@orrery/ui/testing';
import { game } from '../../rules/index.ts';
import type { Questions, TinyMoons } from '../../rules/vocabulary.ts';
import { words } from '../../words/index.ts';
import { screen } from '../index.ts';
import { partFor } from '../read/targets.ts';

const stage = await stageOf(screen, words);
const scenes = scenesOfEveryKind(game, { games: 6, each: 4 });
const questions: (keyof Questions)[] = ['lay-star', 'choose-moon', 'play-card'];

/** One press gives an answer of this game. */
function way(scene: Scene<TinyMoons>, answer: AnswerTo<TinyMoons>): Target[] | undefined {
  const leads = ({ id }: Target) => {
    const part = partFor(scene.asked, id);
    return part !== undefined && matches(answer, part);
  };
  const target = targetsIn(stage.markupOf(scene)).find(leads);
  return target && [target];
}

answersAreOnTheTable({ scenes, questions, way, names: 3 });
picturesConform(stage, [...scenes.values()].flat(), 3);
