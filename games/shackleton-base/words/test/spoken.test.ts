import { Play, randomFrom } from '@orrery/kernel';
import { playOut } from '@orrery/kernel/random';
import { gamesAreSaid, randomGame } from '@orrery/ui/testing';
import { game } from '../../rules/index.ts';
import type { ShackletonBase } from '../../rules/vocabulary.ts';
import { sensibly } from '../../test/sensible.ts';
import { words } from '../index.ts';

/** Every corporation, every number of players, and AstroBot. */
const SETUPS = [
  { seats: 1, options: { corporations: 'third-game' } },
  {
    seats: 1,
    options: { corporations: 'chosen', first: 'sky-watch', second: 'evergreen-farms', third: 'artemis-tours' },
  },
  { seats: 2, options: { corporations: 'first-game', leaders: 'A' } },
  { seats: 3, options: { corporations: 'second-game', leaders: 'B' } },
  { seats: 4, options: { corporations: 'third-game' } },
];

gamesAreSaid<ShackletonBase>({
  words,
  games: [
    ...SETUPS.map((setup) => ({
      title: `sensible, ${setup.seats} players ${JSON.stringify(setup.options)}`,
      play: (look: (play: Play<ShackletonBase>) => void) =>
        playOut(Play.start(game, { ...setup, seed: 'words' }), randomFrom('words'), look, sensibly),
    })),
    // Blind play misses upkeep and wastes astronauts.
    randomGame(game, { seats: 2, seed: 'words' }),
  ],
  enough: { answers: 12, barred: 12 },
  often: 5,
});
