import { parentPort, workerData } from 'node:worker_threads';
import { type Entrant, entrant } from '../registry.ts';
import { type Pairing, playOne } from './one.ts';

/** Plays the pairings it is given, one after the other. */
const of = (await entrant(workerData as string)) as Entrant;
parentPort?.on('message', (pairing: Pairing) => parentPort?.postMessage(playOne(of, pairing)));
