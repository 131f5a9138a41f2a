import type { EventCardId } from '../../data/ids.ts';
import { EventPicture } from '../cards/event-picture.tsx';
import { kindOfCard } from '../read/cards.ts';
import { ownCompanies } from '../read/companies.ts';
import { progressOf } from '../read/missions.ts';
import { iceRace } from '../read/points.ts';
import { useStage } from '../stage.tsx';
import { Heading, Part, Row } from './parts.tsx';

export function EventDetail({ card }: { readonly card: EventCardId }) {
  const { view, say } = useStage();
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
  const { view, say } = useStage();
  const { leaders, ice, points } = iceRace(view);
  const rows = view.table.companies
    .map((company, id) => ({ id, ice: company.points.ice }))
    .sort((a, b) => b.ice - a.ice);
  const standing =
    leaders.length === 0
      ? say('board.ice.none')
      : leaders.length === 1
        ? say('board.ice.one', { company: leaders[0], count: ice, points })
        : say('board.ice.tied', { companies: leaders, count: ice, points });
  return (
    <Part title={say('board.detail.tokens')}>
      <p>{standing}</p>
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
