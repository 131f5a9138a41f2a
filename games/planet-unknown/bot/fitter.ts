import { present, recordOf } from '@orrery/kernel';
import { type ByTrack, TRACKS } from '../data/ids.ts';
import { chartOf } from '../rules/lookups/atlas.ts';
import { hasCell, numberOf, terrainNumber, terrainOf } from '../rules/lookups/ground.ts';
import type { TileCell } from '../rules/lookups/orientation.ts';
import type { Area, Cell } from '../rules/table.ts';
import type { Prospect } from './prospect.ts';
import { Shapes } from './shape.ts';
import { advanceWorth } from './tracks.ts';
import { Wishes } from './wishes.ts';

const WATER = numberOf('water');
const ENERGY = numberOf('energy');

/** A rover is lost with all that it would fetch. */
const ROVER = 1.5;

/** Judges placements on one planet quickly, in points. */
export class Fitter {
  private readonly area: Area;
  private readonly prospect: Prospect;
  private readonly shapes: Shapes;
  private readonly wishes: Wishes;
  private readonly worths: ByTrack<number>;

  constructor(area: Area, prospect: Prospect) {
    this.area = area;
    this.prospect = prospect;
    this.shapes = new Shapes(area);
    this.wishes = new Wishes(area);
    this.worths = recordOf(TRACKS, (track) => advanceWorth(area, track, prospect.tiles) + this.wishes.ofAdvance(track));
  }

  fit(cells: readonly TileCell[]): number {
    const own = cells.map(({ cell }) => cell);
    const filled = this.prospect.lines.gain(own) + this.shapes.worth(own) - this.lost(own);
    return filled + this.advances(cells) + this.wishes.ofTile(cells);
  }

  private lost(own: readonly Cell[]): number {
    const { lifepods, rovers } = this.area;
    let lost = 0;
    for (const cell of lifepods) if (own.includes(cell)) lost += this.prospect.fetching.chance(cell);
    for (const { at } of rovers) if (own.includes(at)) lost += ROVER;
    return lost;
  }

  /** Buildings move their trackers: water needs ice, energy takes the best of what it touches. */
  private advances(cells: readonly TileCell[]): number {
    let sum = 0;
    for (const { code, building } of cells) {
      if (!building) continue;
      const terrain = present(terrainOf(code), 'terrain of a building');
      if (terrain === 'energy') sum += this.bestByEnergy(cells);
      else if (terrain !== 'water' || this.onIce(cells)) sum += this.worths[terrain];
    }
    return sum;
  }

  private onIce(cells: readonly TileCell[]): boolean {
    const { ice } = chartOf(this.area);
    return cells.some(({ cell, code }) => terrainNumber(code) === WATER && hasCell(ice, cell));
  }

  private bestByEnergy(cells: readonly TileCell[]): number {
    const { beside } = chartOf(this.area);
    let best = 0;
    for (const { cell, code } of cells) {
      best = Math.max(best, this.worthOf(code));
      if (terrainNumber(code) === ENERGY)
        for (const next of beside[cell]) best = Math.max(best, this.worthOf(this.area.cells[next]));
    }
    return best;
  }

  /** An advance of the track of this terrain, if it has one. */
  private worthOf(code: number): number {
    const terrain = terrainOf(code);
    return terrain && terrain !== 'energy' ? this.worths[terrain] : 0;
  }
}
