import type { ShipId } from '../../data/ids.ts';
import { shipFacts } from '../../data/ships.ts';
import { useBoard } from '../context.tsx';
import { ShipPicture } from '../pad/ship.tsx';
import { PieceDefs } from '../pieces/defs.tsx';
import { callShip } from '../read/names.ts';
import { aboard, vessels } from '../read/ships.ts';
import { ids } from '../read/targets.ts';
import { Heading, Link, Part, Row } from './parts.tsx';

/** A ship in play, or the bare card of one that is gone. */
export function ShipDetail({ id }: { readonly id: ShipId }) {
  const { view, say } = useBoard();
  const found = vessels(view).find((vessel) => vessel.id === id);
  const facts = shipFacts(id);
  const vessel = {
    ...(found ?? { ...facts, crew: [], tokens: [], dock: 0, bound: facts.destination ?? undefined }),
    launched: false,
  };
  const { tokens, bound, crew, capacity } = vessel;
  const token = tokens.at(-1);
  return (
    <>
      <Heading kind={found?.launched ? say('board.ship.launched') : undefined}>
        {found ? callShip(found, say) : say(`ship.${id}`)}
      </Heading>
      <svg className="rp-detail-ship" viewBox="-110 -290 220 300" aria-hidden="true">
        <defs>
          <PieceDefs />
        </defs>
        <ShipPicture vessel={vessel} />
      </svg>
      <Part title={say('board.ship.destination')}>
        {bound ? <Link to={ids.zone(bound)}>{say(`zone.${bound}`)}</Link> : <p>{say('board.ship.unknown')}</p>}
        {token && <p>{say('board.ship.token', { zone: token, count: tokens.length })}</p>}
        {token && (
          <p>
            {facts.destination
              ? say('board.ship.printed', { zone: facts.destination })
              : say('board.ship.printed.unknown')}
          </p>
        )}
      </Part>
      <Part title={say('board.ship.crew')}>
        <p>{say('board.ship.seats', { taken: crew.length, capacity })}</p>
        <ul className="rp-rows">
          {aboard(crew).map(({ company, count }) => (
            <Row key={company} company={company}>
              {count}
            </Row>
          ))}
        </ul>
        {crew.length === 0 && <p>{say('board.ship.empty')}</p>}
      </Part>
    </>
  );
}
