import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { start } from './pages.ts';
import { Robot } from './robot.ts';
import { servedApp } from './served-app.ts';

const at = servedApp();

/** Writes a game as the first versions did, by the browser's bare database. */
async function writeOldGame(page: Page): Promise<void> {
  await page.goto(`${at.address}/icon.svg`);
  await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('orrery', 1);
      request.onupgradeneeded = () => {
        request.result.createObjectStore('summaries', { keyPath: 'id' });
        request.result.createObjectStore('records', { keyPath: 'id' });
      };
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const seats = [
      { name: 'Anna', by: 'person' },
      { name: 'Kepler', by: 'bot', level: 'easy' },
      { name: 'Halley', by: 'bot', level: 'easy' },
    ];
    const setup = { seats: 3, options: {}, seed: 'old' };
    const transaction = database.transaction(['summaries', 'records'], 'readwrite');
    const id = 'old-game';
    transaction
      .objectStore('summaries')
      .put({ id, game: 'red-planet', seats, awaited: [0], over: false, answers: 0, version: 1, changed: 1 });
    transaction.objectStore('records').put({ id, game: 'red-planet', edition: 1, setup, entries: [] });
    await new Promise<void>((resolve) => {
      transaction.oncomplete = () => resolve();
    });
    database.close();
  });
}

test('a game saved by an earlier version goes on and is saved again', async () => {
  const page = await at.pages.visit();
  await writeOldGame(page);
  await page.goto(at.address);
  await page.locator('.saved-link', { hasText: 'Kepler' }).click();
  await page.waitForSelector('.prompt[data-asked=true]');
  expect(await new Robot(page, 'pointer', 'old').play(2)).toBe('enough');
  await page.waitForSelector('.prompt[data-asked=true]');
  const question = await page.locator('.prompt').getAttribute('data-question');
  await page.reload();
  await page.waitForSelector('.prompt[data-asked=true]');
  expect(await page.locator('.prompt').getAttribute('data-question')).toBe(question);
  await page.context().close();
});

test('bots whose worker cannot be loaded answer blindly: the player is told and the game goes on', async () => {
  const page = await at.pages.visit();
  await page.context().route(/bot-worker/, (route) => route.abort());
  await start(page, `${at.address}/start/red-planet`, 2);
  await page.getByText('could not decide and moved at random').waitFor();
  expect(await new Robot(page, 'pointer', 'blind').play(2)).toBe('enough');
  await page.waitForSelector('.prompt[data-asked=true]');
  await page.context().close();
  // That workers could not be loaded is what this test is about.
  const expected = /could not be loaded|worker-died/;
  expect(at.pages.errors.splice(0).filter((text) => !expected.test(text))).toEqual([]);
});
