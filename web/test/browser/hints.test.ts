import { game as redPlanet } from '@orrery/games/red-planet/rules';
import type { Game } from '@orrery/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { finishedGame } from '../fixtures/game-files.ts';
import { sendGame, seriousFindings, sideScroll, start } from './pages.ts';
import { servedApp } from './served-app.ts';

const at = servedApp();
const THINKING = { timeout: 60_000 };

const hintsCounted = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.querySelector<HTMLElement>('[data-hints]')?.dataset.hints ?? 0));

/** By how many pixels the prompt ends below the window. */
const cutOff = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(0, (document.querySelector('.prompt')?.getBoundingClientRect().bottom ?? 0) - innerHeight),
  );

/** A short row keeps the hint in a menu. */
async function pressHint(page: Page): Promise<void> {
  const button = page.locator('[data-control=hint]');
  if ((await button.count()) > 0) return button.click();
  await page.locator('[data-control=help] button').click();
  await page.locator('.menu-item').first().click();
}

/** Asks for the whole hint on the open question; each stage leaves the prompt in sight. */
async function ask(page: Page): Promise<void> {
  const more = page.locator('[data-control=hint-more]');
  await pressHint(page);
  await more.waitFor();
  expect(await cutOff(page)).toBe(0);
  await more.click();
  await page.waitForSelector('.hint-answers', THINKING);
  expect(await cutOff(page)).toBe(0);
  if ((await more.count()) > 0) await more.click();
  await page.waitForSelector('.hint-answers[data-stage=best]');
  expect(await cutOff(page)).toBe(0);
}

/** Follows hints until this kind of question is asked. */
async function followTo(page: Page, question: string): Promise<void> {
  const now = () => page.locator('.prompt').getAttribute('data-question');
  for (let turn = 0; turn < 8; turn++) {
    const before = await now();
    if (before?.includes(`-${question}-`)) return;
    await ask(page);
    await page.locator('[data-hint="0"]').click();
    await page.locator('[data-control=confirm]').click();
    await page.waitForFunction(
      (was) => {
        const prompt = document.querySelector('.prompt[data-asked=true]');
        return prompt && prompt.getAttribute('data-question') !== was;
      },
      before,
      THINKING,
    );
  }
  throw new Error(`${question} was never asked`);
}

interface Case {
  readonly game: string;
  readonly question: string;
  /** What is drawn of the answer that is shown. */
  readonly ghost: string;
}

test.each<Case>([
  { game: 'red-planet', question: 'choose-character', ghost: '.ring' },
  { game: 'planet-unknown', question: 'turn', ghost: '.pu-ghost-sure' },
])('$game: a hint goes in three stages, and is counted', async ({ game, question, ghost }) => {
  const page = await at.pages.visit({ settings: { confirm: 'always' } });
  await start(page, `${at.address}/start/${game}`, 1);
  await followTo(page, question);
  const before = await hintsCounted(page);

  await page.keyboard.press('h');
  await page.waitForSelector('.strip-points li');
  await page.waitForSelector('.strip .tip');
  expect(await page.locator('.ring').count()).toBe(0);
  expect(await hintsCounted(page)).toBe(before);

  await page.keyboard.press('h');
  await page.waitForSelector('.hint-answers[data-stage=good]', THINKING);
  expect(await page.locator('[data-hint]').count()).toBe(3);
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('.ring')].some((one) => one.style.visibility === 'visible'),
  );
  expect(await page.locator(`.board-area ${ghost}`).count()).toBe(0);
  expect(await hintsCounted(page)).toBe(before + 1);

  await page.keyboard.press('h');
  await page.waitForSelector('.hint-answers[data-stage=best]');
  await page.waitForSelector(ghost);
  expect(await page.locator('.strip').textContent()).toMatch(/simulated game/);
  expect(await hintsCounted(page)).toBe(before + 2);
  // It is shown, and not chosen: nothing can be confirmed by mistake.
  expect(await page.locator('[data-control=confirm]').isDisabled()).toBe(true);
  expect(await seriousFindings(page)).toEqual([]);

  // Closed and asked again, also after a reload, it costs nothing.
  await page.locator('[data-control=hint]').click();
  await page.reload();
  await page.waitForSelector('.prompt[data-asked=true]');
  await ask(page);
  expect(await hintsCounted(page)).toBe(before + 2);
  await page.goto(at.address);
  expect(await page.locator('.saved-game small').first().textContent()).toContain(`${before + 2} hints`);
  await page.context().close();
});

test('after the end turning points are found, looked at, and tried again as practice', async () => {
  const page = await at.pages.visit({ size: 'phone', settings: { language: 'pl' } });
  await sendGame(page, at.address, finishedGame(redPlanet as unknown as Game, 2, 'turned'));
  await page.locator('[data-control=turned]').click();
  await page.waitForSelector('.turning progress');
  // Somebody who answers at random regrets something.
  await page.waitForSelector('.turn', { timeout: 120_000 });
  expect(await page.locator('.turn').count()).toBeLessThanOrEqual(3);
  expect(await page.locator('.turn').first().textContent()).toMatch(/Twój wybór: .+Lepiej wyglądało: /);
  expect(await sideScroll(page)).toBe(0);
  expect(await seriousFindings(page)).toEqual([]);
  await page.locator('[data-control=turned-look]').first().click();
  await page.waitForSelector('.replay');
  await page.getByRole('button', { name: 'Wróć do bieżącej gry' }).click();

  const over = page.url();
  await page.locator('[data-control=turned-again]').first().click();
  await page.waitForSelector('.prompt[data-asked=true]');
  expect(page.url()).not.toBe(over);
  expect(await page.locator('.table-practice').count()).toBe(1);
  // Hints are free where one practises.
  await ask(page);
  expect(await hintsCounted(page)).toBe(0);
  await page.context().close();
});
