import { type Face, Sheet, type Speaker, useEscape } from '@orrery/ui';
import { useTurningAway } from '@orrery/ui/board';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSay } from '../words/index.ts';
import { useClearTop } from './clear-top.ts';
import { Name } from './sentence.tsx';
import type { TallyCard } from './tallies.ts';

interface CardProps {
  readonly card: TallyCard;
  readonly say: Speaker;
  readonly faces: readonly Face[];
}

/** So long a card stays, in milliseconds. */
const STAYS = 7000;

interface PassingProps extends CardProps {
  /** What the reader is asked. */
  readonly question: number | undefined;
  /** The reader has opened a card from the log: it takes the place of this one. */
  readonly opened: boolean;
  /** It is told once, also to who looks at the past afterwards and comes back. */
  readonly onSeen: (card: TallyCard) => void;
}

/**
 * The newest card. It lies before the board for a while, or until the reader turns to the board; it covers no button there
 * and never takes a tap that is meant for the board.
 */
export function PassingTally({ card, say, faces, question, opened, onSeen }: PassingProps) {
  const [first, setFirst] = useState(question);
  if (first === undefined && question !== undefined) setFirst(question);
  // Who has answered what came after it has seen it, also while what came of that is told.
  const isSeen = opened || (first !== undefined && question !== first);
  const see = useEffectEvent(() => onSeen(card));
  useEffect(() => {
    const timer = setTimeout(see, isSeen ? 0 : STAYS);
    return () => clearTimeout(timer);
  }, [isSeen]);
  const aside = useRef<HTMLElement>(null);
  useClearTop(aside);
  useTurningAway(aside, question !== undefined, () => onSeen(card));
  const words = useSay();
  useEscape(words('close'), isSeen ? undefined : () => onSeen(card));
  if (isSeen) return null;
  return (
    <aside ref={aside} className="tally tally-passing" role="status">
      <h2>{say(card.title, card.about)}</h2>
      <Rows card={card} say={say} faces={faces} />
    </aside>
  );
}

export function TallySheet({ card, say, faces, onClose }: CardProps & { readonly onClose: () => void }) {
  const words = useSay();
  return (
    <Sheet title={say(card.title, card.about)} closeLabel={words('close')} onClose={onClose}>
      <div className="tally">
        <Rows card={card} say={say} faces={faces} />
      </div>
    </Sheet>
  );
}

function Rows({ card, say, faces }: CardProps) {
  const words = useSay();
  const nameOf = (what: string | undefined) => (what === undefined ? words('scores') : say(what));
  return (
    <ul>
      {card.rows.map(({ player, gains }) => {
        const face = faces.find(({ id }) => id === player);
        return (
          face && (
            <li key={player}>
              <Name face={face} />
              {gains.map(({ what, n }, at) => (
                <span key={what ?? 'scores'} className="tally-gain">
                  {words('tally.gain', { what: nameOf(what), n })}
                  {at < gains.length - 1 && ','}
                </span>
              ))}
            </li>
          )
        );
      })}
    </ul>
  );
}
