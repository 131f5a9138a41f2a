import { games } from '@orrery/games';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { forecast } from '../../../games/eclipse/rules/lookups/index.ts';
import type { Table } from '../../../games/eclipse/rules/table.ts';
import { momentOf } from '../fixtures/moments.ts';
import { openGame, start } from './pages.ts';
import { Robot } from './robot.ts';
import { servedApp } from './served-app.ts';

const at = servedApp();
const confirm = '[data-control=confirm]';

const questionOf = (page: Page) => page.locator('.prompt').getAttribute('data-question');

/** A solo game of Planet Unknown at the question in which a tile is placed: placing can be taken back. */
async function placing(settings: { readonly [name: string]: unknown } = {}): Promise<Page> {
  const page = await at.pages.visit({ settings });
  await start(page, `${at.address}/start/planet-unknown`, 0);
  const robot = new Robot(page, 'pointer', 'confirm');
  while ((await page.locator('.pu-cell-spot').count()) === 0) await robot.play(1);
  return page;
}

describe('an answer that can be taken back', () => {
  test('is given by one tap, and undo takes it back', async () => {
    const page = await placing();
    const question = await questionOf(page);
    await page.locator('.pu-cell-spot').first().click();
    await page.waitForSelector(`.prompt:not([data-question="${question}"])`);
    await page.locator('[data-control=undo][aria-disabled=false]').click();
    await page.waitForSelector(`.prompt[data-question="${question}"]`);
    await page.context().close();
  });

  test('waits for Confirm where the player wants to confirm everything', async () => {
    const page = await placing({ confirm: 'always' });
    const question = await questionOf(page);
    await page.locator('.pu-cell-spot').first().click();
    await page.waitForSelector(`${confirm}[aria-disabled=false]`);
    await page.waitForTimeout(500);
    expect(await questionOf(page)).toBe(question);
    await page.locator(confirm).click();
    await page.waitForSelector(`.prompt:not([data-question="${question}"])`);
    await page.context().close();
  });
});

/** A card that can be chosen. */
const CARD = '[data-target][data-can=true]';

describe('an answer that cannot be taken back', () => {
  /** Red Planet: the choice of a character is revealed with those of the others. */
  const choosing = async () => {
    const page = await at.pages.visit();
    await start(page, `${at.address}/start/red-planet`, 2);
    await page.locator(CARD).first().click();
    await page.waitForSelector(`${confirm}[aria-disabled=false]`);
    return page;
  };

  test('waits for Confirm, which says so and why', async () => {
    const page = await choosing();
    const question = await questionOf(page);
    expect(await page.locator(confirm).textContent()).toMatch(/^Confirm \(final\)\S/);
    await page.locator(confirm).click();
    await page.waitForSelector(`.prompt:not([data-question="${question}"])`);
    await page.context().close();
  });

  test('is confirmed by a double tap, and by Enter', async () => {
    const tapped = await choosing();
    const question = await questionOf(tapped);
    await tapped.locator('.target-picked').first().click();
    await tapped.waitForSelector(`.prompt:not([data-question="${question}"])`);
    await tapped.context().close();
    const typed = await choosing();
    await typed.evaluate(() => (document.activeElement as HTMLElement).blur());
    await typed.keyboard.press('Enter');
    await typed.waitForSelector(`.prompt:not([data-question="${question}"])`);
    await typed.context().close();
  });
});

test('an answer that harms has a sign and a colour of its own on its button, on a phone too', async () => {
  const [parts] = games.filter(({ id }) => id === 'eclipse');
  const isPoor = (table: unknown) => (forecast(table as Table, 0).moneyAfterDisc ?? 0) < 0;
  const { file } = await momentOf(parts, { seats: 2, seed: 'harm' }, ({ question }, { table }) =>
    question === 'turn' && isPoor(table) ? 1 : 0,
  );
  const page = await at.pages.visit({ size: 'phone' });
  await openGame(page, at.address, file);
  const colour = () => page.locator(confirm).evaluate((button) => getComputedStyle(button).backgroundColor);
  const pick = async (action: string) => {
    await page.locator(`[data-target^="action:${action}"][data-can=true]`).first().click();
    await page.waitForSelector(`${confirm}[aria-disabled=false]`);
  };
  await pick('pass');
  const usual = await colour();
  // Any other action takes a disc.
  await pick('');
  expect(await page.locator(confirm).textContent()).toContain('Upkeep');
  expect(await page.locator(`${confirm} .glyph`).isVisible()).toBe(true);
  expect(await colour()).not.toBe(usual);
  await page.context().close();
});

test('where there is one answer, one button gives it', async () => {
  const page = await at.pages.visit();
  await start(page, `${at.address}/start/planet-unknown`, 0);
  const robot = new Robot(page, 'pointer', 'only');
  // A turn ends with a question that has one answer: to confirm it all.
  while (!(await questionOf(page))?.includes('-confirm-')) await robot.play(1);
  expect(await page.locator('.option-strip .option').count()).toBe(0);
  expect(await page.locator(`${confirm}[aria-disabled=false]`).textContent()).toContain('Confirm');
  // What the question does not mean says so, too.
  await page.locator('[data-target^="cell:"][aria-disabled=true]').first().click({ force: true });
  await page.waitForSelector('.prompt-why');
  await page.context().close();
});

test('Escape closes what stands in front, wherever the focus is; the focus stays at the question', async () => {
  const page = await at.pages.visit();
  await start(page, `${at.address}/start/red-planet`, 2);
  for (const key of ['?', 'r', 'h']) {
    await page.keyboard.press(key);
    await page.waitForSelector('.sheet, .strip');
    await page.locator('.board-area').focus();
    await page.keyboard.press('Escape');
    await page.waitForSelector('.sheet, .strip', { state: 'detached' });
  }
  // Chosen by the last of the cards: with the next question it is gone.
  const question = await questionOf(page);
  await page.locator(CARD).last().focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector(`${confirm}[aria-disabled=false]`);
  await page.keyboard.press('c');
  await page.keyboard.press('Enter');
  await page.waitForSelector(`.prompt[data-asked=true]:not([data-question="${question}"])`);
  expect(await page.evaluate(() => document.activeElement?.closest('.prompt') !== null)).toBe(true);
  await page.context().close();
});

test('every key of the list acts, none answers from behind a sheet, and those switched off are not listed', async () => {
  const page = await at.pages.visit();
  await start(page, `${at.address}/start/red-planet`, 2);
  const question = await questionOf(page);
  for (const key of ['b', 'o', 'j', 'l', 'q', 'c', 'n', 'p']) {
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press(key);
    await page.waitForFunction(() => document.activeElement !== document.body);
  }
  // The same key opens and closes.
  for (const key of ['r', '?']) {
    await page.keyboard.press(key);
    await page.waitForSelector('.sheet:focus');
    for (const answer of ['1', '2', 'Enter']) await page.keyboard.press(answer);
    expect(await page.locator('.target-picked, .option-chosen').count()).toBe(0);
    expect(await questionOf(page)).toBe(question);
    await page.keyboard.press(key);
    await page.waitForSelector('.sheet', { state: 'detached' });
  }
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('orrery.settings') ?? '{}') as object;
    localStorage.setItem('orrery.settings', JSON.stringify({ ...stored, hotkeys: false }));
  });
  await page.reload();
  await page.getByRole('button', { name: 'Help' }).click();
  const keys = await page.locator('.keys kbd').allTextContents();
  expect(keys).toContain('Ctrl+Z');
  expect(keys.filter((key) => key.length === 1 && !'←→↑↓'.includes(key))).toEqual([]);
  await page.context().close();
});
