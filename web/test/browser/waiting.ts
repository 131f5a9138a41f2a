import { games } from '@orrery/games';
import type { Page } from 'playwright-core';
import { fail, oneOf, readArgs, whole } from '../../../tools/args.ts';
import { openBrowser } from '../../../tools/browser.ts';
import { LEVELS } from '../../host/host.ts';
import { MANNERS } from './manners.ts';
import { Robot } from './robot.ts';
import { serve } from './static-server.ts';

/**
 * How long a person waits for computer opponents, from the own answer until the next own question, as far as others
 * decided in between. A robot plays through the built page without animation; the machine should be quiet.
 */
const USAGE = 'npm run waiting -- [--game <id>] [--level <level>] [--opponents n] [--turns n]';

const args = readArgs(USAGE, ['game', 'level', 'opponents', 'turns'] as const);
const game = args.game ?? 'eclipse';
if (!games.some(({ id }) => id === game)) fail(`There is no game ${game}.\nUsage: ${USAGE}`);
const level = oneOf('level', args.level ?? 'hard', LEVELS);
const opponents = whole('opponents', args.opponents, { min: 1, otherwise: 3 });
const turns = whole('turns', args.turns, { min: 1, otherwise: 40 });

const NAMES = { easy: 'Easy', medium: 'Medium', hard: 'Hard', expert: 'Expert' } as const;

/** The number of answers that had been given when the open question was put; nothing once the game is over. */
async function asked(page: Page): Promise<number | undefined> {
  await page.waitForSelector('.prompt[data-asked=true], .end', { timeout: 300_000 });
  const question = await page.locator('.prompt[data-asked=true]').getAttribute('data-question', { timeout: 5000 });
  return question === null ? undefined : Number(question.split('-').at(-1));
}

const served = await serve(new URL('../../dist', import.meta.url).pathname);
const browser = await openBrowser();
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await page.addInitScript(
  (settings) => localStorage.setItem('orrery.settings', settings),
  JSON.stringify({ language: 'en', theme: 'system', speed: 'off', coach: 'off' }),
);
await page.goto(`${served.address}/start/${game}`);
for (const text of [NAMES[level], String(opponents)])
  await page
    .locator('.segment', { hasText: new RegExp(`^${text}$`) })
    .first()
    .click();
await page.locator('.start-button').click();

const robot = new Robot(page, 'pointer', game, MANNERS[game]);
const waits: number[] = [];
let before = await asked(page);
while (before !== undefined && waits.length < turns) {
  await robot.play(1);
  const since = performance.now();
  const next: number | undefined = await asked(page).catch(() => undefined);
  if (next !== undefined && next > before + 1) waits.push((performance.now() - since) / 1000);
  before = next;
}
await browser.close();
await served.close();

const sorted = waits.toSorted((one, other) => one - other);
const share = (part: number) => Number((sorted[Math.ceil(sorted.length * part) - 1] ?? 0).toFixed(2));
console.log(
  JSON.stringify({
    game,
    level,
    opponents,
    waits: waits.length,
    median: share(0.5),
    p95: share(0.95),
    longest: share(1),
  }),
);
