import { sensible } from '@orrery/ai';
import { lessonsConform } from '@orrery/ui/testing';
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
