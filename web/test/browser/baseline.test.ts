import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SIZES } from './pages.ts';
import { servedApp } from './served-app.ts';

const at = servedApp();

const sentences = (page: Page) => page.locator('.baseline p:visible').count();

test('a browser below the baseline is told what it needs, in three languages', async () => {
  const page = await at.pages.visit({ size: 'phone' });
  await page.addInitScript(() => {
    delete (Array.prototype as { toSorted?: unknown }).toSorted;
  });
  await page.goto(at.address);
  await page.waitForLoadState('networkidle');
  expect(await sentences(page)).toBe(3);
  expect(await page.locator('.front').count()).toBe(0);
  await page.context().close();
  // It may fail in many ways besides.
  at.pages.errors.splice(0);
});

test('a browser without scripts is told the same', async () => {
  const context = await at.pages.browser.newContext({ javaScriptEnabled: false, viewport: SIZES.wide });
  const page = await context.newPage();
  await page.goto(`${at.address}/start/eclipse`);
  expect(await sentences(page)).toBe(3);
  expect(await page.locator('.baseline').textContent()).toContain('Firefox 125');
  await context.close();
});

test('others are told nothing', async () => {
  const page = await at.pages.visit();
  await page.goto(at.address);
  await page.getByRole('heading').first().waitFor();
  expect(await sentences(page)).toBe(0);
  await page.context().close();
});
