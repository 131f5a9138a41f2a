import { games } from '@orrery/games';
import type { Asked } from '@orrery/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { momentOf } from '../fixtures/moments.ts';
import { settled } from './layout-contract.ts';
import { MANNERS } from './manners.ts';
import { openGame, start } from './pages.ts';
import { Robot } from './robot.ts';
import { servedApp } from './served-app.ts';

const at = servedApp();

interface Sight {
  readonly question: string;
  /** How many answers were given before it. */
  readonly since: number;
  /** How large a unit of the map is on the glass, and where its middle lies. */
  readonly map: readonly [scale: number, x: number, y: number];
}

async function sightOf(page: Page): Promise<Sight> {
  await settled(page);
  const { asked, map } = await page.evaluate(() => {
    const { a = 0, e = 0, f = 0 } = document.querySelector<SVGSVGElement>('.ec-map')?.getScreenCTM() ?? {};
    return { asked: document.querySelector<HTMLElement>('.prompt')?.dataset.question, map: [a, e, f] as const };
  });
  const [, question = '', since = '-1'] = asked?.match(/^\d+-(.*)-(\d+)$/) ?? [];
  return { question, since: Number(since), map };
}

const isSame = ([scale, x, y]: Sight['map'], [otherScale, otherX, otherY]: Sight['map']): boolean =>
  Math.abs(scale - otherScale) < 0.005 && Math.hypot(x - otherX, y - otherY) < 1.5;

interface Place {
  readonly map: Sight['map'];
  readonly least: number;
}

/** Whether all that can be chosen now would also be in sight, free and large enough if the map were where it was. */
function wouldServe({ map: [scale, x, y], least }: Place): boolean {
  const { a = 1, e = 0, f = 0 } = document.querySelector<SVGSVGElement>('.ec-map')?.getScreenCTM() ?? {};
  const frame = document.querySelector('.panzoom-frame')?.getBoundingClientRect() ?? new DOMRect();
  const things = [...document.querySelectorAll('.panzoom [data-target][data-can=true]')];
  const rects = things.map((thing) => thing.getBoundingClientRect()).filter(({ width }) => width > 0);
  const isFree = (px: number, py: number) =>
    px > frame.left &&
    px < frame.right &&
    py > frame.top &&
    py < frame.bottom &&
    document.elementFromPoint(px, py)?.closest('.panzoom') !== null;
  const isFreeThere = ({ left, top, width, height }: DOMRect) =>
    [0.25, 0.5, 0.75].every((across) =>
      [0.25, 0.5, 0.75].every((down) =>
        isFree(x + ((left + width * across - e) * scale) / a, y + ((top + height * down - f) * scale) / a),
      ),
    );
  const largest = Math.max(...rects.map(({ width, height }) => Math.min(width, height)));
  return rects.length === 0 || ((largest * scale) / a >= least && rects.every(isFreeThere));
}

/** Questions with which an action begins: there the map may take another place. */
const BEGINNINGS = ['turn', 'react', 'upkeep', 'bankruptcy', 'engage', 'combat-claim', ''];

/** Where room is short the map moves where what can be chosen would be out of sight or too small, and only then. */
const PAGES = [
  { size: 'wide', least: 0, always: true },
  { size: 'tablet', least: 72, always: false },
  { size: 'phone', least: 64, always: false },
  { size: 'large', least: 0, always: true },
  { size: 'landscape', least: 64, always: false },
] as const;

/** `LAYOUT=all` looks at all sizes, and for longer. */
const [LOOKED_AT, ANSWERS] = process.env.LAYOUT === 'all' ? [PAGES, 40] : [PAGES.slice(0, 3), 20];

describe('the map of Eclipse keeps its place from the first question of an action to its last', () => {
  test.each(LOOKED_AT)('on a $size page', { timeout: 300_000 }, async ({ size, least, always }) => {
    const page = await at.pages.visit({ size });
    await start(page, `${at.address}/start/eclipse`, 1);
    const robot = new Robot(page, 'pointer', 'steady', MANNERS.eclipse);
    const moves: string[] = [];
    const steps: string[] = [];
    let before = await sightOf(page);
    for (let answers = 0; answers < ANSWERS; answers++) {
      await robot.play(1);
      const now = await sightOf(page);
      // Nobody else was asked in between.
      if (now.since === before.since + 1 && !BEGINNINGS.includes(now.question)) {
        const step = `${before.question} > ${now.question}`;
        steps.push(step);
        const needless = always || (await page.evaluate(wouldServe, { map: before.map, least }));
        if (needless && !isSame(now.map, before.map)) moves.push(`${step}: ${before.map} > ${now.map}`);
      }
      before = now;
    }
    expect(steps.length).toBeGreaterThan(5);
    expect(moves).toEqual([]);
    await page.context().close();
  });
});

/** Ships that can move, each with the shorter side of it that a mouse hits; 0 where it hits something else. */
const pressableShips = () =>
  [...document.querySelectorAll('[data-target^="ship:"][data-can=true]')].map((ship) => {
    const { left, top, width, height } = ship.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return { ship: ship.getAttribute('data-target'), side: ship.contains(hit) ? Math.min(width, height) : 0 };
  });

/** How many kinds of ships at how many places could move. */
const movable = ({ question, answers }: Asked): number =>
  question === 'move' ? new Set(answers.map(({ ship, from }) => `${ship} ${from}`)).size : 0;

test.each([4, 6])('late in a game for %i every ship that can move is large enough for a mouse', async (seats) => {
  const [eclipse] = games.filter(({ id }) => id === 'eclipse');
  const { file } = await momentOf(eclipse, { seats, seed: 'late' }, movable);
  const page = await at.pages.visit();
  await openGame(page, at.address, file);
  await settled(page);
  const ships = await page.evaluate(pressableShips);
  expect(ships.length).toBeGreaterThan(2);
  expect(ships.filter(({ side }) => side < 16)).toEqual([]);
  await page.context().close();
});
