import { games } from '@orrery/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seated } from '../online-table.ts';
import { built } from '../pages.ts';
import { startServer } from '../real-server.ts';
import { type Served, serve } from '../static-server.ts';
import { firefoxIsHere, openFirefox } from './firefox.ts';
import { answer, press, seen, start, visit } from './player.ts';
import { openWebKit, webkitIsHere } from './webkit.ts';
import type { Engine, Window } from './window.ts';

const ENGINES = [
  { name: 'Firefox', isHere: firefoxIsHere(), open: openFirefox, packages: 'firefox-esr' },
  {
    name: 'WebKit',
    isHere: webkitIsHere(),
    open: openWebKit,
    packages: 'webkit2gtk-driver xvfb libwebkit2gtk-4.1-0',
  },
];
for (const { name, isHere, packages } of ENGINES)
  if (!isHere) console.warn(`${name} is not installed, so its tests are SKIPPED: apt-get install ${packages}`);
const SIZE = { width: 1280, height: 860 };

describe.each(ENGINES)('$name', ({ isHere, open }) => {
  let engine: Engine;
  let served: Served;
  beforeAll(async () => {
    if (!isHere) return;
    served = await serve(await built());
    engine = await open();
  });
  afterAll(async () => {
    await engine?.close();
    await served?.close();
  });

  /** A window of its own for a visit, without errors at its end. */
  async function visiting(address: string, work: (window: Window) => Promise<void>): Promise<void> {
    const window = await engine.open(SIZE);
    await visit(window, address);
    await work(window);
    // A page that is left gives up what it was loading.
    expect(window.errors.filter((error) => !error.includes('error loading dynamically imported'))).toEqual([]);
    await window.close();
  }

  test.runIf(isHere).each(games.map(({ id }) => id))('%s begins, goes on after a reload and is continued', (game) =>
    visiting(served.address, async (window) => {
      await start(window, `${served.address}/start/${game}`);
      for (let answers = 0; answers < 4; answers++) await answer(window);
      const { question } = await seen(window);
      await window.reload();
      expect((await seen(window)).question).toBe(question);
      await window.goto(served.address);
      await press(window, '.saved-link');
      expect((await seen(window)).question).toBe(question);
      await answer(window);
    }),
  );

  test.runIf(isHere)('two windows play at an online table', async () => {
    const server = await startServer();
    try {
      const { id, tokens, clients } = await seated(server.address, { game: 'red-planet', names: ['Ada', 'Bo'] });
      for (const client of clients) client.close();
      const windows = await Promise.all(tokens.map(() => engine.open(SIZE)));
      for (const [at, window] of windows.entries()) {
        await visit(window, server.address);
        await window.goto(`${server.address}/table/${id}#${tokens[at]}`);
      }
      // Both choose their characters, round after round.
      for (let answers = 0; answers < 2; answers++) for (const window of windows) await answer(window);
      const lines = await Promise.all(windows.map((window) => window.evaluate(logLines, 4)));
      expect(lines[0]).toBeGreaterThan(3);
      for (const window of windows) await window.close();
    } finally {
      await server.close();
    }
  });

  test.runIf(isHere)('a game begins without a network', async () => {
    const leaving = await serve(await built());
    await visiting(leaving.address, async (window) => {
      await window.goto(leaving.address);
      await window.evaluate(isStored, 60_000);
      await leaving.close();
      await start(window, `${leaving.address}/start/micro-cosmos`);
      await answer(window);
    });
  });
});

/** How many lines the log has, once it has so many. */
async function logLines(enough: number): Promise<number> {
  const count = () => document.querySelectorAll('.log-line').length;
  const until = performance.now() + 20_000;
  while (count() < enough && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 50));
  return count();
}

/** Waits until the page is served by its own copy of the app. */
async function isStored(patience: number): Promise<void> {
  const until = performance.now() + patience;
  while (!navigator.serviceWorker.controller) {
    if (performance.now() > until) throw new Error('the app is not stored for use without a network');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
