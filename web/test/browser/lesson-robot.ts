import type { Page } from 'playwright-core';
import { type Manner, Robot, type Way } from './robot.ts';

/** What a lesson shows now, and what is wrong with it. */
interface Shown {
  readonly about: string;
  readonly question: string;
  readonly does: 'next' | 'check' | 'answer' | 'find' | 'end';
  readonly faults: readonly string[];
}

/** Rings follow their things a moment later. */
const PATIENCE = 15_000;
const MOST = 200;
/** In free stretches blind play may never find out of an action: it likes to pass and to end what it began. */
const ENDING: Manner = { taste: (id) => (/(^|:)(pass|end|stop|done|confirm)$/.test(id) ? 60 : 1) };

/** Runs in the page. Waits until what is pointed at is ringed in sight. */
async function look({ patience, lost }: { readonly patience: number; readonly lost: string }): Promise<Shown> {
  const strip = () => document.querySelector<HTMLElement>('.strip');
  const boxOf = (one: Element) => one.getBoundingClientRect();
  const shownRings = () =>
    [...document.querySelectorAll<HTMLElement>('.ring')].filter(({ style }) => style.visibility === 'visible');
  const ringFaults = (): string[] => {
    const all = document.querySelectorAll('.ring').length;
    const rings = shownRings();
    if (all > 0 && rings.length === 0) return ['nothing that is pointed at is in sight'];
    const over = boxOf(strip() ?? document.body);
    return rings.flatMap((ring) => {
      const { left, right, top, bottom, width, height } = boxOf(ring);
      const outside = left < -8 || top < -8 || right > innerWidth + 8 || bottom > innerHeight + 8;
      const [x, y] = [left + width / 2, top + height / 2];
      const under =
        !ring.dataset.at?.startsWith('shell:') && y > over.top && y < over.bottom && x > over.left && x < over.right;
      return outside || under
        ? [`the ring at ${ring.dataset.at} is ${outside ? 'outside the window' : 'under the strip'}`]
        : [];
    });
  };
  const has = (selector: string) => document.querySelector(selector) !== null;
  const does = (): Shown['does'] => {
    if (has('[data-control=first-game]')) return 'end';
    if (has('.strip [data-control=next]')) return 'next';
    if (has('[data-check]')) return 'check';
    return strip()?.dataset.reads === 'true' ? 'find' : 'answer';
  };
  // While others move, the strip still says what was to be answered before.
  const isAsked = () => does() !== 'answer' || has('.prompt[data-asked=true]');
  const until = performance.now() + patience;
  while ((!strip() || !isAsked() || ringFaults().length > 0) && performance.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 50));
  const text = document.querySelector<HTMLElement>('.strip-text');
  const cut = text && text.scrollHeight > text.clientHeight + 2;
  const missing = new RegExp(`.{0,60}(?:${lost}).{0,20}`).exec(strip()?.textContent ?? '')?.[0];
  const prompt = document.querySelector<HTMLElement>('.prompt');
  const board = boxOf(document.querySelector('.board-area') ?? document.body).height / innerHeight;
  const upright = innerWidth < 700 && innerHeight > innerWidth;
  const isReadLater = prompt && (strip()?.compareDocumentPosition(prompt) ?? 0) & Node.DOCUMENT_POSITION_PRECEDING;
  return {
    about: strip()?.dataset.about ?? '',
    question: prompt?.dataset.question ?? '',
    does: does(),
    faults: [
      ...(strip() ? ringFaults() : ['there is no strip']),
      ...(isReadLater ? ['the question is read before the step'] : []),
      ...(cut ? [`the text is cut: ${text.textContent}`] : []),
      ...(missing ? [`the strip shows ${missing}`] : []),
      ...(upright && board < 0.5 ? [`the board keeps ${board.toFixed(2)} of the height`] : []),
    ],
  };
}

/** How a robot follows besides doing what it is told: takes back once whatever can be, or lets itself be shown everything. */
export type Besides = 'takes back' | 'is shown';

