import { randomFrom } from '@orrery/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { oneAnswer, seated } from './online-table.ts';
import { startServer } from './real-server.ts';
import { servedApp } from './served-app.ts';

const at = servedApp({ open: startServer });

/** The colours of the players, by name, as this page shows them. */
const colours = (page: Page) =>
  page
    .locator('.player-row, .chair')
    .evaluateAll((rows) => rows.map((row) => /player-\d/.exec(`${row.className} ${row.innerHTML}`)?.[0]));

test('a colour means the same person on every screen, whatever colours people like', async () => {
  const { id, tokens } = await seated(at.address, { game: 'red-planet', names: ['Anna', 'Petr'] });
  const seen = [];
  for (const token of tokens) {
    const page = await at.pages.visit({ settings: { mark: 4 } });
    await page.goto(`${at.address}/table/${id}#${token}`);
    await page.waitForSelector('.player-row');
    seen.push(await colours(page));
    await page.context().close();
  }
  expect(seen[0].length).toBeGreaterThan(1);
  expect(seen[1]).toEqual(seen[0]);
});

test('in the lobby a change is told to the ones it asks again, and an address of this device is warned of', async () => {
  const anna = await at.pages.visit({ settings: { name: 'Anna' } });
  const petr = await at.pages.visit({ settings: { name: 'Petr' } });
  await anna.goto(`${at.address}/start/planet-unknown`);
  await anna.locator('.segment', { hasText: /^Online$/ }).click();
  await anna.locator('.segment', { hasText: /^2$/ }).click();
  await anna.getByRole('button', { name: 'Open the table' }).click();
  const invitation = await anna.getByRole('textbox', { name: 'Invitation' }).inputValue();
  expect(await anna.getByText('works on this device only').count()).toBeGreaterThan(0);
  await petr.goto(invitation);
  await petr.getByRole('button', { name: 'Take a seat' }).click();
  await petr.getByRole('switch', { name: 'I am ready' }).click();
  await anna.getByText('everyone is asked again').waitFor();
  expect(await petr.getByText('The host changed something').count()).toBe(0);
  await anna.getByRole('switch', { name: 'Draw lots for seats' }).or(anna.getByRole('switch').first()).first().click();
  await petr.getByText('The host changed something').waitFor();
  await petr.getByRole('switch', { name: 'I am ready' }).click();
  await petr.getByText('The host changed something').waitFor({ state: 'detached' });
  await petr.context().close();
  await anna.context().close();
});

test('an answer that does not arrive is said to be on its way, and a lost network at once', async () => {
  const { id, tokens, clients } = await seated(at.address, { game: 'red-planet', names: ['Anna', 'Petr'] });
  const seat = clients.findIndex(({ asked }) => asked);
  await clients[seat].close();
  const page = await at.pages.visit();
  await page.addInitScript(() => {
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (data) {
      if (!(globalThis as { mute?: boolean }).mute) send.call(this, data);
    };
  });
  await page.goto(`${at.address}/table/${id}#${tokens[seat]}`);
  await page.waitForSelector('.prompt[data-asked=true]');
  await page.evaluate(() => Object.assign(globalThis, { mute: true }));
  await page.locator('[data-target][data-can=true]').first().click();
  await page.locator('[data-control=confirm]:not([disabled])').click();
  await page.getByText('Sending…').waitFor();
  await page.context().setOffline(true);
  await page.getByText('No connection.').waitFor();
  await page.evaluate(() => Object.assign(globalThis, { mute: false }));
  await page.context().setOffline(false);
  await page.getByText('Sending…').waitFor({ state: 'detached' });
  await page.context().close();
});

test('"Play again" says that one has agreed, and watchers see the players first', async () => {
  const table = await seated(at.address, { game: 'red-planet', names: ['Anna', 'Petr'] });
  const { id, tokens, clients } = table;
  const watcher = await at.pages.visit({ size: 'phone' });
  await watcher.goto(new URL(table.watch, at.address).href);
  await watcher.waitForSelector('.side');
  expect(await watcher.getByRole('tab', { selected: true }).first().textContent()).toBe('Players');
  await watcher.context().close();
  const random = randomFrom('friends');
  while (!clients[0].view?.over)
    await oneAnswer(clients, ({ asked }, seat) => {
      const { answers = [] } = asked.find((one) => one.seat === seat) ?? {};
      return answers[random() % answers.length];
    });
  const page = await at.pages.visit();
  await page.goto(`${at.address}/table/${id}#${tokens[0]}`);
  await page.getByRole('button', { name: 'Play again' }).click();
  await page.getByRole('button', { name: 'You want a rematch' }).waitFor();
  expect(await page.getByRole('button', { name: 'You want a rematch' }).isDisabled()).toBe(true);
  await page.context().close();
});
