import type { Answer, Asked } from '@orrery/kernel';
import type { Speaker } from '@orrery/ui';
import type { Option } from './choice.ts';

type Question = Pick<Asked, 'question' | 'about'>;

/** The label of one answer: by a telling field (`done`) or value where the words have it, else the question's own sentence. */
export function answerLabel(say: Speaker, { question, about }: Question, answer: Answer): string {
  const args = { ...about, ...answer };
  for (const [field, value] of Object.entries(answer)) {
    const keys = [`answer.${question}.${field}.${String(value)}`, `answer.${question}.${field}`];
    const key = keys.find(say.has);
    if (key !== undefined) return say(key, args);
  }
  return say(`answer.${question}`, args);
}

/** The label of one value of a field: a phrase of its own, else the name of the thing. */
export function valueLabel(say: Speaker, asked: Question, field: string, value: unknown): string {
  const all = `pick.${asked.question}.${field}`;
  const key = [`${all}.${String(value)}`, all].find(say.has);
  return key === undefined ? say.valueName(field, value) : say(key, { ...asked.about, [field]: value });
}

export function optionLabel(say: Speaker, asked: Question, option: Option): string {
  if (option.kind === 'answer') return answerLabel(say, asked, option.answer);
  return valueLabel(say, asked, option.field, option.value);
}
