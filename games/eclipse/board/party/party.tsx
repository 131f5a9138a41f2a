import type { PartyProps } from '@orrery/ui/contract';
import { SHIPS, TRACKS } from '../../data/index.ts';
import { balance, production, sectorsOf, shipsOnMap } from '../../rules/lookups.ts';
import type { Eclipse } from '../../rules/table.ts';
import { signed } from '../own/after.ts';
import { hasBoard } from '../own/has-board.ts';
import { Ambassador } from '../own/reputation.tsx';
import { Told } from '../own/section.tsx';
import { ColonyShip } from '../own/spaces.tsx';
import { SHOWN } from '../own/tracks.tsx';
import { EmblemSvg } from '../pieces/emblem.tsx';
import { ResourceSvg } from '../pieces/resource.tsx';
import { ShipSvg } from '../pieces/ship.tsx';
import { StageProvider, useStage } from '../stage.tsx';
import { Flags } from './flags.tsx';

/** What is public about a player, in a few short lines. */
export function Party({ face: { seat }, ...props }: PartyProps<Eclipse>) {
  return <StageProvider props={props}>{seat !== null && <Row seat={seat} />}</StageProvider>;
}

function Row({ seat }: { readonly seat: number }) {
  const { say, view, open } = useStage();
  const player = view.table.players[seat];
  const { species } = player;
  if (species === null) return <p className="ec-note">{say('board.party.none')}</p>;
  return (
    <div className="ec-party">
      <p className="ec-party-head">
        <button type="button" className="ec-party-open" onClick={() => open(`player:${seat}`)}>
          <EmblemSvg species={species} />
          <span>{say(`species.${species}`)}</span>
          <span className="unseen">{say('board.party.open')}</span>
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
  const { say, view } = useStage();
  const player = view.table.players[seat];
  const money = balance(player);
  return (
    <p className="ec-party-line">
      {SHOWN.map((resource) => (
        <Told
          key={resource}
          told={say('board.store', { resource, count: player.storage[resource], income: production(player, resource) })}
        >
          <ResourceSvg resource={resource} /> <b>{player.storage[resource]}</b>
          <small>+{production(player, resource)}</small>
        </Told>
      ))}
      <Told told={say('board.party.outlook', { count: signed(money) })}>
        <span className="ec-party-outlook" data-short={money < 0}>
          → {signed(money)}
        </span>
      </Told>
    </p>
  );
}

function Holdings({ seat }: { readonly seat: number }) {
  const { say, view } = useStage();
  const player = view.table.players[seat];
  const sectors = sectorsOf(view.table, seat).length;
  const techs = TRACKS.reduce((sum, track) => sum + player.techs[track].length, 0);
  const fleet = SHIPS.map((ship) => ({ ship, count: shipsOnMap(view.table, seat, ship) })).filter(
    ({ count }) => count > 0,
  );
  return (
    <p className="ec-party-line">
      <Told told={say('board.party.sectors', { count: sectors })}>
        <span className="ec-hex" /> {sectors}
      </Told>
      <Told told={say('board.party.discs', { count: player.discs })}>
        <i className="ec-influence-disc" /> {player.discs}
      </Told>
      <Told told={say('board.party.techs', { count: techs })}>
        <span className="ec-tech-tile" /> {techs}
      </Told>
      <Told told={say('board.colony', player.colony)}>
        <ColonyShip state={player.colony.ready > 0 ? 'ready' : 'used'} /> {player.colony.ready}
      </Told>
      {fleet.map(({ ship, count }) => (
        <Told key={ship} told={say('board.party.ships', { ship, count })}>
          <ShipSvg ship={ship} /> {count}
        </Told>
      ))}
      {player.ambassadors.map((partner) => (
        <Ambassador key={partner} partner={partner} />
      ))}
    </p>
  );
}
