import type { Seat } from '@orrery/kernel';
import type { PlaceGain } from '../../data/corporations/corporation.ts';
import type { Terrain, Track } from '../../data/ids.ts';
import { type Building, buildingsOf, layingOf } from '../buildings.ts';
import { placeGains } from '../place.ts';
import type { AreaView, Cell, Placement, TableView } from '../table.ts';
import { activeTech } from '../techs.ts';
import { codeOf } from './ground.ts';
import type { TileCell } from './orientation.ts';
import { completeLines } from './scoring/lines.ts';

/** PU-20.4: what a placement would do, before it is made. */
export interface Preview {
  readonly cells: readonly TileCell[];
  /** For each building: the tracks it may advance (several: a choice) and by how many steps; no tracks for nothing. */
  readonly buildings: readonly { terrain: Terrain; tracks: readonly Track[]; steps: number }[];
  /** What techs give for placing it. */
  readonly gains: readonly PlaceGain[];
  /** Where a meteorite would land. */
  readonly meteorite: Cell | null;
  readonly destroys: { readonly rovers: readonly Cell[]; readonly lifepods: readonly Cell[] };
  /** Lines that become complete. */
  readonly completes: { readonly rows: readonly number[]; readonly columns: readonly number[] };
}

const covering = (area: AreaView, cells: readonly { cell: Cell; code: number }[]): AreaView => {
  const shown = area.cells.slice();
  for (const { cell, code } of cells) shown[cell] = code;
  return { ...area, cells: shown };
};

const under = (area: AreaView, cells: readonly Cell[]) => ({
  rovers: area.rovers.map(({ at }) => at).filter((at) => cells.includes(at)),
  lifepods: area.lifepods.filter((at) => cells.includes(at)),
});

function newLines(before: AreaView, after: AreaView): Preview['completes'] {
  const [old, now] = [completeLines(before), completeLines(after)];
  return {
    rows: now.rows.filter((row) => !old.rows.includes(row)),
    columns: now.columns.filter((column) => !old.columns.includes(column)),
  };
}

function advancesBy(area: AreaView, { terrain, item }: Building): Preview['buildings'][number] {
  const doubled = activeTech(area, 'double-water') !== undefined;
  if (item?.kind === 'advance')
    return { terrain, tracks: [item.track], steps: item.track === 'water' && doubled ? item.steps * 2 : item.steps };
  if (item?.kind === 'energy') return { terrain, tracks: item.tracks, steps: 1 };
  if (item?.kind === 'tech-as-energy')
    return { terrain, tracks: [...new Set<Track>(['tech', ...item.tracks])], steps: 1 };
  return { terrain, tracks: [], steps: 0 };
}

export function preview({ areas }: TableView, seat: Seat, placement: Placement): Preview {
  const area = areas[seat];
  const laying = layingOf(area, placement);
  const cells = laying.cells.map(({ cell }) => cell);
  const symbol = laying.cells.find((cell) => cell.symbol);
  const meteorite = symbol && !activeTech(area, 'no-meteorites') ? symbol.cell : null;
  const covered = covering(area, laying.cells);
  const after = meteorite === null ? covered : { ...covered, meteorites: [...covered.meteorites, meteorite] };
  return {
    cells: laying.cells,
    buildings: buildingsOf(after, placement.tile, laying).map((building) => advancesBy(area, building)),
    gains: placeGains(area, placement.tile, laying.cells),
    meteorite,
    destroys: under(area, cells),
    completes: newLines(area, after),
  };
}

/** The same for a patch. */
export function previewPatch({ areas }: TableView, seat: Seat, cell: Cell): Pick<Preview, 'destroys' | 'completes'> {
  const area = areas[seat];
  const after = covering(area, [{ cell, code: codeOf('biomass') }]);
  const cleared = { ...after, meteorites: after.meteorites.filter((at) => at !== cell) };
  return { destroys: under(area, [cell]), completes: newLines(area, cleared) };
}
