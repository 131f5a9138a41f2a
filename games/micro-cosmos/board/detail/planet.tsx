import { type PlanetCard, type PlanetId, planetCard, RING, trackLength, type Yield } from '../../data/index.ts';
import { planetIdOf, planetScores } from '../../rules/lookups/index.ts';
import { useBoard } from '../context.tsx';
import { Globe, GlobeDefs } from '../galaxy/globe.tsx';
import { TerraformTrack, TRACK_ROW } from '../galaxy/race.tsx';
import { Amounts } from '../pieces/amounts.tsx';
import { Sign } from '../pieces/sign.tsx';
import { yieldIn } from '../read/names.ts';
import { Heading, Part, Row } from './parts.tsx';

/** Both sides of a planet, all that its places bring, levels left, and what everybody stands to gain. */
export function PlanetDetail({ planet }: { readonly planet: PlanetId }) {
  const { view, say } = useBoard();
  const { galaxy } = view.table;
  const card = planetCard(planet);
  const cell = RING.find((one) => galaxy[one] && planetIdOf(galaxy[one]) === planet);
  const sector = cell ? galaxy[cell] : null;
  return (
    <>
      <Heading kind={say(`board.colour.${card.colour}`)}>
        <Sign name={card.colour} /> {say('board.the.planet', { planet })}
      </Heading>
      <p className="mc-flavor">{say(`planet.${planet}.flavor`)}</p>
      <div className="mc-sides">
        <Side planet={planet} life={0} title={say('board.wounded')} gather={card.damaged} />
        <Side planet={planet} life={1} title={say('board.terraformed')} gather={card.terraformed} />
      </div>
      <Part title={say('board.places')}>
        <ul className="mc-detail-list">
          <Harvest title={say('board.moon')} gather={card.moon} />
          <Harvest title={say('board.station')} gather={card.station} />
        </ul>
      </Part>
      {sector && !sector.terraformed && (
        <Part title={say('board.levels')}>
          <ul className="mc-detail-list">
            {card.tracks.map(({ resource, max }, i) => (
              <li key={resource}>
                <Sign name={resource} /> {say('board.track', { resource, level: sector.levels[i], max })}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {sector && sector.markers.length > 0 && (
        <Part title={say('board.race.title')}>
          <svg className="mc-detail-track" viewBox={`0 -12 ${TRACK_ROW * 30} ${trackHeight(card)}`} aria-hidden="true">
            <TerraformTrack sector={sector} card={card} space={30} />
          </svg>
          <ul className="mc-detail-list">
            {planetScores(sector).map(({ player, space, bonus }) => (
              <Row key={player} player={player}>
                {bonus > 0 ? `${space} + ${bonus}` : space}
              </Row>
            ))}
          </ul>
        </Part>
      )}
      {sector && sector.colonies.length + sector.outposts.length > 0 && (
        <Part title={say('board.buildings')}>
          <ul className="mc-detail-list">
            {sector.colonies.map((player) => (
              <Row key={`colony ${player}`} player={player}>
                {say('board.colonies', { n: 1 })}
              </Row>
            ))}
            {sector.outposts.map((player) => (
              <Row key={`outpost ${player}`} player={player}>
                {say('board.outposts', { n: 1 })}
              </Row>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}

const trackHeight = (card: PlanetCard): number => 12 + 30 * Math.ceil(trackLength(card) / TRACK_ROW);

interface SideProps {
  readonly planet: PlanetId;
  readonly life: number;
  readonly title: string;
  readonly gather: Yield;
}

const Side = ({ planet, life, title, gather }: SideProps) => (
  <figure className="mc-side">
    <svg viewBox="-60 -60 120 120" aria-hidden="true">
      <defs>
        <GlobeDefs />
      </defs>
      <Globe planet={planet} life={life} />
    </svg>
    <figcaption>
      {title}
      <Harvest gather={gather} />
    </figcaption>
  </figure>
);

function Harvest({ title, gather }: { readonly title?: string; readonly gather: Yield }) {
  const { say } = useBoard();
  const Box = title ? 'li' : 'div';
  return (
    <Box className="mc-detail-harvest">
      {title} <Amounts gain={gather.gain} draw={gather.draw} />
      <span className="unseen">{yieldIn(say, gather)}</span>
    </Box>
  );
}
