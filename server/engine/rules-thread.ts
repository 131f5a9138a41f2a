import { rulesCalls } from './rules-calls.ts';
import { runWorker } from './worker-loop.ts';

/** The rules in a thread of their own, away from everything else. */
await runWorker((registry) => rulesCalls(registry));
