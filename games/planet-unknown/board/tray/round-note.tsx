import { EventCard } from '../cards/event-card.tsx';
import { useBoard } from '../context.tsx';
import { faces } from '../read/table.ts';

/** The event of the round. */
export function RoundNote() {
  const { view, say, area } = useBoard();
  const [next] = faces(area.peek);
  const { events, phase } = view.table;
  const running = phase !== 'setup' && phase !== 'over';
  return (
    <>
      {running && events?.current && <EventCard event={events.current} />}
      {running && events && !events.current && <p className="pu-note">{say('board.event.none')}</p>}
      {running && next && <EventCard event={next} title={say('board.event.next')} />}
    </>
  );
}
