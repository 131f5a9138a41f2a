import { symbol } from '@orrery/ui';
import { silent } from '@orrery/ui/board';
import { memo } from 'react';
import { useBoard, useHandNow, useThing } from '../context.tsx';
import { CELL, columnName, rowName, SIZE, xOf, yOf } from '../read/cells.ts';
import type { Intent } from '../read/intent.ts';
import { type LineState, lineStates } from '../read/lines.ts';
import { ids } from '../read/targets.ts';

/** The medal of every row (left) and column (above): what a complete line is worth, and whether it is. */
export function Medals() {
  const { area } = useBoard();
  const { pointed, proposed } = useHandNow();
  const { rows, columns } = lineStates(area);
  const will = (line: 'row' | 'column', at: number) =>
    willComplete(proposed, line, at) || willComplete(pointed, line, at);
  return (
    <g className="pu-medals">
      {columns.map((state) => (
        <Medal key={state.at} line="column" state={state} will={will('column', state.at)} />
      ))}
      {rows.map((state) => (
        <Medal key={state.at} line="row" state={state} will={will('row', state.at)} />
      ))}
      <Coordinates />
    </g>
  );
}

interface MedalProps {
  readonly line: 'row' | 'column';
  readonly state: LineState;
  /** What is in hand would complete it. */
  readonly will: boolean;
}

const HEX = 'M-8 -14H8L16 0L8 14H-8L-16 0z';

const Medal = memo(function Medal({ line, state: { at, points, open, spoilt, complete }, will }: MedalProps) {
  const { say } = useBoard();
  const thing = useThing();
  const [x, y] = line === 'row' ? [-21, (at + 0.5) * CELL] : [(at + 0.5) * CELL, -21];
  const name = say(`board.line.${line}`, { at: line === 'row' ? rowName(at) : columnName(at), points });
  const props = thing(ids.line(line, at), [
    name,
    complete && say('board.line.complete'),
    open > 0 && say('board.line.open', { count: open }),
    spoilt && say('board.line.spoilt'),
  ]);
  const state = complete ? 'pu-medal-won' : will ? 'pu-medal-will' : spoilt ? 'pu-medal-spoilt' : '';
  return (
    <g {...props} className={`${props.className} pu-medal ${state}`} transform={`translate(${x} ${y})`}>
      <rect className="pu-edge" x="-19" y="-19" width="38" height="38" rx="8" />
      <path {...symbol('medal')} className="pu-medal-face" d={HEX} />
      <text y="6.5">{points}</text>
      {will && <Beam line={line} at={at} />}
    </g>
  );
});

/** A light along the line that is about to be complete. */
function Beam({ line, at }: { readonly line: 'row' | 'column'; readonly at: number }) {
  const { area } = useBoard();
  const cells = area.cells.flatMap((_, cell) => ((line === 'row' ? yOf(cell) : xOf(cell)) === at ? [cell] : []));
  const length = cells.length * CELL;
  return line === 'row' ? (
    <rect className="pu-beam" x="20" y={-CELL / 2} width={length + 2} height={CELL} />
  ) : (
    <rect className="pu-beam" x={-CELL / 2} y="20" width={CELL} height={length + 2} />
  );
}

const willComplete = (intent: Intent | undefined, line: 'row' | 'column', at: number): boolean =>
  (intent?.kind === 'place' || intent?.kind === 'patch') &&
  intent.what.completes[line === 'row' ? 'rows' : 'columns'].includes(at);

/** Letters below and numbers on the right, as on any chart. */
const Coordinates = () => (
  <g className="pu-coordinates" {...silent}>
    {Array.from({ length: SIZE }, (_, i) => (
      <g key={columnName(i)}>
        <text x={(i + 0.5) * CELL} y={SIZE * CELL + 15}>
          {columnName(i)}
        </text>
        <text x={SIZE * CELL + 12} y={(i + 0.5) * CELL + 5}>
          {rowName(i)}
        </text>
      </g>
    ))}
  </g>
);
