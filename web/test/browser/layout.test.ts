import { games } from '@orrery/games';
import type { GameParts } from '@orrery/games/contract';
import { describe, expect, test } from 'vitest';
import { type Moment, momentsOf } from '../fixtures/moments.ts';
import { brokenLayout, settled } from './layout-contract.ts';
import { openGame, SIZES, start } from './pages.ts';
import { look } from './robot-eyes.ts';
import { servedApp } from './served-app.ts';

const at = servedApp();

/** Sizes that one page can take without becoming another kind of device, in the languages with the long words. */
const DEVICES = [
  { device: 'touched', sizes: ['landscape', 'phone', 'tablet'], language: 'pl' },
  { device: 'pointed at', sizes: ['large', 'wide'], language: 'cs' },
] as const;

/**
 * Some kinds of questions of each game, in the sizes that no robot plays in; `LAYOUT=all` looks at every kind in every
 * size.
 */
const ALL = process.env.LAYOUT === 'all';
const KINDS = ALL ? Number.POSITIVE_INFINITY : process.env.LONG ? 7 : 3;

const found = new Map<string, Promise<Moment[]>>();
/** To find them a whole game is played: once for all devices. */
function someMoments(parts: GameParts): Promise<Moment[]> {
  const moments = found.get(parts.id) ?? findMoments(parts);
  found.set(parts.id, moments);
  return moments;
}

/** Kinds of questions, spread over all that a game for three and one for as few as it takes put. */
async function findMoments(parts: GameParts): Promise<Moment[]> {
  const { min } = (await parts.rules()).game.seats;
  const seats = [...new Set([3, min])];
  const all = await momentsOf(
    parts,
    seats.map((count) => ({ seats: count, seed: 'layout' })),
  );
  const step = Math.max(1, all.length / KINDS);
  return all.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step));
}

describe.each([...games])('the layout contract in $id', (parts) => {
  test.each(DEVICES)('holds on a screen that is $device', { timeout: 900_000 }, async ({ sizes, language }) => {
    const moments = await someMoments(parts);
    const page = await at.pages.visit({ size: sizes[0], settings: { language } });
    const faults: string[] = [];
    for (const moment of moments) {
      await page.setViewportSize(SIZES[sizes[0]]);
      await openGame(page, at.address, moment.file);
      for (const size of ALL ? sizes : sizes.slice(0, 1)) {
        await page.setViewportSize(SIZES[size]);
        await settled(page);
        const broken = await brokenLayout(page, parts.id);
        faults.push(...broken.map((fault) => `${size}, ${moment.question}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
    await page.context().close();
  });
});

test('on a tablet held across, or a large page at twice its size, the board stands beside the rest', async () => {
  const page = await at.pages.visit({ size: 'tablet' });
  await start(page, `${at.address}/start/micro-cosmos`, 2);
  for (const size of [
    { width: 1024, height: 768 },
    { width: 960, height: 540 },
  ]) {
    await page.setViewportSize(size);
    await settled(page);
    const board = await page.locator('.board-area').boundingBox();
    expect(board?.height).toBeGreaterThan(0.85 * size.height);
    expect(board?.width).toBeGreaterThan(0.6 * size.width);
    expect(await brokenLayout(page, 'micro-cosmos')).toEqual([]);
  }
  await page.context().close();
});

test('faults that are put in on purpose are found, and what the page fades out is not looked at', async () => {
  const page = await at.pages.visit();
  await start(page, `${at.address}/start/red-planet`, 2);
  const putIn = (opacity: number) =>
    page.evaluate((faded) => {
      const speck = document.createElement('button');
      speck.style.cssText = `position: fixed; inset: 90px auto auto 90px; width: 9px; height: 9px; opacity: ${faded}`;
      speck.className = `speck-${faded}`;
      document.querySelector('.table')?.append(speck);
    }, opacity);
  await putIn(1);
  await putIn(0);
  const broken = await brokenLayout(page, 'red-planet');
  expect(broken).toHaveLength(1);
  expect(broken[0]).toMatch(/small.*speck-1/);
  await page.context().close();
});

test('a long question is whole beside a long remark, in smaller letters where it must', async () => {
  const page = await at.pages.visit();
  await start(page, `${at.address}/start/red-planet`, 2);
  const seen = () => page.evaluate(look, { patience: 1000, targets: undefined, lost: 'undefined', warning: undefined });
  const REMARK = 'Only one choice: your own ship in dock II is destroyed. ';
  const say = (question: string, remark: string) =>
    page.evaluate(
      (words) => {
        document.querySelectorAll('.prompt-text > span, .prompt-second').forEach((place, at) => {
          place.textContent = words[at];
        });
        dispatchEvent(new Event('resize'));
      },
      [question, remark],
    );
  const LONG = 'Choose a rival astronaut on a ship or in a zone where you have one of your own: yours takes its place.';
  for (const [size, question] of [
    [{ ...SIZES.wide, width: 1100 }, LONG],
    [SIZES.wide, `${LONG} ${LONG.toLowerCase()}`],
    [SIZES.landscape, LONG],
  ] as const) {
    await page.setViewportSize(size);
    await say(question, REMARK.repeat(3));
    expect((await seen()).faults).toEqual([]);
  }
  // Beside a short question a phone shows all of a remark.
  for (const size of [SIZES.phone, SIZES.landscape]) {
    await page.setViewportSize(size);
    await say('Choose a ship.', REMARK.repeat(2));
    const hidden = await page.locator('.prompt-second').evaluate((remark) => remark.scrollHeight - remark.clientHeight);
    expect(hidden).toBeLessThanOrEqual(0);
  }
  await page.context().close();
});
