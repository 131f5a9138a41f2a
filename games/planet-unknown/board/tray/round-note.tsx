import { EventCard } from '../cards/event-card.tsx';
import { useBoard } from '../context.tsx';
import { faces } from '../read/table.ts';

/** The event of the round, and what was announced about its end. */
export function RoundNote() {
  const { view, say, area } = useBoard();
  const [next] = faces(area.peek);
  const { events, announced, phase } = view.table;
  const running = phase !== 'setup' && phase !== 'over';
  return (
    <>
      {running && events?.current && <EventCard event={events.current} />}
      {running && events && !events.current && <p className="pu-note">{say('board.event.none')}</p>}
      {running && next && <EventCard event={next} title={say('board.event.next')} />}
      {running && announced.last && <p className="pu-notice">{say('board.announced.last')}</p>}
      {running && announced.stuck.length > 0 && (
        <p className="pu-notice">{say('board.announced.stuck', { players: announced.stuck })}</p>
      )}
    </>
  );
}
