import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { SIZES, start } from './pages.ts';
import { servedApp } from './served-app.ts';

const at = servedApp();

/** Plays through the page as it is set by default, and counts every press. */
class Hand {
  readonly page: Page;
  clicks = 0;

  constructor(page: Page) {
    this.page = page;
  }

  static async at(game: string, opponents: number): Promise<Hand> {
    const page = await at.pages.visit();
    await start(page, `${at.address}/start/${game}`, opponents);
    const hand = new Hand(page);
    await hand.settled();
    return hand;
  }

  /** The id of the open question; nothing while others are asked. */
  async question(): Promise<string | undefined> {
    const asked = await this.page.locator('.prompt').getAttribute('data-question');
    return asked?.match(/^\d+-(.*)-\d+$/)?.[1];
  }

  /** Which question is open; another one after every answer. */
  asked(): Promise<string | null> {
    return this.page.locator('.prompt').getAttribute('data-question');
  }

  /** Until the player is asked something and nothing is on its way. */
  async settled(): Promise<void> {
    await this.page.waitForFunction(
      () =>
        document.querySelector('.prompt[data-asked=true]') &&
        !document.querySelector('.confirm[data-settling=true], .option-strip [aria-disabled=true]'),
      undefined,
      { timeout: 60_000 },
    );
  }

  /** Presses something and waits until the question has changed, or until Confirm waits for what was picked. */
  async press(selector: string): Promise<void> {
    const before = await this.state();
    this.clicks++;
    await this.page.locator(selector).first().click();
    await this.page.waitForFunction(
      (was) =>
        was !==
        [
          document.querySelector<HTMLElement>('.prompt')?.dataset.question,
          document.querySelectorAll('.target-picked, .option-chosen, .crumb').length,
        ].join(' '),
      before,
    );
    await this.settled();
  }

  private state(): Promise<string> {
    return this.page.evaluate(() =>
      [
        document.querySelector<HTMLElement>('.prompt')?.dataset.question,
        document.querySelectorAll('.target-picked, .option-chosen, .crumb').length,
      ].join(' '),
    );
  }

  confirm(): Promise<void> {
    return this.press('[data-control=confirm][aria-disabled=false]');
  }

  /** Gives the first or the last answers, by the buttons of the prompt, until this question is asked. */
  async until(question: string, answer: 'first' | 'last' = 'last'): Promise<void> {
    for (let answers = 0; answers < 40; answers++) {
      if ((await this.question()) === question) return;
      if ((await this.page.locator('[data-control=confirm][aria-disabled=false]').count()) > 0) await this.confirm();
      else await this.take(answer);
    }
    throw new Error(`nobody asks ${question}`);
  }

  /** The first or the last answer: a button of the prompt, or of the list where the table shows the answers. */
  private async take(answer: 'first' | 'last'): Promise<void> {
    const option = `.option-strip .option:not(.option-chosen):${answer}-of-type`;
    if ((await this.page.locator(option).count()) > 0) return this.press(option);
    await this.page.locator('.prompt-list').click();
    await this.press(`.answer-list li:${answer}-child .button`);
    const close = this.page.locator('.sheet-head .icon-button');
    if ((await close.count()) > 0) await close.click();
  }

  /** How many presses some work takes. */
  async count(work: () => Promise<void>): Promise<number> {
    const before = this.clicks;
    await work();
    return this.clicks - before;
  }
}

/** A thing that could begin an answer. */
const begins = (kind: string) => `[data-target^="${kind}:"][data-begins]`;
const thing = (kind: string) => `[data-target^="${kind}:"][data-can=true]`;

/** What is pressed on the way through an exploration: how the sector lies, a disc on it, one colony ship. */
const EXPLORING: { readonly [question: string]: string } = {
  'place-sector': thing('rotation'),
  claim: '[data-target="token:disc"]',
  finish: thing('colony'),
};

describe('Eclipse', () => {
  test('Explore with one colony ship takes six presses', async () => {
    const hand = await Hand.at('eclipse', 2);
    await hand.until('turn');
    const explore = async () => {
      const before = await hand.asked();
      const pressed: string[] = [];
      const clicks = await hand.count(async () => {
        await hand.press(begins('zone'));
        // Until the next turn: what the question asks for, then whatever waits to be confirmed.
        while ((await hand.question()) !== 'turn' || (await hand.asked()) === before) {
          const wanted = EXPLORING[(await hand.question()) ?? ''];
          if (wanted && !pressed.includes(wanted) && (await hand.page.locator(wanted).count()) > 0) {
            pressed.push(wanted);
            await hand.press(wanted);
          } else await hand.confirm();
        }
      });
      return { pressed, clicks };
    };
    // A sector may be guarded, or have no place for a colony ship: then the next one.
    let found = await explore();
    for (let turns = 0; turns < 4 && found.pressed.length < 3; turns++) found = await explore();
    expect(found.pressed).toEqual(Object.values(EXPLORING));
    expect(found.clicks).toBeLessThanOrEqual(6);
    await hand.page.context().close();
  });

  test('Research takes two presses, and one undo takes both answers back', async () => {
    const hand = await Hand.at('eclipse', 2);
    await hand.until('turn');
    await hand.press(begins('reach-tech'));
    expect(await hand.question()).toBe('research');
    await hand.page.locator('[data-control=undo][aria-disabled=false]').click();
    await hand.page.waitForSelector('.prompt[data-question*="-turn-"]');
    await hand.settled();
    const clicks = await hand.count(async () => {
      await hand.press(begins('reach-tech'));
      await hand.confirm();
    });
    expect(clicks).toBe(2);
    expect(await hand.question()).toBe('turn');
    await hand.page.context().close();
  });

  test('to build a ship, and to place a part, takes two presses', async () => {
    const hand = await Hand.at('eclipse', 2);
    await hand.until('turn');
    const built = await hand.count(async () => {
      await hand.press(begins('sector'));
      await hand.press(thing('build'));
    });
    expect(built).toBe(2);
    expect(await hand.page.locator('.log').textContent()).toMatch(/builds/);
    await hand.page.locator('[data-control=reset]').click();
    await hand.page.waitForSelector('.prompt[data-question*="-turn-"]');
    await hand.settled();
    await hand.press(begins('blueprint'));
    const placed = await hand.count(async () => {
      await hand.press(thing('part'));
      await hand.press(thing('slot'));
    });
    expect(placed).toBe(2);
    expect(await hand.page.locator('.log').textContent()).toMatch(/installs|places/);
    await hand.page.context().close();
  });
});

