import { EventCard } from '../cards/event-card.tsx';
import { useStage } from '../stage.tsx';

/** The two missions dealt at the start, one of which is kept. */
export function Deal() {
  const { choice, say } = useStage();
  const { asked } = choice;
  return (
    <section className="rp-deal">
      <h2 className="rp-title">{say('board.own.deal')}</h2>
      {asked?.answers.map(({ mission }) => (
        <EventCard key={String(mission)} card={String(mission)} company={asked.about.company as number} />
      ))}
    </section>
  );
}
