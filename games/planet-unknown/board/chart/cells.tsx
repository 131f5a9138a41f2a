import { choosable } from '@orrery/ui';
import type { Choice } from '@orrery/ui/contract';
import { type FocusEvent, memo, useCallback, useEffect, useMemo, useRef } from 'react';
import type { PlanetUnknown } from '../../rules/vocabulary.ts';
import { useBoard, useHandNow } from '../context.tsx';
import type { Hand } from '../hand/hand.ts';
import { type CellTarget, type CellUse, cellPart, cellTargets } from '../read/cell-targets.ts';
import { CELL, xOf, yOf } from '../read/cells.ts';
import type { Cell } from '../read/table.ts';
import { ids } from '../read/targets.ts';

/** Every cell of the grid, to read and to touch: legal ones shine, others say why not. */
export function Cells() {
  const { choice, view, say, seat, marked } = useBoard();
  const hand = useHandNow();
  const { tool, way, rover } = hand;
  const targets = useMemo(
    () => cellTargets({ choice, view, say, seat, tool, way, rover }),
    [choice, view, say, seat, tool, way, rover],
  );
  const latest = useRef({ hand, choice });
  useEffect(() => {
    latest.current = { hand, choice };
  });
  const act = useCallback((cell: Cell, use: CellUse) => touch(latest.current, cell, use), []);
  useEffect(() => keepFocusLegal(targets), [targets]);
  const look = useCallback((cell: Cell, { target }: FocusEvent<Element>) => {
    if (target.matches(':focus-visible')) latest.current.hand.point({ x: xOf(cell), y: yOf(cell) });
  }, []);
  return (
    <g className={`pu-cells pu-cells-${tool}`}>
      {targets.map((target) => (
        <CellThing
          key={target.cell}
          {...target}
          marked={marked.includes(ids.cell(target.cell))}
          act={act}
          look={look}
        />
      ))}
    </g>
  );
}

/** A tile turned by a key may not fit where the focus is: the focus goes to the nearest place where it does. */
function keepFocusLegal(targets: readonly CellTarget[]): void {
  const focused = document.activeElement;
  if (!(focused instanceof SVGElement) || !focused.matches('.pu-cell-none:focus-visible')) return;
  const cell = Number(focused.dataset.cell);
  const far = (other: Cell) => Math.hypot(xOf(other) - xOf(cell), yOf(other) - yOf(cell));
  const spots = targets.filter(({ use }) => use === 'spot').map((target) => target.cell);
  const [nearest] = spots.sort((a, b) => far(a) - far(b));
  if (nearest !== undefined) focused.parentElement?.querySelector<SVGElement>(`[data-cell="${nearest}"]`)?.focus();
}

interface Holding {
  readonly hand: Hand;
  readonly choice: Choice<PlanetUnknown>;
}

function touch({ hand, choice }: Holding, cell: Cell, use: CellUse): void {
  if (use === 'rover') hand.pickRover(cell);
  else if (use === 'cell') choice.pick(cellPart(choice.asked?.question, cell));
  else hand.put(cell);
}

interface CellThingProps extends CellTarget {
  readonly marked: boolean;
  readonly act: (cell: Cell, use: CellUse) => void;
  readonly look: (cell: Cell, event: FocusEvent<Element>) => void;
}

const CellThing = memo(function CellThing({ cell, name, use, picked, says, marked, act, look }: CellThingProps) {
  const can = use !== 'none';
  const props = {
    ...choosable(ids.cell(cell), name, () => act(cell, use), { can, picked }),
    'data-says': says,
    onFocus: (event: FocusEvent<Element>) => look(cell, event),
  };
  return (
    <g
      {...props}
      data-cell={cell}
      className={`${props.className} pu-cell pu-cell-${use}${marked ? ' target-marked' : ''}`}
      transform={`translate(${xOf(cell) * CELL} ${yOf(cell) * CELL})`}
    >
      <rect className="pu-edge" x="1.5" y="1.5" width={CELL - 3} height={CELL - 3} rx="5" />
      {can && <circle cx={CELL / 2} cy={CELL / 2} r="4.5" />}
    </g>
  );
});
