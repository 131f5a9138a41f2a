import type { EventCardId } from '../../data/ids.ts';
import { useBoard, useThing } from '../context.tsx';
import { kindOfCard } from '../read/cards.ts';
import { progressOf } from '../read/missions.ts';
import { ids } from '../read/targets.ts';
import { EventPicture } from './event-picture.tsx';

interface EventCardProps {
  readonly card: EventCardId;
  /** Whose card it is, to tell how it stands. */
  readonly company?: number;
  readonly used?: boolean;
}

/** A mission, action or discovery as a strip: picture, title, and how it stands now. */
export function EventCard({ card, company, used = false }: EventCardProps) {
  const { view, say, choice } = useBoard();
  const thing = useThing();
  const kind = kindOfCard(card);
  const progress = company === undefined || used ? undefined : progressOf(view, company, card);
  const standing = used
    ? say('board.card.used')
    : progress
      ? say(`board.progress.${progress.key}`, progress.args)
      : kind === 'action'
        ? say('board.progress.later')
        : undefined;
  const title = say(`card.${card}`);
  const dealt = choice.asked?.question === 'choose-mission';
  const text = say(`card.${card}.text`);
  // The spoken name begins with the words one sees, in their order.
  const seen = [say(`board.card.${kind}`), title, dealt ? text : undefined, standing];
  const { className, ...rest } = thing(ids.card(card), dealt ? seen : [...seen, text]);
  return (
    <button type="button" {...rest} className={`${className} rp-event rp-event-${kind}${used ? ' rp-event-used' : ''}`}>
      <span className="rp-event-picture">
        <EventPicture card={card} />
      </span>
      <span className="rp-event-words">
        <span className="rp-event-kind">{say(`board.card.${kind}`)}</span>{' '}
        <span className="rp-event-title">{title}</span> {dealt && <span className="rp-event-text">{text}</span>}{' '}
        {standing && <span className="rp-event-standing">{standing}</span>}
      </span>
      {progress && <span className="rp-event-points" data-points={progress.points} />}
    </button>
  );
}
