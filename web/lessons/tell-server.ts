import type { LessonStep, ServerFacts } from '@orrery/protocol';

/** The protocol's `SERVER_FACTS`, without its schemas. Pages without a server have a file there that says nothing. */
const FACTS = '/server.json';

type Send = (step: LessonStep) => Promise<unknown>;

let sending: Promise<Send | undefined> | undefined;

/** Asked once: how to tell the server, if it wants to know. */
async function findSend(): Promise<Send | undefined> {
  if (!navigator.onLine) return undefined;
  try {
    const facts = (await (await fetch(FACTS, { cache: 'no-store' })).json()) as ServerFacts;
    if (facts.countsLessons !== true) return undefined;
    const { request } = await import('../online/api.ts');
    return (body) => request('lessonStep', { body, keepalive: true });
  } catch {
    return undefined;
  }
}

/** Tells the server what was done with a step, if it counts such things; after a failure nothing more is said. */
export async function tellServer(step: LessonStep): Promise<void> {
  sending ??= findSend();
  const send = await sending;
  if (!send || !navigator.onLine) return;
  await send(step).catch(() => {
    sending = Promise.resolve(undefined);
  });
}
