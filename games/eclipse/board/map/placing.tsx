import { hexOf } from '../../data/index.ts';
import { EDGES, hasDoor, opposite, turned } from '../../rules/lookups/index.ts';
import type { Seen } from '../../rules/table.ts';
import { useBoard, useThing } from '../context.tsx';
import { useCover } from '../cover.ts';
import { edgeMiddle, hexPath, type Zone } from './hexes.ts';
import { placePart, placing } from './parts.ts';

/** Edges at which a hex would join a neighbour's wormhole. */
export function joined({ map }: Seen, { q, r }: Zone, doors: number): number[] {
  return EDGES.flatMap(([dq, dr], edge) => {
    const near = map.find((sector) => sector.q === q + dq && sector.r === r + dr);
    return near && hasDoor(doors, edge) && hasDoor(near.doors, opposite(edge)) ? [edge] : [];
  });
}

/** All legal ways to place what was drawn as small pictures, and the way to put it back. */
export function PlacingStrip() {
  const { choice, view, say } = useBoard();
  const thing = useThing();
  const now = placing(choice, view.table);
  const strip = useCover<HTMLElement>(now !== undefined);
  if (!now) return null;
  const discard = thing({ id: 'discard', name: [say('do.discard')], part: { do: 'discard' } });
  return (
    <section ref={strip} className="ec-mapbar" aria-label={say('board.map.placing')}>
      {now.hexes.map(({ sector, turns }) => (
        <div key={sector} className="ec-mapbar-group">
          <span className="ec-mapbar-title">
            <b className="ec-name">{say(`sector.${sector}`)}</b>
            {turns.length > 1 && <small>{say('board.map.turn-key')}</small>}
          </span>
          <div className="ec-mapbar-row">
            {turns.map((turn) => (
              <Way key={turn} sector={sector} turn={turn} zone={now} />
            ))}
          </div>
        </div>
      ))}
      <button type="button" {...discard} className={`${discard.className} ec-mapchip`}>
        {say('do.discard')}
      </button>
    </section>
  );
}

function Way({ sector, turn, zone }: { readonly sector: number; readonly turn: number; readonly zone: Zone }) {
  const { view, say } = useBoard();
  const thing = useThing();
  const doors = turned(hexOf(sector).doors, turn);
  const links = joined(view.table, zone, doors);
  const { className, ...target } = thing({
    id: `rotation:${sector}:${turn}`,
    name: [
      say(`sector.${sector}`),
      say('board.map.turned', { degrees: turn * 60 }),
      say('board.map.links', { count: links.length }),
    ],
    part: placePart(sector, turn),
    details: `sector:${sector}`,
  });
  return (
    <button type="button" {...target} className={`${className} ec-mapchip ec-way-chip`}>
      <svg viewBox="-104 -104 208 208" width="40" height="40" aria-hidden="true">
        <path d={hexPath(98)} className={`ec-mini ec-ground-${hexOf(sector).family}`} />
        {EDGES.map(([dq, dr], edge) => {
          if (!hasDoor(doors, edge)) return null;
          const { x, y } = edgeMiddle(edge, 16);
          return (
            <circle
              key={`${dq},${dr}`}
              cx={x}
              cy={y}
              r={links.includes(edge) ? 22 : 13}
              className={links.includes(edge) ? 'ec-mini-link' : 'ec-mini-door'}
            />
          );
        })}
        <text dy="0.36em" className="ec-mini-count">
          {links.length}
        </text>
      </svg>
    </button>
  );
}
