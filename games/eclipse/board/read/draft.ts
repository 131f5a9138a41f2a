import { type AboutOf, type AnswerTo, type Barred, matches, type QuestionId } from '@orrery/kernel';
import type { Choice } from '@orrery/ui/contract';
import type { Eclipse } from '../../rules/vocabulary.ts';

type Field<U> = U extends unknown ? keyof U : never;
type Value<U, F> = U extends unknown ? (F extends keyof U ? U[F] : never) : never;
/** What any of them may have, whichever it is. */
export type Loose<U> = { readonly [F in Field<U>]?: Value<U, F> };

/** An answer to any question, as far as it is put together: what is read on the board whichever question is open. */
export type Draft = Loose<AnswerTo<Eclipse>>;

/** Arguments of any question, likewise. */
type Arguments = Loose<AboutOf<Eclipse, QuestionId<Eclipse>>>;

/** The answer that is being put together; only fields of answers are ever picked. */
export const draftOf = ({ proposed, picked }: Choice<Eclipse>): Draft => proposed ?? (picked as Draft);

/** What the open question is about. */
export const argumentsOf = ({ asked }: Choice<Eclipse>): Arguments => asked?.about ?? {};

/** Its answers, for whoever looks for some field in them. */
export const answersOf = ({ asked }: Choice<Eclipse>): readonly Draft[] => asked?.answers ?? [];

/** Why no answer with these fields is legal, if the rules name a reason. */
export const barredOf = ({ asked }: Choice<Eclipse>, part: Draft): Barred<Eclipse> | undefined =>
  asked?.barred.find(({ answer }) => matches(answer, part));
