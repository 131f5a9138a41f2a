import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { brokenLayout } from './layout-contract.ts';
import { MANNERS } from './manners.ts';
import { seriousFindings, start } from './pages.ts';
import { Robot } from './robot.ts';
import { servedApp } from './served-app.ts';

const at = servedApp();

/** A solo game of Micro Cosmos on a phone, with somebody who answers until the Automa's turn is told. */
async function atTheAutoma(speed: string) {
  const page = await at.pages.visit({ size: 'phone', settings: { speed } });
  await start(page, `${at.address}/start/micro-cosmos`, 0);
  const robot = new Robot(page, 'pointer', 'stories', MANNERS['micro-cosmos']);
  const nextTurn = async () => {
    await page.waitForSelector('.prompt[data-asked=true]');
    // What is left of the turn before goes with the first answer.
    await robot.play(1);
    for (let answers = 0; answers < 40 && (await page.locator('.story').count()) === 0; answers++) await robot.play(1);
  };
  return { page, nextTurn };
}

const title = (page: Page) => page.locator('.story-title');
const isOpen = (page: Page) => title(page).getAttribute('aria-expanded');
const isFolded = (page: Page) => page.waitForSelector('.story-title[aria-expanded=false]');
const isAsked = (page: Page) => page.waitForSelector('.prompt[data-asked=true]');

/** Notes the titles of cards about a round, each time one comes into sight. */
function noteTallies(): void {
  const titles: string[] = [];
  let shown: string | undefined;
  Object.assign(globalThis, { titles });
  new MutationObserver(() => {
    const now = document.querySelector('.tally-passing h2')?.textContent ?? undefined;
    if (now !== undefined && now !== shown) titles.push(now);
    shown = now;
  }).observe(document.body, { childList: true, subtree: true });
}

test('a story is open while it is told, and folds when it is read or one turns to the board', async () => {
  const { page, nextTurn } = await atTheAutoma('fast');
  await page.evaluate(noteTallies);
  await nextTurn();
  await isAsked(page);
  expect(await isOpen(page)).toBe('true');
  const asked = Date.now();
  await isFolded(page);
  expect(Date.now() - asked).toBeGreaterThan(1500);
  expect(await brokenLayout(page, 'micro-cosmos')).toEqual([]);

  await nextTurn();
  await isAsked(page);
  expect(await isOpen(page)).toBe('true');
  // So does the card of the round.
  const card = page.locator('.tally-passing');
  expect(await card.count()).toBe(1);
  await page.locator('.panzoom').click({ position: { x: 4, y: 4 } });
  expect(await isOpen(page)).toBe('false');
  expect(await card.count()).toBe(0);
  // Nor does it come again to who looks at the past and comes back.
  await page.locator('.table-head .menu button').click();
  await page.getByRole('menuitem', { name: 'Replay' }).click();
  await page.waitForSelector('.replay');
  await page.getByRole('button', { name: 'Back to the present' }).click();
  await page.waitForSelector('.replay', { state: 'detached' });
  expect(await card.count()).toBe(0);
  await nextTurn();
  await isAsked(page);
  // Escape closes what stands in front, one after the other.
  const inFront = () => page.locator('.story, .tally-passing').count();
  for (let left = await inFront(); left > 0; left--) {
    await page.keyboard.press('Escape');
    await page.waitForFunction((less) => document.querySelectorAll('.story, .tally-passing').length === less, left - 1);
  }
  // What a round brought is told once: whoever has answered since has seen it.
  const titles = await page.evaluate(() => (globalThis as unknown as { titles: string[] }).titles);
  expect(titles.length).toBeGreaterThan(0);
  expect(new Set(titles).size).toBe(titles.length);
  await page.context().close();
}, 120_000);

test('without animation a story is there to be read; a folded one unfolds with all lines by a press or by keys, and the keyboard keeps its place', async () => {
  const { page, nextTurn } = await atTheAutoma('off');
  await nextTurn();
  await isAsked(page);
  expect(await isOpen(page)).toBe('true');
  await title(page).click();
  expect(await isOpen(page)).toBe('false');
  await title(page).focus();
  await page.keyboard.press('Enter');
  expect(await isOpen(page)).toBe('true');
  expect(await page.locator('.story .mc-automa-rows > li').count()).toBeGreaterThan(2);
  expect(await page.locator('.story .mc-automa-rows small').first().isVisible()).toBe(true);
  expect(await title(page).evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await seriousFindings(page)).toEqual([]);

  await page.keyboard.press('n');
  await isFolded(page);
  expect(await page.evaluate(() => document.activeElement?.matches('[data-target]'))).toBe(true);

  await title(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await page.locator('.story').count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.matches('[data-area=board]'))).toBe(true);
  await page.context().close();
}, 120_000);
