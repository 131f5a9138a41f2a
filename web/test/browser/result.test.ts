import { game as redPlanet } from '@orrery/games/red-planet/rules';
import type { Game } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { finishedGame } from '../fixtures/game-files.ts';
import { SIZES, seriousFindings, sideScroll } from './pages.ts';
import { servedApp } from './served-app.ts';

const at = servedApp();
const file = {
  name: 'game.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(finishedGame(redPlanet as unknown as Game, 3, 'result'))),
};

async function opened(size: keyof typeof SIZES) {
  const page = await at.pages.visit({ size });
  await page.goto(at.address);
  await page.locator('input[type=file]').setInputFiles(file);
  await page.waitForSelector('.end .chart');
  return page;
}

test.each(['phone', 'landscape', 'tablet', 'wide'] as const)(
  'the result at %s fits, and axe is content',
  async (size) => {
    const page = await opened(size);
    expect(await sideScroll(page)).toBe(0);
    expect(await page.locator('.end').evaluate((end) => end.scrollWidth - end.clientWidth)).toBe(0);
    expect(await seriousFindings(page)).toEqual([]);
    await page.context().close();
  },
);

test.each(['phone', 'landscape', 'tablet'] as const)('all of a replay is in reach at %s', async (size) => {
  const page = await opened(size);
  await page.locator('.end-swings button').first().click();
  await page.waitForSelector('.replay');
  const { width, height } = SIZES[size];
  const banner = await page.locator('.replay-banner').boundingBox();
  if (!banner) throw new Error('nothing says that this is the past');
  for (const control of await page.locator('.replay button, .replay select, .replay input').all()) {
    const box = await control.boundingBox();
    if (!box) throw new Error(`not to be seen: ${await control.textContent()}`);
    expect([box.x >= 0, box.y >= 0, box.x + box.width <= width, box.y + box.height <= height]).not.toContain(false);
    const across = Math.min(box.x + box.width, banner.x + banner.width) - Math.max(box.x, banner.x);
    const down = Math.min(box.y + box.height, banner.y + banner.height) - Math.max(box.y, banner.y);
    expect(Math.min(across, down)).toBeLessThan(1);
  }
  // A whole game lies on its way.
  expect((await page.locator('.replay .slider').boundingBox())?.width).toBeGreaterThan(150);
  await page.context().close();
});

test('the result tells points by item, over the rounds, and what mattered; the past opens from it', async () => {
  const page = await opened('wide');
  // One line and as many symbols as rounds and the end for each player; the same as a table.
  expect(await page.locator('.chart-line').count()).toBe(3);
  expect(await page.locator('.chart tbody tr').count()).toBe(11);
  const rows = await Promise.all(
    (await page.locator('.chart tbody tr').all()).map((row) => row.locator('td').allTextContents()),
  );
  const last = rows[rows.length - 1];
  expect([...last].sort()).toEqual((await page.locator('.end-total td').allTextContents()).sort());
  // Rows that are zero for all are left out.
  for (const row of await page.locator('.end-table tbody tr').all()) {
    const points = await row.locator('td').allTextContents();
    expect(points.some((text) => text !== '0')).toBe(true);
  }
  expect(await page.locator('.end-swings li').count()).toBe(3);
  // A large page is used: what is drawn takes most of its width, and all of it is in sight.
  for (const size of ['wide', 'large'] as const) {
    await page.setViewportSize(SIZES[size]);
    const { width, hidden } = await page.locator('.end').evaluate((end) => ({
      width: end.querySelector('.chart')?.getBoundingClientRect().width ?? 0,
      hidden: end.scrollHeight - end.clientHeight,
    }));
    expect(width).toBeGreaterThan(0.55 * SIZES[size].width);
    expect(hidden).toBe(0);
  }
  await page.setViewportSize(SIZES.wide);
  await page.locator('.end-swings button').first().click();
  await page.waitForSelector('.replay');
  // Points are those of the moment looked at, as the chart has them.
  const then = await page.locator('.chips b').allTextContents();
  expect(rows).toContainEqual(then);
  expect(then).not.toEqual(last);
  // With everything open one still sees somebody's own area.
  await page.getByRole('combobox', { name: 'View as' }).selectOption('all');
  await page.waitForFunction(() => (document.querySelector('.own')?.textContent?.length ?? 0) > 40);
  await page.getByRole('button', { name: 'Back to the present' }).click();
  await page.getByRole('button', { name: 'Back to the board' }).click();
  // All of the button is the button.
  const result = page.getByRole('button', { name: 'Result' });
  const box = await result.boundingBox();
  for (const part of [0.1, 0.5, 0.9]) {
    const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 };
    const hit = await page.evaluate(
      ([left, top]) => document.elementFromPoint(left, top)?.closest('button')?.textContent,
      [x + width / 2, y + height * part],
    );
    expect(hit).toBe('Result');
  }
  // Who has finished a game here is no newcomer: the lessons are a link.
  await page.goto(`${at.address}/start/red-planet`);
  await page.locator('.start-main a[href="/learn/red-planet"]').waitFor();
  expect(await page.locator('.new-here').count()).toBe(0);
  await page.context().close();
});
