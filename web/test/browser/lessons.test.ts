import { games } from '@orrery/games';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LessonRunner } from '../../lessons/lesson-runner.ts';
import { momentsOf } from '../fixtures/moments.ts';
import { brokenLayout, kindOf, settled } from './layout-contract.ts';
import { type Besides, LessonRobot } from './lesson-robot.ts';
import { type SIZES, sendGame, seriousFindings, start } from './pages.ts';
import { Robot, type Way } from './robot.ts';
import { servedApp } from './served-app.ts';

const at = servedApp();

interface Manner {
  readonly way: Way;
  readonly size: keyof typeof SIZES;
  readonly language: 'en' | 'pl' | 'cs';
  readonly besides?: Besides;
}

const MANNERS: readonly Manner[] = [
  { way: 'pointer', size: 'wide', language: 'en' },
  { way: 'keyboard', size: 'tablet', language: 'cs' },
  { way: 'pointer', size: 'phone', language: 'pl' },
  { way: 'pointer', size: 'wide', language: 'pl', besides: 'takes back' },
  { way: 'pointer', size: 'phone', language: 'cs', besides: 'is shown' },
];

const taught = games.filter(({ lesson }) => lesson !== undefined);
const courses = await Promise.all(
  taught.map(async ({ id, lesson }) => ({ game: id, lessons: (await lesson!()).course.lessons })),
);

/**
 * The first lesson of every game; in the long run every lesson once, the lessons of a game in different manners, so that
 * every manner is met in nearly every game. What differs between lessons is played without a browser by `lessonsConform`.
 * With LESSONS=all every lesson is followed in every manner, LESSONS=<game> does that for one game.
 */
const runs = courses.flatMap(({ game, lessons }, course) =>
  lessons.flatMap((lesson, at) => {
    const all = process.env.LESSONS === 'all' || process.env.LESSONS === game;
    if (at > 0 && !all && !process.env.LONG) return [];
    const manners = all ? MANNERS : [MANNERS[(at + course) % MANNERS.length]];
    const steps = lesson.scenes.reduce((sum, scene) => sum + scene.steps.length, 0);
    return manners.map((manner) => ({ game, lesson: lesson.id, steps, how: manner.besides ?? 'follows', ...manner }));
  }),
);

/** Whether the rules let a learner take back anything that a lesson asks for; left alone, one always finds something. */
async function canTakeBack(game: string, lesson: string): Promise<boolean> {
  const steps = courses
    .flatMap(({ lessons }) => lessons)
    .find(({ id }) => id === lesson)
    ?.scenes.flatMap((one) => one.steps);
  let can = steps?.some(({ kind }) => kind === 'free') ?? false;
  let done = false;
  const runner = new LessonRunner((picture) => {
    can ||= picture.undo !== undefined;
    done = picture.lesson?.done ?? false;
  });
  await runner.open({ game, lesson, name: 'Anna' });
  while (!done) await runner.skip();
  return can;
}

describe('robots follow lessons through the real page', () => {
  test.each(runs)(
    '$game $lesson by $way on a $size page in $language: $how',
    async ({ game, lesson, steps, ...manner }) => {
      const page = await at.pages.visit({ size: manner.size, settings: { language: manner.language } });
      await page.goto(`${at.address}/learn/${game}/${lesson}`);
      const robot = new LessonRobot(page, manner.way, `${game} ${lesson}`, manner.besides);
      expect(await robot.follow()).toBe(steps);
      if (manner.besides === 'takes back') expect(robot.undone > 0).toBe(await canTakeBack(game, lesson));
      if (!manner.besides) expect(await seriousFindings(page)).toEqual([]);
      await page.goto(`${at.address}/learn/${game}`);
      await page.waitForSelector('.course-lesson[data-finished=true]');
      await page.context().close();
    },
  );
});

describe('a lesson never leaves anybody alone', () => {
  test('who presses other things is told why, and then led by the hand', async () => {
    const page = await at.pages.visit();
    const said = (text: string) => page.locator('.strip-body > p', { hasText: text }).waitFor();
    const leaving = async (leave: () => Promise<void>) => {
      const about = await page.locator('.strip').getAttribute('data-about');
      await leave();
      await page.waitForSelector(`.strip:not([data-about="${about}"])`);
    };
    await page.goto(`${at.address}/learn/red-planet/first-flight`);
    for (let step = 0; step < 3; step++) {
      await page.locator('[data-target="character:soldier"]').click({ force: true });
      await said('Read on first');
      await leaving(() => page.locator('.strip [data-control=next]').click());
    }
    // Screen readers are told the step, and then what is asked.
    await page.waitForFunction(
      ([step, question]) => {
        const heard = document.querySelector('[data-live=polite]')?.textContent ?? '';
        return heard.includes(step) && heard.indexOf(step) < heard.indexOf(question);
      },
      ['Play the Travel Agent', 'Choose the character'],
    );
    for (const other of ['soldier', 'pilot']) {
      await page.locator(`[data-target="character:${other}"]`).click({ force: true });
      await said('stick to the plan');
    }
    const show = page.locator('.button-main[data-control=show]');
    await show.click();
    await said('acts before you');
    // A step back is read, not done.
    await page.locator('[data-control=back]').click();
    await said('Play the Travel Agent');
    await page.locator('.strip [data-control=next]').click();
    await said('acts before you');
    for (let guard = 0; guard < 20 && (await page.locator('[data-control=first-game]').count()) === 0; guard++)
      await leaving(async () => {
        await page.locator('.strip .menu button').click();
        await page.locator('.menu-item').first().click();
      });
    await said('Lesson finished');
    await page.locator('[data-control=first-game]').click();
    await page.waitForSelector('.prompt[data-asked=true]');
    await page.context().close();
  });

  test('a lesson that was left goes on at the same step', async () => {
    const page = await at.pages.visit();
    await page.goto(`${at.address}/learn/micro-cosmos/colonies`);
    const robot = new LessonRobot(page, 'pointer', 'reload');
    robot.onStep = async (about) => {
      await page.reload();
      await page.waitForSelector(`.strip[data-about="${about}"]`);
    };
    await robot.follow();
    await page.context().close();
  });
});

