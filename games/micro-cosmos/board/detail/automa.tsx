import { AUTOMA_CARDS, type AutomaCardId, automaCard } from '../../data/index.ts';
import { AutomaRows } from '../automa/card.tsx';
import { Ring } from '../automa/ring.tsx';
import { useBoard } from '../context.tsx';
import { automaTurnOf } from '../read/automa.ts';
import { ids } from '../read/targets.ts';
import { Heading, Link, Part } from './parts.tsx';

export function AutomaCardDetail({ card }: { readonly card: AutomaCardId }) {
  const { say } = useBoard();
  return (
    <>
      <Heading kind={say('role.automa')}>{say('board.the.automa-card', { automaCard: card })}</Heading>
      <AutomaRows rows={automaCard(card).rows.map((row) => ({ row }))} />
    </>
  );
}

/** A turn of the Automa, told again, with the ways to those before and after it. */
export function AutomaTurnDetail({ n }: { readonly n: number }) {
  const { view, log = [], say } = useBoard();
  const turn = automaTurnOf(view.table, log, n);
  if (!turn) return <Heading>{say('role.automa')}</Heading>;
  const turns = log.filter(({ type }) => type === 'automa-card').length;
  return (
    <>
      <Heading kind={say('board.automa.turn', { n })}>
        {say('board.the.automa-card', { automaCard: turn.card })}
      </Heading>
      <AutomaRows rows={turn.rows} />
      {turn.moved && <Ring moved={turn.moved} />}
      <p className="mc-detail-ways">
        {n > 1 && <Link to={ids.automaTurn(n - 1)}>{say('board.automa.before')}</Link>}
        {n < turns && <Link to={ids.automaTurn(n + 1)}>{say('board.automa.after')}</Link>}
      </p>
    </>
  );
}

/** MC-14.5: all its cards are known; which of them were used since the last shuffle, and which may come. */
export function AutomaCardsDetail() {
  const { view, say } = useBoard();
  const { automa } = view.table;
  const used = [...(automa?.discard.cards ?? []), ...(automa?.current.cards ?? [])];
  const all = AUTOMA_CARDS.map(({ id }) => id);
  return (
    <>
      <Heading kind={say('role.automa')}>{say('board.automa.cards')}</Heading>
      <CardList title={say('board.automa.unused')} cards={all.filter((card) => !used.includes(card))} />
      <CardList title={say('board.automa.used')} cards={used} />
    </>
  );
}

function CardList({ title, cards }: { readonly title: string; readonly cards: readonly AutomaCardId[] }) {
  const { say } = useBoard();
  if (cards.length === 0) return null;
  return (
    <Part title={title}>
      <ul className="mc-detail-list">
        {cards.map((card) => (
          <li key={card}>
            <Link to={ids.automaCard(card)}>{say('board.the.automa-card', { automaCard: card })}</Link>
          </li>
        ))}
      </ul>
    </Part>
  );
}
