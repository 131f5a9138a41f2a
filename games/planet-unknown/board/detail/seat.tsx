import type { Seat } from '@orrery/kernel';
import { Ground } from '../chart/ground.tsx';
import { Pieces } from '../chart/pieces.tsx';
import { Tokens } from '../chart/tokens.tsx';
import { useBoard, useFace } from '../context.tsx';
import { Cards } from '../own/cards.tsx';
import { RivalryRow } from '../own/missions.tsx';
import { Purse } from '../own/purse.tsx';
import { Techs } from '../own/techs.tsx';
import { rivalries } from '../read/rules.ts';
import { Tracks } from '../tracks/tracks.tsx';
import { Heading, Part } from './parts.tsx';

/** Everything public about a player: the whole planet, the corporation, cards, and missions with the viewer. */
export function SeatDetail({ seat }: { readonly seat: Seat }) {
  const { view, say } = useBoard();
  const { mark, name, id } = useFace(seat);
  const { table } = view;
  const area = table.areas[seat];
  const shared = rivalries(table).filter(({ seats }) => seats.includes(seat));
  return (
    <div className={`player-${mark}`}>
      <Heading kind={name}>{say(`planet.${area.planet}`)}</Heading>
      <p className="unseen">{say('board.planet.of', { planet: area.planet, player: id })}</p>
      <svg className="pu-chart pu-detail-chart" viewBox="-12 -12 504 504" aria-hidden="true">
        <Ground planet={area.planet} />
        <Pieces area={area} />
        <Tokens area={area} mark={mark} />
      </svg>
      <p className="pu-note">{say(`planet.${area.planet}.text`)}</p>
      <Purse area={area} />
      <h3 className="pu-name" title={say('board.tracks.of', { corporation: area.corporation, player: id })}>
        {say(`corporation.${area.corporation}`)}
      </h3>
      <Tracks area={area} own={false} />
      <Techs area={area} />
      <Cards area={area} />
      {shared.length > 0 && (
        <Part title={say('board.missions')}>
          {shared.map((rivalry) => (
            <RivalryRow key={rivalry.mission} rivalry={rivalry} />
          ))}
        </Part>
      )}
    </div>
  );
}
