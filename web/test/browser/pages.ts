import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { GameFile } from '@orrery/protocol';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { build } from 'vite';
import { expect } from 'vitest';
import { openBrowser } from '../../../tools/browser.ts';
import { says } from './says.ts';

export const DIST = new URL('../../dist', import.meta.url).pathname;

/** The built app; whoever runs a single test need not think of building it. */
export async function built(): Promise<string> {
  if (!existsSync(`${DIST}/index.html`))
    await build({ configFile: new URL('../../vite.config.ts', import.meta.url).pathname, logLevel: 'error' });
  return DIST;
}

export const SIZES = {
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  wide: { width: 1440, height: 900 },
  landscape: { width: 740, height: 360 },
  large: { width: 1920, height: 1080 },
} as const;

interface Visit {
  readonly size?: keyof typeof SIZES;
  readonly theme?: 'dark' | 'light';
  readonly settings?: { readonly [name: string]: unknown };
  /** The app is stored for use without a network: five games for every visitor, so only where a test is about it. */
  readonly offline?: true;
  /** What seeds of games come from; the name of the test if it is not told. */
  readonly lots?: string;
}

/** Pages in a real browser. Every error on a console is kept: a test ends by asking for them. */
export class BrowserPages {
  readonly browser: Browser;
  readonly errors: string[] = [];

  private constructor(browser: Browser) {
    this.browser = browser;
  }

  static async open(scrollbars = false): Promise<BrowserPages> {
    return new BrowserPages(await openBrowser(scrollbars));
  }

  async visit({ size = 'wide', theme = 'dark', settings = {}, offline, lots }: Visit = {}): Promise<Page> {
    const touch = size === 'phone' || size === 'landscape' || size === 'tablet';
    const context = await this.browser.newContext({
      viewport: SIZES[size],
      hasTouch: touch,
      colorScheme: theme,
      acceptDownloads: true,
    });
    const stored = { language: 'en', theme: 'system', speed: 'off', coach: 'off', ...settings };
    await context.addInitScript((given) => {
      if (!localStorage.getItem('orrery.settings')) localStorage.setItem('orrery.settings', given);
    }, JSON.stringify(stored));
    await context.addInitScript(leaveUnpainted);
    if (!offline) await context.addInitScript(keepNoCopy);
    await context.addInitScript(drawNoLots, lots ?? expect.getState().currentTestName ?? '');
    return this.page(context);
  }

  async page(context: BrowserContext): Promise<Page> {
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') this.errors.push(message.text());
    });
    page.on('pageerror', (error) => this.errors.push(error.message));
    return page;
  }

  close(): Promise<void> {
    return this.browser.close();
  }
}

/**
 * Nobody looks at a page while robots play: laid out and hit like any other, but not painted, it costs half as much. What
 * colours or pictures are about paints it first.
 */
function leaveUnpainted(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('#root { opacity: 0 }');
  document.adoptedStyleSheets = [sheet];
}

export const paint = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });

function keepNoCopy(): void {
  delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker;
}

/** Seeds of games come from a name, so that a game that failed can be played again. */
function drawNoLots(name: string): void {
  let state = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7);
  crypto.getRandomValues = (array) => {
    if (array instanceof Uint8Array)
      for (let at = 0; at < array.length; at++) {
        state = (Math.imul(state, 1_103_515_245) + 12_345) | 0;
        array[at] = state >>> 16;
      }
    return array;
  };
}

const axeSource = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

interface Finding {
  readonly id: string;
  readonly impact: string;
  nodes: readonly {
    readonly html: string;
    readonly target: readonly string[];
    readonly failureSummary: string;
  }[];
}

/** Whether a thing's name holds the text on it. Drawings beside a text (a digit in a medal) are not its label. */
function isNamedByItsText(selector: string): boolean {
  const thing = document.querySelector(selector)?.cloneNode(true) as Element | undefined;
  if (!thing) return false;
  for (const drawing of thing.querySelectorAll('[aria-hidden=true]')) drawing.remove();
  const words = (text: string | null) =>
    ` ${
      text
        // Soft hyphens part no word.
        ?.replaceAll('\u00ad', '')
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu)
        ?.join(' ') ?? ''
    } `;
  const texts = [...thing.querySelectorAll('*'), thing].flatMap(({ childNodes }) =>
    [...childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ textContent }) => words(textContent)),
  );
  const name = words(thing.getAttribute('aria-label'));
  return texts.every((text) => text.trim() === '' || name.includes(text));
}

interface Axe {
  run(where: object, how: { runOnly?: string[] }): Promise<{ violations: Finding[] }>;
}

/** Serious and critical findings of axe-core, as text; of some rules only where the others were looked at before. */
export async function seriousFindings(page: Page, runOnly?: string[]): Promise<string[]> {
  await paint(page);
  // Through the debugger, as the page's own policy rightly allows no foreign scripts.
  await page.evaluate(readFileSync(axeSource, 'utf8'));
  const found = await page.evaluate(
    (how) => (globalThis as unknown as { axe: Axe }).axe.run(document, how),
    runOnly ? { runOnly } : {},
  );
  for (const finding of found.violations)
    if (finding.id === 'label-content-name-mismatch') {
      const named = await Promise.all(finding.nodes.map(({ target }) => page.evaluate(isNamedByItsText, target[0])));
      finding.nodes = finding.nodes.filter((_, at) => !named[at]);
    }
  return found.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.slice(0, 3).map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
    );
}

/** How far the page is wider than its window: must be 0. */
export const sideScroll = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));

/** Starts a game at its start page against so many easy opponents; against none it is the solo game. */
export async function start(page: Page, address: string, opponents: number): Promise<void> {
  await page.goto(address);
  // Numbers of opponents stand before the options of the game.
  const segment = (text: RegExp) => page.locator('.segment', { hasText: text }).first().click();
  if (opponents === 0) await segment(says('Solo', 'Solo', 'Sólo'));
  else {
    await segment(says('Easy', 'Łatwy', 'Lehká'));
    await segment(new RegExp(`^${opponents}$`));
  }
  await page.locator('.start-button').click();
  await page.waitForSelector('.prompt[data-asked=true]');
}

/** Gives a game from a file to the front page. */
export async function sendGame(page: Page, address: string, file: GameFile): Promise<void> {
  await page.goto(address);
  await page.locator('input[type=file]').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(file)),
  });
}

/** Goes on with a game from a file. */
export async function openGame(page: Page, address: string, file: GameFile): Promise<void> {
  await sendGame(page, address, file);
  await page.waitForSelector('.prompt[data-asked=true]', { timeout: 60_000 });
}
