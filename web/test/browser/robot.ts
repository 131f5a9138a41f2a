import { type Random, randomFrom } from '@orrery/kernel';
import type { Locator, Page } from 'playwright-core';

export type Way = 'pointer' | 'keyboard';

/** Plays any game through the page: it knows only the frame's own buttons and the targets on the board. */
export class Robot {
  readonly page: Page;
  private readonly way: Way;
  private readonly random: Random;
  answers = 0;

  constructor(page: Page, way: Way, seed: string) {
    this.page = page;
    this.way = way;
    this.random = randomFrom(seed);
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
    for (let picks = 0; picks < 8; picks++) {
      const confirm = this.page.locator('[data-control=confirm][aria-disabled=false]');
      if ((await confirm.count()) > 0) {
        await this.confirm(confirm);
        this.answers += 1;
        await this.page.waitForFunction(
          (was) => (document.querySelector('.prompt') as HTMLElement | null)?.dataset.question !== was,
          before,
          { timeout: 60_000 },
        );
        return;
      }
      if (this.way === 'pointer') await this.point();
      else await this.press();
    }
    throw new Error(`no answer after many picks to ${before}`);
  }

  private question(): Promise<string | undefined> {
    return this.page.evaluate(() => (document.querySelector('.prompt') as HTMLElement | null)?.dataset.question);
  }

  /** Clicks a thing on the board if there is one, else a button of the prompt. */
  private async point(): Promise<void> {
    const targets = this.page.locator('[data-target][data-can=true]:not(.target-picked)');
    const options = this.page.locator('.option-strip .option');
    const onBoard = await targets.count();
    if (onBoard > 0 && this.below(3) > 0) await targets.nth(this.below(onBoard)).click({ timeout: 30_000 });
    else await options.nth(this.below(await options.count())).click({ timeout: 30_000 });
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
