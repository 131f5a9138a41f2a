import { same as alike } from '@orrery/kernel';
import { Piece, silent } from '@orrery/ui/board';
import { useBoard, useHandNow } from '../context.tsx';
import { middleOf } from '../read/cells.ts';
import type { Intent } from '../read/intent.ts';
import type { Preview } from '../read/rules.ts';
import { Patch } from './patch.tsx';
import { Tile } from './tile.tsx';
import { Trail } from './trail.tsx';

/** The proposed answer, solid, and above it what the pointer holds. */
export function Ghosts() {
  const { choice } = useBoard();
  const { pointed, proposed } = useHandNow();
  const same = alike(place(pointed), place(proposed));
  return (
    <g className="pu-ghosts" {...silent}>
      {proposed && <Ghost intent={proposed} look="sure" />}
      {pointed && !(proposed && same) && <Ghost intent={pointed} look={choice.asked ? 'held' : 'sure'} />}
    </g>
  );
}

const place = (intent: Intent | undefined) => (intent && 'placement' in intent ? intent.placement : intent);

interface GhostProps {
  readonly intent: Intent;
  readonly look: 'sure' | 'held';
}

function Ghost({ intent, look }: GhostProps) {
  switch (intent.kind) {
    case 'place': {
      const { tile, x, y, turn, flip } = intent.placement;
      return (
        <>
          <Tile tile={tile} x={x} y={y} turn={turn} flip={flip} className={`pu-ghost pu-ghost-${look}`} />
          {intent.what.meteorite !== null && <Falling cell={intent.what.meteorite} />}
          <Losses {...intent.what.destroys} />
        </>
      );
    }
    case 'patch':
      return (
        <>
          <Patch cell={intent.cell} className={`pu-ghost pu-ghost-${look}`} />
          <Losses {...intent.what.destroys} />
        </>
      );
    case 'path':
      return <Trail path={intent.path} />;
    default: {
      if (!intent.placement) return null;
      const { tile, x, y, turn, flip } = intent.placement;
      return <Tile tile={tile} x={x} y={y} turn={turn} flip={flip} className="pu-ghost pu-ghost-refused" />;
    }
  }
}

function Falling({ cell }: { readonly cell: number }) {
  const [x, y] = middleOf(cell);
  return <Piece name="meteorite" x={x} y={y} size={34} className="pu-falling" />;
}

/** Rovers and lifepods that would be destroyed, struck out. */
const Losses = ({ rovers, lifepods }: Preview['destroys']) => (
  <>
    {rovers.map((cell) => (
      <Loss key={`rover ${cell}`} name="rover" cell={cell} />
    ))}
    {lifepods.map((cell) => (
      <Loss key={`lifepod ${cell}`} name="lifepod" cell={cell} />
    ))}
  </>
);

function Loss({ name, cell }: { readonly name: string; readonly cell: number }) {
  const [x, y] = middleOf(cell);
  return (
    <g>
      <Piece name={name} x={x} y={y} size={34} />
      <path className="pu-loss" d={`M${x - 15} ${y - 15}l30 30m0 -30l-30 30`} />
    </g>
  );
}
