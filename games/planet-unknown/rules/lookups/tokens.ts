import type { AreaView, Cell } from '../table.ts';

/** Cells with a meteorite, loaded ones included, each once and in order. */
export function meteoriteCells({ meteorites, rovers }: AreaView): Cell[] {
  const loads = rovers.filter(({ loaded }) => loaded).map(({ at }) => at);
  return [...new Set([...meteorites, ...loads])].sort((a, b) => a - b);
}

/** PU-12.2.3: wherever they lie on the board; one that waits for its place counts already (PU-10.4.2). */
export const collectedLifepods = (area: AreaView): number =>
  area.scored + area.parked.length + area.slots.length + area.held;
