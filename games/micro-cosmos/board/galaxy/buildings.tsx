import { silent } from '@orrery/ui/board';
import { planetIdOf } from '../../rules/lookups/index.ts';
import { useBoard, useFace, useMe, useThing } from '../context.tsx';
import { Building } from '../pieces/hull.tsx';
import { ids } from '../read/targets.ts';
import type { SectorProps } from './layout.ts';

/** Colonies on the left shore of the planet, outposts on the right. */
export function Buildings({ cell, sector, layout }: SectorProps) {
  const { say, choice, view } = useBoard();
  const thing = useThing();
  const me = useMe();
  const { asked, picked } = choice;
  const { globe, small, flat } = layout;
  const scale = small ? 0.55 : 0.9;
  const middle = { x: layout.cell.width / 2, y: layout.cell.height / 2 };
  const at = (side: -1 | 1, i: number) => {
    const turn = ((flat ? 0.75 : 0.32) + i * 0.3) * side;
    return `translate(${middle.x + Math.sin(turn * 1.9) * globe * 1.02} ${middle.y + Math.cos(turn * 1.9) * globe * 0.9}) scale(${scale})`;
  };
  const movers = asked?.question === 'automa-outpost' ? asked.about.player : me;
  // A phone shows either the actions or the galaxy: the action is chosen first, then the outpost that moves.
  const waits =
    small &&
    asked?.question === 'planet-action' &&
    picked.action !== 'create-outpost' &&
    view.table.players[asked.seat].outpostPool === 0;
  return (
    <>
      {sector.colonies.map((player, i) => (
        <Owned
          key={`colony ${player} ${i}`}
          kind="colony"
          player={player}
          piece={`colony:${cell}:${player}`}
          at={at(-1, i)}
        />
      ))}
      {sector.outposts.map((player, i) => {
        const outpost = (
          <Owned
            key={`outpost ${player}`}
            kind="outpost"
            player={player}
            piece={`outpost:${cell}:${player}`}
            at={at(1, i)}
          />
        );
        if (player !== movers || waits) return outpost;
        return (
          <g
            key={`outpost ${player}`}
            {...thing(
              ids.outpost(cell),
              [say('board.outpost', { player, planet: planetIdOf(sector) })],
              ids.card(cell),
            )}
          >
            <g transform={at(1, i)}>
              <circle className="mc-reach" r="20" />
            </g>
            {outpost}
          </g>
        );
      })}
    </>
  );
}

interface OwnedProps {
  readonly kind: 'colony' | 'outpost';
  readonly player: number;
  readonly piece: string;
  readonly at: string;
}

function Owned({ kind, player, piece, at }: OwnedProps) {
  const { mark } = useFace(player);
  return (
    <g transform={at} {...silent}>
      <g data-piece={piece} className="mc-falling">
        <Building kind={kind} mark={mark} />
      </g>
    </g>
  );
}
