import { games } from '@orrery/games';
import { describe, expect, test } from 'vitest';
import { SIZES, seriousFindings, sideScroll, start } from './pages.ts';
import { servedApp } from './served-app.ts';

const at = servedApp();

describe('the front page', () => {
  test('leads to a first game against the computer with two clicks', async () => {
    const page = await at.pages.visit();
    await page.goto(at.address);
    await page.locator('.world-playable').first().click();
    await page.locator('.start-button').click();
    await page.waitForSelector('.prompt[data-asked=true]');
    expect(await page.locator('.player-row').count()).toBe(4);
    await page.context().close();
  });

  test('shows a phone first what was begun, and nothing of it before', async () => {
    const page = await at.pages.visit({ size: 'phone' });
    await page.goto(at.address);
    await page.waitForSelector('.world-playable');
    expect(await page.locator('#front-continue').count()).toBe(0);
    await start(page, `${at.address}/start/red-planet`, 1);
    await page.goto(at.address);
    const top = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((one) => one.getBoundingClientRect().top);
    expect(await top('.saved-link')).toBeLessThan(await top('.world-playable'));
    await page.context().close();
  });

  test('shows every game', async () => {
    const page = await at.pages.visit();
    await page.goto(at.address);
    await page.waitForSelector('.world-playable');
    expect(await page.locator('.world-playable').count()).toBe(games.length);
    await page.context().close();
  });

  test('turns slowly, but stands still for those who want no motion', async () => {
    const moving = await at.pages.visit({ settings: { speed: 'normal' } });
    const still = await at.pages.visit({ settings: { speed: 'off' } });
    for (const page of [moving, still]) {
      await page.goto(at.address);
      await page.waitForSelector('.orrery-world');
    }
    const where = (page: typeof moving) =>
      page
        .locator('.orrery-world')
        .first()
        .evaluate((world) => world.style.transform);
    const before = [await where(moving), await where(still)];
    await moving.waitForTimeout(600);
    const after = [await where(moving), await where(still)];
    expect(after[0]).not.toBe(before[0]);
    expect(after[1]).toBe(before[1]);
    for (const page of [moving, still]) await page.context().close();
  });

  test('changes its language without loading again', async () => {
    const page = await at.pages.visit();
    await page.goto(at.address);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.locator('.segment', { hasText: 'Čeština' }).click();
    await page.getByRole('heading', { name: 'Pokračovat' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('cs');
    await page.reload();
    await page.getByRole('heading', { name: 'Pokračovat' }).waitFor();
    await page.context().close();
  });
});

describe.each(['phone', 'tablet', 'wide'] as const)('%s', (size) => {
  test.each(['dark', 'light'] as const)(
    'front, start and rules in %s: nothing wider than the window, axe is content',
    async (theme) => {
      const page = await at.pages.visit({ size, theme, settings: { language: theme === 'dark' ? 'en' : 'pl' } });
      // The rulebook is long: once on a small screen and once on a wide one is enough.
      const rules =
        `${size} ${theme}` === 'phone light' || `${size} ${theme}` === 'wide dark' ? ['/rules/red-planet'] : [];
      for (const path of ['/', '/start/red-planet', ...rules]) {
        await page.goto(at.address + path);
        await page.waitForSelector('.world-playable, .start-button, .chapter');
        expect(await sideScroll(page), path).toBe(0);
        expect(await seriousFindings(page), path).toEqual([]);
      }
      await page.context().close();
    },
  );
});

/** Whether the section at which the rulebook was opened begins at the top, below the search field. */
function isAtTheTop(): boolean {
  const { top } = document.querySelector('.rule-current')?.getBoundingClientRect() ?? new DOMRect();
  return top > 0 && top < 120;
}

/** The smallest letters in the pictures of a rulebook, in pixels. */
function smallestLetters(): number {
  const texts = [...document.querySelectorAll<SVGTextElement>('.rule-figure text')];
  return Math.min(
    ...texts.map((text) => {
      const { a, b } = text.getScreenCTM() ?? new DOMMatrix();
      return Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
    }),
  );
}

test('the rules reader opens at a rule and can be searched', async () => {
  const page = await at.pages.visit();
  await page.goto(`${at.address}/rules/red-planet/MRP-5.2.2`);
  await page.waitForSelector('.rule-current');
  // Pictures and links to lessons before it have not pushed it away.
  await page.waitForSelector('.rules .try-it');
  await page.waitForSelector('.rules .rule-figure');
  await page.waitForFunction(isAtTheTop);
  expect(await page.evaluate(smallestLetters)).toBeGreaterThanOrEqual(11);
  const search = page.getByRole('searchbox');
  const contents = page.locator('.contents');
  // Far down in the book both are still at hand, beside the text or over it.
  expect((await search.boundingBox())!.y).toBeGreaterThanOrEqual(0);
  expect(await contents.getAttribute('open')).not.toBeNull();
  await page.setViewportSize(SIZES.phone);
  await page.locator('.contents:not([open])').waitFor();
  expect((await search.boundingBox())!.y).toBeGreaterThanOrEqual(0);
  await contents.locator('summary').click();
  await contents.getByRole('button', { name: 'Characters' }).click();
  await page.locator('.contents:not([open])').waitFor();
  await search.fill('zzzz');
  await page.getByText('Nothing found.').waitFor();
  await page.context().close();
});

test('after the first visit a game can be started and played without a network', async () => {
  const page = await at.pages.visit({ offline: true });
  await page.goto(at.address);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.context().setOffline(true);
  await page.reload();
  await page.locator('.world-playable').first().click();
  await page.locator('.start-button').click();
  await page.waitForSelector('.prompt[data-asked=true]');
  await page.locator('[data-target][data-can=true]').first().click();
  await page.locator('[data-control=confirm]').click();
  await page.waitForFunction(() => document.querySelectorAll('.log-line').length > 3);
  await page.context().close();
});
