import { count } from '@orrery/kernel';
import { ZONES } from '../../data/ids.ts';
import { Badges } from '../badges.tsx';
import { EventCard } from '../cards/event-card.tsx';
import { useBoard, useFace } from '../context.tsx';
import { Purse } from '../own/purse.tsx';
import { callShip } from '../read/names.ts';
import { vessels } from '../read/ships.ts';
import { faces } from '../read/table.ts';
import { ids } from '../read/targets.ts';
import { Heading, Link, Part } from './parts.tsx';

/** Everything public about a company, and where its people are. */
export function CompanyDetail({ company }: { readonly company: number }) {
  const { view, say } = useBoard();
  const { name, mark } = useFace(company);
  const { table } = view;
  const { kept, revealed, hand, deck, role } = table.companies[company];
  const places = [
    ...ZONES.map((zone) => ({
      id: ids.zone(zone),
      text: say(`zone.${zone}`),
      count: table.zones[zone].astronauts[company],
    })),
    ...vessels(view).map((vessel) => ({
      id: ids.ship(vessel.id),
      text: callShip(vessel, say),
      count: vessel.crew.filter((one) => one === company).length,
    })),
    { id: ids.memorial, text: say('board.lost'), count: table.lost[company] },
  ].filter(({ count }) => count > 0);
  return (
    <div className={`player-${mark} rp-detail-company`}>
      <Heading>{name}</Heading>
      <Purse company={company} />
      <p className="rp-note">{say('board.supply', { count: table.companies[company].supply })}</p>
      <Part title={say('board.detail.cards')}>
        <Badges company={company} />
        <p>
          {role === 'main'
            ? say('board.row.hand', { count: count(hand) })
            : say('board.row.deck', { count: count(deck) })}
        </p>
        {count(kept) > 0 && <p>{say('board.facedown', { count: count(kept) })}</p>}
        {faces(revealed).map((card) => (
          <EventCard key={card} card={card} company={company} />
        ))}
      </Part>
      <Part title={say('board.detail.where')}>
        <ul className="rp-rows">
          {places.map(({ id, text, count }) => (
            <li key={id} className="rp-row">
              <Link to={id}>{text}</Link>
              <span className="rp-row-what">{count}</span>
            </li>
          ))}
        </ul>
      </Part>
    </div>
  );
}
