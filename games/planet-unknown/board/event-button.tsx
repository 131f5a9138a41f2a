import { EVENT_CARDS } from '../data/events.ts';
import { useBoard } from './context.tsx';
import { ids } from './read/targets.ts';

/** How hard an event is, without its colour. */
const SIGNS = { green: '!', orange: '!!', red: '!!!' } as const;

/** The event of the round where there is no room for its card: large on touch. */
export function EventButton() {
  const { view, say, open } = useBoard();
  const event = view.table.events?.current;
  if (!event || view.table.phase === 'setup' || view.table.phase === 'over') return null;
  const { colour } = EVENT_CARDS[event];
  const name = [say('board.event'), say(`board.event.${colour}`), say(`happening.${event}`)].join(', ');
  return (
    <button
      type="button"
      className={`pu-tool pu-event-button pu-event-${colour}`}
      aria-label={name}
      title={name}
      onClick={() => open(ids.event(event))}
    >
      {SIGNS[colour]}
    </button>
  );
}
