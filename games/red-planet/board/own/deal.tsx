import type { Veiled } from '@orrery/kernel';
import type { EventCardId } from '../../data/ids.ts';
import { EventCard } from '../cards/event-card.tsx';
import { faces } from '../read/table.ts';
import { useStage } from '../stage.tsx';

/** The two missions dealt at the start, one of which is kept. */
export function Deal() {
  const { choice, say } = useStage();
  const dealt = choice.asked?.about.dealt as Veiled<EventCardId> | undefined;
  const cards = dealt ? faces(dealt) : (choice.asked?.answers ?? []).map(({ mission }) => String(mission));
  return (
    <section className="rp-deal">
      <h3 className="rp-title">{say('board.own.deal')}</h3>
      {cards.map((card) => (
        <EventCard key={card} card={card} company={choice.asked?.about.company as number} />
      ))}
    </section>
  );
}
