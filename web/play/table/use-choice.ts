import type { Answer, Asked, Barred } from '@orrery/kernel';
import type { Choice } from '@orrery/ui';
import { useMemo, useRef, useState } from 'react';
import { can, cut, type Option, options, pick, proposed, type Step, sameAsked, stepsAfter, why } from '../choice.ts';

/** A second tap on what is already chosen commits, but not the second click of one nervous hand. */
const SECOND_TAP = 350;

export interface Answering extends Choice {
  readonly options: readonly Option[];
  /** What was picked, in the steps in which it was picked. */
  readonly steps: readonly Step[];
  /** What the confirming button gives: the proposed answer, or the only one there is. */
  readonly due?: Answer;
  /** Something that cannot be chosen was clicked; the rules may name the reason. */
  readonly refused?: { readonly barred?: Barred };
  take(option: Option): void;
  cut(field: string): void;
  clear(): void;
  commit(): void;
}

interface Wish {
  readonly asked: Asked | undefined;
  readonly atOnce: boolean;
  readonly send: (asked: Asked, answer: Answer) => void;
}

interface Draft {
  readonly asked?: Asked;
  readonly picked: { readonly [field: string]: unknown };
  readonly steps: readonly Step[];
  readonly refused?: { readonly barred?: Barred };
}

const NOTHING: Draft = { picked: {}, steps: [] };

/** The viewer's open question with what was picked of its answer so far. */
export function useChoice({ asked, atOnce, send }: Wish): Answering {
  const [draft, setDraft] = useState<Draft>(NOTHING);
  const pickedAt = useRef(0);
  const fresh = sameAsked(draft.asked, asked) ? draft : { ...NOTHING, asked };
  if (fresh !== draft) setDraft(fresh);
  const { picked, steps } = fresh;

  return useMemo((): Answering => {
    const nothing = { ...NOTHING, options: [], can: () => false, why: () => undefined, pick() {}, take() {} };
    if (!asked) return { ...nothing, cut() {}, clear() {}, commit() {} };
    const ready = proposed(asked, picked);
    const due = ready ?? (asked.answers.length === 1 ? asked.answers[0] : undefined);
    const choose = (next: Draft['picked']) => {
      pickedAt.current = performance.now();
      const answer = proposed(asked, next);
      if (answer && atOnce) send(asked, answer);
      setDraft({ asked, picked: next, steps: stepsAfter(steps, next) });
    };
    const isReady = (part: Draft['picked']) =>
      ready !== undefined && Object.keys(part).every((field) => field in picked && picked[field] === part[field]);
    return {
      asked,
      picked,
      steps,
      ...(ready ? { proposed: ready } : {}),
      ...(due ? { due } : {}),
      ...(fresh.refused ? { refused: fresh.refused } : {}),
      options: options(asked, picked),
      can: (part) => can(asked, picked, part) || (ready !== undefined && can(asked, {}, part)),
      why: (part) => why(asked, picked, part),
      pick(part) {
        if (isReady(part) && ready) {
          if (performance.now() - pickedAt.current > SECOND_TAP) send(asked, ready);
          return;
        }
        const outcome = pick(asked, picked, part);
        if (outcome.kind === 'picked') choose(outcome.picked);
        else setDraft({ asked, picked, steps, refused: outcome.barred ? { barred: outcome.barred } : {} });
      },
      take(option) {
        if (option.kind === 'value') choose({ ...picked, [option.field]: option.value });
        else choose(option.answer);
      },
      cut(field) {
        const rest = cut(picked, field);
        setDraft({ asked, picked: rest, steps: stepsAfter(steps, rest) });
      },
      clear: () => setDraft({ ...NOTHING, asked }),
      commit() {
        if (due) send(asked, due);
      },
    };
  }, [asked, picked, steps, fresh.refused, atOnce, send]);
}
