import { matches } from '@orrery/kernel';
import type { Choice } from '@orrery/ui/contract';
import { useEffect, useRef } from 'react';
import type { PlanetUnknown } from '../../rules/vocabulary.ts';
import type { Path } from '../read/paths.ts';
import type { AreaView, Cell } from '../read/table.ts';

/** The rest of a tapped path: after the first step the rover goes on by itself. */
interface Drive {
  /** The question under which its next step waits for the player. */
  readonly since: number;
  readonly from: Cell;
  readonly cells: readonly Cell[];
}

let drive: Drive | undefined;

export function startDrive(since: number, { from, cells, jump }: Path): void {
  drive = jump ? undefined : { since, from, cells };
}

/** Where the rover will be in the end, if this step is part of a tapped path. */
export const goalOf = (since: number, from: Cell, to: Cell): Cell | undefined =>
  drive?.since === since && drive.from === from && drive.cells[0] === to ? drive.cells.at(-1) : undefined;

/** A second tap on what is chosen commits it, if it comes a little later. */
const AGAIN = 400;

/** Goes on with the path, step by step, as long as each next step is legal and nobody does something else. */
export function useDrive({ choice, area }: { readonly choice: Choice<PlanetUnknown>; readonly area: AreaView }): void {
  const latest = useRef<Choice<PlanetUnknown>>(choice);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    latest.current = choice;
    const { asked, proposed } = choice;
    if (!drive || !asked) return;
    if (drive.since === asked.since) {
      if (proposed && !matches(proposed, { from: drive.from, to: drive.cells[0] })) drive = undefined;
      return;
    }
    const [from, to] = drive.cells;
    const step = { act: 'step', from, to };
    const goesOn = to !== undefined && area.rovers.some(({ at }) => at === from) && choice.can(step);
    drive = goesOn ? { since: asked.since, from, cells: drive.cells.slice(1) } : undefined;
    if (!goesOn) return;
    choice.pick(step);
    timer.current = setTimeout(() => {
      const { asked: now, proposed: waits, pick } = latest.current;
      if (now?.since === asked.since && waits && matches(waits, step)) pick(step);
    }, AGAIN);
  }, [choice, area]);
}
