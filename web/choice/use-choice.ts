import type { Answer, Asked, Barred, SealReason } from '@orrery/kernel';
import type { Beginning, Choice, Following } from '@orrery/ui';
import { NOT_NOW } from '@orrery/ui/lesson';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Settings } from '../settings/settings.ts';
import {
  can,
  cut,
  followed,
  type Option,
  options,
  pick,
  proposed,
  type Step,
  sameAsked,
  stepsAfter,
  why,
} from './choice.ts';

/** A second tap on what is already chosen commits; a careful player means it only when it comes a little later. */
const SECOND_TAP = 350;
const DOUBLE_TAP = 400;

export interface Answering extends Choice {
  /** What boards get of it: it changes less often, so they are drawn less often. */
  readonly onTable: Choice;
  readonly options: readonly Option[];
  /** What was picked, in the steps in which it was picked. */
  readonly steps: readonly Step[];
  /** What the confirming button gives: the proposed answer, the only one there is, or the one that ends what one does. */
  readonly due?: Answer;
  /** Why what is due could not be taken back. */
  readonly seal?: SealReason;
  /** The harm that what is due would bring. */
  readonly warning?: string;
  /** What is due is given in a moment, or has yet to be looked at. */
  readonly settling: boolean;
  /** Something that cannot be chosen was clicked; the rules may name the reason. */
  readonly refused?: { readonly barred?: Barred };
  /** A thing that could begin several answers was clicked. */
  readonly offered?: Offered;
  take(option: Option): void;
  cut(field: string): void;
  clear(): void;
  commit(): void;
  /** True for the second half of a double tap whose first half gave the answer: it must not answer what came next. */
  isEcho(tap: { readonly detail: number }): boolean;
}

/** What a thing could begin, and the id of its details. */
interface Offered {
  readonly beginnings: readonly Beginning[];
  readonly details: string;
}

interface ChoiceInput {
  readonly asked: Asked | undefined;
  readonly confirm: Settings['confirm'];
  readonly ahead: Choice['ahead'];
  /** Given by the confirming button while nothing is picked. */
  readonly closing: Answer | undefined;
  /** The harm that an answer would bring, in a sentence. */
  readonly warningOf: (answer: Answer) => string | undefined;
  /** A lesson leaves few answers: the only one is to be pointed at, not confirmed blindly. */
  readonly guided: boolean;
  /** An answer is on its way: another one has to wait. */
  readonly busy: boolean;
  readonly sealOf: (answer: Answer) => Promise<SealReason | undefined>;
  /** `joins`: it was begun by the answer before, and is taken back with it. */
  readonly send: (asked: Asked, answer: Answer, joins: boolean) => void;
}

interface Draft {
  readonly asked?: Asked;
  readonly picked: { readonly [field: string]: unknown };
  readonly steps: readonly Step[];
  /** It waits for confirmation whatever the settings say. */
  readonly waits: boolean;
  /** The answer before began it. */
  readonly joins: boolean;
  /** It was confirmed on the board. */
  readonly sure: boolean;
  readonly refused?: { readonly barred?: Barred };
  readonly offered?: Offered;
}

const NOTHING: Draft = { picked: {}, steps: [], waits: false, joins: false, sure: false };

/** What was begun and is still to be said, and whether it was confirmed. */
interface Begun {
  readonly answers: readonly Following[];
  readonly sure: boolean;
}

const NOTHING_BEGUN: Begun = { answers: [], sure: false };

/** What is picked when a question comes up: what the answer before it began, if it was given for this; and the rest. */
function draftFor(asked: Asked | undefined, { answers, sure }: Begun): readonly [Draft, Begun] {
  const fresh = { ...NOTHING, ...(asked ? { asked } : {}) };
  const next = asked && followed(asked, answers);
  if (!next) return [fresh, NOTHING_BEGUN];
  const { part, rest } = next;
  return [
    { ...fresh, picked: part, steps: stepsAfter([], part), joins: true, sure },
    { answers: rest, sure },
  ];
}

const NOTHING_ASKED: Choice = {
  ...{ picked: {}, ahead: [] },
  ...{ can: () => false, why: () => undefined, pick() {}, propose() {}, begin() {}, series() {} },
};
const IDLE = { options: [], steps: [], settling: false, take() {}, cut() {}, clear() {}, commit() {} };

