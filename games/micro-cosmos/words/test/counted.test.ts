import { countedIsWritten } from '@orrery/ui/testing';
import { words as lessons } from '../../lesson/words/index.ts';
import { words } from '../index.ts';

countedIsWritten({ words, more: [lessons], file: '../counted.txt' });
