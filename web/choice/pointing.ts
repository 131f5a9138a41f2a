import { type Answer, matches, same } from '@orrery/kernel';
import { type PointedThing, readThing } from '@orrery/ui/board';
import type { Option } from './choice.ts';

/** True if a thing on the table and a button of the prompt speak of the same; `answers` are all that are listed. */
export function isAbout({ says, begins }: PointedThing, option: Option, answers: readonly Answer[]): boolean {
  if (option.kind === 'value') {
    const { field, value } = option;
    if (says === undefined) return false;
    if (field in says) return same(says[field], value);
    // What it does not say follows from what it goes with; what goes with every value speaks of none.
    const goesWith = (one: unknown) => answers.some((answer) => same(answer[field], one) && matches(answer, says));
    const goesWithAll = answers.every((answer) => answer[field] === undefined || goesWith(answer[field]));
    return goesWith(value) && !goesWithAll;
  }
  if (begins) return begins.some((answer) => same(answer, option.answer));
  return says !== undefined && Object.keys(says).length > 0 && matches(option.answer, says);
}

/** The ids of all things on the screen that a button of the prompt speaks of. */
export function thingsAbout(option: Option, answers: readonly Answer[]): string[] {
  const all = document.querySelectorAll<HTMLElement | SVGElement>('[data-says], [data-begins]');
  return [...all].map(readThing).flatMap((thing) => (isAbout(thing, option, answers) ? [thing.id] : []));
}

/** Points things out on the board, or none any more. */
export type Mark = (things: readonly string[]) => void;

const NONE: readonly string[] = [];

/** Nothing is pointed out any more. */
export const unmark = (onMark: Mark): void => onMark(NONE);

/** For a button of an answer: who points at it, or walks to it by keys, sees its things on the board. */
export function pointsOut(option: Option, answers: readonly Answer[], onMark: Mark) {
  const mark = () => onMark(thingsAbout(option, answers));
  const leave = () => unmark(onMark);
  return { onPointerEnter: mark, onPointerLeave: leave, onFocus: mark, onBlur: leave };
}
