import type { Page } from 'playwright-core';
import { type Bars, measure, type Shares, sharesIn } from './layout-measures.ts';

/** Where there is little room the board comes first: so much of the height at least, and so much for the question at most. */
const BOARD = 0.5;
const PROMPT = 1 / 3;

/** Letters are never smaller than this, however far the board is zoomed out. */
const LETTERS = 11;

interface Reach {
  readonly phone: number;
  readonly tablet: number;
  /** How ids of these things begin. */
  readonly of: string;
  /** Each of them is at least so wide, too, even if then not all are in sight. */
  readonly isWidth?: true;
}

/** What is to be chosen on the board is so large for a finger; hexes of a galaxy larger, cells of a planet smaller. */
const REACH: { readonly [game: string]: Reach } = {
  eclipse: { phone: 64, tablet: 72, of: 'sector|zone', isWidth: true },
  'planet-unknown': { phone: 24, tablet: 24, of: '' },
};
const USUAL_REACH: Reach = { phone: 44, tablet: 44, of: '' };

/** Cameras and sheets have come to rest, and drawings know how large they are: a busy machine draws late. */
export async function settled(page: Page): Promise<void> {
  await page.waitForTimeout(300);
  await page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames++) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

/** Narrow windows and low ones are held in a hand. */
const isPhone = ({ width, height }: { width: number; height: number }) => width < 700 || height < 520;

/** Columns stand beside the board, and a mouse points at it. */
const isRoomy = (window: { width: number; height: number }) => window.width >= 1100 && !isPhone(window);

const windowOf = (page: Page) => page.viewportSize() ?? { width: 0, height: 0 };

function barsFor(page: Page, game: string): Bars {
  const window = windowOf(page);
  if (isRoomy(window)) return { button: 24, thing: 16, reach: 0, of: '', wide: 0, text: LETTERS };
  const { phone, tablet, of, isWidth } = REACH[game] ?? USUAL_REACH;
  const reach = isPhone(window) ? phone : tablet;
  return { button: 44, thing: 24, reach, of, wide: isWidth ? reach : 0, text: LETTERS };
}

/** What breaks the layout contract of the table, in words; nothing if it holds. */
export async function brokenLayout(page: Page, game: string): Promise<string[]> {
  return [...(await crowdedBoard(page)), ...(await page.evaluate(measure, barsFor(page, game)))];
}

/** What a question is about, whoever is asked and when. */
export const kindOf = (question: string): string => question.replace(/^\d+-|-\d+$/g, '');

/** For a robot: so many questions of each kind. Only with the first it waits until the page has come to rest. */
export function contractFor(game: string, most: number): (page: Page) => Promise<string[]> {
  const seen = new Map<string, number>();
  return async (page) => {
    const question = await page.locator('.prompt').getAttribute('data-question');
    const kind = kindOf(question ?? '');
    const times = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, times);
    if (times > most) return [];
    if (times === 1) await settled(page);
    let broken = await brokenLayout(page, game);
    // Cameras and sheets that are just moving may be in between: the page counts when it is at rest.
    if (broken.length > 0) {
      await settled(page);
      broken = await brokenLayout(page, game);
    }
    return broken.map((fault) => `${kind}: ${fault}`);
  };
}

async function crowdedBoard(page: Page): Promise<string[]> {
  return isPhone(windowOf(page)) ? faultsIn(await page.evaluate(sharesIn)) : [];
}

function faultsIn({ board, prompt, wider }: Shares): string[] {
  return [
    ...(wider > 0 ? [`the page is wider than the window by ${wider}`] : []),
    ...(board < BOARD ? [`the board keeps ${board.toFixed(2)} of the height`] : []),
    ...(prompt > PROMPT + 0.01 ? [`the question takes ${prompt.toFixed(2)} of the window`] : []),
  ];
}
