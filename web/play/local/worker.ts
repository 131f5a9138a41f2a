import { Refusal } from '@orrery/kernel';
import { botThoughts } from './bots.ts';
import { Desk } from './desk.ts';
import { deviceShelf } from './shelf.ts';
import type { Call, FromWorker } from './wire.ts';

/** Rules and secrets of local games live here; the page gets views, events and questions only. */
const reply = (message: FromWorker) => self.postMessage(message);

const desk = new Desk({ shelf: deviceShelf, think: botThoughts(), push: (picture) => reply({ picture }) });

self.addEventListener('message', async ({ data }: MessageEvent<Call>) => {
  const { id, name, args } = data;
  try {
    const method = desk[name] as (...given: readonly unknown[]) => Promise<unknown>;
    reply({ id, result: await method.apply(desk, [...args]) });
  } catch (error) {
    if (error instanceof Refusal) reply({ id, code: error.code, details: error.details });
    else {
      console.error(error);
      reply({ id, code: 'rules-failed', details: {} });
    }
  }
});
