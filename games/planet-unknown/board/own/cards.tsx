import { LEVELS } from '../../data/ids.ts';
import { CivCard } from '../cards/civ-card.tsx';
import { useBoard } from '../context.tsx';
import { type AreaView, faces, size } from '../read/table.ts';

interface CardsProps {
  readonly area: AreaView;
  readonly own?: boolean;
}

/** Civ cards of a player: open ones, the own face-down ones, and how many others hide. */
export function Cards({ area, own = false }: CardsProps) {
  const { say, choice, view } = useBoard();
  const known = area.kept.flatMap((cards) => faces(cards));
  const hidden = area.kept.flatMap((cards, i) => (cards.cards ? [] : Array<number>(size(cards)).fill(LEVELS[i])));
  const choosing = own && choice.asked?.answers.some((answer) => 'civ' in answer);
  const cards = [...area.civ, ...known];
  if (!own && cards.length + hidden.length === 0) return null;
  return (
    <section className="pu-part">
      <h3 className="pu-title">{say('board.cards')}</h3>
      {cards.length + hidden.length === 0 && <p className="pu-note">{say('board.cards.none')}</p>}
      {!choosing && cards.map((civ) => <CivCard key={civ} civ={civ} />)}
      {hidden.map((level, i) => (
        <p key={`${level} ${i}`} className="pu-note">
          {say('board.card.down', { level })}
        </p>
      ))}
      {own && !choosing && <Remembered area={area} />}
      {own && (
        <ul className="pu-decks" aria-label={say('board.decks')}>
          {view.table.civ.decks.map((deck, i) => (
            <li
              key={LEVELS[i]}
              className={`pu-level-${LEVELS[i]}`}
              title={say('board.deck', { level: LEVELS[i], count: size(deck) })}
            >
              <i data-sign={LEVELS[i]} aria-hidden="true" />
              <span aria-hidden="true">{size(deck)}</span>
              <span className="unseen">{say('board.deck', { level: LEVELS[i], count: size(deck) })}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Civ cards the player has looked at and put back; they may have been taken since. */
function Remembered({ area }: { readonly area: AreaView }) {
  const { say } = useBoard();
  const held = [...area.civ, ...area.kept.flatMap((cards) => faces(cards))];
  const seen = faces(area.memory).filter((civ) => !held.includes(civ));
  if (seen.length === 0) return null;
  return (
    <details className="pu-remembered">
      <summary>{say('board.card.seen')}</summary>
      {seen.map((civ) => (
        <CivCard key={civ} civ={civ} />
      ))}
    </details>
  );
}
