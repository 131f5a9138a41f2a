import type { Answer, Asked, Barred, SealReason } from '@orrery/kernel';
import type { Choice } from '@orrery/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Settings } from '../../settings/settings.ts';
import { can, cut, type Option, options, pick, proposed, type Step, sameAsked, stepsAfter, why } from '../choice.ts';

/** A second tap on what is already chosen commits; a careful player means it only when it comes a little later. */
const SECOND_TAP = 350;
const DOUBLE_TAP = 400;

export interface Answering extends Choice {
  readonly options: readonly Option[];
  /** What was picked, in the steps in which it was picked. */
  readonly steps: readonly Step[];
  /** What the confirming button gives: the proposed answer, or the only one there is. */
  readonly due?: Answer;
  /** Why what is due could not be taken back. */
  readonly seal?: SealReason;
  /** What is due is given in a moment, or has yet to be looked at. */
  readonly settling: boolean;
  /** Something that cannot be chosen was clicked; the rules may name the reason. */
  readonly refused?: { readonly barred?: Barred };
  take(option: Option): void;
  cut(field: string): void;
  clear(): void;
  commit(): void;
  /** True for the second half of a double tap whose first half gave the answer: it must not answer what came next. */
  isEcho(tap: { readonly detail: number }): boolean;
}

interface ChoiceInput {
  readonly asked: Asked | undefined;
  readonly confirm: Settings['confirm'];
  readonly sealOf: (answer: Answer) => Promise<SealReason | undefined>;
  readonly send: (asked: Asked, answer: Answer) => void;
}

interface Draft {
  readonly asked?: Asked;
  readonly picked: { readonly [field: string]: unknown };
  readonly steps: readonly Step[];
  /** It waits for confirmation whatever the settings say. */
  readonly waits: boolean;
  readonly refused?: { readonly barred?: Barred };
}

const NOTHING: Draft = { picked: {}, steps: [], waits: false };

/** The viewer's open question with what was picked of its answer so far. */
export function useChoice({ asked, confirm, sealOf, send }: ChoiceInput): Answering {
  const [draft, setDraft] = useState<Draft>(NOTHING);
  const pickedAt = useRef(0);
  const sentAt = useRef(0);
  const fresh = sameAsked(draft.asked, asked) ? draft : { ...NOTHING, asked };
  if (fresh !== draft) setDraft(fresh);
  const { picked, steps, waits } = fresh;
  const ready = useMemo(() => asked && proposed(asked, picked), [asked, picked]);
  const due = ready ?? (asked?.answers.length === 1 ? asked.answers[0] : undefined);
  const { known, seal } = useSeal(due, sealOf);
  const atOnce = !waits && (confirm === 'never' || (confirm === 'final' && !(known && seal)));
  // What was refused once is not sent again by itself.
  const [sent, setSent] = useState<Draft['picked']>();
  const settling = ready !== undefined && atOnce && sent !== picked;
  useEffect(() => {
    if (!asked || !ready || !settling || (confirm === 'final' && !known)) return;
    setSent(picked);
    sentAt.current = performance.now();
    send(asked, ready);
  }, [asked, ready, settling, confirm, known, picked, send]);

  return useMemo((): Answering => {
    const isEcho = ({ detail }: { readonly detail: number }) =>
      detail > 1 && performance.now() - sentAt.current < DOUBLE_TAP;
    const idle = { can: () => false, why: () => undefined, pick() {}, propose() {}, take() {}, cut() {}, clear() {} };
    if (!asked) return { ...NOTHING, ...idle, options: [], settling: false, commit() {}, isEcho };
    const choose = (next: Draft['picked'], waiting: boolean) => {
      pickedAt.current = performance.now();
      setDraft({ asked, picked: next, steps: stepsAfter(steps, next), waits: waiting });
    };
    const isReady = (part: Draft['picked']) =>
      ready !== undefined && Object.keys(part).every((field) => field in picked && picked[field] === part[field]);
    const pickMore = (part: Draft['picked'], waiting: boolean) => {
      if (isReady(part) && ready) {
        if (confirm !== 'always' || performance.now() - pickedAt.current > SECOND_TAP) send(asked, ready);
        return;
      }
      const outcome = pick(asked, picked, part);
      if (outcome.kind === 'picked') choose(outcome.picked, waiting);
      else setDraft({ ...fresh, asked, refused: outcome.barred ? { barred: outcome.barred } : {} });
    };
    return {
      asked,
      picked,
      steps,
      settling,
      ...(ready ? { proposed: ready } : {}),
      ...(due ? { due } : {}),
      ...(seal ? { seal } : {}),
      ...(fresh.refused ? { refused: fresh.refused } : {}),
      options: options(asked, picked),
      can: (part) => can(asked, picked, part) || (ready !== undefined && can(asked, {}, part)),
      why: (part) => why(asked, picked, part),
      pick: (part) => pickMore(part, false),
      propose: (part) => pickMore(part, true),
      take(option) {
        if (option.kind === 'value') choose({ ...picked, [option.field]: option.value }, false);
        else choose(option.answer, false);
      },
      cut(field) {
        const rest = cut(picked, field);
        setDraft({ asked, picked: rest, steps: stepsAfter(steps, rest), waits });
      },
      clear: () => setDraft({ ...NOTHING, asked }),
      commit() {
        if (due) send(asked, due);
      },
      isEcho,
    };
  }, [asked, picked, steps, waits, ready, due, seal, settling, fresh, confirm, send]);
}

/** Whether an answer could be taken back, once the host has tried it. Where it cannot tell, it could not. */
function useSeal(
  answer: Answer | undefined,
  sealOf: ChoiceInput['sealOf'],
): { readonly known: boolean; readonly seal?: SealReason } {
  const [found, setFound] = useState<{ readonly answer: Answer; readonly seal?: SealReason }>();
  useEffect(() => {
    let wanted = true;
    if (answer)
      sealOf(answer).then(
        (seal) => wanted && setFound({ answer, ...(seal ? { seal } : {}) }),
        () => wanted && setFound({ answer, seal: 'final' }),
      );
    return () => {
      wanted = false;
    };
  }, [answer, sealOf]);
  return found && found.answer === answer
    ? { known: true, ...(found.seal ? { seal: found.seal } : {}) }
    : { known: false };
}
