import type { Log } from './services.ts';

const FIRST_MS = 250;
const LONGEST_MS = 10_000;

/** Network errors, and what PostgreSQL and NATS say while they start, stop or are busy: it passes by itself. */
const PASSING =
  /ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|57P0[1-3]|55P03|40P01|53300|08\d{3}|timeout|timed out|terminated|refused|starting up|shutting down|deadlock/i;

/** Waits for something that a server needs and that starts later, with growing pauses. What will not pass is thrown. */
export async function patiently<V>(what: string, log: Log, open: () => Promise<V>): Promise<V> {
  for (let pause = FIRST_MS; ; pause = Math.min(pause * 2, LONGEST_MS)) {
    try {
      return await open();
    } catch (error) {
      const cause = causeOf(error);
      if (!PASSING.test(cause)) throw error;
      log.warn({ cause, seconds: pause / 1000 }, `waiting for ${what}`);
      await new Promise((over) => setTimeout(over, pause));
    }
  }
}

/** Everything an error says about itself and about what led to it. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  const inner = error instanceof AggregateError ? error.errors : [cause];
  return [code, error.message, ...inner.map(causeOf)].filter(Boolean).join(' ');
}
