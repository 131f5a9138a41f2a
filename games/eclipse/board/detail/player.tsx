import { count } from '@orrery/kernel';
import { Mark } from '@orrery/ui';
import { hasBoard, visibleScore } from '../../rules/lookups/index.ts';
import { useBoard, useFace } from '../context.tsx';
import { Flags } from '../flags.tsx';
import { Kept } from '../own/kept.tsx';
import { Reputation } from '../own/reputation.tsx';
import { Section } from '../own/section.tsx';
import { Fleet } from '../own/ships.tsx';
import { ActionSpaces, ColonyShips } from '../own/spaces.tsx';
import { Techs } from '../own/techs.tsx';
import { Influence, Population, SHOWN } from '../own/tracks.tsx';
import { EmblemSvg } from '../pieces/emblem.tsx';
import { ResourceSvg } from '../pieces/resource.tsx';

/** The whole board of a player, as far as it is public. `id` is `player:<seat>`. */
export function PlayerDetail({ id }: { readonly id: string }) {
  const { say, view, open } = useBoard();
  const seat = Number(id.split(':')[1]);
  const { name, mark } = useFace(seat);
  const player = view.table.players[seat];
  const { species } = player;
  return (
    <div className={`ec-sheet player-${mark}`}>
      <h3 className="ec-sheet-name">
        <Mark mark={mark} /> {name}
      </h3>
      {species === null ? (
        <p className="ec-note">{say('board.player.none')}</p>
      ) : (
        <>
          <p className="ec-own-head">
            <button type="button" className="ec-link ec-own-species" onClick={() => open(`species:${species}`)}>
              <EmblemSvg species={species} /> <strong>{say(`species.${species}`)}</strong>
            </button>
            <Flags seat={seat} />
          </p>
          {hasBoard(view.table, seat) && <PlayerBoard seat={seat} />}
          <Score seat={seat} />
        </>
      )}
    </div>
  );
}

function PlayerBoard({ seat }: { readonly seat: number }) {
  const { say, view } = useBoard();
  const player = view.table.players[seat];
  return (
    <>
      <p className="ec-player-line ec-sheet-goods">
        {SHOWN.map((resource) => (
          <span key={resource}>
            <ResourceSvg resource={resource} /> <b>{player.storage[resource]}</b>
            <span className="unseen">{say(`resource.${resource}`)}</span>
          </span>
        ))}
        <ColonyShips player={player} />
      </p>
      <Section title={say('board.own.population')} className="ec-tracks">
        <Population player={player} />
      </Section>
      <Section
        title={say('board.own.influence')}
        gist={say('board.discs.left', { count: player.discs })}
        className="ec-tracks"
      >
        <Influence player={player} />
        <ActionSpaces player={player} />
      </Section>
      <Section title={say('board.own.techs')}>
        <Techs seat={seat} ids="sheet-tech" />
      </Section>
      <Section title={say('board.own.ships')}>
        <Fleet seat={seat} ids="sheet-blueprint" />
      </Section>
      <Section title={say('board.own.reputation')}>
        <Reputation player={player} />
      </Section>
      <Kept player={player} />
    </>
  );
}

/** Points as the viewer can count them. */
function Score({ seat }: { readonly seat: number }) {
  const { say, view } = useBoard();
  const items = visibleScore(view.table, seat).filter(({ points }) => points !== 0);
  const { reputation } = view.table.players[seat];
  const hidden = reputation.cards ? 0 : count(reputation);
  return (
    <Section title={say('board.sheet.points')} gist={items.reduce((sum, { points }) => sum + points, 0)}>
      <ul className="ec-score">
        {items.map(({ item, points }) => (
          <li key={item}>
            <span>{say(`item.${item}`)}</span>
            <b>{points}</b>
          </li>
        ))}
      </ul>
      {hidden > 0 && <p className="ec-note">{say('board.sheet.hidden', { count: hidden })}</p>}
    </Section>
  );
}
