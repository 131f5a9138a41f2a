import { sensibly } from '@orrery/ai';
import { signsConform } from '@orrery/ui/testing';
import { heuristic } from '../../bot/index.ts';
import { signs } from '../../bot/signs.ts';
import { game } from '../../rules/index.ts';
import { words as gameWords } from '../../words/index.ts';
import { words } from '../index.ts';

signsConform({ game, signs, words, gameWords, choose: sensibly(heuristic), games: 2 });
