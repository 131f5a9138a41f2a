import { rulesOps } from './rules-ops.ts';
import { runWorker } from './worker-loop.ts';

/** The rules in a thread of their own, away from everything else. */
await runWorker((registry) => ({ ...rulesOps(registry) }));
