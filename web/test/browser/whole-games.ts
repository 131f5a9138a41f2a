import { games } from '@orrery/games';
import { describe, expect, test } from 'vitest';
import { cs } from '../../words/cs.ts';
import { en } from '../../words/en.ts';
import { pl } from '../../words/pl.ts';
import { contractFor } from './layout-contract.ts';
import { MANNERS } from './manners.ts';
import { type SIZES, seriousFindings, start } from './pages.ts';
import { Robot, type Way } from './robot.ts';
import { servedApp } from './served-app.ts';

interface Whole {
  readonly way: Way;
  readonly size: keyof typeof SIZES;
  readonly language: 'en' | 'pl' | 'cs';
  /** How many easy ones, or as many as the game has seats for; none is the solo game. */
  readonly opponents: number;
  /** For games that nobody plays alone. */
  readonly atLeast?: number;
}

const catalogues = { en, pl, cs };

/** So many questions of each kind are held to the layout contract; `npm run layout` looks at all of them, in all sizes. */
const LOOKED_AT = 3;

/** A robot plays every game to its end through the real page, in one way. */
export async function robotsPlay({ way, size, language, opponents, atLeast = opponents }: Whole): Promise<void> {
  const at = servedApp();
  const tables = await Promise.all(
    games.map(async ({ id, rules }) => {
      const { min, max } = (await rules()).game.seats;
      return { game: id, against: Math.min(max - 1, opponents + 1 < min ? atLeast : opponents) };
    }),
  );
  describe(`a robot plays a whole game by ${way} on a ${size} page`, () => {
    test.each(tables)('$game against $against', { timeout: 900_000 }, async ({ game, against }) => {
      const page = await at.pages.visit({ size, settings: { language } });
      const words = catalogues[language];
      await start(page, `${at.address}/start/${game}`, against);
      const robot = new Robot(page, way, `${game} ${against}`, MANNERS[game]);
      robot.contract = contractFor(game, LOOKED_AT);
      expect(await robot.play(2000)).toBe('over');
      expect(robot.answers).toBeGreaterThan(10);
      expect(await page.locator('.end-total td').count()).toBeGreaterThan(0);
      // Nothing is paid any more.
      expect(await page.locator('.purse').count()).toBe(0);
      await page.getByRole('button', { name: words['end.verify'] }).click();
      await page.getByText(words['end.verified'].split('{')[0]).waitFor();
      expect(await seriousFindings(page)).toEqual([]);
      await page.getByRole('button', { name: words['end.board'] }).click();
      expect(await page.locator('.end').count()).toBe(0);
      await page.context().close();
    });
  });
}
