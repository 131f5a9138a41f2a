import type { QuestionId, View } from '@orrery/kernel';
import type { Part } from '@orrery/ui';
import type { ShackletonBase } from '../../rules/vocabulary.ts';

/** What a kind of thing says to the questions that speak of it. */
export type Speech = {
  readonly [question in QuestionId<ShackletonBase>]?: (what: string, view: View<ShackletonBase>) => Part | undefined;
};

export type Speeches = { readonly [kind: string]: Speech };
