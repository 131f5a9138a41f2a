import { Drawing } from '@orrery/ui/board';
import type { BoardProps } from '@orrery/ui/contract';
import { trackLength } from '../data/index.ts';
import { planetIdOf, planetOf } from '../rules/lookups/index.ts';
import type { SeenSector } from '../rules/table.ts';
import type { MicroCosmos } from '../rules/vocabulary.ts';
import { BoardContextProvider, useBoard, useFace } from './context.tsx';
import { Globe, GlobeDefs } from './galaxy/globe.tsx';
import { lifeOf } from './galaxy/sector.tsx';
import { Building } from './pieces/hull.tsx';
import type { Key } from './say.ts';

/** The planets as they were left, in the result: how alive each is, and whose colonies stand there. */
export function Ending(props: BoardProps<MicroCosmos, Key>) {
  const { galaxy } = props.view.table;
  return (
    <BoardContextProvider props={props}>
      <ul className="mc-ending" aria-label={props.say('board.board')}>
        {Object.values(galaxy).map((sector) => sector && <Planet key={planetIdOf(sector)} sector={sector} />)}
      </ul>
    </BoardContextProvider>
  );
}

function Planet({ sector }: { readonly sector: SeenSector }) {
  const { say } = useBoard();
  const card = planetOf(sector);
  const raised = sector.levels.reduce((sum, level) => sum + level, 0);
  return (
    <li data-terraformed={sector.terraformed}>
      <Drawing>
        <svg viewBox="-62 -60 124 124" aria-hidden="true">
          <defs>
            <GlobeDefs />
          </defs>
          <Globe planet={card.id} life={lifeOf(sector, card)} />
          {sector.colonies.map((player, at) => (
            <Colony key={`${player} ${at}`} player={player} at={at - (sector.colonies.length - 1) / 2} />
          ))}
        </svg>
      </Drawing>
      <strong>{say('board.the.planet', { planet: planetIdOf(sector) })}</strong>
      <small>
        {sector.terraformed ? say('board.terraformed') : say('board.levels.of', { n: raised, max: trackLength(card) })}
      </small>
    </li>
  );
}

function Colony({ player, at }: { readonly player: number; readonly at: number }) {
  const { mark } = useFace(player);
  return (
    <g transform={`translate(${at * 26} 46)`}>
      <Building kind="colony" mark={mark} />
    </g>
  );
}