test('a quiet turn of Planet Unknown takes three presses: one for each question', async () => {
  const hand = await Hand.at('planet-unknown', 0);
  const turn = async () => {
    const before = hand.clicks;
    // Which questions are put, once each: a confirmation is no question of its own.
    const asked = new Set<string | null>();
    do {
      const first = asked.size === 0;
      asked.add(await hand.page.locator('.prompt').getAttribute('data-question'));
      const confirm = await hand.page.locator('[data-control=confirm][aria-disabled=false]').count();
      if (confirm > 0) await hand.confirm();
      else await hand.press(first ? '.pu-cell-spot' : '[data-can=true]');
    } while ((await hand.question()) !== 'turn');
    return { questions: asked.size, clicks: hand.clicks - before };
  };
  await hand.until('turn');
  let quiet = 0;
  for (let turns = 0; turns < 4; turns++) {
    const { questions, clicks } = await turn();
    // A place for the tile, and what its two buildings bring: more is not quiet.
    if (questions > 3) continue;
    expect(clicks).toBeLessThanOrEqual(3);
    quiet++;
  }
  expect(quiet).toBeGreaterThan(0);
  await hand.page.context().close();
});

test('boarding in Red Planet takes one press for each astronaut; only what ends a turn is confirmed', async () => {
  const hand = await Hand.at('red-planet', 2);
  let astronauts = 0;
  for (let rounds = 0; rounds < 10 && astronauts < 2; rounds++) {
    await hand.until('place-astronaut');
    astronauts = 0;
    let confirmed = 0;
    const clicks = await hand.count(async () => {
      while ((await hand.question()) === 'place-astronaut') {
        astronauts++;
        await hand.press(thing('ship'));
        if ((await hand.page.locator('[data-control=confirm][aria-disabled=false]').count()) === 0) continue;
        await hand.confirm();
        confirmed++;
      }
    });
    expect(confirmed).toBeLessThanOrEqual(1);
    expect(clicks).toBe(astronauts + confirmed);
  }
  expect(astronauts).toBeGreaterThan(1);
  await hand.page.context().close();
});

test('a digit chooses the card that bears it; where cards are put away the keyboard goes on at the next question', async () => {
  const hand = await Hand.at('red-planet', 2);
  await hand.until('choose-character');
  const question = await hand.asked();
  await hand.page.setViewportSize(SIZES.phone);
  await hand.page.keyboard.press('5');
  await hand.page.waitForSelector('.target-picked[data-number="5"]');
  await hand.page.keyboard.press('Enter');
  await hand.page.waitForSelector(`.prompt[data-asked=true]:not([data-question="${question}"])`);
  await hand.page.waitForFunction(() => document.activeElement?.closest('.prompt'));
  await hand.page.context().close();
});

test('in Micro Cosmos a planet is travelled to without a word about upgrades', async () => {
  const hand = await Hand.at('micro-cosmos', 2);
  await hand.until('upgrade', 'first');
  await hand.press(begins('field'));
  expect(await hand.question()).not.toBe('upgrade');
  await hand.page.context().close();
});

describe('Micro Cosmos', () => {
  test('a quiet turn takes five presses: fly, act, draw, lay the card, confirm', async () => {
    const hand = await Hand.at('micro-cosmos', 1);
    await hand.until('travel');
    const clicks = await hand.count(async () => {
      await hand.press('[data-target^="field:"][data-target$=":P"][data-can=true]');
      expect(await hand.question()).toBe('play-crew');
      await hand.press(begins('action'));
      await hand.confirm();
      await hand.press(thing('lay'));
      await hand.confirm();
    });
    expect(await hand.page.locator('.log').textContent()).toMatch(/gathers/);
    expect(clicks).toBeLessThanOrEqual(5);
    await hand.page.context().close();
  });

  test('one undo takes back the action and the end of the crew step, or a level and the action it began', async () => {
    const hand = await Hand.at('micro-cosmos', 1);
    await hand.until('travel');
    await hand.press('[data-target^="field:"][data-target$=":P"][data-can=true]');
    await hand.press(begins('action'));
    expect(await hand.question()).toBe('end-draw');
    await hand.page.locator('[data-control=undo][aria-disabled=false]').click();
    await hand.page.waitForSelector('.prompt[data-question*="-play-crew-"]');
    await hand.settled();
    await hand.press('[data-target="pass"]');
    expect(await hand.question()).toBe('planet-action');
    await hand.press(begins('track'));
    expect(await hand.page.locator('.log').textContent()).toMatch(/at level/);
    await hand.page.locator('[data-control=undo][aria-disabled=false]').click();
    await hand.page.waitForSelector('.prompt[data-question*="-planet-action-"]');
    await hand.page.context().close();
  });
});
