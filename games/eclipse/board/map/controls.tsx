import type { Seat } from '@orrery/kernel';
import { Glyph, type GlyphName } from '@orrery/ui';
import { useState } from 'react';
import { zones } from '../../rules/lookups/index.ts';
import type { Seen } from '../../rules/table.ts';
import { useBoard } from '../context.tsx';
import { PlacingStrip } from './placing.tsx';

/** Ways to look at the map, and the ways to place a sector. */
export function MapControls() {
  const { view, look, say, seat } = useBoard();
  const [unfolded, unfold] = useState(false);
  const battle = useLastBattle();
  const own = ownPart(view.table, seat);
  return (
    <>
      <div className="ec-looks" role="toolbar" aria-label={say('board.map.looks')} data-open={unfolded}>
        <Look icon="eye" label={say('board.map.looks')} onPress={() => unfold(!unfolded)} pressed={unfolded} />
        <Look icon="fit" label={say('board.map.fit')} onPress={() => look()} />
        {own.length > 0 && <Look icon="person" label={say('board.map.mine')} onPress={() => look(own)} />}
        {battle !== undefined && (
          <Look icon="warning" label={say('board.map.battle')} onPress={() => look(around(battle))} />
        )}
      </div>
      <PlacingStrip />
    </>
  );

  /** The sector with its neighbours. */
  function around(id: number): string[] {
    const near = view.table.map.find((sector) => sector.id === id)?.near ?? [];
    return [id, ...near.filter((at) => at >= 0).map((at) => view.table.map[at].id)].map((one) => `sector:${one}`);
  }
}

/** Sectors with a disc or ships of a seat, and where it can explore. */
function ownPart(table: Seen, seat: Seat): string[] {
  if (table.players[seat].species === null) return [];
  const sectors = table.map.filter(({ disc, fleets }) => disc === seat || fleets.some((fleet) => fleet.seat === seat));
  return [...sectors.map(({ id }) => `sector:${id}`), ...zones(table, seat).map(({ q, r }) => `zone:${q},${r}`)];
}

interface LookProps {
  readonly icon: GlyphName;
  readonly label: string;
  readonly onPress: () => void;
  readonly pressed?: boolean;
}

function Look({ icon, label, onPress, pressed }: LookProps) {
  return (
    <button type="button" className="ec-look" aria-label={label} title={label} aria-pressed={pressed} onClick={onPress}>
      <Glyph name={icon} />
    </button>
  );
}

/** Where a battle runs or ran last. */
function useLastBattle(): number | undefined {
  const { log = [], view } = useBoard();
  const told = log.findLast((event) => event.type === 'battle-began' || event.type === 'npc-battle-began');
  const last = view.table.battle?.sector ?? told?.sector;
  return view.table.map.find(({ id }) => id === last)?.id;
}
