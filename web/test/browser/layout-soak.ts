import { mkdirSync } from 'node:fs';
import { games } from '@orrery/games';
import { LANGUAGES, type Language } from '@orrery/ui/contract';
import type { Page } from 'playwright-core';
import { oneOf, readArgs, whole } from '../../../tools/args.ts';
import { contractFor } from './layout-contract.ts';
import { longerApp } from './longer-app.ts';
import { MANNERS } from './manners.ts';
import { BrowserPages, built, paint, SIZES, start } from './pages.ts';
import { Robot } from './robot.ts';
import { serve } from './static-server.ts';

/**
 * Robots play whole games of every title in each of the five sizes through the built page and hold the layout contract with
 * every question; languages and numbers of opponents take turns. What breaks it is printed, once for each kind, and the
 * game goes on. `--language longer` is English with words that are two fifths longer; `--seed` plays other games;
 * `--pictures` keeps a picture of every fault in a folder.
 */
const USAGE =
  'npm run layout -- [--game <id>] [--size <size>] [--language en|pl|cs|longer] [--seed n] [--pictures <folder>]';

const args = readArgs(USAGE, ['game', 'size', 'language', 'seed', 'pictures'] as const);
const sizeNames = Object.keys(SIZES) as (keyof typeof SIZES)[];
const ids = games.map(({ id }) => id);
const sizes = args.size === undefined ? sizeNames : [oneOf('size', args.size, sizeNames)];
const titles = args.game === undefined ? ids : [oneOf('game', args.game, ids)];
const seed = whole('seed', args.seed, { min: 0, otherwise: 1 });
const language = args.language && oneOf('language', args.language, [...LANGUAGES, 'longer'] as const);
if (args.pictures) mkdirSync(args.pictures, { recursive: true });

const MOST_OPPONENTS = 3;

interface Game {
  readonly game: string;
  readonly size: keyof typeof SIZES;
  readonly language: Language | 'longer';
  readonly opponents: number;
}

async function gameOf(game: string, size: keyof typeof SIZES): Promise<Game> {
  const parts = games.find(({ id }) => id === game);
  const { min, max } = (await parts!.rules()).game.seats;
  const turn = seed + ids.indexOf(game) + sizeNames.indexOf(size);
  const opponents = Math.min(max, Math.max(min, 2 + (turn % MOST_OPPONENTS))) - 1;
  return { game, size, language: language || LANGUAGES[turn % LANGUAGES.length], opponents };
}

const served = await serve(await (language === 'longer' ? longerApp() : built()));
const pages = await BrowserPages.open();
const total = { games: 0, questions: 0, faults: 0 };

/** Prints a fault, and keeps what it looks like. */
async function report(page: Page, one: Game, fault: string): Promise<void> {
  total.faults += 1;
  const picture = args.pictures && `${args.pictures}/${one.game}-${one.size}-${total.faults}.png`;
  if (picture) {
    await paint(page);
    await page.screenshot({ path: picture }).catch(() => undefined);
  }
  console.log(JSON.stringify({ fault, ...one, seed, ...(picture ? { picture } : {}) }));
}

async function play(one: Game): Promise<void> {
  const { game, size, opponents } = one;
  const lots = `${game} ${size} ${seed}`;
  const page = await pages.visit({
    size,
    settings: { language: one.language === 'longer' ? 'en' : one.language },
    lots,
  });
  const robot = new Robot(page, 'pointer', lots, MANNERS[game]);
  const contract = contractFor(game, Number.POSITIVE_INFINITY);
  const known = new Set<string>();
  robot.contract = async () => {
    for (const fault of await contract(page)) {
      // The same fault with another number is no news.
      const kind = fault.replace(/[\d.]+/g, '#');
      if (!known.has(kind)) await report(page, one, fault);
      known.add(kind);
    }
    return [];
  };
  try {
    await start(page, `${served.address}/start/${game}`, opponents);
    if ((await robot.play(4000, 120_000)) !== 'over') await report(page, one, 'the game does not end');
  } catch (error) {
    await report(page, one, (error as Error).message);
  }
  for (const error of pages.errors.splice(0)) await report(page, one, `console: ${error}`);
  total.games += 1;
  total.questions += robot.answers;
  console.error(JSON.stringify({ played: one, questions: robot.answers }));
  await page.context().close();
}

for (const size of sizes) for (const game of titles) await play(await gameOf(game, size));
await pages.close();
await served.close();
console.log(JSON.stringify({ summary: true, titles, sizes, seed, ...total }));
process.exit(total.faults > 0 ? 1 : 0);
