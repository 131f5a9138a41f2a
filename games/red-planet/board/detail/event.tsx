import type { EventCardId } from '../../data/ids.ts';
import { EventPicture } from '../cards/event-picture.tsx';
import { useBoard } from '../context.tsx';
import { kindOfCard } from '../read/cards.ts';
import { ownCompanies } from '../read/companies.ts';
import { progressOf } from '../read/missions.ts';
import { sayIceRace } from '../read/names.ts';
import { Heading, Part, Row } from './parts.tsx';

export function EventDetail({ card }: { readonly card: EventCardId }) {
  const { view, say } = useBoard();
  const kind = kindOfCard(card);
  const [own] = ownCompanies(view);
  const progress = own === undefined ? undefined : progressOf(view, own, card);
  return (
    <>
      <Heading kind={say(`board.card.${kind}`)}>{say(`card.${card}`)}</Heading>
      <div className="rp-detail-picture">
        <EventPicture card={card} />
      </div>
      <p>{say(`card.${card}.text`)}</p>
      {progress && <p className="rp-note">{say(`board.progress.${progress.key}`, progress.args)}</p>}
      {kind === 'global' && <IceStandings />}
    </>
  );
}

function IceStandings() {
  const { view, say } = useBoard();
  const rows = view.table.companies
    .map((company, id) => ({ id, ice: company.points.ice }))
    .sort((a, b) => b.ice - a.ice);
  return (
    <Part title={say('board.detail.tokens')}>
      <p>{sayIceRace(view, say)}</p>
      <ul className="rp-rows">
        {rows.map((row) => (
          <Row key={row.id} company={row.id}>
            {row.ice}
          </Row>
        ))}
      </ul>
    </Part>
  );
}
