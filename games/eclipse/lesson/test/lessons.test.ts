import { sensible } from '@orrery/ai';
import { coachConforms, lessonsConform, stageOf } from '@orrery/ui/testing';
import { screen } from '../../board/index.ts';
import { heuristic } from '../../bot/index.ts';
import { rulebook } from '../../rulebook/index.ts';
import { game } from '../../rules/index.ts';
import { steadily } from '../../test/steady.ts';
import { words as gameWords } from '../../words/index.ts';
import { coach, course, words } from '../index.ts';

const stage = await stageOf(screen, gameWords);

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

coachConforms({
  ...{ game, coach, course, words, gameWords, rulebook, prefix: 'ECL', stage },
  games: 2,
  choose: steadily,
});
