import { count } from '@orrery/kernel';
import { Mark, Plate } from '@orrery/ui';
import { AUTOMA_ARK, RESOURCES, SPECIALISTS, upgradeOf } from '../../data/index.ts';
import {
  coloniesOf,
  countSpecialists,
  isUnlocked,
  outpostCellsOf,
  pointsOf,
  totalOf,
} from '../../rules/lookups/index.ts';
import { useBoard, useFace, useThing } from '../context.tsx';
import { Link } from '../detail/parts.tsx';
import { Sign } from '../pieces/sign.tsx';
import { automaTurnOf } from '../read/automa.ts';
import { ids } from '../read/targets.ts';
import { AutomaRows } from './card.tsx';
import { Ring } from './ring.tsx';

/** The Automa's whole area: upgrades in order, crew by kind, cargo, and its newest card row by row (S-10). */
export function AutomaPanel() {
  const { view, say, log } = useBoard();
  const { table } = view;
  const player = table.players.findIndex(({ seat }) => seat === null);
  const { mark } = useFace(player);
  const thing = useThing();
  const owner = table.players[player];
  const crew = countSpecialists(table.automa?.crew.cards ?? []);
  const turn = automaTurnOf(table, log);
  const points = totalOf(pointsOf(view, player));
  return (
    <section className={`mc-automa player-${mark}`}>
      <h2 className="mc-title">
        <Mark mark={mark} /> {say('role.automa')} <small>{say('board.if-now', { points })}</small>
      </h2>
      <ol className="mc-automa-upgrades">
        {AUTOMA_ARK.upgrades.map((id) => (
          <li key={id} data-on={isUnlocked(owner, upgradeOf(id))}>
            {say('board.the.upgrade', { upgrade: id })}
          </li>
        ))}
      </ol>
      <div className="mc-automa-crew">
        {SPECIALISTS.map((specialist) => (
          <Plate
            key={specialist}
            className="mc-pile"
            target={thing(
              ids.automaCrew(specialist),
              [say('board.automa.crew', { specialist, n: crew[specialist] })],
              ids.player(player),
            )}
          >
            <Sign name={specialist} />
            {crew[specialist]}
          </Plate>
        ))}
      </div>
      <p className="mc-stock">
        {RESOURCES.map((resource) => (
          <span key={resource} title={say('board.amount', { n: owner.cargo[resource], resource })}>
            <Sign name={resource} />
            {owner.cargo[resource]}
          </span>
        ))}
        <span title={say('board.colonies', { n: coloniesOf(table, player) })}>
          <Sign name="found-colony" />
          {coloniesOf(table, player)}
        </span>
        <span title={say('board.outposts', { n: outpostCellsOf(table, player).length })}>
          <Sign name="create-outpost" />
          {outpostCellsOf(table, player).length}
        </span>
      </p>
      {turn && (
        <div className="mc-automa-turn">
          <Plate
            className="mc-automa-card-name"
            target={thing(ids.automaCard(turn.card), [say('board.the.automa-card', { automaCard: turn.card })])}
          >
            {say('board.the.automa-card', { automaCard: turn.card })}
          </Plate>
          <Link to={ids.automaTurn(turn.n)}>{say('board.automa.again')}</Link>
          <AutomaRows rows={turn.rows.map(({ row, report }) => ({ row, report }))} />
          {turn.moved && <Ring moved={turn.moved} />}
        </div>
      )}
      <Link to={ids.automaCards}>{say('board.automa.deck', { n: table.automa ? count(table.automa.deck) : 0 })}</Link>
    </section>
  );
}
