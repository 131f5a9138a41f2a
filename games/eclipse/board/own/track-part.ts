import type { Part } from '@orrery/ui';
import { useBoard } from '../context.tsx';

interface TrackPart {
  readonly part: Part;
  /** A disc comes back to the track; otherwise one is taken from it. */
  readonly back: boolean;
}

/** What the influence track means in an Influence action: the goal of a disc already lifted, or where one is lifted. */
export function useTrackPart(): TrackPart | undefined {
  const { choice } = useBoard();
  const { asked, picked } = choice;
  if (asked?.question !== 'influence') return undefined;
  const leaves = asked.answers.some((answer) => answer.do === 'influence' && answer.from === 'track');
  const back = typeof picked.from === 'number' || !leaves;
  return { part: { do: 'influence', [back ? 'to' : 'from']: 'track' }, back };
}
