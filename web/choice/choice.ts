import { type Answer, type Asked, type Barred, matches, same } from '@orrery/kernel';
import type { Following, Part } from '@orrery/ui';

/** Fields picked so far, in the order of picking. */
export type Picked = Part;

/** Answers that still have everything picked. */
export const left = (asked: Asked, picked: Picked): readonly Answer[] =>
  asked.answers.filter((answer) => matches(answer, picked));

export const can = (asked: Asked, picked: Picked, part: Part): boolean =>
  asked.answers.some((answer) => matches(answer, { ...picked, ...part }));

/** The reason the rules give why nothing has these fields. */
export function why(asked: Asked, picked: Picked, part: Part): Barred | undefined {
  const touches = (barred: Barred) => matches(barred.answer as Answer, part);
  return whyExactly(asked, picked, part) ?? asked.barred.find(touches);
}

/** The same, as far as it speaks of these fields alone, and not of some among several answers that have them. */
function whyExactly(asked: Asked, picked: Picked, part: Part): Barred | undefined {
  const speaksOf = (fields: Part) => (barred: Barred) => matches(fields as Answer, barred.answer as Part);
  return asked.barred.find(speaksOf({ ...picked, ...part })) ?? asked.barred.find(speaksOf(part));
}

export type Pick =
  | { readonly kind: 'picked'; readonly picked: Picked }
  | { readonly kind: 'barred'; readonly barred?: Barred };

/** Picks more fields. What contradicts an earlier pick replaces it: people change their minds. */
export function pick(asked: Asked, picked: Picked, part: Part): Pick {
  if (can(asked, picked, part)) return { kind: 'picked', picked: { ...picked, ...part } };
  const others = Object.fromEntries(Object.entries(picked).filter(([field]) => !(field in part)));
  // Who turns to something else means whatever of it is possible.
  const turns = Object.keys(part).some((field) => field in picked && !same(picked[field], part[field]));
  if (!(turns ? whyExactly : why)(asked, picked, part)) {
    if (can(asked, others, part)) return { kind: 'picked', picked: { ...others, ...part } };
    if (can(asked, {}, part)) return { kind: 'picked', picked: part };
  }
  return { kind: 'barred', barred: why(asked, picked, part) };
}

/** The one answer that is left, if it is one. */
export function proposed(asked: Asked, picked: Picked): Answer | undefined {
  if (Object.keys(picked).length === 0) return undefined;
  const rest = left(asked, picked);
  return rest.length === 1 ? rest[0] : undefined;
}

/** What of a series answers this question, and what is left of it: questions with a single answer are not asked. */
export function followed(
  asked: Asked,
  series: readonly Following[],
): { readonly part: Part; readonly rest: readonly Following[] } | undefined {
  const at = series.findIndex(({ question, about }) => question === asked.question && matches(asked.about, about));
  const next = series[at];
  return next && can(asked, {}, next.part) ? { part: next.part, rest: series.slice(at + 1) } : undefined;
}

/** One button of the prompt: a whole answer, or one value of the next open field. */
export type Option =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'value'; readonly field: string; readonly value: unknown; readonly count: number };

/** Up to so many answers are offered as they are; more are narrowed field by field. */
export const FEW = 8;

/** What the prompt offers now. */
export const options = (asked: Asked, picked: Picked): readonly Option[] => narrowed(left(asked, picked));

function narrowed(rest: readonly Answer[]): readonly Option[] {
  const whole = rest.map((answer): Option => ({ kind: 'answer', answer }));
  if (rest.length <= FEW) return whole;
  const field = openFields(rest).find((name) => valuesOf(rest, name).length < rest.length);
  if (field === undefined) return whole;
  return valuesOf(rest, field).flatMap((value): readonly Option[] => {
    const those = rest.filter((answer) => same(answer[field], value));
    // Answers of another kind do not have this field.
    if (value === undefined) return narrowed(those);
    if (those.length === 1) return [{ kind: 'answer', answer: those[0] }];
    return [{ kind: 'value', field, value, count: those.length }];
  });
}

/** Fields in which the answers still differ, in their own order. */
function openFields(answers: readonly Answer[]): string[] {
  const names = [...new Set(answers.flatMap((answer) => Object.keys(answer)))];
  return names.filter((name) => valuesOf(answers, name).length > 1);
}

function valuesOf(answers: readonly Answer[], field: string): unknown[] {
  const values = new Map<string, unknown>();
  for (const answer of answers) values.set(JSON.stringify(answer[field]) ?? '', answer[field]);
  return [...values.values()];
}

/** Fields that were picked together; the breadcrumb tells them as one. */
export type Step = readonly string[];

/** The steps after something more, or something else, was picked. */
export function stepsAfter(before: readonly Step[], picked: Picked): Step[] {
  const kept = before.map((step) => step.filter((field) => field in picked)).filter((step) => step.length > 0);
  const added = Object.keys(picked).filter((field) => !kept.some((step) => step.includes(field)));
  return added.length > 0 ? [...kept, added] : kept;
}

/** Cutting at a step of the breadcrumb forgets it and everything after it. */
export function cut(picked: Picked, field: string): Picked {
  const fields = Object.keys(picked);
  return Object.fromEntries(fields.slice(0, fields.indexOf(field)).map((name) => [name, picked[name]]));
}

/** Two askings are the same question: what was picked stays picked. */
export const sameAsked = (one: Asked | undefined, other: Asked | undefined): boolean =>
  one === other ||
  (one !== undefined &&
    other !== undefined &&
    one.seat === other.seat &&
    one.question === other.question &&
    one.since === other.since &&
    same(one.answers, other.answers));
