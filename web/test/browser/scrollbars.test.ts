import { expect, test } from 'vitest';
import { settled } from './layout-contract.ts';
import { type SIZES, sideScroll, start } from './pages.ts';
import { Robot } from './robot.ts';
import { servedApp } from './served-app.ts';

/** Bars that take room, as on Windows and Linux: all other tests run without any. */
const at = servedApp({ scrollbars: true });

test.each<keyof typeof SIZES>(['wide', 'tablet', 'phone'])(
  'bars cut no button of a question on a %s page',
  async (size) => {
    const page = await at.pages.visit({ size });
    await page.goto(at.address);
    expect(await page.evaluate(barWidth)).toBeGreaterThan(5);
    await start(page, `${at.address}/start/eclipse`, 3);
    await settled(page);
    expect(await sideScroll(page)).toBe(0);
    // A bar over a button, or a button that ends under one, is hit instead of it.
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('.prompt-options button')].flatMap((button) => {
        const { left, top, bottom, width } = button.getBoundingClientRect();
        const hits = [top + 3, bottom - 3].map((y) => document.elementFromPoint(left + width / 2, y));
        const isInSight = button.closest('.prompt-options')?.contains(hits[0]) === true;
        return isInSight && !hits.every((hit) => button.contains(hit)) ? [button.textContent] : [];
      }),
    );
    expect(cut).toEqual([]);
    await page.context().close();
  },
);

test('a wheel moves the buttons of a question that has more of them than fit', async () => {
  const page = await at.pages.visit({ size: 'wide' });
  await page.setViewportSize({ width: 1110, height: 720 });
  await start(page, `${at.address}/start/eclipse`, 3);
  const robot = new Robot(page, 'pointer', 'wheel');
  while ((await page.locator('.prompt-slot .ec-actions').count()) === 0) {
    await robot.play(1);
    await page.waitForSelector('.prompt[data-asked=true]');
  }
  const strip = page.locator('.prompt-slot > *').first();
  await strip.hover();
  expect(await strip.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
  await page.mouse.wheel(0, 200);
  await page.waitForFunction(() => (document.querySelector('.prompt-slot > *')?.scrollLeft ?? 0) > 50);
  await page.context().close();
});

/** How much room a bar takes in this browser. */
function barWidth(): number {
  const box = document.createElement('div');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.bar-width { width: 100px; height: 100px; overflow: scroll }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  box.className = 'bar-width';
  document.body.append(box);
  const width = box.offsetWidth - box.clientWidth;
  box.remove();
  return width;
}
