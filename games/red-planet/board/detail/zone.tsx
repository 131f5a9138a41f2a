import type { ZoneId } from '../../data/ids.ts';
import { ZONE_FACTS } from '../../data/zones.ts';
import { majority } from '../../rules/lookups.ts';
import { CoinMap } from '../cards/coin-map.tsx';
import { EventCard } from '../cards/event-card.tsx';
import { useBoard } from '../context.tsx';
import { Token } from '../pieces/token.tsx';
import { discoveryKey, nextIn } from '../read/names.ts';
import { face } from '../read/table.ts';
import { ids } from '../read/targets.ts';
import { Heading, Heads, Link, Part } from './parts.tsx';

export function ZoneDetail({ zone }: { readonly zone: ZoneId }) {
  const { view, say } = useBoard();
  const { astronauts, resource, discovery } = view.table.zones[zone];
  const { kind, adjacent } = ZONE_FACTS[zone];
  const mined = face(resource);
  const known = face(discovery);
  return (
    <>
      <Heading kind={say(`board.zone.${kind}`)}>{say(`zone.${zone}`)}</Heading>
      <div className="rp-detail-picture">
        <CoinMap zones={[zone]} />
      </div>
      <Part title={say('board.detail.astronauts')}>
        <Heads heads={astronauts} none={say('board.nobody')} />
        <p>{ahead()}</p>
      </Part>
      <Part title={say('board.detail.production')}>
        <p>
          <Token resource={mined} />{' '}
          {mined ? say('board.resource.open', { resource: mined }) : say('board.resource.hidden')}
        </p>
        {nextIn(view, zone, say).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {view.over && <p>{say('board.next.last')}</p>}
      </Part>
      <Part title={say('board.discovery')}>
        {known ? (
          <>
            <p>{say(discoveryKey(discovery), { card: known })}</p>
            <EventCard card={known} />
          </>
        ) : (
          <p>{kind === 'outer' ? say(discoveryKey(discovery)) : say('board.discovery.never')}</p>
        )}
      </Part>
      <Part title={say('board.detail.neighbours')}>
        {adjacent.length === 0 && <p>{say('board.neighbours.none')}</p>}
        <p className="rp-links">
          {adjacent.map((other) => (
            <Link key={other} to={ids.zone(other)}>
              {say(`zone.${other}`)}
            </Link>
          ))}
        </p>
      </Part>
      <p className="rp-note">{say('board.pool.zone', { zone, count: view.table.pool[zone] })}</p>
    </>
  );

  function ahead(): string {
    const first = majority(astronauts);
    if (first.length === 0) return say('board.majority.none');
    if (first.length === 1) return say('board.majority.one', { company: first[0] });
    return say('board.majority.tied', { companies: first });
  }
}
