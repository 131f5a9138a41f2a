import { games } from '@orrery/games';
import type { GameParts } from '@orrery/games/contract';
import { describe, expect, test } from 'vitest';
import { crowdedBoard, HELD } from './layout-contract.ts';
import { MANNERS } from './manners.ts';
import { type SIZES, seriousFindings, start } from './pages.ts';
import { Robot, type Way } from './robot.ts';
import { servedApp } from './served-app.ts';

const at = servedApp();

interface Whole {
  readonly game: string;
  readonly way: Way;
  /** How many easy ones; none is the solo game. */
  readonly opponents: number;
  readonly size: keyof typeof SIZES;
}

/** Every game by pointer, by keyboard and on a phone, and alone where its rules know one seat. */
async function wholeGames({ id, rules }: GameParts): Promise<Whole[]> {
  const { min, max } = (await rules()).game.seats;
  const ways: Omit<Whole, 'game'>[] = [
    { way: 'pointer', opponents: Math.min(2, max - 1), size: 'wide' },
    { way: 'keyboard', opponents: Math.min(3, max - 1), size: 'wide' },
    { way: 'pointer', opponents: 1, size: 'phone' },
    { way: 'pointer', opponents: 0, size: 'tablet' },
  ];
  return ways.filter(({ opponents }) => opponents + 1 >= min).map((way) => ({ game: id, ...way }));
}

const WHOLE = (await Promise.all(games.map(wholeGames))).flat();

describe('a robot plays a whole game through the page', () => {
  test.each(WHOLE)('$game by $way against $opponents, $size', { timeout: 300_000 }, async (whole) => {
    const { game, way, opponents, size } = whole;
    const page = await at.pages.visit({ size });
    await start(page, `${at.address}/start/${game}`, opponents);
    const robot = new Robot(page, way, `${game} ${opponents}`, MANNERS[game]);
    if (HELD.includes(game)) robot.contract = crowdedBoard;
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
