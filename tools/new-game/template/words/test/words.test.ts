import { countedIsWritten, gamesAreSaid, keysOf, named, randomGame, saidIn, wordsConform } from '@orrery/ui/testing';
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
    things: named('moon', MOONS),
  }),
  // The title, names of moons, and what has no words of its own.
  same: { keys: /^(game\.name|moon\.)/, messages: [] },
});

gamesAreSaid({ words, games: [2, 3, 4].map((seats) => randomGame(game, { seats, seed: `words ${seats}` })) });

countedIsWritten({ words, more: [lessons], file: '../counted.txt' });
