import { type Random, randomFrom } from '@orrery/kernel';
import { LOST } from '@orrery/ui/testing/lost';
import type { Locator, Page } from 'playwright-core';

export type Way = 'pointer' | 'keyboard';

export interface Rather {
  readonly seeing: string;
  readonly press: string;
}

/** Blind picks may undo each other. */
const MOST_PICKS = 30;
const TARGETS = '[data-target][data-can=true]:not(.target-picked)';

/** Which of them do not lie under a panel in front of the board: a person would fold that away first. */
function uncovered(selector: string): number[] {
  return [...document.querySelectorAll(selector)].flatMap((target, at) => {
    if (target.closest('.board-overlay')) return [at];
    const { left, top, width, height } = target.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    if (above?.closest('.board-overlay')) return [];
    // Out of sight, or under the frame: a person would move the board first.
    if (above?.closest('[data-area]') !== target.closest('[data-area]')) return [];
    // A ship in the middle of its sector is an answer of its own; what is no answer must not lie over one.
    const hit = above?.closest('[data-target][data-can=true]');
    return hit && hit !== target ? [] : [at];
  });
}

/** The surroundings of a word or number that got lost on the way to the page. */
const lostIn = (lost: string): string | undefined =>
  new RegExp(`.{0,60}(?:${lost}).{0,20}`).exec(document.querySelector('#root')?.innerHTML ?? '')?.[0];

/** The question, if it is too long for its place. */
function cutQuestion(): string | undefined {
  const question = document.querySelector('.prompt-text > span');
  return question && question.scrollHeight > question.clientHeight + 1 ? (question.textContent ?? '') : undefined;
}

/** Plays any game through the page: it knows only the frame's own buttons and the targets on the board. */
export class Robot {
  readonly page: Page;
  private readonly way: Way;
  private readonly random: Random;
  /** What it rather does than anything else while this is on the page; blind play may ruin it early. */
  private readonly rather: Rather | undefined;
  answers = 0;

  constructor(page: Page, way: Way, seed: string, rather?: Rather) {
    this.page = page;
    this.way = way;
    this.random = randomFrom(seed);
    this.rather = rather;
  }

  /** Answers until the game is over, or so many times. */
  async play(most = 400, patience = 30_000): Promise<'over' | 'enough'> {
    for (let turn = 0; turn < most; turn++) {
      const state = await this.waitForTurn(patience);
      if (state === 'over') return 'over';
      if (state === 'curtain') await this.lift();
      else await this.answer();
    }
    return 'enough';
  }

  /** Until somebody at this page is asked something, or the game is over. */
  private async waitForTurn(patience: number): Promise<'asked' | 'over' | 'curtain'> {
    const handle = await this.page.waitForFunction(
      () => {
        if (document.querySelector('.curtain')) return 'curtain';
        if (document.querySelector('.end')) return 'over';
        const prompt = document.querySelector('.prompt[data-asked=true]');
        const busy = document.querySelector('.option-strip [aria-disabled=true]');
        return prompt && !busy ? 'asked' : false;
      },
      undefined,
      { timeout: patience },
    );
    return (await handle.jsonValue()) as 'asked' | 'over' | 'curtain';
  }

  private async lift(): Promise<void> {
    await this.page.locator('.curtain .button-main').click();
    await this.page.waitForSelector('.curtain', { state: 'detached' });
  }

  /** Picks until one answer is left, then confirms it. */
  private async answer(): Promise<void> {
    const before = await this.question();
    const lost = await this.page.evaluate(lostIn, LOST.source);
    if (lost) throw new Error(`at ${before} the page shows ${lost}`);
    const cut = await this.page.evaluate(cutQuestion);
    if (cut) throw new Error(`the question does not fit: ${cut}`);
    for (let picks = 0; picks < MOST_PICKS; picks++) {
      if (await this.isAnswered(before)) return;
      const confirm = this.page.locator('[data-control=confirm][aria-disabled=false]');
      if ((await confirm.count()) > 0) {
        await this.confirm(confirm);
        await this.page.waitForFunction(
          (was) => (document.querySelector('.prompt') as HTMLElement | null)?.dataset.question !== was,
          before,
          { timeout: 60_000 },
        );
        this.answers += 1;
        return;
      }
      if (await this.isWarned()) continue;
      if (this.way === 'pointer') await this.point();
      else await this.press();
    }
    throw new Error(`no answer after many picks to ${before}`);
  }

  /** What can be taken back is answered by the pick itself, as soon as the host has looked at it. */
  private async isAnswered(before: string | undefined): Promise<boolean> {
    await this.page.waitForFunction(() => !document.querySelector('.confirm[data-settling=true]'));
    if ((await this.question()) === before) return false;
    this.answers += 1;
    return true;
  }

  private question(): Promise<string | undefined> {
    return this.page.evaluate(() => (document.querySelector('.prompt') as HTMLElement | null)?.dataset.question);
  }

  private async isWarned(): Promise<boolean> {
    const { page, rather } = this;
    if (!rather || (await page.locator(rather.seeing).count()) === 0) return false;
    const button = page.locator('.option-strip .option', { hasText: new RegExp(`^${rather.press}$`) });
    if ((await button.count()) === 0) return false;
    await button.click();
    return true;
  }

  /** Clicks a thing on the board if there is one, else a button of the prompt. */
  private async point(): Promise<void> {
    const targets = this.page.locator(TARGETS);
    const options = this.page.locator('.option-strip .option');
    const inSight = await this.page.evaluate(uncovered, TARGETS);
    const offered = await options.count();
    if (inSight.length > 0 && (offered === 0 || this.below(3) > 0))
      await targets.nth(inSight[this.below(inSight.length)]).click({ timeout: 30_000 });
    else if (offered > 0) await options.nth(this.below(offered)).click({ timeout: 30_000 });
    else await this.pickFromList();
  }

  /** Where things on the table are not offered once more as buttons, the list of all answers still has them. */
  private async pickFromList(): Promise<void> {
    await this.page.locator('.prompt-list').click();
    const listed = this.page.locator('.answer-list .button');
    await listed.nth(this.below(await listed.count())).click();
    const close = this.page.locator('.sheet-head .icon-button');
    if ((await close.count()) > 0) await close.click();
  }

  /** The same with keys only: N walks through what can be chosen, Q goes to the buttons, Enter takes. */
  private async press(): Promise<void> {
    const { keyboard } = this.page;
    const onBoard = await this.page.locator('[data-target][data-can=true]').count();
    if (onBoard > 0 && this.below(3) > 0) {
      for (let steps = 1 + this.below(onBoard); steps > 0; steps--) await keyboard.press('n');
    } else {
      await keyboard.press('q');
      const options = await this.page.locator('.option-strip .option').count();
      for (let steps = this.below(options); steps > 0; steps--) await keyboard.press('Tab');
    }
    await keyboard.press('Enter');
  }

  private async confirm(button: Locator): Promise<void> {
    if (this.way === 'pointer') return button.click();
    await this.page.keyboard.press('c');
    await this.page.keyboard.press('Enter');
  }

  private below(n: number): number {
    return this.random() % Math.max(1, n);
  }
}
