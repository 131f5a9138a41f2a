import { sensible, sensibly } from '@orrery/ai';
import { coachConforms, lessonsConform, signsConform, stageOf } from '@orrery/ui/testing';
import { screen } from '../../board/index.ts';
import { heuristic } from '../../bot/index.ts';
import { signs } from '../../bot/signs.ts';
import { rulebook } from '../../rulebook/index.ts';
import { game } from '../../rules/index.ts';
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
});

coachConforms({ game, coach, course, words, gameWords, rulebook, prefix: 'TM', stage });

signsConform({ game, signs, words, gameWords, choose: sensibly(heuristic) });
