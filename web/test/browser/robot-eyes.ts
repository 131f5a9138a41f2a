/** What a robot sees; all of it runs in the page, so it brings along everything it calls. */

/** Something on the table that can be chosen, and a point where a click would hit it. */
export interface Thing {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

export interface Sight {
  readonly state: 'asked' | 'over' | 'curtain';
  /** Which question is open; another one after every answer. */
  readonly question: string;
  /** An answer waits to be confirmed. */
  readonly due: boolean;
  /** What the robot rather heeds is on the page. */
  readonly warned: boolean;
  readonly things: readonly Thing[];
  /** Whatever should not be on a page. */
  readonly faults: readonly string[];
}

interface Looking {
  /** Milliseconds until somebody at this page is asked something, or the game is over. */
  readonly patience: number;
  /** What a pointer could choose; nothing for somebody without one. */
  readonly targets: string | undefined;
  /** Words and numbers that got lost on the way to the page. */
  readonly lost: string;
  readonly warning: string | undefined;
}

/** Looks as soon as nothing is under way. */
export async function look({ patience, targets, lost, warning }: Looking): Promise<Sight> {
  const has = (selector: string) => document.querySelector(selector) !== null;
  const state = (): Sight['state'] | undefined => {
    if (has('.curtain')) return 'curtain';
    if (has('.end')) return 'over';
    const busy = has('.option-strip [aria-disabled=true], .confirm[data-settling=true]');
    return has('.prompt[data-asked=true]') && !busy ? 'asked' : undefined;
  };
  const until = performance.now() + patience;
  // Not at every frame: the bots think on the same cores.
  while (!state() && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 20));
  // What is told before the board is read by now.
  for (const story of document.querySelectorAll<HTMLElement>('.story-title[aria-expanded=true]')) story.click();

  /** Where a click hits a thing: not under a panel in front of the board, nor out of sight under the frame. */
  const pointOf = (target: Element): Omit<Thing, 'id'> | undefined => {
    const { left, top, width, height } = target.getBoundingClientRect();
    for (const [across, down] of [
      [0.5, 0.5],
      [0.3, 0.5],
      [0.7, 0.5],
      [0.5, 0.3],
      [0.5, 0.7],
    ]) {
      const point = { x: left + width * across, y: top + height * down };
      const hit = document.elementFromPoint(point.x, point.y);
      // A ship in the middle of its sector is an answer of its own.
      if (hit?.closest('[data-target][data-can=true]') === target) return point;
    }
    return undefined;
  };
  const choosable = targets ? [...document.querySelectorAll<HTMLElement | SVGElement>(targets)] : [];
  const things = choosable.flatMap((target): Thing[] => {
    const point = pointOf(target);
    return point ? [{ id: target.dataset.target ?? '', ...point }] : [];
  });

  const page = document.querySelector('#root')?.innerHTML ?? '';
  const missing = page.search(new RegExp(lost));
  const question = document.querySelector('.prompt-text > span');
  /** The question stands whole in its bar, and nothing else of the bar lies over it. */
  const isWhole = (text: Element): boolean => {
    const { left, right, top, bottom } = text.getBoundingClientRect();
    const bar = text.closest('.prompt')?.getBoundingClientRect() ?? new DOMRect();
    const others = [...document.querySelectorAll('.prompt-second, .prompt-options > *, .turn-controls button')];
    const isOver = (other: DOMRect) =>
      Math.min(right, other.right) - Math.max(left, other.left) > 2 &&
      Math.min(bottom, other.bottom) - Math.max(top, other.top) > 2;
    return top > bar.top - 2 && bottom < bar.bottom + 2 && !others.some((one) => isOver(one.getBoundingClientRect()));
  };
  return {
    state: state() ?? 'asked',
    question: document.querySelector<HTMLElement>('.prompt')?.dataset.question ?? '',
    due: has('[data-control=confirm][aria-disabled=false]'),
    warned: warning !== undefined && has(warning),
    things,
    faults: [
      ...(state() ? [] : [`nothing is asked within ${patience} ms`]),
      ...(missing >= 0 ? [`the page shows ${page.slice(Math.max(0, missing - 60), missing + 30)}`] : []),
      // While somebody says what to do, a phone has no room for the question.
      ...(!question?.checkVisibility() || isWhole(question)
        ? []
        : [`the question does not fit: ${question.textContent}`]),
    ],
  };
}

/** The question that is open once the host has looked at what was picked, and has taken what was confirmed. */
export async function settledQuestion(): Promise<string> {
  const until = performance.now() + 20_000;
  while (document.querySelector('.confirm[data-settling=true]') && performance.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 20));
  return document.querySelector<HTMLElement>('.prompt')?.dataset.question ?? '';
}

/** All that can be chosen, in sight or not: the keyboard brings it into sight. */
export const idsOf = (targets: (HTMLElement | SVGElement)[]): string[] =>
  targets.map(({ dataset }) => dataset.target ?? '');

export const focused = (): string | undefined => (document.activeElement as HTMLElement | null)?.dataset.target;
