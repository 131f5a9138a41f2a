import { parentPort, workerData } from 'node:worker_threads';
import { entrant } from '../registry.ts';
import { type Pairing, playOne } from './one.ts';

/** Plays the pairings it is given, one after the other. */
const { id, timed } = workerData as { id: string; timed: boolean };
const of = await entrant(id);
const clock = timed ? () => performance.now() : undefined;
parentPort?.on('message', (pairing: Pairing) => parentPort?.postMessage(playOne(of, pairing, clock)));
