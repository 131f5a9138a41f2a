import { games } from '@orrery/games';
import { expect, test } from 'vitest';
import { gameWith } from '../fixtures/moments.ts';
import { openGame } from './pages.ts';
import { servedApp } from './served-app.ts';

const at = servedApp();

/** What takes a piece away from the picture of the first seat. */
const GOING = [
  { game: 'planet-unknown', type: 'meteorite-collected', piece: 'meteorite' },
  { game: 'shackleton-base', type: 'astronaut-withdrawn', piece: 'astronaut' },
] as const;

test.each(GOING)('$game: a piece stays in sight until $type is told', { timeout: 240_000 }, async (going) => {
  const [parts] = games.filter(({ id }) => id === going.game);
  const isMeant = (event: { readonly type: string; readonly seat?: unknown }) =>
    event.type === going.type && (event.seat ?? 0) === 0;
  const told = await gameWith(parts, { seats: 2, seed: 'going' }, isMeant);
  const page = await at.pages.visit({ settings: { speed: 'slow' } });
  await openGame(page, at.address, told.file);
  await page.goto(`${page.url().split('?')[0]}?at=${told.at - 1}`);
  await page.waitForSelector('.replay');
  const pieces = () => page.locator(`.panzoom [data-piece^="${going.piece}:"]`).count();
  const before = await pieces();
  await page.locator('[data-control=replay-next]').click();
  // The picture has it no more, but the eye still does.
  await page.waitForSelector('[data-piece=gone]', { state: 'attached' });
  expect(await pieces()).toBeLessThan(before);
  await page.waitForSelector('[data-piece=gone]', { state: 'detached' });
  await page.context().close();
});
