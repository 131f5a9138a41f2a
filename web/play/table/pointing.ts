import { matches, same } from '@orrery/kernel';
import { type PointedThing, readThing } from '@orrery/ui/board';
import type { Option } from '../choice.ts';

/** True if a thing on the table and a button of the prompt speak of the same. */
export function isAbout({ says, begins }: PointedThing, option: Option): boolean {
  if (option.kind === 'value') return says !== undefined && same(says[option.field], option.value);
  if (begins) return begins.some((answer) => same(answer, option.answer));
  return says !== undefined && Object.keys(says).length > 0 && matches(option.answer, says);
}

/** The ids of all things on the screen that a button of the prompt speaks of. */
export function thingsAbout(option: Option): string[] {
  const all = document.querySelectorAll<HTMLElement | SVGElement>('[data-says], [data-begins]');
  return [...all].map(readThing).flatMap((thing) => (isAbout(thing, option) ? [thing.id] : []));
}
