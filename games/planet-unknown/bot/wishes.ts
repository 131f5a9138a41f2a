import type { Track } from '../data/ids.ts';
import { type Goal, MISSIONS } from '../data/missions.ts';
import { chartOf } from '../rules/lookups/atlas.ts';
import { numberOf, terrainNumber } from '../rules/lookups/ground.ts';
import type { TileCell } from '../rules/lookups/orientation.ts';
import type { Area } from '../rules/table.ts';

/** A side along which a tile continues an area of a terrain that a mission asks for. */
const CONTACT = 0.35;
/** An advance of a track that a mission wants at its top. */
const TOPPING = 0.6;

/** What personal missions ask of tiles, in points. */
export class Wishes {
  private readonly area: Area;
  private readonly goals: readonly Goal[];
  /** Numbers of terrains wanted in one place. */
  private readonly gathered: ReadonlySet<number>;

  constructor(area: Area) {
    this.area = area;
    this.goals = area.missions.cards.map((mission) => MISSIONS[mission].personal);
    this.gathered = new Set(this.goals.flatMap(gathers));
  }

  ofTile(cells: readonly TileCell[]): number {
    if (this.gathered.size === 0) return 0;
    const { beside } = chartOf(this.area);
    let contacts = 0;
    for (const { cell, code } of cells) {
      const terrain = terrainNumber(code);
      if (!this.gathered.has(terrain)) continue;
      for (const next of beside[cell]) if (terrainNumber(this.area.cells[next]) === terrain) contacts++;
    }
    return CONTACT * contacts;
  }

  ofAdvance(track: Track): number {
    return this.goals.some((goal) => goal.condition === 'track-at-top' && goal.track === track) ? TOPPING : 0;
  }
}

const gathers = (goal: Goal): number[] =>
  goal.condition === 'rectangle' || goal.condition === 'area-with-buildings' ? [numberOf(goal.terrain)] : [];
