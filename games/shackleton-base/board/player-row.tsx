import { LinkButton } from '@orrery/ui';
import type { PlayerRowProps } from '@orrery/ui/contract';
import { useRef } from 'react';
import { ASTRONAUTS, BUILDING, BUILDING_TYPES, BUILDINGS } from '../data/index.ts';
import {
  crewSize,
  forecast as forecastOf,
  fundedBy,
  isAhead,
  isBot,
  isBuilt,
  pointsNow,
} from '../rules/lookups/index.ts';
import type { ShackletonBase } from '../rules/vocabulary.ts';
import { AstroBotPanel } from './astrobot/panel.tsx';
import { BoardContextProvider, useBoard } from './context.tsx';
import { Arrivals, Dues, Incomes } from './own/forecast.tsx';
import { resourcesInPlay } from './own/stock.tsx';
import { AstronautPiece } from './pieces/astronaut.tsx';
import { PartMotion } from './pieces/part-motion.tsx';
import { Sign, type SignName } from './pieces/sign.tsx';
import { ids } from './read/targets.ts';
import type { Key } from './say.ts';

/** What is public about a player: stock, shuttle, base, goals and the forecast (SHB-21.8, SHB-21.9). */
export function PlayerRow({ face: { id }, ...props }: PlayerRowProps<ShackletonBase, Key>) {
  const row = useRef<HTMLDivElement>(null);
  return (
    <BoardContextProvider props={props}>
      <PartMotion root={row} />
      <div ref={row} className="sb-player">
        <Stock who={id} />
        <People who={id} />
        <Outlook who={id} />
        {isBot(props.view.table, id) && <AstroBotPanel />}
      </div>
    </BoardContextProvider>
  );
}

const Item = ({ sign, n, name }: { readonly sign: SignName; readonly n: number | string; readonly name: string }) => (
  <li title={name}>
    <Sign name={sign} />
    <span aria-hidden="true">{n}</span>
    <span className="unseen">{name}</span>
  </li>
);

/** Reputation, resources, projects and goals. */
function Stock({ who }: { readonly who: number }) {
  const { view, say } = useBoard();
  const { table } = view;
  const player = table.players[who];
  const { stock, reputation, goals } = player;
  const projects = fundedBy(table, who).length;
  const amount = (n: number, what: string) => say(`amount.${what}`, { n });
  return (
    <ul className="sb-items">
      <Item sign="reputation" n={reputation} name={amount(reputation, 'reputation')} />
      {!isBot(table, who) &&
        resourcesInPlay(table).map((resource) => (
          <Item key={resource} sign={resource} n={stock[resource]} name={amount(stock[resource], resource)} />
        ))}
      <Item sign="project" n={projects} name={say('board.projects.n', { n: projects })} />
      <Item sign="goal" n={goals.length} name={say('board.goals.n', { n: goals.length })} />
    </ul>
  );
}

/** The place in turn order, astronauts still on the shuttle, buildings by type. */
function People({ who }: { readonly who: number }) {
  const { view, say } = useBoard();
  const { table } = view;
  const player = table.players[who];
  const built = (type: string) => BUILDINGS.filter((id) => BUILDING[id].type === type && isBuilt(player, id)).length;
  const place = table.order.indexOf(who) + 1;
  const tile = table.shuttles[table.round - 1]?.taken[who]?.cards?.[0];
  const turn = [say('board.order', { n: place }), tile && say(`tile.${tile}`)].filter(Boolean).join(', ');
  return (
    <ul className="sb-items">
      <li className="sb-order" title={turn}>
        <span aria-hidden="true">{place}.</span>
        <span className="unseen">{turn}</span>
      </li>
      <li title={say('board.shuttle.left', { n: crewSize(player.shuttle) })}>
        {ASTRONAUTS.map((type) => (
          <span key={type} className="sb-count">
            <AstronautPiece type={type} />
            {player.shuttle[type]}
          </span>
        ))}
        <span className="unseen">{say('board.shuttle.left', { n: crewSize(player.shuttle) })}</span>
      </li>
      {BUILDING_TYPES.map((type) => (
        <Item key={type} sign={type} n={built(type)} name={`${say(`buildingType.${type}`)}: ${built(type)}`} />
      ))}
    </ul>
  );
}

function Outlook({ who }: { readonly who: number }) {
  const { view, say, open } = useBoard();
  if (!isAhead(view.table, who)) return null;
  const forecast = forecastOf(view.table, who);
  const points = pointsNow(view.table)[who];
  const now = say('board.if-now', { points });
  return (
    <div className="sb-outlook">
      <Arrivals forecast={forecast} />
      <Incomes income={forecast.income} />
      {!isBot(view.table, who) && <Dues {...forecast} />}
      <LinkButton onPress={() => open(ids.player(who))}>
        <span className="sb-forecast-item" title={now} aria-hidden="true">
          <Sign name="vp" />
          {points}
        </span>
        <span className="unseen">{now}</span>
      </LinkButton>
    </div>
  );
}
