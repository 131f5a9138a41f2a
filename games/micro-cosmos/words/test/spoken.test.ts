import { sensibly } from '@orrery/ai';
import { Play, randomFrom } from '@orrery/kernel';
import { playOut } from '@orrery/kernel/random';
import { gamesAreSaid, randomGame } from '@orrery/ui/testing';
import { heuristic } from '../../bot/index.ts';
import { game } from '../../rules/index.ts';
import type { MicroCosmos } from '../../rules/vocabulary.ts';
import { words } from '../index.ts';

const SETUPS = [
  { seats: 1, options: { difficulty: 'easy' } },
  { seats: 1, options: { difficulty: 'hard_plus' } },
  { seats: 2, options: { specialistsStart: 'ready', coloniesPerPlanet: 'unlimited' } },
  { seats: 3 },
  { seats: 4, options: { longGame: true } },
];

gamesAreSaid<MicroCosmos>({
  words,
  games: [
    ...SETUPS.map((setup) => ({
      title: `sensible, ${setup.seats} players ${JSON.stringify(setup.options ?? {})}`,
      play: (look: (play: Play<MicroCosmos>) => void) =>
        playOut(Play.start(game, { ...setup, seed: 'words' }), randomFrom('words'), look, sensibly(heuristic)),
    })),
    // Blind play runs into full rows, idle rounds and draws that bring nothing.
    randomGame(game, { seats: 2, options: { stallRounds: 8 }, seed: 'words' }),
  ],
  often: 5,
});
