import type { Seat } from '@orrery/kernel';
import { facing, height, topOf } from '../station.ts';
import type { TableView } from '../table.ts';

export interface Depot {
  readonly stack: number;
  /** Null when the stack is empty. */
  readonly tile: string | null;
  readonly height: number;
}

/** What a seat would face with the station turned like this: the outer and the inner depot. */
export function depots(table: TableView, seat: Seat, rotation = table.station.rotation): [Depot, Depot] {
  const [outer, inner] = facing(table, seat, rotation).map(
    (stack): Depot => ({ stack, tile: topOf(table, stack) ?? null, height: height(table.station.stacks[stack]) }),
  );
  return [outer, inner];
}