/** So many kinds of questions of each game are looked at while they are explained. */
const COACHED = 2;

/** The cards with the goal come before the first question. */
async function readGoal(page: Page): Promise<void> {
  await page.waitForSelector('.strip');
  const next = page.locator('.strip[data-about^=goal] [data-control=next]');
  while ((await next.count()) > 0) await next.click();
}

/** Runs in the page: how often the same word is dotted. */
function mostDotted(): number {
  const texts = [...document.querySelectorAll('.term')].map(({ textContent }) => textContent?.toLowerCase());
  return Math.max(...texts.map((text) => texts.filter((one) => one === text).length));
}

/** Runs in the page. */
function isReadFirst(): boolean {
  const [strip, prompt] = ['.strip', '.prompt'].map((part) => document.querySelector(part) as Element);
  const isRegion = strip.tagName === 'SECTION' && strip.ariaLabel !== null;
  return isRegion && (strip.compareDocumentPosition(prompt) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

describe('the coach in a real game', () => {
  test.each(taught)('$id: leaves the board half of a phone', async (parts) => {
    const moments = await momentsOf(parts, [{ seats: 3, seed: 'layout' }]);
    const page = await at.pages.visit({ size: 'phone', settings: { language: 'pl', coach: 'new' } });
    const found: string[] = [];
    for (const { file } of moments.filter((_, one) => one % Math.ceil(moments.length / COACHED) === 0)) {
      await sendGame(page, at.address, file);
      await readGoal(page);
      // Offers are not explained, but what is asked besides.
      const question = kindOf((await page.locator('.prompt').getAttribute('data-question')) ?? '');
      await page.waitForSelector(`.strip[data-about^="${question} "]`);
      await settled(page);
      found.push(...(await brokenLayout(page, parts.id)).map((fault) => `${question}: ${fault}`));
    }
    expect(found).toEqual([]);
    await page.context().close();
  });

  test('tells the goal, and explains each kind of question once', async () => {
    const page = await at.pages.visit({ settings: { coach: 'new' } });
    await start(page, `${at.address}/start/red-planet`, 2);
    const said = (text: string) => page.locator('.strip-text', { hasText: text }).waitFor();
    await said('Your company sends astronauts');
    for (let card = 0; card < 3; card++) await page.locator('.strip [data-control=next]').click();
    await said('A mission is a secret goal');
    await page.locator('[data-control=coach-points]').click();
    await page.getByText('Where are the docked ships bound for?').waitFor();
    const robot = new Robot(page, 'pointer', 'coach');
    await robot.play(1);
    await said('Everyone chooses in secret');
    await page.reload();
    await said('Everyone chooses in secret');
    // A term says what it means, and leads to its rule.
    const term = page.locator('.strip .term').first();
    await term.click();
    await page.locator('.term-note:popover-open').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.term-note:popover-open').waitFor({ state: 'detached' });
    expect(await page.evaluate(mostDotted)).toBeLessThanOrEqual(2);
    // The strip is read before the question it explains.
    expect(await page.evaluate(isReadFirst)).toBe(true);
    await page.locator('[data-control=rule]').click();
    await page.locator('.about-question', { hasText: 'Everyone chooses in secret' }).waitFor();
    await page.keyboard.press('Escape');
    const news = page.locator('.news-line');
    for (let guard = 0; guard < 40 && (await news.count()) === 0; guard++) {
      await robot.play(1);
      // The others have moved: what they did is told with the next question.
      await page.waitForSelector('.prompt[data-asked=true]');
    }
    // Each line shows what it tells of, as long as it is on the board.
    const ring = page.locator('.ring');
    for (const line of await news.all()) {
      await line.click();
      await page.waitForTimeout(500);
      if (await ring.first().isVisible()) break;
    }
    await ring.first().waitFor();
    await page.locator('.strip .menu button').click();
    await page.locator('.menu-item').click();
    await page.waitForSelector('.strip', { state: 'detached' });
    await page.context().close();
  });
});
