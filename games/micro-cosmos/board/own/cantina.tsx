import { count } from '@orrery/kernel';
import { Plate } from '@orrery/ui';
import { useBoard, useThing } from '../context.tsx';
import { Sign } from '../pieces/sign.tsx';
import { ids } from '../read/targets.ts';
import { CrewCard } from './crew-card.tsx';

/** Three open crew cards, and all piles with their numbers (S-7). */
export function Cantina() {
  const { view, say } = useBoard();
  const thing = useThing();
  const { cantina, crewDeck, crewDiscard, survivorDeck, survivorDiscard } = view.table;
  const cards = cantina.flatMap((place) => place.cards ?? []);
  return (
    <section className="mc-cantina">
      <h2 className="mc-title">{say('board.cantina')}</h2>
      <div className="mc-row">
        {cards.map((card) => (
          <CrewCard key={card} id={ids.cantina(card)} card={card} />
        ))}
      </div>
      <div className="mc-piles">
        <Plate
          target={thing(ids.crewDeck, [say('board.deck.crew', { n: count(crewDeck) })], ids.discards('crew'))}
          className="mc-pile"
        >
          <Sign name="deck" />
          {count(crewDeck)}
        </Plate>
        <Plate
          target={thing(ids.discards('crew'), [say('board.discards.crew', { n: count(crewDiscard) })])}
          className="mc-pile"
        >
          <Sign name="discard" />
          {count(crewDiscard)}
        </Plate>
        <Plate
          target={thing(
            'deck-of:survivors',
            [say('board.deck.survivors', { n: count(survivorDeck) })],
            ids.discards('survivors'),
          )}
          className="mc-pile"
        >
          <Sign name="survivor" />
          {count(survivorDeck)}
        </Plate>
        <Plate
          target={thing(ids.discards('survivors'), [say('board.discards.survivors', { n: count(survivorDiscard) })])}
          className="mc-pile"
        >
          <Sign name="survivor" />
          <Sign name="discard" />
          {count(survivorDiscard)}
        </Plate>
      </div>
    </section>
  );
}
