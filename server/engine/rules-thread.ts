import { rulesOps } from './rules-ops.ts';
import { serve } from './serve.ts';

/** The rules in a thread of their own, away from everything else. */
await serve((registry) => ({ ...rulesOps(registry) }));
