import { describe, expect, test } from 'vitest';
import { house } from './house.ts';
import { type Rather, Robot, type Way } from './robot.ts';
import { type SIZES, seriousFindings, start } from './stage.ts';

const at = house();

interface Whole {
  readonly game: string;
  readonly way: Way;
  /** How many easy ones; none is the solo game. */
  readonly opponents: number;
  readonly size: keyof typeof SIZES;
  readonly rather?: Rather;
}

/** With the next disc the money would run out. */
const THRIFTY: Rather = { seeing: '.ec-outlook [data-short=true]', press: 'Pass' };

const WHOLE: readonly Whole[] = [
  { game: 'red-planet', way: 'pointer', opponents: 2, size: 'wide' },
  { game: 'red-planet', way: 'keyboard', opponents: 3, size: 'wide' },
  { game: 'red-planet', way: 'pointer', opponents: 1, size: 'phone' },
  { game: 'red-planet', way: 'pointer', opponents: 0, size: 'tablet' },
  { game: 'planet-unknown', way: 'pointer', opponents: 0, size: 'wide' },
  { game: 'planet-unknown', way: 'keyboard', opponents: 1, size: 'wide' },
  { game: 'planet-unknown', way: 'pointer', opponents: 3, size: 'phone' },
  { game: 'eclipse', way: 'pointer', opponents: 1, size: 'wide', rather: THRIFTY },
  { game: 'eclipse', way: 'keyboard', opponents: 3, size: 'wide', rather: THRIFTY },
  { game: 'eclipse', way: 'pointer', opponents: 1, size: 'phone', rather: THRIFTY },
];

describe('a robot plays a whole game through the page', () => {
  test.each(WHOLE)('$game by $way against $opponents, $size', { timeout: 300_000 }, async (whole) => {
    const { game, way, opponents, size, rather } = whole;
    const page = await at.stage.visit({ size });
    await start(page, `${at.address}/start/${game}`, opponents);
    const robot = new Robot(page, way, `${game} ${opponents}`, rather);
    expect(await robot.play(2000)).toBe('over');
    expect(robot.answers).toBeGreaterThan(10);
    expect(await page.locator('.end-total td').count()).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Check the game' }).click();
    await page.getByText('Replayed from the record').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Back to the board' }).click();
    expect(await page.locator('.end').count()).toBe(0);
    await page.context().close();
  });
});
