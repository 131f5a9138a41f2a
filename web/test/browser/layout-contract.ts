import type { Page } from 'playwright-core';
import { type Bars, measure, type Shares, sharesIn } from './layout-measures.ts';

/** Games that are held to the contract; the others are to follow. */
export const HELD = ['red-planet', 'planet-unknown'];

/** Where there is little room the board comes first: so much of the height at least, and so much for the question at most. */
const BOARD = 0.5;
const PROMPT = 1 / 3;

/** Letters are never smaller than this, however far the board is zoomed out. */
const LETTERS = 11;

const FINGER: Bars = { button: 44, thing: 24, text: LETTERS };
const MOUSE: Bars = { button: 24, thing: 16, text: LETTERS };

/** Narrow windows and low ones are held in a hand. */
const isPhone = ({ width, height }: { width: number; height: number }) => width < 700 || height < 520;

/** What of the contract a robot looks at with every question: whether a phone still shows its board. */
export async function crowdedBoard(page: Page): Promise<string[]> {
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  return isPhone(window) ? shares(await page.evaluate(sharesIn)) : [];
}

/** What breaks the layout contract of the table, in words; nothing if it holds. */
export async function brokenLayout(page: Page): Promise<string[]> {
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  const phone = isPhone(window);
  const faults = await page.evaluate(measure, window.width < 1100 || phone ? FINGER : MOUSE);
  return [...(await crowdedBoard(page)), ...faults];
}

function shares({ board, prompt, wider }: Shares): string[] {
  return [
    ...(wider > 0 ? [`the page is wider than the window by ${wider}`] : []),
    ...(board < BOARD ? [`the board keeps ${board.toFixed(2)} of the height`] : []),
    ...(prompt > PROMPT + 0.01 ? [`the question takes ${prompt.toFixed(2)} of the window`] : []),
  ];
}
