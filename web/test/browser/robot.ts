import { type Random, randomFrom } from '@orrery/kernel';
import { LOST } from '@orrery/ui/testing/lost';
import type { Page } from 'playwright-core';
import { focused, idsOf, look, type Sight } from './robot-eyes.ts';

export type Way = 'pointer' | 'keyboard';

/** How a robot plays besides blindly. */
export interface Manner {
  /** What it rather does than anything else while this is on the page; blind play may ruin it early. */
  readonly rather?: { readonly seeing: string; readonly press: string };
  /** How much it likes a thing on the table, by its id: blind play may take too long to end. */
  readonly taste?: (id: string) => number;
}

/** Blind picks may undo each other. */
const MOST_PICKS = 30;
const CHOOSABLE = '[data-target][data-can=true]';
const TARGETS = `${CHOOSABLE}:not(.target-picked)`;

/** Plays any game through the page: it knows only the frame's own buttons and the targets on the board. */
export class Robot {
  readonly page: Page;
  private readonly way: Way;
  private readonly random: Random;
  private readonly manner: Manner;
  /** Tells what is wrong with the page at a question, if anything. */
  contract?: (page: Page) => Promise<readonly string[]>;
  answers = 0;

  constructor(page: Page, way: Way, seed: string, manner: Manner = {}) {
    this.page = page;
    this.way = way;
    this.random = randomFrom(seed);
    this.manner = manner;
  }

  /** Answers until the game is over, or so many times. */
  async play(most = 400, patience = 30_000): Promise<'over' | 'enough'> {
    let sight = await this.look(patience);
    for (let turn = 0; turn < most && sight.state !== 'over'; turn++) {
      if (sight.state === 'curtain') await this.lift();
      else await this.answer(sight);
      // Who stops here does not wait for the others.
      if (turn < most - 1) sight = await this.look(patience);
    }
    return sight.state === 'over' ? 'over' : 'enough';
  }

  private async look(patience: number): Promise<Sight> {
    const sight = await this.page.evaluate(look, {
      patience,
      targets: TARGETS,
      lost: LOST.source,
      warning: this.manner.rather?.seeing,
    });
    if (sight.faults.length > 0) throw new Error(`at ${sight.question}: ${sight.faults.join('; ')}`);
    return sight;
  }

  private async lift(): Promise<void> {
    await this.page.locator('.curtain .button-main').click();
    await this.page.waitForSelector('.curtain', { state: 'detached' });
  }

  /** Picks until one answer is left and given: at once if it can be taken back, else when it is confirmed. */
  private async answer(first: Sight): Promise<void> {
    let sight = first;
    const broken = (await this.contract?.(this.page)) ?? [];
    if (broken.length > 0) throw new Error(`the layout breaks: ${broken.join(', ')}`);
    for (let picks = 0; picks < MOST_PICKS; picks++) {
      if (sight.due) await this.confirm();
      else if (!(sight.warned && (await this.heed()))) {
        if (this.way === 'pointer') await this.point(sight);
        else await this.press();
      }
      await this.settle();
      if ((await this.question()) !== first.question) {
        this.answers += 1;
        return;
      }
      sight = await this.look(60_000);
    }
    throw new Error(`no answer after many picks to ${first.question}`);
  }

  /** Until the host has looked at what was picked, and has taken what was confirmed. */
  private async settle(): Promise<void> {
    await this.page.waitForFunction(() => !document.querySelector('.confirm[data-settling=true]'));
  }

  private question(): Promise<string> {
    return this.page.evaluate(() => document.querySelector<HTMLElement>('.prompt')?.dataset.question ?? '');
  }

  private async heed(): Promise<boolean> {
    const button = this.page.locator('.option-strip .option', {
      hasText: new RegExp(`^${this.manner.rather?.press}$`),
    });
    if ((await button.count()) === 0) return false;
    await button.click();
    return true;
  }

  /** Clicks a thing on the board if there is one, else a button of the prompt. */
  private async point({ things }: Sight): Promise<void> {
    const options = this.page.locator('.option-strip .option');
    const offered = await options.count();
    if (things.length > 0 && (offered === 0 || this.below(3) > 0)) {
      const { x, y } = things[this.liked(things.map(({ id }) => id))];
      await this.page.mouse.click(x, y);
    } else if (offered > 0) await options.nth(this.below(offered)).click({ timeout: 30_000 });
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
    const ids = await this.page.locator(CHOOSABLE).evaluateAll(idsOf);
    if (ids.length > 0 && this.below(3) > 0) {
      const wanted = ids[this.liked(ids)];
      for (let steps = 0; steps <= ids.length; steps++) {
        await keyboard.press('n');
        if ((await this.page.evaluate(focused)) === wanted) break;
      }
    } else {
      await keyboard.press('q');
      const options = await this.page.locator('.option-strip .option').count();
      for (let steps = this.below(options); steps > 0; steps--) await keyboard.press('Tab');
    }
    await keyboard.press('Enter');
  }

  /** What was due may be taken or dropped by the page before the pointer is there: the next look tells. */
  private async confirm(): Promise<void> {
    const button = this.page.locator('[data-control=confirm]');
    if (this.way === 'pointer') return button.click({ timeout: 3_000 }).catch(() => undefined);
    await this.page.keyboard.press('c');
    await this.page.keyboard.press('Enter');
  }

  /** Which of these things, by taste. */
  private liked(ids: readonly string[]): number {
    const weights = ids.map((id) => this.manner.taste?.(id) ?? 1);
    let point = (this.random() / 2 ** 32) * weights.reduce((sum, weight) => sum + weight, 0);
    const at = weights.findIndex((weight) => {
      point -= weight;
      return point < 0;
    });
    return at < 0 ? ids.length - 1 : at;
  }

  private below(n: number): number {
    return this.random() % Math.max(1, n);
  }
}
