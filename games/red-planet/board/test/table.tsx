import { Play, randomFrom, type Seat, view } from '@orrery/kernel';
import { playOut } from '@orrery/kernel/random';
import { stageOf } from '@orrery/ui/testing';
import { game } from '../../rules/index.ts';
import type { RedPlanet } from '../../rules/vocabulary.ts';
import { words } from '../../words/index.ts';
import { screen } from '../index.ts';
import type { Seen } from '../read/table.ts';

/** Random games for the pictures, and what the shell would give to a picture. */

export const stage = await stageOf(screen, words);

/** Plays a random game to its end and lets somebody look before every answer. */
export const playThrough = (seats: number, seed: number, look: (play: Play<RedPlanet>) => void): Play<RedPlanet> =>
  playOut(Play.start(game, { seats, seed: `board ${seed}` }), randomFrom(`board ${seed}`), look);

export const viewFor = (play: Play<RedPlanet>, seat: Seat | 'watcher'): Seen => view(play, seat);
