import { borrowWorker, push, serveCalls, WorkerCalls } from '../lib/worker-calls.ts';
import type { BotMethods } from './bot-worker.ts';
import { adviseTogether, decideTogether } from './bot-workers.ts';
import { deviceGames } from './game-database.ts';
import { LocalGames } from './local-games.ts';

/** So long a bot may think; its level allows far less, but a phone may be slow. */
const THOUGHT_LIMIT = 30_000;
/** More workers than this cost more memory than they save time. */
const MOST_WORKERS = 4;

const bots = Array.from({ length: Math.min(navigator.hardwareConcurrency || 1, MOST_WORKERS) }, () => {
  const calls = new WorkerCalls<BotMethods>({
    open: borrowWorker,
    limit: THOUGHT_LIMIT,
  });
  return {
    think: (...args: Parameters<BotMethods['thinkRequest']>) => calls.call('thinkRequest', ...args),
    advise: (...args: Parameters<BotMethods['adviseRequest']>) => calls.call('adviseRequest', ...args),
  };
});

/** Rules and secrets of local games live here; the page gets views, events and questions only. */
serveCalls(
  new LocalGames({
    saved: deviceGames,
    decide: (view, level, seed) => decideTogether(bots, { view, level, seed }),
    advise: (request) => adviseTogether(bots, request),
    push,
  }),
);
