import type { Page } from 'playwright-core';
import { type Bars, type Measures, measure } from './layout-measures.ts';

/** Where there is little room the board comes first: so much of the height at least, and so much for the question at most. */
const BOARD = 0.5;
const PROMPT = 1 / 3;

/** Letters are never smaller than this, however far the board is zoomed out. */
const LETTERS = 11;

const FINGER: Bars = { button: 44, thing: 24, text: LETTERS };
const MOUSE: Bars = { button: 24, thing: 16, text: LETTERS };

/** Narrow windows and low ones are held in a hand. */
const isPhone = ({ width, height }: { width: number; height: number }) => width < 700 || height < 520;

/** What breaks the layout contract of the table, in words; nothing if it holds. */
export async function brokenLayout(page: Page): Promise<string[]> {
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  const phone = isPhone(window);
  const found = await page.evaluate(measure, window.width < 1100 || phone ? FINGER : MOUSE);
  return [...(phone ? shares(found) : []), ...found.faults];
}

function shares({ board, prompt }: Measures): string[] {
  return [
    ...(board < BOARD ? [`the board keeps ${board} of the height`] : []),
    ...(prompt > PROMPT + 0.01 ? [`the question takes ${prompt} of the window`] : []),
  ];
}
