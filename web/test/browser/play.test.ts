import { readFileSync } from 'node:fs';
import { games } from '@orrery/games';
import { game as redPlanet } from '@orrery/games/red-planet/rules';
import { checkFile, type GameFile } from '@orrery/protocol';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { settled } from './layout-contract.ts';
import { SIZES, seriousFindings, sideScroll, start } from './pages.ts';
import { Robot } from './robot.ts';
import { servedApp } from './served-app.ts';

const at = servedApp();

const begin = (page: Page, opponents: number) => start(page, `${at.address}/start/red-planet`, opponents);

/** Sizes that one page can take without becoming another kind of device. */
const DEVICES = [
  { device: 'touched', sizes: ['phone', 'tablet', 'landscape'] },
  { device: 'pointed at', sizes: ['wide'] },
] as const;

describe.each(games.map(({ id }) => id))('the table of %s', (game) => {
  test.each(DEVICES)('fits a screen that is $device, and axe is content in dark and in light', async ({ sizes }) => {
    const page = await at.pages.visit({ size: sizes[0], theme: 'dark' });
    await start(page, `${at.address}/start/${game}`, 3);
    await new Robot(page, 'pointer', 'look').play(3);
    await page.waitForSelector('.prompt[data-asked=true]');
    for (const size of sizes) {
      await page.setViewportSize(SIZES[size]);
      await settled(page);
      expect(await sideScroll(page), size).toBe(0);
      const prompt = await page.locator('.prompt').boundingBox();
      expect((prompt?.y ?? 0) + (prompt?.height ?? 0), size).toBeLessThanOrEqual(SIZES[size].height + 0.5);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await seriousFindings(page), size).toEqual([]);
      // Another theme has other colours and nothing else.
      await page.emulateMedia({ colorScheme: 'light' });
      expect(await seriousFindings(page, ['color-contrast']), size).toEqual([]);
    }
    for (const part of ['.board-area', '.prompt', '.confirm']) await page.locator(part).waitFor({ state: 'visible' });
    const own = page.locator('.own').first();
    if (!(await own.isVisible())) await page.getByRole('tab', { name: 'Your area' }).click();
    await own.waitFor({ state: 'visible' });
    await page.context().close();
  });
});

test('a game goes on after a reload, and is listed on the front page until it is deleted', async () => {
  const page = await at.pages.visit();
  await begin(page, 2);
  await new Robot(page, 'pointer', 'reload').play(4);
  await page.waitForSelector('.prompt[data-asked=true]');
  const question = await page.locator('.prompt').getAttribute('data-question');
  await page.reload();
  await page.waitForSelector('.prompt[data-asked=true]');
  expect(await page.locator('.prompt').getAttribute('data-question')).toBe(question);
  await page.goto(at.address);
  await page.locator('.saved-link').click();
  await page.waitForSelector('.prompt[data-asked=true]');
  await page.goto(at.address);
  await page.getByRole('button', { name: 'Delete this game' }).click();
  await page.getByRole('button', { name: 'Yes, delete' }).click();
  await page.getByText('No games on this device yet.').waitFor();
  await page.context().close();
});

test('a game saved as a file has the same hashes elsewhere, and opens again', async () => {
  const page = await at.pages.visit();
  await begin(page, 2);
  await new Robot(page, 'pointer', 'file').play(4);
  await page.waitForSelector('.prompt[data-asked=true]');
  await page.locator('.table-head .menu button').click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Save the game as a file' }).click();
  const path = await (await downloading).path();
  // Whatever is in the file has been drawn by now.
  const lines = await page.locator('.log-line').count();
  const file = JSON.parse(readFileSync(path, 'utf8')) as GameFile;
  expect(file.hashes).toHaveLength(file.entries.length);
  expect(checkFile(redPlanet, file).entries).toBeGreaterThan(4);
  const other = await at.pages.visit();
  await other.goto(at.address);
  await other.locator('input[type=file]').setInputFiles(path);
  await other.waitForSelector('.prompt[data-asked=true]');
  expect(await other.locator('.log-line').count()).toBe(lines);
  await other.goto(at.address);
  await other
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await other.getByRole('alert').waitFor();
  for (const one of [page, other]) await one.context().close();
});

test('undo takes back what it names, redo gives it again', async () => {
  const page = await at.pages.visit();
  await begin(page, 2);
  const undo = page.locator('[data-control=undo]');
  // Plays on until an answer can be taken back.
  const robot = new Robot(page, 'pointer', 'undo');
  for (let turn = 0; turn < 40 && (await undo.getAttribute('aria-disabled')) === 'true'; turn++) await robot.play(1);
  const question = await page.locator('.prompt').getAttribute('data-question');
  expect(await undo.getAttribute('aria-label')).toMatch(/^Undo: ./);
  await page.keyboard.press('Control+z');
  await page.waitForFunction(
    (was) => document.querySelector<HTMLElement>('.prompt')?.dataset.question !== was,
    question,
  );
  await page.keyboard.press('Control+y');
  await page.waitForFunction(
    (was) => document.querySelector<HTMLElement>('.prompt')?.dataset.question === was,
    question,
  );
  await page.context().close();
});

