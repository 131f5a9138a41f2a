import { join } from 'node:path';
import { countedIsWritten, gamesAreSaid, keysOf, named, randomGame, saidIn, wordsConform } from '@orrery/ui/testing';
import { boardKeys } from '../../board/keys.ts';
import { MOONS } from '../../data/index.ts';
import { words as lessons } from '../../lesson/words/index.ts';
import { game } from '../../rules/index.ts';
import type { TinyMoons } from '../../rules/vocabulary.ts';
import { words } from '../index.ts';

const { questions, events, whys } = saidIn(game, 40);
const items: TinyMoons['item'][] = ['moons', 'star'];
const verdicts: TinyMoons['verdict'][] = ['shared'];

wordsConform({
  words,
  keys: keysOf({
    options: game.options,
    questions,
    events,
    whys,
    items,
    verdicts,
    board: boardKeys,
    things: named('moon', MOONS),
  }),
  folder: join(import.meta.dirname, '../..'),
  said: 15,
  // The title, names of moons, and what has no words of its own.
  same: { keys: /^(game\.name|moon\.)/, messages: [] },
});

gamesAreSaid({ words, games: [2, 3, 4].map((seats) => randomGame(game, { seats, seed: `words ${seats}` })) });

countedIsWritten({ words, more: [lessons], file: '../counted.txt' });
