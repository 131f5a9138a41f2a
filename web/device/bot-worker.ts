import { adviseRequest, thinkRequest } from '@orrery/ai';
import { serveCalls } from '../lib/worker-calls.ts';

/** Bots think in workers of their own: they get a view and nothing else, and never hold up the rules. */
const methods = { thinkRequest, adviseRequest };
export type BotMethods = typeof methods;

serveCalls(methods);