/** The viewer's open question with what was picked of its answer so far. */
export function useChoice(input: ChoiceInput): Answering {
  const { asked, confirm, ahead, closing, busy, guided, warningOf, sealOf, send } = input;
  const [draft, setDraft] = useState<Draft>(NOTHING);
  const pickedAt = useRef(0);
  const sentAt = useRef(0);
  const [begun, setBegun] = useState(NOTHING_BEGUN);
  const [fresh, rest] = sameAsked(draft.asked, asked) ? [draft, begun] : draftFor(asked, begun);
  if (fresh !== draft) {
    setDraft(fresh);
    setBegun(rest);
  }
  const { picked, steps, waits, joins, sure } = fresh;
  const ready = useMemo(() => asked && proposed(asked, picked), [asked, picked]);
  const only = asked?.answers.length === 1 && !guided ? asked.answers[0] : undefined;
  const due = ready ?? only ?? (Object.keys(picked).length === 0 ? closing : undefined);
  const { known, seal } = useSeal(due, sealOf);
  const warning = useMemo(() => due && warningOf(due), [due, warningOf]);
  const atOnce = sure || (!waits && (confirm === 'never' || (confirm === 'final' && !warning && !(known && seal))));
  // What was refused once is not sent again by itself.
  const [sent, setSent] = useState<Draft['picked']>();
  const settling = ready !== undefined && atOnce && sent !== picked;
  useEffect(() => {
    if (!asked || !ready || !settling || busy || (confirm === 'final' && !known && !sure)) return;
    setSent(picked);
    sentAt.current = performance.now();
    send(asked, ready, joins);
  }, [asked, ready, settling, busy, confirm, known, sure, picked, joins, send]);

  const isEcho = useCallback(
    ({ detail }: { readonly detail: number }) => detail > 1 && performance.now() - sentAt.current < DOUBLE_TAP,
    [],
  );
  const choose = useCallback(
    (next: Draft['picked'], waiting: boolean) => {
      pickedAt.current = performance.now();
      setDraft({
        ...NOTHING,
        ...(asked ? { asked } : {}),
        picked: next,
        steps: stepsAfter(steps, next),
        waits: waiting,
        joins,
      });
    },
    [asked, steps, joins],
  );
  const onTable = useMemo((): Choice => {
    if (!asked) return NOTHING_ASKED;
    const begin = (beginning: Beginning) => {
      if (confirm !== 'never' && warningOf(beginning.answer)) {
        choose(beginning.answer, true);
        return;
      }
      const { question } = beginning.asked;
      setBegun({ answers: [{ question, about: {}, part: beginning.part }], sure: false });
      sentAt.current = performance.now();
      send(asked, beginning.answer, false);
    };
    const isReady = (part: Draft['picked']) =>
      ready !== undefined && Object.keys(part).every((field) => field in picked && picked[field] === part[field]);
    const pickMore = (part: Draft['picked'], waiting: boolean) => {
      if (isReady(part) && ready) {
        if (confirm !== 'always' || performance.now() - pickedAt.current > SECOND_TAP) send(asked, ready, joins);
        return;
      }
      const outcome = pick(asked, picked, part);
      if (outcome.kind === 'picked') choose(outcome.picked, waiting);
      else setDraft({ ...fresh, asked, offered: undefined, refused: outcome.barred ? { barred: outcome.barred } : {} });
    };
    return {
      asked,
      picked,
      ...(ready ? { proposed: ready } : {}),
      ahead,
      begin(beginnings, details) {
        if (beginnings.length === 1) begin(beginnings[0]);
        else setDraft({ ...NOTHING, asked, offered: { beginnings, details } });
      },
      series(answers) {
        const [first, following] = draftFor(asked, { answers, sure: true });
        setBegun(following);
        setDraft({ ...first, joins: false });
      },
      can: (part) => can(asked, picked, part) || (ready !== undefined && can(asked, {}, part)),
      why(part) {
        const barred = why(asked, picked, part);
        // What a lesson rather wants stands on its strip.
        return barred && (barred.why as string) === NOT_NOW ? undefined : barred;
      },
      pick: (part) => pickMore(part, false),
      propose: (part) => pickMore(part, true),
    };
  }, [asked, picked, joins, ready, fresh, ahead, confirm, choose, warningOf, send]);

  return useMemo((): Answering => {
    if (!asked) return { ...onTable, ...IDLE, onTable, isEcho };
    return {
      ...onTable,
      onTable,
      steps,
      settling,
      ...(due ? { due } : {}),
      ...(seal ? { seal } : {}),
      ...(warning ? { warning } : {}),
      ...(fresh.refused ? { refused: fresh.refused } : {}),
      ...(fresh.offered ? { offered: fresh.offered } : {}),
      options: options(asked, picked),
      take(option) {
        if (option.kind === 'value') choose({ ...picked, [option.field]: option.value }, false);
        else choose(option.answer, false);
      },
      cut(field) {
        const rest = cut(picked, field);
        setDraft({ ...NOTHING, asked, picked: rest, steps: stepsAfter(steps, rest), waits, joins });
      },
      clear: () => setDraft({ ...NOTHING, asked }),
      commit() {
        if (due) send(asked, due, joins);
      },
      isEcho,
    };
  }, [onTable, asked, picked, steps, waits, joins, due, seal, warning, settling, fresh, choose, send, isEcho]);
}

/** What boards get while an answer is shown that nobody picked: they draw it as if it was proposed. */
export function useShown({ onTable }: Answering, shown: Answer | undefined): Choice {
  return useMemo(
    () =>
      shown && onTable.asked && Object.keys(onTable.picked).length === 0
        ? { ...onTable, proposed: shown, shown: true }
        : onTable,
    [onTable, shown],
  );
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
