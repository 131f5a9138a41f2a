import { gamesAreSaid, randomGame } from '@orrery/ui/testing';
import { game } from '../../rules/index.ts';
import { words } from '../index.ts';

const SETUPS = [
  { seats: 1, options: { level: 'cadet', bots: 5 } },
  { seats: 1, options: { level: 'tycoon' } },
  { seats: 2 },
  { seats: 3 },
  { seats: 6 },
];

gamesAreSaid({ words, games: SETUPS.map((setup) => randomGame(game, { ...setup, seed: `words ${setup.seats}` })) });
