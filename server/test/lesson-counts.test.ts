import { type LessonStep, ROUTES, SERVER_FACTS } from '@orrery/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { registry } from '../registry.ts';
import { TestServer } from './test-server.ts';

const known: LessonStep = { game: 'high-card', lesson: 'first', step: 3, what: 'left' };
const tell = (server: TestServer, step: object) => server.http.request(ROUTES.lessonStep, { body: step });
const figures = async (server: TestServer) =>
  (await server.http.request('/metrics')).text.match(/^orrery_lesson_steps_total\{.*$/gm) ?? [];

describe('a server that is to count the steps of lessons', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.open({ countLessons: true, requestsPerMinute: 40 });
  });
  afterAll(() => server.close());

  it('says so, counts those that exist, and keeps nothing but what was done', async () => {
    expect((await server.http.request(SERVER_FACTS)).json).toEqual({ countsLessons: true });
    for (const what of ['reached', 'left', 'reached'] as const) {
      const { json, headers } = await tell(server, { ...known, what });
      expect([json, headers.get('set-cookie')]).toEqual([{ counted: true }, null]);
    }
    for (const step of [{ game: 'chess' }, { lesson: 'second' }, { lesson: 'constructor' }, { step: 4 }])
      expect((await tell(server, { ...known, ...step })).json).toEqual({ counted: false });
    expect(await figures(server)).toEqual([
      'orrery_lesson_steps_total{game="high-card",lesson="first",step="3",what="reached"} 2',
      'orrery_lesson_steps_total{game="high-card",lesson="first",step="3",what="left"} 1',
    ]);
  });

  it('refuses what is no step, what comes from elsewhere, and too much', async () => {
    for (const wrong of [{ step: 0 }, { step: 1.5 }, { what: 'liked' }, { lesson: 'x'.repeat(41) }, { name: 'Ada' }])
      expect((await tell(server, { ...known, ...wrong })).json).toMatchObject({ code: 'bad-request' });
    const headers = { origin: 'https://evil.example' };
    expect((await server.http.request(ROUTES.lessonStep, { body: known, headers })).json.code).toBe('bad-origin');
    const replies = await Promise.all(Array.from({ length: 20 }, () => tell(server, known)));
    expect(replies.map(({ status }) => status)).toContain(429);
  });
});

it('nothing is counted unless the operator asks for it', async () => {
  expect(readConfig({}).countLessons).toBe(false);
  expect(readConfig({ ORRERY_COUNT_LESSONS: 'true' }).countLessons).toBe(true);
  const server = await TestServer.open();
  expect((await server.http.request(SERVER_FACTS)).json).toEqual({ countsLessons: false });
  expect((await tell(server, known)).json).toEqual({ counted: false });
  expect(await figures(server)).toEqual([]);
  await server.close();
});

it('games of the house know the lengths of their lessons', async () => {
  expect((await registry.lessons('red-planet')).get('first-flight')).toBeGreaterThan(5);
  expect((await registry.lessons('chess')).size).toBe(0);
});
