import { SHIPS } from '../../data/index.ts';
import { attackable, hasBoard } from '../../rules/lookups/index.ts';
import type { SeenSector } from '../../rules/table.ts';
import { BattleOdds } from '../battle/battle-odds.tsx';
import { fieldAt, type Newcomer } from '../battle/contest.ts';
import { raiders } from '../battle/plan.ts';
import { useBoard } from '../context.tsx';
import { shipsName } from '../map/names.ts';

interface SectorFightProps {
  readonly sector: SeenSector;
}

/** Whom the viewer would have to fight here, and the chances: as things stand, and with all that could come. */
export function SectorFight({ sector: { id } }: SectorFightProps) {
  const { say, view, seat, faces, open } = useBoard();
  const { table } = view;
  if (!hasBoard(table, seat)) return null;
  const { seats, npc } = attackable(table, id, seat);
  const names = [
    ...(npc ? [say(`ship.${npc}`)] : []),
    ...seats.map((one) => faces.find((face) => face.seat === one)?.name ?? ''),
  ];
  const waits = fieldAt(table, id) !== undefined;
  return (
    <>
      <p className="ec-note">
        {names.length > 0 ? say('board.sector.fight', { what: names.join(', ') }) : say('board.sector.fight.none')}
      </p>
      {waits && (
        <section>
          <h4 className="ec-note">{say('board.sector.odds.now')}</h4>
          <BattleOdds sector={id} attacker={seat} />
        </section>
      )}
      {names.length > 0 && <Coming sector={id} newcomers={raiders(table, seat, id)} />}
      {(names.length > 0 || waits) && (
        <button type="button" className="ec-link" onClick={() => open(`battle:${id}`)}>
          {say('board.sector.odds')}
        </button>
      )}
    </>
  );
}

/** The chances if all came that can get here in one move. */
function Coming({ sector, newcomers }: { readonly sector: number; readonly newcomers: readonly Newcomer[] }) {
  const { say, seat } = useBoard();
  if (newcomers.length === 0) return <p className="ec-note">{say('board.sector.odds.none')}</p>;
  const counts = SHIPS.map((ship) => ({ ship, count: newcomers.filter((one) => one.ship === ship).length }));
  const what = counts.flatMap(({ ship, count }) => (count > 0 ? [shipsName(say, ship, count)] : [])).join(', ');
  return (
    <section>
      <h4 className="ec-note">{say('board.sector.odds.coming', { what })}</h4>
      <BattleOdds sector={sector} attacker={seat} newcomers={newcomers} />
    </section>
  );
}
