import type { PlayerRowProps } from '@orrery/ui/contract';
import { SHIPS, TRACKS } from '../data/index.ts';
import { balance, hasBoard, production, sectorsOf, shipsOnMap } from '../rules/lookups/index.ts';
import type { Eclipse } from '../rules/vocabulary.ts';
import { BoardContextProvider, useBoard } from './context.tsx';
import { Flags } from './flags.tsx';
import { signed } from './own/after.ts';
import { Ambassador } from './own/reputation.tsx';
import { Told } from './own/section.tsx';
import { ColonyShip } from './own/spaces.tsx';
import { SHOWN } from './own/tracks.tsx';
import { EmblemSvg } from './pieces/emblem.tsx';
import { ResourceSvg } from './pieces/resource.tsx';
import { ShipSvg } from './pieces/ship.tsx';
import type { Key } from './say.ts';

/** What is public about a player, in a few short lines. */
export function PlayerRow({ face: { seat, you }, ...props }: PlayerRowProps<Eclipse, Key>) {
  return <BoardContextProvider props={props}>{seat !== null && <Row seat={seat} you={you} />}</BoardContextProvider>;
}

function Row({ seat, you }: { readonly seat: number; readonly you: boolean }) {
  const { say, view, open } = useBoard();
  const player = view.table.players[seat];
  const { species } = player;
  if (species === null) return <p className="ec-note">{say('board.player.none')}</p>;
  return (
    <div className="ec-player" data-you={you}>
      <p className="ec-player-head">
        <button type="button" className="ec-player-open" onClick={() => open(`player:${seat}`)}>
          <EmblemSvg species={species} />
          <span>{say(`species.${species}`)}</span>
          <span className="unseen">{say('board.player.open')}</span>
        </button>
        <Flags seat={seat} />
      </p>
      {hasBoard(view.table, seat) && (
        <>
          <Goods seat={seat} />
          <Holdings seat={seat} />
        </>
      )}
    </div>
  );
}

/** Stores with income, and where the money is heading. */
function Goods({ seat }: { readonly seat: number }) {
  const { say, view } = useBoard();
  const player = view.table.players[seat];
  const money = balance(player);
  return (
    <p className="ec-player-line ec-player-goods">
      {SHOWN.map((resource) => (
        <Told
          key={resource}
          told={say('board.store', { resource, count: player.storage[resource], income: production(player, resource) })}
        >
          <ResourceSvg resource={resource} /> <b>{player.storage[resource]}</b>
          <small>+{production(player, resource)}</small>
        </Told>
      ))}
      <Told told={say('board.player.outlook', { count: signed(money) })}>
        <span className="ec-player-outlook" data-short={money < 0}>
          → {signed(money)}
        </span>
      </Told>
    </p>
  );
}

function Holdings({ seat }: { readonly seat: number }) {
  const { say, view } = useBoard();
  const player = view.table.players[seat];
  const sectors = sectorsOf(view.table, seat).length;
  const techs = TRACKS.reduce((sum, track) => sum + player.techs[track].length, 0);
  const fleet = SHIPS.map((ship) => ({ ship, count: shipsOnMap(view.table, seat, ship) })).filter(
    ({ count }) => count > 0,
  );
  return (
    <p className="ec-player-line">
      <Told told={say('board.player.sectors', { count: sectors })}>
        <span className="ec-hex" /> {sectors}
      </Told>
      <Told told={say('board.player.discs', { count: player.discs })}>
        <i className="ec-influence-disc" /> {player.discs}
      </Told>
      <Told told={say('board.player.techs', { count: techs })}>
        <span className="ec-tech-tile" /> {techs}
      </Told>
      <Told told={say('board.colony', player.colony)}>
        <ColonyShip state={player.colony.ready > 0 ? 'ready' : 'used'} /> {player.colony.ready}
      </Told>
      {fleet.map(({ ship, count }) => (
        <Told key={ship} told={say('board.player.ships', { ship, count })}>
          <ShipSvg ship={ship} /> {count}
        </Told>
      ))}
      {player.ambassadors.map((partner) => (
        <Ambassador key={partner} partner={partner} />
      ))}
    </p>
  );
}
