import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startServer } from './real-server.ts';
import { servedApp } from './served-app.ts';

const at = servedApp({ open: startServer });

/** A table that Anna opened for so many, and its invitation. */
async function table(seats: number): Promise<{ readonly anna: Page; readonly invitation: string }> {
  const anna = await at.pages.visit({ settings: { name: 'Anna' } });
  await anna.goto(`${at.address}/start/red-planet`);
  await anna.locator('.segment', { hasText: /^Online$/ }).click();
  await anna.locator('.segment', { hasText: new RegExp(`^${seats}$`) }).click();
  await anna.getByRole('button', { name: 'Open the table' }).click();
  return { anna, invitation: await anna.getByRole('textbox', { name: 'Invitation' }).inputValue() };
}

test('the lobby: a guest sees no empty box, and a bot cancels nobody’s Ready', async () => {
  const { anna, invitation } = await table(3);
  const petr = await at.pages.visit({ settings: { name: 'Petr' } });
  await petr.goto(invitation);
  await petr.getByRole('button', { name: 'Take a seat' }).waitFor();
  expect(await petr.getByRole('heading', { name: 'Links' }).count()).toBe(0);
  await petr.getByRole('button', { name: 'Take a seat' }).click();
  await petr.getByRole('switch', { name: 'I am ready' }).click();
  await anna.locator('.chair', { hasText: 'Petr' }).getByText('ready', { exact: true }).waitFor();
  await anna.getByRole('button', { name: 'Computer' }).last().click();
  await anna.waitForSelector('.chair-bot');
  await anna.getByRole('button', { name: 'Start', exact: true }).waitFor();
  await anna.locator('.chair', { hasText: 'Petr' }).getByText('ready', { exact: true }).waitFor();
  for (const page of [anna, petr]) await page.context().close();
});

test('who leaves is asked first and can take the seat back; the others are told', async () => {
  const { anna, invitation } = await table(2);
  const petr = await at.pages.visit({ size: 'phone', settings: { name: 'Petr' } });
  await petr.goto(invitation);
  await petr.getByRole('button', { name: 'Take a seat' }).click();
  await petr.getByRole('switch', { name: 'I am ready' }).click();
  await anna.getByRole('button', { name: 'Start', exact: true }).click();
  // Only who sits at the table is told.
  for (const page of [anna, petr]) await page.waitForSelector('.prompt[data-asked=true]');
  await petr.locator('.table-head .menu button').click();
  await petr.getByRole('menuitem', { name: 'People and links' }).click();
  // A running game does not speak of who is ready.
  await petr.locator('.chair-state').first().waitFor();
  expect(await petr.locator('.chairs').textContent()).not.toMatch(/ready/);
  await petr.getByRole('button', { name: 'Leave and let a bot take over' }).click();
  await petr.getByRole('button', { name: 'Yes, leave' }).click();
  await anna.getByText('A bot is playing for Petr.').waitFor();
  // The front page says so, and never that it is his turn.
  await petr.getByText('A bot is playing for you.').waitFor();
  expect(await petr.getByText('Your turn').count()).toBe(0);
  // The button leaves room for what the table is called and who sits there.
  expect((await petr.locator('.saved-link').boundingBox())?.width).toBeGreaterThan(180);
  await petr.getByRole('button', { name: 'Take my seat back' }).click();
  await anna.getByText('Petr is back.').waitFor();
  await petr.waitForSelector('.table');
  await petr.getByText('A bot is playing for you.').waitFor({ state: 'detached' });
  for (const page of [anna, petr]) await page.context().close();
});

test('a link that was cut on its way is explained', async () => {
  const page = await at.pages.visit();
  await page.goto(`${at.address}/table/abc#oj_1`);
  await page.getByText('This is not a whole link to a table.').waitFor();
  await page.context().close();
});
