import type { Asked } from '@orrery/kernel';
import type { Ahead, Choice, GameScreen, Speaker } from '@orrery/ui';
import { useEffect, useMemo, useState } from 'react';
import type { Host } from '../host/host.ts';
import { answerLabel } from './labels.ts';

interface AheadInput {
  readonly asked: Asked | undefined;
  readonly host: Host;
  readonly screen: Pick<GameScreen, 'begins'>;
  readonly say: Speaker;
}

const NOTHING: Choice['ahead'] = [];

/** Where the open question leads, so that a turn can begin on the board; known a moment after the question. */
export function useAhead({ asked, host, screen, say }: AheadInput): Choice['ahead'] {
  const [found, setFound] = useState<{ readonly asked: Asked; readonly ahead: readonly Ahead[] }>();
  useEffect(() => {
    let wanted = true;
    const ways = asked?.answers.filter((answer) => screen.begins?.(asked, answer)) ?? [];
    if (asked && ways.length > 0)
      host.ahead(ways).then(
        (ahead) => wanted && setFound({ asked, ahead }),
        // Nothing is lost: every answer still has its button.
        () => undefined,
      );
    return () => {
      wanted = false;
    };
  }, [asked, host, screen]);
  return useMemo(() => {
    if (!asked || found?.asked !== asked) return NOTHING;
    return found.ahead.map((step) => ({ ...step, label: answerLabel(say, asked, step.answer) }));
  }, [asked, found, say]);
}
