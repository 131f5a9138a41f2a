import type { Cover, GameScreen, PanZoomHandle } from '@orrery/ui';
import { type RefObject, useEffect, useState } from 'react';
import { useMedia } from '../../lib/media.ts';
import { PHONE } from './use-area-sheet.ts';
import type { Answering } from './use-choice.ts';

interface Bringing {
  readonly zoom: RefObject<PanZoomHandle | null>;
  readonly reach: GameScreen['reach'];
  readonly choice: Answering;
  readonly wide: boolean;
}

/** Panels before the board take a moment to open. */
const A_MOMENT = 120;

/**
 * Brings what can be answered into sight at every new question and after every pick, so large that a finger hits it. In
 * the middle of a decision the board moves only for what is out of sight or too small.
 */
export function useBring({ zoom, reach, choice: { asked, picked, proposed }, wide }: Bringing): void {
  const phone = useMedia(PHONE);
  const upright = useMedia('(orientation: portrait)');
  const least = wide ? undefined : reach?.[phone ? 'phone' : 'tablet'];
  const picks = Object.keys(picked).length;
  const complete = picks > 0 && proposed !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a device that is turned has another room
  useEffect(() => {
    if (least === undefined || !asked || complete) return;
    const timer = setTimeout(() => zoom.current?.bring(least, picks > 0), A_MOMENT);
    return () => clearTimeout(timer);
  }, [zoom, least, picks, complete, asked, upright]);
}

/** What covers the board, but for changes in the middle of a decision: then the board stays where it is. */
export function useSteadyCover(covered: Cover, { picked }: Answering): Cover {
  const begun = Object.keys(picked).length > 0;
  const [steady, setSteady] = useState(covered);
  if (!begun && steady !== covered) setSteady(covered);
  return begun ? steady : covered;
}
