import { count } from '@orrery/kernel';
import { ZONES } from '../../data/ids.ts';
import { TRACK } from '../../data/track.ts';
import { EventCard } from '../cards/event-card.tsx';
import { useBoard } from '../context.tsx';
import { nextProduction, sayOfSpace } from '../read/moment.ts';
import { faces } from '../read/table.ts';
import { Heading, Part } from './parts.tsx';

/** The course of the game and everything that lies beside the map. */
export function TrackDetail() {
  const { view, say } = useBoard();
  const { table } = view;
  const next = nextProduction(view);
  return (
    <>
      <Heading>{say('board.track')}</Heading>
      <p>{say('board.first', { company: table.first })}</p>
      <p>{table.called === null ? say('board.countdown.idle') : say('board.countdown', { number: table.called })}</p>
      {next && <p>{say('board.track.next', { production: next.phase, rounds: next.rounds })}</p>}
      <ol className="rp-course">
        {TRACK.map((space, i) => ({ i, text: sayOfSpace(space, say) })).map(({ i, text }) => (
          <li
            key={text}
            aria-current={i === table.track ? 'step' : undefined}
            className={i < table.track ? 'rp-past' : undefined}
          >
            {text}
          </li>
        ))}
      </ol>
      {table.priority.length > 0 && (
        <Part title={say('board.priority')}>
          <ol className="rp-list">
            {table.priority.map((zone, i) => (
              <li key={zone}>{say('board.priority.place', { place: i + 1, zone })}</li>
            ))}
          </ol>
        </Part>
      )}
      <Part title={say('board.pool')}>
        <ul className="rp-list">
          {ZONES.map((zone) => (
            <li key={zone} className="rp-row">
              <span>{say(`zone.${zone}`)}</span>
              <span className="rp-row-what">{table.pool[zone]}</span>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={say('board.detail.cards')}>
        <p>{say('board.deck.events', { count: count(table.eventDeck) })}</p>
        <p>{say('board.deck.ships', { count: count(table.shipDeck) })}</p>
        <p>{say('board.deck.used', { count: count(table.usedShips) })}</p>
        <p>{say('board.spare')}</p>
        {count(table.discarded) > 0 && <p>{say('board.deck.discarded', { count: count(table.discarded) })}</p>}
        {faces(table.discarded).map((card) => (
          <EventCard key={card} card={card} />
        ))}
      </Part>
    </>
  );
}