/** Follows lessons through the real page. */
export class LessonRobot {
  readonly page: Page;
  /** So many answers were taken back and given again. */
  undone = 0;
  /** Called at each new step. */
  onStep?: (about: string) => Promise<void>;
  private readonly way: Way;
  private readonly robot: Robot;
  private readonly besides: Besides | undefined;

  constructor(page: Page, way: Way, seed: string, besides?: Besides) {
    this.page = page;
    this.way = way;
    this.robot = new Robot(page, way, seed, ENDING);
    this.besides = besides;
  }

  /** Does what each step asks for, to the end of the lesson; how many steps there were. */
  async follow(): Promise<number> {
    const steps = new Set<string>();
    const answered = new Set<string>();
    for (let turn = 0; turn < MOST; turn++) {
      const shown = await this.look();
      if (shown.does === 'end') return steps.size;
      if (!steps.has(shown.about)) await this.onStep?.(shown.about);
      steps.add(shown.about);
      await this.act(shown);
      const answer = `${shown.about} ${shown.question.split(' ')[0]}`;
      if (this.besides === 'takes back' && shown.does === 'answer' && !answered.has(answer)) {
        answered.add(answer);
        await this.takeBack(shown);
      }
    }
    throw new Error(`no end of the lesson after ${[...steps].at(-1)}`);
  }

  async look(): Promise<Shown> {
    const shown = await this.page.evaluate(look, { patience: PATIENCE, lost: 'undefined|NaN|\\[lesson' });
    if (shown.faults.length > 0) throw new Error(`at ${shown.about}: ${shown.faults.join('; ')}`);
    return shown;
  }

  private async act({ does, about, question }: Shown): Promise<void> {
    if (does === 'next') await this.press('.strip [data-control=next]', 'Enter');
    else if (does === 'check') await this.press('[data-check=true]', '1');
    else if (does === 'find') await this.page.locator('[data-control=show]').click();
    else if (this.besides === 'is shown') await this.beShown();
    else await this.robot.play(1);
    // Something else is said or asked, or the reason of a check.
    await this.page.waitForFunction(
      ([said, asked, checked]) => {
        const strip = document.querySelector<HTMLElement>('.strip');
        const prompt = document.querySelector<HTMLElement>('.prompt');
        const isChecked = checked === 'check' && document.querySelector('.strip [data-control=next]') !== null;
        return isChecked || strip?.dataset.about !== said || (prompt?.dataset.question ?? '') !== asked;
      },
      [about, question, does] as const,
    );
  }

  /** Show me; a free stretch has nothing to show, it is skipped. */
  private async beShown(): Promise<void> {
    await this.unfold();
    const show = this.page.locator('.strip [data-control=show]');
    if ((await show.count()) > 0) return show.click();
    await this.page.locator('.strip .menu button').click();
    await this.page.locator('.menu-item').first().click();
  }

  /** A small card keeps its buttons behind More. */
  private async unfold(): Promise<void> {
    const more = this.page.locator('.strip-more button');
    if (await more.isVisible()) await more.click();
  }

  /** If the rules allow it, and then the lesson stands again where it was answered. */
  private async takeBack({ about }: Shown): Promise<void> {
    const then = await this.look();
    const undo = this.page.locator('[data-control=undo][aria-disabled=false]');
    if (then.does === 'end' || (await undo.count()) === 0) return;
    await undo.click();
    await this.page.waitForFunction(
      ([said, asked]) => {
        const strip = document.querySelector<HTMLElement>('.strip');
        const prompt = document.querySelector<HTMLElement>('.prompt[data-asked=true]');
        return strip?.dataset.about === said && prompt !== null && prompt.dataset.question !== asked;
      },
      [about, then.question] as const,
    );
    this.undone += 1;
  }

  /** A key goes to the text, which has the focus while one reads; a key pressed too late may have moved it, then K leads back. */
  private async press(selector: string, key: string): Promise<void> {
    if (this.way === 'pointer') {
      await this.page.locator(selector).click();
      return;
    }
    const isReading = () => document.activeElement?.classList.contains('strip-text') ?? false;
    if (!(await this.page.evaluate(isReading))) await this.page.keyboard.press('k');
    await this.page.waitForFunction(isReading);
    await this.page.keyboard.press(key);
  }
}
