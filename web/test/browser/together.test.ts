import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seriousFindings } from './pages.ts';
import { startServer } from './real-server.ts';
import { Robot } from './robot.ts';
import { servedApp } from './served-app.ts';

const at = servedApp({ open: startServer });

/** Lets a test cut the line: open sockets are closed, and neither sockets nor requests get through until it is mended. */
async function cuttable(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const open = new Set<WebSocket>();
    const Original = globalThis.WebSocket;
    const line = { cut: false, sockets: false };
    globalThis.WebSocket = class extends Original {
      constructor(address: string | URL) {
        super(line.cut || line.sockets ? new URL('/nowhere', address) : address);
        open.add(this);
      }
    };
    const fetched = globalThis.fetch;
    globalThis.fetch = (...args) => (line.cut ? Promise.reject(new TypeError('cut')) : fetched(...args));
    Object.assign(globalThis, {
      cutSockets() {
        line.sockets = true;
      },
      cutLine(cut: boolean) {
        line.cut = cut;
        if (cut) for (const socket of open) socket.close();
      },
    });
  });
}

const cut = (page: Page, on: boolean) =>
  page.evaluate((value) => (globalThis as unknown as { cutLine(cut: boolean): void }).cutLine(value), on);

test('two browsers play an online game to the end, with a cut line in the middle, and again', {
  timeout: 300_000,
}, async () => {
  const anna = await at.pages.visit({ settings: { name: 'Anna' } });
  const petr = await at.pages.visit({ settings: { name: 'Petr' } });
  await cuttable(petr);

  await anna.goto(`${at.address}/start/red-planet`);
  await anna.locator('.segment', { hasText: /^Online$/ }).click();
  await anna.locator('.segment', { hasText: /^3$/ }).click();
  await anna.getByRole('button', { name: 'Open the table' }).click();
  const watching = await anna.getByRole('textbox', { name: 'Spectator link' }).inputValue();
  const invitation = await anna.getByRole('textbox', { name: 'Invitation' }).inputValue();
  await anna.getByRole('button', { name: 'Computer' }).last().click();
  await anna.waitForSelector('.chair-bot');

  await petr.goto(invitation);
  await petr.getByRole('button', { name: 'Take a seat' }).click();
  await petr.getByRole('switch', { name: 'I am ready' }).click();
  expect(await seriousFindings(petr)).toEqual([]);
  await anna.getByRole('button', { name: 'Start', exact: true }).click();

  // Somebody watches whose sockets never work: the page falls back to plain requests.
  const watcher = await at.pages.visit();
  await cuttable(watcher);
  await watcher.addInitScript(() => (globalThis as unknown as { cutSockets(): void }).cutSockets());
  await watcher.goto(watching);
  await watcher.waitForSelector('.prompt-waiting');
  // The sentence names whom one waits for: nothing beside it does so once more.
  expect(await watcher.locator('.prompt-who').textContent()).toBe('');

  const robots = [new Robot(anna, 'pointer', 'anna'), new Robot(petr, 'keyboard', 'petr')];
  const playing = Promise.all(robots.map((robot) => robot.play(400, 60_000)));
  await petr.waitForTimeout(3000);
  await cut(petr, true);
  await petr.getByText('No connection.').waitFor();
  await petr.waitForTimeout(1500);
  await cut(petr, false);
  expect(await playing).toEqual(['over', 'over']);
  const totals = (page: Page) => page.locator('.end-total td').allTextContents();
  expect(await totals(anna)).toEqual(await totals(petr));
  await watcher.waitForSelector('.end');
  expect(await totals(watcher)).toEqual(await totals(anna));
  expect(await watcher.locator('.option').count()).toBe(0);
  await watcher.context().close();
  // The failed attempts to connect are what this test is about.
  at.pages.errors.splice(0, at.pages.errors.length, ...at.pages.errors.filter((text) => !text.includes('/nowhere')));
  await anna.getByRole('button', { name: 'Verify the game' }).click();
  await anna.getByText('Verified: replaying all').waitFor();

  await anna.goto(at.address);
  await anna.getByText('Finished').waitFor();
  await anna.locator('.saved-link').click();
  for (const page of [anna, petr]) await page.getByRole('button', { name: 'Play again' }).click();
  for (const page of [anna, petr]) await page.waitForSelector('.prompt[data-asked=true]');
  for (const page of [anna, petr]) await page.context().close();
});

test('people who share a device are parted by a curtain that holds nothing of the game', async () => {
  const page = await at.pages.visit();
  await page.goto(`${at.address}/start/red-planet`);
  await page.locator('.segment', { hasText: /^One device$/ }).click();
  await page.getByRole('textbox', { name: 'Player 1' }).fill('Anna');
  await page.getByRole('textbox', { name: 'Player 2' }).fill('Petr');
  await page.getByRole('button', { name: 'One more' }).click();
  await page.getByRole('textbox', { name: 'Player 3' }).fill('Jana');
  await page.locator('.start-button').click();
  await page.waitForSelector('.curtain');
  // Seats are drawn, so anybody may be the first.
  await page.getByRole('heading', { name: /^Pass the device to (Anna|Petr|Jana)$/ }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  const body = await page.locator('body').innerHTML();
  expect(body).not.toContain('data-target');
  expect(body).not.toContain('log-line');
  // No key leads behind it.
  await page.locator('.curtain').click({ position: { x: 4, y: 4 } });
  for (const key of [...'abcdefghijklmnopqrstuvwxyz?/0123456789+-', 'Escape', 'Home', 'ArrowLeft', 'Control+z'])
    await page.keyboard.press(key);
  expect(await page.locator('body').innerHTML()).toBe(body);
  const robot = new Robot(page, 'pointer', 'shared');
  expect(await robot.play(12)).toBe('enough');
  expect(await page.locator('.log-line, .curtain').first().textContent()).not.toBe('');
  await page.context().close();
});