test('a click on something illegal says why, with the rule', async () => {
  const page = await at.pages.visit();
  await begin(page, 2);
  const robot = new Robot(page, 'pointer', 'why');
  const barred = page.locator('[data-target][aria-disabled=true]');
  for (let turn = 0; turn < 10 && (await barred.count()) === 0; turn++) await robot.play(1);
  await page.waitForSelector('.prompt[data-asked=true]');
  // The browser driver would wait for it to become enabled.
  await barred.first().click({ force: true });
  await page.waitForSelector('.prompt-why');
  expect((await page.locator('.prompt-why').textContent())?.trim()).not.toBe('');
  await page.locator('[data-control=rule]').click();
  await page.waitForSelector('.sheet .rule-current');
  await page.keyboard.press('Escape');
  await page.waitForSelector('.sheet', { state: 'detached' });
  await page.context().close();
});

test('what a symbol means is told to a pointer, to the keyboard and to a finger, which answers nothing by it', async () => {
  const page = await at.pages.visit({ size: 'phone' });
  await start(page, `${at.address}/start/planet-unknown`, 1);
  const robot = new Robot(page, 'pointer', 'symbols');
  const building = page.locator('.pu-tile-card.target-can [data-symbol^=building]').first();
  for (let turn = 0; turn < 10 && (await building.count()) === 0; turn++) await robot.play(1);
  await page.waitForSelector('.prompt[data-asked=true]');
  await settled(page);
  // Cells that texts speak of can be found: letters and numbers stand beside the planet, whole.
  const marks = await page.locator('.pu-coordinates text').evaluateAll((texts) =>
    texts.map((text) => {
      const { left, right, width } = text.getBoundingClientRect();
      return width > 0 && left >= 0 && right <= innerWidth;
    }),
  );
  expect(marks).toHaveLength(24);
  expect(marks).not.toContain(false);
  const tip = page.locator('.symbol-tip');
  const { x, y, width, height } = (await building.boundingBox())!;
  const middle = { x: x + width / 2, y: y + height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await tip.waitFor();
  await page.mouse.move(1, 1);
  await tip.waitFor({ state: 'detached' });
  await page.keyboard.press('Shift');
  await page.locator('.pu-tile-card.target-can').first().focus();
  await tip.waitFor();
  await page.keyboard.press('Shift');
  await tip.waitFor({ state: 'detached' });
  const standing = () =>
    page.evaluate(() => [
      document.querySelector('.prompt')?.getAttribute('data-question'),
      ...[...document.querySelectorAll<HTMLElement>('.target-picked')].map(({ dataset }) => dataset.target),
    ]);
  const before = await standing();
  const finger = await page.context().newCDPSession(page);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [middle] });
  await tip.waitFor();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await settled(page);
  expect(await tip.locator('strong').first().textContent()).not.toBe('');
  expect(await standing()).toEqual(before);
  await page.context().close();
});

test('ten quick steps through the past are ten, and it plays by itself to the end', async () => {
  const page = await at.pages.visit();
  await begin(page, 2);
  await new Robot(page, 'pointer', 'replay').play(8);
  await page.waitForSelector('.prompt[data-asked=true]');
  const moment = async () => Number(new URL(page.url()).searchParams.get('at'));
  const lines = await page.locator('.log-line').count();
  await page.locator('.log-jump').first().click();
  await page.waitForFunction(() => location.search === '?at=0');
  expect(await page.locator('.log-line').count()).toBeLessThan(lines);
  const next = page.locator('[data-control=replay-next]');
  await next.evaluate((button: HTMLElement) => {
    for (let n = 0; n < 10; n++) button.click();
  });
  await page.waitForFunction(() => location.search === '?at=10');
  await page.getByRole('combobox', { name: 'Steps' }).selectOption('round');
  await page.locator('[data-control=replay-back]').click();
  await page.waitForFunction(() => location.search !== '?at=10');
  expect(await moment()).toBeLessThan(10);
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('4');
  await page.locator('[data-control=replay-play]').click();
  await page.waitForSelector('.prompt[data-asked=true]');
  expect(page.url()).not.toContain('?at=');
  await page.context().close();
});

test('the past is marked as such, has an address, and one button leads back', async () => {
  const page = await at.pages.visit();
  await begin(page, 2);
  await new Robot(page, 'pointer', 'past').play(5);
  await page.waitForSelector('.prompt[data-asked=true]');
  await page.locator('.log-jump').nth(2).click();
  await page.getByText('You are viewing an earlier moment.').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction(() => location.search.startsWith('?at='));
  const address = page.url();
  await page.goto(address);
  await page.getByText('You are viewing an earlier moment.').waitFor();
  await page.getByRole('button', { name: 'Back to the present' }).click();
  await page.waitForSelector('.prompt[data-asked=true]');
  expect(page.url()).not.toContain('?at=');
  await page.context().close();
});

test('on a phone, who walks through the list of all answers sees on the table what each is about', async () => {
  const page = await at.pages.visit({ size: 'phone' });
  await start(page, `${at.address}/start/red-planet`, 2);
  await page.locator('.prompt-list').click();
  await page.locator('.answer-list .button').first().focus();
  await page.waitForSelector('.target-marked');
  await page.keyboard.press('Escape');
  await page.waitForSelector('.target-marked', { state: 'detached' });
  await page.context().close();
});
