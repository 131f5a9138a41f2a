import { parentPort, workerData } from 'node:worker_threads';
import { entrant } from '../registry.ts';
import { selfPlay } from './self-play.ts';

export interface Training {
  readonly id: string;
  readonly seats: readonly number[];
  readonly generation: number;
}

/** Plays games with itself: one for each seed it is given. */
const { id, seats, generation } = workerData as Training;
const player = await entrant(id);
parentPort?.on('message', (seed: string) => parentPort?.postMessage(selfPlay(player, seed, seats, generation)));
