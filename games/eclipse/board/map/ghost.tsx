import { choosable, isPicked, pressable } from '@orrery/ui';
import { useBoard } from '../context.tsx';
import { DrawnHexes } from './drawn.tsx';
import { at, centreOf, hexPath } from './hexes.ts';
import { type Placing, placePart, placing, turnedOn } from './parts.ts';
import { Preview } from './preview.tsx';

const OUTLINE = hexPath(97);

/** The hex that is being placed: a tap turns it, two buttons turn it either way, the bar confirms. */
export function Ghost({ marks }: { readonly marks: readonly number[] }) {
  const { choice, view, say } = useBoard();
  const now = placing(choice, view.table);
  if (!now) return <DrawnHexes marks={marks} />;
  const part = placePart(now.sector, now.turn);
  const chosen = isPicked(choice, part);
  const turn = (by: 1 | -1) => choice.propose(placePart(now.sector, chosen ? turnedOn(now, by) : now.turn));
  const name = [
    say(`sector.${now.sector}`),
    say('board.map.turned', { degrees: now.turn * 60 }),
    say(chosen ? 'board.map.tap-turn' : 'board.map.tap-place'),
  ].join(', ');
  return (
    <g transform={at(centreOf(now))}>
      <g {...choosable(`place:${now.sector}`, name, () => turn(1), { can: true, picked: chosen, says: part })}>
        <Preview id={now.sector} zone={now} turn={now.turn} marks={marks} />
        <path d={OUTLINE} className="ec-reach" />
        <path d={OUTLINE} className="ec-edge-halo" />
        <path d={OUTLINE} className="ec-edge" />
      </g>
      <Turners placing={now} onTurn={(by) => choice.propose(placePart(now.sector, turnedOn(now, by)))} />
    </g>
  );
}

interface TurnersProps {
  readonly placing: Placing;
  readonly onTurn: (by: 1 | -1) => void;
}

const ARROW = 'M-8 3A9 9 0 1 1 0 9M-13-1L-8 4L-3-1';

function Turners({ placing: { hexes, sector }, onTurn }: TurnersProps) {
  const { say } = useBoard();
  const turns = hexes.find((hex) => hex.sector === sector)?.turns ?? [];
  if (turns.length < 2) return null;
  return ([-1, 1] as const).map((by) => {
    const side = by < 0 ? 'left' : 'right';
    const { className, ...target } = pressable(`turn:${side}`, say(`board.map.turn.${side}`), () => onTurn(by));
    return (
      <g key={by} transform={`translate(${by * 62} 84)`}>
        <g {...target} className={`${className} ec-token ec-tokens`}>
          <circle r="24" className="ec-token-reach" />
          <circle r="20" className="ec-token-plate" />
          <path d={ARROW} transform={by > 0 ? 'scale(-1 1)' : undefined} className="ec-token-lines" />
        </g>
      </g>
    );
  });
}
