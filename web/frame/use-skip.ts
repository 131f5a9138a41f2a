import { useHotkeys } from '@orrery/ui';
import { type MouseEvent, type PointerEvent, useRef } from 'react';
import type { Session } from '../session/session.ts';
import type { SessionState } from '../session/state.ts';
import { useSay } from '../words/index.ts';

/** Where a tap means the game; elsewhere it means what it hits. */
const OF_THE_GAME = '[data-area=board], [data-area=own], .prompt';

interface Skip {
  onPress(event: PointerEvent): void;
  /** True for the click of a tap that skipped: it must not answer what came up under the finger. */
  wasSkipped(event: MouseEvent): boolean;
}

/** What is being told jumps to its end by a tap on the game or a key. */
export function useSkip(session: Session, { telling, past }: SessionState): Skip {
  const words = useSay();
  const skipped = useRef(false);
  const tells = telling !== undefined && !past;
  const skip = { does: words('prompt.skip'), act: () => (tells ? session.clock.hurry() : false) };
  useHotkeys(tells ? [{ ...skip, keys: ['Enter', ' ', 'Escape'] }] : [], 'telling');
  return {
    onPress({ target }) {
      skipped.current = tells && target instanceof Element && target.closest(OF_THE_GAME) !== null;
      if (skipped.current) session.clock.hurry();
    },
    wasSkipped({ detail, target }) {
      const was = skipped.current && detail > 0;
      skipped.current = false;
      return was && target instanceof Element && target.closest(OF_THE_GAME) !== null;
    },
  };
}
