import { readFileSync } from 'node:fs';
import { type LessonStep, ROUTES, SERVER_FACTS } from '@orrery/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import type { LessonMoment, Picture } from '../../host/host.ts';
import { counted } from '../../lessons/counted.ts';
import type { LessonHost } from '../../lessons/lesson-host.ts';

/** What a page does and says while a lesson is gone through. */
function learner(place?: LessonMoment['place']) {
  const said: string[] = [];
  const listeners = new Set<() => void>();
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => listeners.add(listener));
  vi.stubGlobal('removeEventListener', (_: string, listener: () => void) => listeners.delete(listener));
  let push: (picture: Picture) => void = () => {};
  const plain = {
    watch(listener) {
      push = listener;
      return () => {};
    },
    showMe: async () => {},
    skip: async () => {},
  } as Partial<LessonHost> as LessonHost;
  const start = { game: 'red-planet', lesson: 'harvest', name: 'Anna', ...(place ? { place } : {}) };
  const host = counted(plain, start, ({ step, what }: LessonStep) => said.push(`${what} ${step}`));
  const stop = host.watch(() => {});
  const come = (at: number, done = false) => push({ lesson: { at, done } } as Picture);
  return { said, host, stop, come, hidePage: () => [...listeners].map((listener) => listener()) };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('each step is reached once; help, skipping and leaving are told with the step they happen at', async () => {
  const { said, host, stop, come } = learner();
  for (const at of [0, 0, 1]) come(at);
  await host.showMe();
  for (const at of [2, 1, 2]) come(at);
  await host.skip();
  come(3);
  stop();
  expect(said).toEqual(['reached 1', 'reached 2', 'shown 2', 'reached 3', 'skipped 3', 'reached 4', 'left 4']);
});

test('who finishes has not left; who closes the page has', () => {
  const finished = learner();
  finished.come(0);
  finished.come(1, true);
  finished.stop();
  expect(finished.said).toEqual(['reached 1']);
  const closed = learner();
  closed.come(0);
  closed.hidePage();
  expect(closed.said).toEqual(['reached 1', 'left 1']);
});

test('where a lesson goes on is not reached a second time', () => {
  const { said, come } = learner({ step: 4, given: [], began: [0, 0, 0, 0, 0] });
  come(4);
  come(5);
  expect(said).toEqual(['reached 6']);
});

const step: LessonStep = { game: 'red-planet', lesson: 'harvest', step: 4, what: 'left' };

/** A server that says this of itself, and what it is asked. */
async function served(facts: string, reply = new Response('{"counted":true}')) {
  const asked: [string, unknown][] = [];
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    asked.push([address, body && JSON.parse(String(body))]);
    return address === SERVER_FACTS ? new Response(facts) : reply;
  });
  return { asked, ...(await import('../../lessons/tell-server.ts')) };
}

test('a server that counts is told the step, and nothing else', async () => {
  const { asked, tellServer } = await served('{"countsLessons":true}');
  await tellServer(step);
  expect(asked).toEqual([
    [SERVER_FACTS, undefined],
    [ROUTES.lessonStep, step],
  ]);
});

test.each([
  ['counts nothing', '{"countsLessons":false}'],
  ['is only a place for files', readFileSync(new URL(`../../public${SERVER_FACTS}`, import.meta.url), 'utf8')],
  ['answers everything with its page', '<!doctype html>'],
])('a server that %s is asked once and told nothing', async (_, facts) => {
  const { asked, tellServer } = await served(facts);
  await tellServer(step);
  await tellServer(step);
  expect(asked).toEqual([[SERVER_FACTS, undefined]]);
});

test('after a refusal nothing more is said', async () => {
  const refusal = new Response('{"code":"too-many","details":{"seconds":9}}', { status: 429 });
  const { asked, tellServer } = await served('{"countsLessons":true}', refusal);
  await tellServer(step);
  await tellServer(step);
  expect(asked).toHaveLength(2);
});
