import { InPrompt, usePromptSlot } from '@orrery/ui/board';
import { hexOf } from '../../data/index.ts';
import { EDGES, hasDoor, opposite, turned } from '../../rules/lookups/index.ts';
import type { Seen } from '../../rules/table.ts';
import { useBoard, useThing } from '../context.tsx';
import { useCover } from '../cover.ts';
import { edgeMiddle, hexPath, type Zone } from './hexes.ts';
import { placePart, placing } from './parts.ts';

interface Joint {
  readonly edge: number;
  /** The neighbour at that edge. */
  readonly sector: number;
}

/** Edges at which a hex would join a neighbour's wormhole. */
export function joined({ map }: Seen, { q, r }: Zone, doors: number): Joint[] {
  return EDGES.flatMap(([dq, dr], edge) => {
    const near = map.find((sector) => sector.q === q + dq && sector.r === r + dr);
    return near && hasDoor(doors, edge) && hasDoor(near.doors, opposite(edge)) ? [{ edge, sector: near.id }] : [];
  });
}

/** The number that stands on a sector. */
const numberOf = (sector: number): string => String(sector).padStart(3, '0');

/** All legal ways to place what was drawn as small pictures, and the way to put it back. */
export function PlacingStrip() {
  const { choice, view, say } = useBoard();
  const thing = useThing();
  const slot = usePromptSlot();
  const now = placing(choice, view.table);
  const strip = useCover<HTMLElement>(now !== undefined && !slot);
  if (!now) return null;
  const discard = thing({ id: 'discard', name: [say('do.discard')], part: { do: 'discard' } });
  const ways = (
    <>
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
    </>
  );
  if (slot)
    return (
      <InPrompt>
        <div className="ec-answers">{ways}</div>
      </InPrompt>
    );
  return (
    <section ref={strip} className="ec-mapbar" aria-label={say('board.map.placing')}>
      {ways}
    </section>
  );
}

function Way({ sector, turn, zone }: { readonly sector: number; readonly turn: number; readonly zone: Zone }) {
  const { view, say } = useBoard();
  const thing = useThing();
  const doors = turned(hexOf(sector).doors, turn);
  const links = joined(view.table, zone, doors);
  const isLink = (edge: number) => links.some((link) => link.edge === edge);
  const sectors = links.map(({ sector: near }) => numberOf(near)).join(' + ');
  const { className, ...target } = thing({
    id: `rotation:${sector}:${turn}`,
    name: [
      say(`sector.${sector}`),
      say('board.map.turned', { degrees: turn * 60 }),
      links.length > 0 ? say('board.map.joins', { numbers: sectors }) : say('board.map.links', { count: 0 }),
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
              r={isLink(edge) ? 22 : 13}
              className={isLink(edge) ? 'ec-mini-link' : 'ec-mini-door'}
            />
          );
        })}
        <text dy="0.36em" className="ec-mini-count">
          {links.length}
        </text>
      </svg>
      {sectors && <span className="ec-way-joins">{sectors}</span>}
    </button>
  );
}
