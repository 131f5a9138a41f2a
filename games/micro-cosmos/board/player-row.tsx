import { LinkButton } from '@orrery/ui';
import type { PlayerRowProps } from '@orrery/ui/contract';
import { crewCard, RESOURCES, ROWS, SPECIALISTS } from '../data/index.ts';
import {
  capacity,
  coloniesOf,
  outpostCellsOf,
  pointsOf,
  range,
  rowOf,
  terraformLimit,
  totalOf,
  unlockedCount,
} from '../rules/lookups/index.ts';
import type { MicroCosmos } from '../rules/vocabulary.ts';
import { BoardContextProvider, useBoard } from './context.tsx';
import { Sign, type SignName } from './pieces/sign.tsx';
import { ids } from './read/targets.ts';
import type { Key } from './say.ts';

/** What is public about a player: cargo, crew by symbol, ready markers, and how far the Ark has come (S-8). */
export function PlayerRow({ face: { id, you }, ...props }: PlayerRowProps<MicroCosmos, Key>) {
  return (
    <BoardContextProvider props={props}>
      <div className="mc-player" data-you={you}>
        <Stock player={id} />
        <Crew player={id} />
        <Progress player={id} />
      </div>
    </BoardContextProvider>
  );
}

interface ItemProps {
  readonly sign: SignName;
  readonly n: number | string;
  readonly name: string;
  readonly full?: boolean;
}

const Item = ({ sign, n, name, full }: ItemProps) => (
  <li title={name} data-full={full}>
    <Sign name={sign} />
    <span aria-hidden="true">{n}</span>
    <span className="unseen">{name}</span>
  </li>
);

function Stock({ player }: { readonly player: number }) {
  const { view, say } = useBoard();
  const owner = view.table.players[player];
  return (
    <ul className="mc-items">
      {RESOURCES.map((resource) => (
        <Item
          key={resource}
          sign={resource}
          n={owner.cargo[resource]}
          full={owner.cargo[resource] >= capacity(owner)}
          name={say('board.amount', { n: owner.cargo[resource], resource })}
        />
      ))}
      {view.table.first === player && view.table.automa === null && (
        <Item sign="first" n="" name={say('board.first')} />
      )}
    </ul>
  );
}

/** Crew cards by their symbols, the markers that are ready, or the cards of the Automa. */
function Crew({ player }: { readonly player: number }) {
  const { view, say } = useBoard();
  const { table } = view;
  const owner = table.players[player];
  const cards = owner.seat === null ? (table.automa?.crew.cards ?? []) : ROWS.flatMap((row) => rowOf(owner, row));
  const ready = SPECIALISTS.filter((specialist) => owner.ready[specialist]);
  return (
    <ul className="mc-items mc-mini-crew">
      {cards.map((card) => (
        <li
          key={card}
          className="mc-mini-card"
          title={say('board.crew', { card, specialist: crewCard(card).specialist })}
        >
          <Sign name={crewCard(card).specialist} />
          <span className="unseen">{say('board.crew', { card, specialist: crewCard(card).specialist })}</span>
        </li>
      ))}
      {ready.map((specialist) => (
        <li key={specialist} className="mc-mini-marker" title={say('board.marker', { specialist, ready: 'true' })}>
          <Sign name={specialist} />
          <span className="unseen">{say('board.marker', { specialist, ready: 'true' })}</span>
        </li>
      ))}
    </ul>
  );
}

function Progress({ player }: { readonly player: number }) {
  const { view, say, open } = useBoard();
  const { table } = view;
  const owner = table.players[player];
  const colonies = coloniesOf(table, player);
  const outposts = outpostCellsOf(table, player).length;
  const kept = owner.kept.cards?.length ?? 0;
  const settled = owner.settled.cards?.length ?? 0;
  return (
    <ul className="mc-items">
      <Item sign="upgrade" n={unlockedCount(owner)} name={say('board.upgrades', { n: unlockedCount(owner) })} />
      <Item sign="found-colony" n={colonies} name={say('board.colonies', { n: colonies })} />
      <Item sign="create-outpost" n={outposts} name={say('board.outposts', { n: outposts })} />
      {owner.seat !== null && (
        <>
          <Item sign="survivor" n={`${kept}/${settled}`} name={say('board.survivors', { kept, settled })} />
          <Item sign="travel" n={range(owner)} name={say('board.range', { n: range(owner) })} />
        </>
      )}
      <Item
        sign="terraform"
        n={terraformLimit(table, player)}
        name={say('board.limit', { n: terraformLimit(table, player) })}
      />
      <li className="mc-worth" title={say('board.if-now', { points: totalOf(pointsOf(view, player)) })}>
        <LinkButton onPress={() => open(ids.player(player))}>
          {say('board.if-now', { points: totalOf(pointsOf(view, player)) })}
        </LinkButton>
      </li>
    </ul>
  );
}
