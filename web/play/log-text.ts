import type { Speaker } from '@orrery/ui';
import type { LogLine } from './host.ts';

/** The log as plain text, one line for each thing that happened. */
export const logText = (log: readonly LogLine[], say: Speaker): string =>
  log.map(({ at, event }) => `${String(at).padStart(4)}  ${say(`event.${event.type}`, event)}`).join('\n');
