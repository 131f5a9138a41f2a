import { EVENT_CARDS } from '../../data/events.ts';
import { useBoard, useThing } from '../context.tsx';
import { eventSigns } from '../read/card-signs.ts';
import { ids } from '../read/targets.ts';
import { CardSigns } from './card-signs.tsx';

/** An event card: its colour is told by a word and a notch as well. */
export function EventCard({ event, title }: { readonly event: string; readonly title?: string }) {
  const { say } = useBoard();
  const thing = useThing();
  const { colour } = EVENT_CARDS[event];
  const name = [
    title ?? say('board.event'),
    say(`board.event.${colour}`),
    say(`happening.${event}`),
    say(`happening.${event}.text`),
  ];
  const props = thing(ids.event(event), name);
  return (
    <div {...props} className={`${props.className} pu-card pu-card-event pu-event-${colour}`}>
      <div>
        <div className="pu-card-line">
          <small>
            {name[0]} · {name[1]}
          </small>
          <CardSigns signs={eventSigns(EVENT_CARDS[event])} />
        </div>
        <h4 className="pu-name">{name[2]}</h4> <p>{name[3]}</p>
      </div>
    </div>
  );
}
