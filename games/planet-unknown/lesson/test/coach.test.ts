import { coachConforms } from '@orrery/ui/testing';
import { stage } from '../../board/test/table.tsx';
import { rulebook } from '../../rulebook/index.ts';
import { game } from '../../rules/index.ts';
import { words as gameWords } from '../../words/index.ts';
import { coach, course, words } from '../index.ts';

coachConforms({ game, coach, course, words, gameWords, rulebook, prefix: 'PU', stage });
