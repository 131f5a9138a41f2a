import { fieldsOf } from './records.ts';
import type { Answer, Asked, Seat } from './types.ts';

/** Equal answers: same fields, same plain values. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  const [fields, others] = [fieldsOf(one), fieldsOf(other)];
  return keys.every((key) => same(fields[key], others[key]));
}

/** True if `answer` (or an event) has every field of `part`. */
export function matches(answer: object, part: object): boolean {
  const [fields, wanted] = [fieldsOf(answer), fieldsOf(part)];
  return Object.keys(part).every((field) => same(fields[field], wanted[field]));
}

/** The one listed answer of a seat that has these fields; none or several is an error that lists them. */
export function listedAnswer(
  play: {
    askedOf(seat: Seat): readonly Pick<Asked, 'answers'>[];
    asked(): readonly Pick<Asked, 'seat' | 'question'>[];
  },
  seat: Seat,
  part: object,
): Answer {
  const listed: readonly Answer[] = play.askedOf(seat).flatMap(({ answers }) => answers);
  const fitting = listed.filter((answer) => matches(answer, part));
  if (fitting.length === 1) return fitting[0];
  const asked = play.asked().map((one) => `${one.seat}: ${one.question}`);
  throw new Error(
    `${fitting.length} answers of seat ${seat} have ${JSON.stringify(part)}; asked: ${asked.join(', ') || 'nobody'}; ` +
      `listed: ${listed.map((answer) => JSON.stringify(answer)).join(' ')}`,
  );
}
