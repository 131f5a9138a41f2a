import { type Asked, matches, type Vocabulary } from '@orrery/kernel';
import type { Choice } from './contract.ts';

type Part = Choice['picked'];

/** A question with what is picked of its answer, as it narrows; for whoever only looks at it. */
export function choiceOf<G extends Vocabulary>(asked: Asked<G> | undefined, picked: Part = {}): Choice<G> {
  const can = (part: Part) => asked?.answers.some((answer) => matches(answer, { ...picked, ...part })) ?? false;
  const left = asked?.answers.filter((answer) => matches(answer, picked)) ?? [];
  const ready = Object.keys(picked).length > 0 && left.length === 1 ? { proposed: left[0] } : {};
  const still = { pick() {}, propose() {}, begin() {}, series() {}, why: () => undefined, ahead: [] };
  return { ...(asked ? { asked } : {}), picked, can, ...still, ...ready };
}
