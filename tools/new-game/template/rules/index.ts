import type { Game } from '@orrery/kernel';
import { DECK, SEATS } from '../data/index.ts';
import { check } from './check.ts';
import { options } from './options.ts';
import { standing } from './scoring.ts';
import { setup } from './setup.ts';
import { layStar, showStars } from './stars.ts';
import { CARD } from './table.ts';
import { chooseMoon, playCard, turn } from './turn.ts';
import type { TinyMoons } from './vocabulary.ts';

export const game: Game<TinyMoons> = {
  id: 'tiny-moons',
  edition: 1,
  seats: SEATS,
  options,
  frames: [layStar, turn, chooseMoon, playCard, showStars],
  setup,
  cards: () => ({ [CARD]: DECK }),
  standing,
  check,
};
