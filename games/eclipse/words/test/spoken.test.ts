import { gamesAreSaid } from '@orrery/ui/testing';
import type { Eclipse } from '../../rules/vocabulary.ts';
import { steadyGame } from '../../test/steady.ts';
import { words } from '../index.ts';

gamesAreSaid<Eclipse>({
  words,
  games: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => ({
    title: `steady game ${seed}`,
    play: (look) => steadyGame(`words ${seed}`, look),
  })),
  viewers: [0, 1],
  enough: { answers: 12, barred: 12 },
  often: 7,
});
