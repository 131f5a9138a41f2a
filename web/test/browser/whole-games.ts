import { games } from '@orrery/games';
import { describe, expect, test } from 'vitest';
import { contractFor } from './layout-contract.ts';
import { MANNERS } from './manners.ts';
import { type SIZES, seriousFindings, start } from './pages.ts';
import { Robot, type Way } from './robot.ts';
import { servedApp } from './served-app.ts';

interface Whole {
  readonly way: Way;
  readonly size: keyof typeof SIZES;
  /** How many easy ones, or as many as the game has seats for; none is the solo game. */
  readonly opponents: number;
  /** For games that nobody plays alone. */
  readonly atLeast?: number;
}

/** A robot plays every game to its end through the real page, in one way. */
export async function robotsPlay({ way, size, opponents, atLeast = opponents }: Whole): Promise<void> {
  const at = servedApp();
  const tables = await Promise.all(
    games.map(async ({ id, rules }) => {
      const { min, max } = (await rules()).game.seats;
      return { game: id, against: Math.min(max - 1, opponents + 1 < min ? atLeast : opponents) };
    }),
  );
  describe(`a robot plays a whole game by ${way} on a ${size} page`, () => {
    test.each(tables)('$game against $against', { timeout: 900_000 }, async ({ game, against }) => {
      const page = await at.pages.visit({ size });
      await start(page, `${at.address}/start/${game}`, against);
      const robot = new Robot(page, way, `${game} ${against}`, MANNERS[game]);
      robot.contract = contractFor(game);
      expect(await robot.play(2000)).toBe('over');
      expect(robot.answers).toBeGreaterThan(10);
      expect(await page.locator('.end-total td').count()).toBeGreaterThan(0);
      await page.getByRole('button', { name: 'Verify the game' }).click();
      await page.getByText('Verified: replaying all').waitFor();
      expect(await seriousFindings(page)).toEqual([]);
      await page.getByRole('button', { name: 'Back to the board' }).click();
      expect(await page.locator('.end').count()).toBe(0);
      await page.context().close();
    });
  });
}
