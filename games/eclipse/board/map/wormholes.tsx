import { symbol } from '@orrery/ui';
import { silent } from '@orrery/ui/board';
import { can, EDGES, edgesOf, hasDoor, opposite } from '../../rules/lookups/index.ts';
import { useBoard } from '../context.tsx';
import { APOTHEM, at, centreOf } from './hexes.ts';

const HALF = `M-13 ${-APOTHEM}A13 13 0 0 0 13 ${-APOTHEM}z`;
const WHOLE = `M-13 ${-APOTHEM}A13 13 0 0 0 13 ${-APOTHEM}A13 13 0 0 0-13 ${-APOTHEM}z`;
const CORE = `M0 ${-APOTHEM - 9}A4 9 0 0 1 0 ${-APOTHEM + 9}A4 9 0 0 1 0 ${-APOTHEM - 9}z`;

export function WormholeDefs() {
  return (
    <defs>
      <radialGradient id="ec-worm-glow" gradientUnits="userSpaceOnUse" cx="0" cy={-APOTHEM} r="15">
        <stop offset="0" stopColor="var(--ec-worm-lit)" />
        <stop offset="0.45" stopColor="var(--ec-worm)" stopOpacity="0.85" />
        <stop offset="1" stopColor="var(--ec-worm)" stopOpacity="0.15" />
      </radialGradient>
      <path id="ec-worm-half" d={HALF} />
      <g id="ec-worm-full">
        <path d={WHOLE} className="ec-worm-ring" />
        <path d={CORE} className="ec-worm-core" />
      </g>
    </defs>
  );
}

/** Wormholes on all edges: open on both sides they join and shine; one alone is dim, unless a Wormhole Generator helps. */
export function Wormholes() {
  const { view, player } = useBoard();
  const { table } = view;
  const generator = player.species !== null && can(player, 'generator');
  return (
    <g className="ec-worms" {...silent}>
      {table.map.map((sector, index) => (
        <g key={sector.id} transform={at(centreOf(sector))}>
          {edgesOf(table, sector.id).map(({ edge, door, link }) => {
            if (!door) return null;
            // A joined pair is drawn once, by the sector that was placed first.
            if (link === 'full' && sector.near[edge] < index) return null;
            const state = link === 'full' ? 'full' : link === 'half' ? (generator ? 'bridged' : 'shut') : 'open';
            return (
              <use
                key={edge}
                {...symbol(`worm-${state}`)}
                href={link === 'full' ? '#ec-worm-full' : '#ec-worm-half'}
                className={`ec-worm ec-worm-${state}`}
                transform={`rotate(${edge * 60})`}
              />
            );
          })}
        </g>
      ))}
    </g>
  );
}

interface GhostDoorsProps {
  readonly q: number;
  readonly r: number;
  readonly doors: number;
}

/** Wormholes of a hex that is not placed yet, with the connections it would make. */
export function GhostDoors({ q, r, doors }: GhostDoorsProps) {
  const { map } = useBoard().view.table;
  return (
    <g>
      {EDGES.map(([dq, dr], edge) => {
        if (!hasDoor(doors, edge)) return null;
        const near = map.find((sector) => sector.q === q + dq && sector.r === r + dr);
        const joined = near !== undefined && hasDoor(near.doors, opposite(edge));
        return (
          <use
            key={`${dq},${dr}`}
            href={joined ? '#ec-worm-full' : '#ec-worm-half'}
            className={`ec-worm ec-worm-${joined ? 'full' : near ? 'shut' : 'open'}`}
            transform={`rotate(${edge * 60})`}
          />
        );
      })}
    </g>
  );
}
