import { chartOf } from '../rules/lookups/atlas.ts';
import type { AreaView, Cell } from '../rules/table.ts';

/** Points that a tile's contact with pieces and the edge is worth, if it touches all around. */
const SNUG = 3;
/** Points lost with a gap for patches only, and with one for the smallest tile only. */
const GAP = 1;
const NARROW = 0.4;

const COVERED = 0;
const OPEN = 1;
const OWN = 2;

/** Judges how tiles lie among what is on a planet already. */
export class Shapes {
  private readonly ground: Uint8Array;
  private readonly beside: readonly (readonly Cell[])[];

  constructor(area: AreaView) {
    this.beside = chartOf(area).beside;
    this.ground = Uint8Array.from(area.cells, (code) => (code === 0 ? OPEN : COVERED));
  }

  /** Contact on all sides is good, open cells closed in are not. */
  worth(tile: readonly Cell[]): number {
    const { ground, beside } = this;
    for (const cell of tile) ground[cell] = OWN;
    let open = 0;
    let inside = 0;
    let gaps = 0;
    for (const cell of tile)
      for (const next of beside[cell])
        if (ground[next] === OWN) inside++;
        else if (ground[next] === OPEN) {
          open++;
          gaps += this.gap(next);
        }
    for (const cell of tile) ground[cell] = OPEN;
    return SNUG * (1 - open / (SIDES * tile.length - inside)) - gaps;
  }

  /** What is lost with an open cell that has no way out, or only one to a cell without another. */
  private gap(cell: Cell): number {
    const way = this.onlyWay(cell, cell);
    if (way === undefined) return 0;
    return way === NONE ? GAP : this.onlyWay(way, cell) === NONE ? NARROW : 0;
  }

  /** The single open cell beside this one but for `from`; undefined if there are several. */
  private onlyWay(cell: Cell, from: Cell): Cell | undefined {
    let found = NONE;
    for (const next of this.beside[cell]) {
      if (next === from || this.ground[next] !== OPEN) continue;
      if (found !== NONE) return undefined;
      found = next;
    }
    return found;
  }
}

const SIDES = 4;
const NONE = -1;
