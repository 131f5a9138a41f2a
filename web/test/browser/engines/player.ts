import { LOST } from '@orrery/ui/testing/lost';
import { look, type Sight, settledQuestion } from '../robot-eyes.ts';
import type { Window } from './window.ts';

const TARGETS = '[data-target][data-can=true]:not(.target-picked)';
const OPTIONS = '.option-strip .option:not([aria-disabled=true])';
const CONFIRM = '[data-control=confirm][aria-disabled=false]';
const MOST_PICKS = 30;

interface Found {
  readonly selector: string;
  readonly text: string;
  readonly patience: number;
}

/** The middle of the first thing that has this text, once it has come to rest in sight. */
async function pointOf({ selector, text, patience }: Found): Promise<{ x: number; y: number } | undefined> {
  const find = () =>
    [...document.querySelectorAll(selector)].find(
      (one) => one.checkVisibility() && (text === '' || one.textContent?.trim() === text),
    );
  const middle = () => {
    const thing = find();
    thing?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (!thing) return undefined;
    const { left, top, width, height } = thing.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const until = performance.now() + patience;
  for (let last = middle(); ; ) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    const point = middle();
    if (point && point.x === last?.x && point.y === last.y) return point;
    if (performance.now() > until) return undefined;
    last = point;
  }
}

/** Clicks on something with a pointer, when it has come. */
export async function press(window: Window, selector: string, text = '', patience = 20_000): Promise<void> {
  const point = await window.evaluate(pointOf, { selector, text, patience });
  if (!point) throw new Error(`${selector} ${text} is not on the page`);
  await window.click(point.x, point.y);
}

const isChosen = (text: string) =>
  [...document.querySelectorAll('.segment')].some(
    (one) => one.textContent?.trim() === text && one.querySelector(':checked') !== null,
  );

/** Starts a game against one easy opponent. */
export async function start(window: Window, address: string): Promise<void> {
  await window.goto(address);
  // A page that is still coming may move under the pointer.
  for (const text of ['Easy', '1'])
    for (let tries = 0; tries < 20 && !(await window.evaluate(isChosen, text)); tries++)
      await press(window, '.segment', text);
  await press(window, '.start-button');
  await seen(window);
}

/** Waits until somebody at this page is asked something, or the game is over. */
export async function seen(window: Window, patience = 40_000): Promise<Sight> {
  const sight = await window.evaluate(look, { patience, targets: TARGETS, lost: LOST.source, warning: undefined });
  const faults = [...sight.faults, ...(await window.evaluate(troubles, undefined))];
  if (faults.length > 0) throw new Error(`at ${sight.question}: ${faults.join('; ')}`);
  return sight;
}

const troubles = () =>
  [...document.querySelectorAll('.trouble[role=alert]')].map(({ textContent }) => textContent ?? '');

/** Picks things by turns until the question is answered. */
export async function answer(window: Window): Promise<void> {
  const { question, state } = await seen(window);
  if (state !== 'asked') throw new Error(`nobody is asked: ${state}`);
  for (let picks = 0; picks < MOST_PICKS; picks++) {
    const sight = await seen(window);
    if (sight.state === 'over' || sight.question !== question) return;
    const thing = sight.things[(picks * 7) % Math.max(1, sight.things.length)];
    // The page may take what is due by itself before the pointer is there; the next look tells.
    if (sight.due) await press(window, CONFIRM, '', 0).catch(() => undefined);
    else if (thing && picks % 3 < 2) await window.click(thing.x, thing.y);
    else if (await window.evaluate((options) => document.querySelector(options) !== null, OPTIONS))
      await press(window, OPTIONS);
    else if (thing) await window.click(thing.x, thing.y);
    if ((await window.evaluate(settledQuestion, undefined)) !== question) return;
  }
  throw new Error(`no answer to ${question}`);
}

/** Opens the app with these settings, before any page of it was seen. */
export async function visit(window: Window, address: string, settings: object = {}): Promise<void> {
  await window.goto(`${address}/icon.svg`);
  await window.evaluate((given) => localStorage.setItem('orrery.settings', JSON.stringify(given)), {
    language: 'en',
    theme: 'system',
    speed: 'off',
    coach: 'off',
    ...settings,
  });
}
