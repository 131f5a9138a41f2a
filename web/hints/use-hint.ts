import { type Hint, hintOf } from '@orrery/ai/reasons';
import type { Answer, Asked } from '@orrery/kernel';
import { useHotkeys } from '@orrery/ui';
import { useState } from 'react';
import type { HintStage, Picture } from '../host/host.ts';
import type { Session } from '../session/session.ts';
import { useSay } from '../words/index.ts';

/** How far somebody has asked: what to consider, good answers, the best one. */
export type Asking = 'consider' | HintStage;

export interface Hinting {
  /** A hint may be asked for now. */
  readonly can: boolean;
  /** How far it went at the open question. */
  readonly stage?: Asking;
  readonly thinking: boolean;
  /** Once it was thought about. */
  readonly hint?: Hint;
  /** The next stage counts. */
  readonly counts: boolean;
  /** Answers that are pointed at now. */
  readonly answers: readonly Answer[];
  /** The one that is drawn: the best, or the one that somebody points at. */
  readonly shown?: Answer;
  /** Somebody points at one of them, or at none any more. */
  point(answer?: Answer): void;
  /** One stage further. */
  ask(): void;
  close(): void;
}

interface HintState {
  /** The question it is about. */
  readonly about?: string;
  readonly stage?: Asking;
  readonly thinking?: boolean;
  readonly hint?: Hint;
  readonly pointed?: Answer;
}

const NONE: readonly Answer[] = [];
/** With so few answers to choose from, a few good ones would tell nothing. */
const FEW = 3;

interface HintInput {
  readonly session: Session;
  readonly picture: Picture | undefined;
  readonly asked: Asked | undefined;
}

/** The hint on the open question, as far as it was asked for. */
export function useHint({ session, picture, asked }: HintInput): Hinting {
  const words = useSay();
  const { host } = session;
  const [state, setState] = useState<HintState>({});
  const can =
    host.advise !== undefined && picture?.hints !== undefined && asked !== undefined && isOpen(picture, asked);
  const about = asked && can ? `${asked.seat} ${asked.question} ${asked.since}` : undefined;
  const now: HintState = about !== undefined && state.about === about ? state : {};
  const { stage, hint, thinking = false, pointed } = now;
  const shown = pointed ?? (stage === 'best' ? hint?.best[0] : undefined);

  const tell = async (found: Hint, next: HintStage) => {
    // What is no choice costs nothing.
    if (!found.forced) await host.noteHint?.(next);
    setState({ about, stage: next, hint: found });
  };
  const think = () =>
    session.run(async () => {
      setState({ ...now, about, thinking: true });
      const found = await host.advise?.().then(hintOf, (error: unknown) => {
        setState(now);
        throw error;
      });
      if (!found || !asked) return;
      const isPlain = found.forced || asked.answers.length <= FEW || found.good.length === 1;
      await tell(found, isPlain ? 'best' : 'good');
    });
  const ask = () => {
    if (!can || thinking || stage === 'best') return;
    if (stage === undefined) setState({ about, stage: 'consider' });
    else if (!hint) void think();
    else void session.run(() => tell(hint, 'best'));
  };
  useHotkeys(can ? [{ keys: ['h'], does: words('keys.hint'), act: ask }] : [], 'frame');
  return {
    can,
    thinking,
    counts: picture?.hints === 'counted',
    answers: !hint || stage === 'consider' ? NONE : stage === 'good' ? hint.good : hint.best,
    ...(stage ? { stage } : {}),
    ...(hint ? { hint } : {}),
    ...(shown ? { shown } : {}),
    point: (answer) => setState(({ pointed: _, ...rest }) => ({ ...rest, ...(answer ? { pointed: answer } : {}) })),
    ask,
    close: () => setState({}),
  };
}

/** The viewer may answer, and what they know is not covered. */
const isOpen = ({ view, covered }: Picture, asked: Asked): boolean =>
  !covered && !asked.offer && view?.viewer === asked.seat;
