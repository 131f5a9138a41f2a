import { decideRequest } from '@orrery/ai';
import { serveCalls } from '../../lib/worker-calls.ts';

/** Bots think in a worker of their own: they get a view and nothing else, and never hold up the rules. */
const methods = { decideRequest };
export type BotMethods = typeof methods;

serveCalls(methods);
