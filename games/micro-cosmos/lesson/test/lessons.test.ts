import { sensible } from '@orrery/ai';
import { SceneRun } from '@orrery/ui/lesson';
import { lessonsConform } from '@orrery/ui/testing';
import { expect, it } from 'vitest';
import { stage } from '../../board/test/table.tsx';
import { heuristic } from '../../bot/index.ts';
import { rulebook } from '../../rulebook/index.ts';
import { game } from '../../rules/index.ts';
import { words as gameWords } from '../../words/index.ts';
import { course, words } from '../index.ts';

lessonsConform({
  game,
  course,
  words,
  gameWords,
  rulebook,
  stage,
  stranger: (play, pending, random) => sensible(heuristic, play, pending, random),
  transcript: 'course.txt',
});

it('a planet that the lesson calls finished is finished', () => {
  const scene = course.lessons.find(({ id }) => id === 'terraforming')!.scenes.at(-1)!;
  const run = new SceneRun(game, scene, () => ({}));
  while (run.step?.id !== 'last') run.skip();
  for (const answer of run.accepted()) {
    const events = run.give(answer).events.map(({ type }) => type);
    expect(events).toContain('terraformed');
    run.undo();
  }
});
