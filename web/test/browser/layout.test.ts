import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { brokenLayout, HELD } from './layout-contract.ts';
import { SIZES, start } from './pages.ts';
import { Robot } from './robot.ts';
import { servedApp } from './served-app.ts';

const at = servedApp();

/** Sizes that one page can take without becoming another kind of device. */
const DEVICES = [
  { device: 'touched', sizes: ['phone', 'landscape', 'tablet'], language: 'pl' },
  { device: 'pointed at', sizes: ['wide', 'large'], language: 'cs' },
] as const;

/** So many questions of each game are looked at in every size; robots look at all of them in their own. */
const QUESTIONS = 7;

/** Cameras and sheets have come to rest. */
const settled = (page: Page) => page.waitForTimeout(250);

describe.each(HELD)('the layout contract in %s', (game) => {
  test.each(DEVICES)('holds on a screen that is $device', { timeout: 240_000 }, async ({ sizes, language }) => {
    const page = await at.pages.visit({ size: sizes[0], settings: { language } });
    await start(page, `${at.address}/start/${game}`, 2);
    const robot = new Robot(page, 'pointer', 'layout');
    const found: string[] = [];
    for (let question = 0; question < QUESTIONS; question++) {
      await page.waitForSelector('.prompt[data-asked=true]');
      const asked = await page.locator('.prompt').getAttribute('data-question');
      for (const size of sizes) {
        await page.setViewportSize(SIZES[size]);
        await settled(page);
        const broken = await brokenLayout(page);
        found.push(...broken.map((fault) => `${size}, ${asked}: ${fault}`));
      }
      await page.setViewportSize(SIZES[sizes[0]]);
      await robot.play(1, 60_000);
    }
    expect(found).toEqual([]);
    await page.context().close();
  });
});
