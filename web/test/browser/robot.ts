import { type Random, randomFrom } from '@orrery/kernel';
import { LOST } from '@orrery/ui/testing/lost';
import type { Page } from 'playwright-core';
import { kindOf } from './layout-contract.ts';
import { focused, idsOf, look, type Sight, settledQuestion, type Thing } from './robot-eyes.ts';

export type Way = 'pointer' | 'keyboard';

/** How a robot plays besides blindly. */
export interface Manner {
  /** What it rather does than anything else while this is on the page; blind play may ruin it early. */
  readonly rather?: { readonly seeing: string; readonly press: RegExp };
  /** How much it likes a thing on the table, by its id: blind play may take too long to end. */
  readonly taste?: (id: string) => number;
}

/** Blind picks may undo each other: after some, another kind of thing than the last one comes first. */
const MOST_PICKS = 30;
const AT_A_LOSS = 8;
const STILL_MOVING_MS = 300;
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
  /** What was pressed last at this question. */
  private last = '';
  /** Kinds of questions whose things were walked to. */
  private readonly walked = new Set<string>();

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
      // Keys bring things into sight by themselves.
      targets: this.way === 'pointer' ? TARGETS : undefined,
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
    this.last = '';
    const tried: string[] = [];
    for (let picks = 0; picks < MOST_PICKS; picks++) {
      if (picks === AT_A_LOSS) await this.closeSheet();
      if (picks > AT_A_LOSS) sight = { ...sight, things: this.others(sight.things) };
      if (sight.due) await this.confirm();
      else if (!(sight.warned && (await this.heed()))) {
        if (this.way === 'pointer') await this.point(sight);
        else await this.press(kindOf(first.question), picks > AT_A_LOSS);
      }
      if ((await this.page.evaluate(settledQuestion)) !== first.question) {
        this.answers += 1;
        return;
      }
      tried.push(sight.due ? 'confirm' : this.last);
      sight = await this.look(60_000);
    }
    const said = await this.page.locator('.trouble').allTextContents();
    throw new Error(`no answer to ${first.question} after ${tried.join(', ')}; the page says: ${said.join(' ')}`);
  }

  private async heed(): Promise<boolean> {
    const button = this.page.locator('.option-strip .option', { hasText: this.manner.rather?.press });
    if ((await button.count()) === 0) return false;
    await button.click();
    return true;
  }

  /** Things of another kind than the one that was pressed last, if there are some. */
  private others<T extends Pick<Thing, 'id'>>(things: readonly T[]): readonly T[] {
    const sort = (id: string) => id.split(':')[0];
    const others = things.filter(({ id }) => sort(id) !== sort(this.last));
    return others.length > 0 ? others : things;
  }

  /** Clicks a thing on the board if there is one, else a button of the prompt. */
  private async point({ things }: Sight): Promise<void> {
    const options = this.page.locator('.option-strip .option');
    const offered = await options.count();
    if (things.length > 0 && (offered === 0 || this.below(3) > 0)) {
      const { id, x, y } = things[this.liked(things.map((thing) => thing.id))];
      this.last = id;
      await this.page.mouse.click(x, y);
    } else if (offered > 0) await options.nth(this.below(offered)).click({ timeout: 30_000 });
    else if ((await this.page.locator('.prompt-list').count()) > 0) await this.pickFromList();
    // What can be chosen is on its way into sight.
    else await this.page.waitForTimeout(STILL_MOVING_MS);
  }

  /** Where things on the table are not offered once more as buttons, the list of all answers still has them. */
  private async pickFromList(): Promise<void> {
    await this.page.locator('.prompt-list').click();
    const listed = this.page.locator('.answer-list .button');
    await listed.nth(this.below(await listed.count())).click();
    await this.closeSheet();
  }

  /** What was opened to read may lie before the answers. */
  private async closeSheet(): Promise<void> {
    const close = this.page.locator('.sheet-head .icon-button');
    if ((await close.count()) > 0) await close.click();
  }

  /**
   * The same with keys only: N walks through what can be chosen, Q goes to the buttons, Enter takes. The way to things
   * is walked with the first question of each kind; later ones begin where they stand, as long walks take most of a game.
   */
  private async press(kind: string, isAtALoss: boolean): Promise<void> {
    const { keyboard } = this.page;
    const all = await this.page.locator(CHOOSABLE).evaluateAll(idsOf);
    const ids = isAtALoss ? this.others(all.map((id) => ({ id }))).map(({ id }) => id) : all;
    if (ids.length > 0 && this.below(3) > 0) {
      const wanted = ids[this.liked(ids)];
      this.last = wanted;
      if (this.walked.has(kind)) await this.page.locator(CHOOSABLE).nth(all.indexOf(wanted)).focus();
      else await this.walkTo(wanted, all);
      this.walked.add(kind);
    } else {
      await keyboard.press('q');
      const options = await this.page.locator('.option-strip .option').count();
      for (let steps = this.below(options); steps > 0; steps--) await keyboard.press('Tab');
    }
    await keyboard.press('Enter');
  }

  /** N and P walk in the order of the page; a walk that ends elsewhere (the page has changed) goes on step by step. */
  private async walkTo(wanted: string, ids: readonly string[]): Promise<void> {
    const { keyboard } = this.page;
    const here = () => this.page.evaluate(focused);
    await keyboard.press('n');
    const steps = ids.indexOf(wanted) - ids.indexOf((await here()) ?? '');
    const around = (steps + ids.length) % ids.length;
    const back = ids.length - around;
    const key = around <= back ? 'n' : 'p';
    for (let left = Math.min(around, back); left > 0; left--) await keyboard.press(key);
    for (let left = ids.length; left > 0 && (await here()) !== wanted; left--) await keyboard.press('n');
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
