import { push, serveCalls, WorkerCalls } from '../../lib/worker-calls.ts';
import type { BotMethods } from './bot-worker.ts';
import { deviceGames } from './game-database.ts';
import { LocalGames } from './local-games.ts';

/** So long a bot may think; its level allows far less, but a phone may be slow. */
const THOUGHT_LIMIT = 30_000;

const bots = new WorkerCalls<BotMethods>({
  open: () => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: 'bots' }),
  limit: THOUGHT_LIMIT,
});

/** Rules and secrets of local games live here; the page gets views, events and questions only. */
serveCalls(
  new LocalGames({
    saved: deviceGames,
    decide: (view, level, seed) => bots.call('decideRequest', { view, level, seed }),
    push,
  }),
);
