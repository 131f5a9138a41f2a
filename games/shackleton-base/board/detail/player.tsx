import { choiceOf, Mark } from '@orrery/ui';
import { BUILDINGS, PLACES } from '../../data/index.ts';
import { crewSize, forecast, fundedBy, isAhead, isBuilt, scoreSheet, sumOf } from '../../rules/lookups/index.ts';
import { BoardContextProvider, useBoard, useFace } from '../context.tsx';
import { BaseBoard } from '../own/base.tsx';
import { forecastIn } from '../read/forecast-names.ts';
import { crewIn } from '../read/names.ts';
import { ids } from '../read/targets.ts';
import { Heading, Link, Part } from './parts.tsx';

/** The base as it is drawn for its owner: nothing on it can be pressed. */
function BaseToSee({ who }: { readonly who: number }) {
  const board = useBoard();
  return (
    <div className="sb-own" inert>
      <BoardContextProvider props={{ ...board, choice: choiceOf(undefined) }}>
        <BaseBoard who={who} />
      </BoardContextProvider>
    </div>
  );
}

/** Everything about a player: base, projects, leader, the forecast, and points by line as things stand. */
export function PlayerDetail({ who }: { readonly who: number }) {
  const { view, say } = useBoard();
  const { mark, name } = useFace(who);
  const player = view.table.players[who];
  const sheet = (view.table.result ?? scoreSheet(view.table).lines)[who];
  const [title, ...lines] = forecastIn(say, forecast(view.table, who), sumOf(sheet));
  return (
    <>
      <Heading kind={say('board.if-now', { points: sumOf(sheet) })}>
        <Mark mark={mark} /> {name}
      </Heading>
      {player.leader && (
        <p>
          <Link to={ids.leader(player.leader)}>{say(`leader.${player.leader}`)}</Link>{' '}
          {say(`leader.${player.leader}.${player.upgraded ? 'upgraded' : 'base'}`)}
        </p>
      )}
      {isAhead(view.table, who) && (
        <Part title={title}>
          <ul className="sb-detail-list">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Part>
      )}
      <Part title={say('board.base')}>
        <BaseToSee who={who} />
        <ul className="sb-detail-list">
          {PLACES.filter((place) => crewSize(player.base[place]) > 0).map((place) => (
            <li key={place}>
              {say(`place.${place}`)}: {crewIn(say, player.base[place])}
            </li>
          ))}
          {BUILDINGS.filter((id) => isBuilt(player, id)).map((id) => (
            <li key={id}>
              {say(`building.${id}`)}: {player.buildings[id] === 'ship' ? say('place.ship') : player.buildings[id]}
            </li>
          ))}
        </ul>
      </Part>
      <Part title={say('board.projects')}>
        <ul className="sb-detail-list">
          {fundedBy(view.table, who).map((project) => (
            <li key={project}>
              <Link to={ids.project(project)}>{say(`project.${project}`)}</Link>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={say('board.points')}>
        <ul className="sb-detail-list">
          {sheet.map(({ item, points, corporation }) => (
            <li key={`${item} ${corporation}`}>
              {corporation ? say(`corporation.${corporation}`) : say(`item.${item}`)}: {points}
            </li>
          ))}
        </ul>
      </Part>
    </>
  );
}
