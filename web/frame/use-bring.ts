import type { Asked } from '@orrery/kernel';
import { type Cover, type GameScreen, type PanZoomHandle, useMedia } from '@orrery/ui';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { Answering } from '../choice/use-choice.ts';
import { PHONE } from '../panels/use-area-sheet.ts';

/** Panels before the board take a moment to open. */
const A_MOMENT = 120;

interface Bringing {
  readonly zoom: RefObject<PanZoomHandle | null>;
  readonly screen: GameScreen;
  readonly choice: Answering;
  readonly wide: boolean;
  /** What lies before the board now. */
  readonly covered: Cover;
  readonly goesOn: boolean;
}

/**
 * Brings what can be answered into sight at every new question and after every pick: where room is short so large that a
 * finger hits it, elsewhere only if it is out of sight. In the middle of a decision the board moves no more than it must.
 */
export function useBring({ zoom, screen, choice, wide, covered, goesOn }: Bringing): void {
  const { asked, picked, proposed } = choice;
  const phone = useMedia(PHONE);
  const upright = useMedia('(orientation: portrait)');
  const least = screen.reach?.[phone ? 'phone' : 'tablet'];
  const picks = Object.keys(picked).length;
  const complete = picks > 0 && proposed !== undefined;
  const bring = useEffectEvent(() => {
    const how = { stay: picks > 0 || goesOn, covered };
    if (wide) zoom.current?.reveal(how);
    else if (least !== undefined) zoom.current?.bring(least, how);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a device that is turned has another room
  useEffect(() => {
    if (least === undefined || !asked || complete) return;
    const timer = setTimeout(() => bring(), A_MOMENT);
    return () => clearTimeout(timer);
  }, [least, wide, picks, complete, asked, upright]);
}

/** Whether the open question goes on with an action that an earlier one began. */
export function useGoesOn(asked: Asked | undefined, screen: Pick<GameScreen, 'begins'>): boolean {
  const [first, setFirst] = useState<number>();
  const begins = asked?.answers.some((answer) => screen.begins?.(asked, answer));
  const now = begins ? asked?.since : asked && first;
  if (now !== first) setFirst(now);
  return now !== undefined && asked?.since !== now;
}

/** What covers the board, but for changes in the middle of an action: then the board stays where it is. */
export function useSteadyCover(covered: Cover, { picked }: Answering, goesOn: boolean): Cover {
  const stays = Object.keys(picked).length > 0 || goesOn;
  const [steady, setSteady] = useState(covered);
  const resized = useResized(stays);
  const held = stays && !resized;
  if (!held && steady !== covered) setSteady(covered);
  return held ? steady : covered;
}

/** Whether the window has got another size since then: in another room the board has to find its place anew. */
function useResized(since: boolean): boolean {
  const [resized, setResized] = useState(false);
  useEffect(() => {
    if (!since) return;
    const note = () => setResized(true);
    addEventListener('resize', note);
    return () => {
      removeEventListener('resize', note);
      setResized(false);
    };
  }, [since]);
  return since && resized;
}
