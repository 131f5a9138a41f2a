import { countedIsWritten } from '@orrery/ui/testing';
import { words as lessons } from '../../lesson/words/index.ts';
import { effects as cs } from '../cs/effects.ts';
import { effects as en } from '../en/effects.ts';
import { words } from '../index.ts';
import { effects as pl } from '../pl/effects.ts';

const effects = { load: { en: async () => en, pl: async () => pl, cs: async () => cs } };

countedIsWritten({ words, more: [lessons, effects], file: '../counted.txt' });
