import { config } from 'zod';

// The policy of our pages forbids eval, and a browser reports even the attempt. Node compiles schemas, which is faster.
if (!('process' in globalThis)) config({ jitless: true });
