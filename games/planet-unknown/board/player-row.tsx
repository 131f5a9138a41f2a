import type { PlayerRowProps } from '@orrery/ui/contract';
import { TRACKS } from '../data/ids.ts';
import type { PlanetUnknown } from '../rules/vocabulary.ts';
import { MiniPlanet } from './chart/mini.tsx';
import { BoardContextProvider, useBoard } from './context.tsx';
import { Purse } from './own/purse.tsx';
import { forecast, trackerAt } from './read/rules.ts';
import { doing } from './read/status.ts';
import type { AreaView } from './read/table.ts';
import { ids } from './read/targets.ts';
import type { Key } from './say.ts';

/** What is public about a player: the planet in small, the tracks, the tokens, and whether they still place. */
export function PlayerRow({ face, ...props }: PlayerRowProps<PlanetUnknown, Key>) {
  return (
    <BoardContextProvider props={props}>
      <Row seat={face.seat ?? face.id} player={face.id} you={face.you} />
    </BoardContextProvider>
  );
}

interface RowProps {
  readonly seat: number;
  readonly player: number;
  readonly you: boolean;
}

function Row({ seat, player, you }: RowProps) {
  const { view, say, open } = useBoard();
  const area = view.table.areas[seat];
  const { total } = forecast(view.table, seat);
  return (
    <div className="pu-player" data-you={you}>
      <button
        type="button"
        className="pu-player-planet"
        aria-label={say('board.row.open', { player })}
        onClick={() => open(ids.seat(seat))}
      >
        <MiniPlanet planet={area.planet} area={area} />
      </button>
      <div className="pu-player-facts">
        <State seat={seat} />
        <div className="pu-player-line">
          <Bars area={area} />
          <span className="pu-player-score" title={say('board.score')}>
            <span aria-hidden="true">{total}</span>
            <span className="unseen">{say('board.score.points', { points: total })}</span>
          </span>
        </div>
        <Purse area={area} />
      </div>
    </div>
  );
}

function State({ seat }: { readonly seat: number }) {
  const { view, say } = useBoard();
  const { table } = view;
  const { claims } = table.areas[seat];
  const what = doing(view, seat);
  return (
    <p className="pu-player-state">
      {table.areas.length > 1 && table.commander === seat && (
        <span className="pu-flag">{say('board.row.commander')}</span>
      )}
      {what && <span className={`pu-doing pu-doing-${what}`}>{say(`board.row.${what}`)}</span>}
      {table.phase === 'tile' && table.announced.stuck.includes(seat) && (
        <span className="pu-doing pu-bad">{say('board.row.stuck')}</span>
      )}
      {claims.length > 0 && <span className="pu-doing">{say('board.row.claims', { count: claims.length })}</span>}
    </p>
  );
}

/** The five tracks as bars. */
function Bars({ area }: { readonly area: AreaView }) {
  const { say } = useBoard();
  return (
    <ul className="pu-bars">
      {TRACKS.map((track) => {
        const { row, track: column } = trackerAt(area, track);
        const name = say('board.space', { track: column, row });
        return (
          <li key={track} className={`pu-of-${track}`} title={name}>
            <i style={{ height: `${Math.max(6, (row / 15) * 100)}%` }} aria-hidden="true" />
            <span className="unseen">{name}</span>
          </li>
        );
      })}
    </ul>
  );
}
