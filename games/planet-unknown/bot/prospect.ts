import type { Seat } from '@orrery/kernel';
import { REPO_POINTS } from '../data/civ-cards.ts';
import type { Mark } from '../data/corporations/corporation.ts';
import { TRACKS } from '../data/ids.ts';
import { MISSION_POINTS, MISSIONS } from '../data/missions.ts';
import { rulesOf } from '../rules/corporations/index.ts';
import { chartOf } from '../rules/lookups/atlas.ts';
import { cellOf } from '../rules/lookups/ground.ts';
import { cardPoints, lifepodPoints, meteoritePoints } from '../rules/lookups/scoring/cards.ts';
import { cityPoints } from '../rules/lookups/scoring/lines.ts';
import type { Area, Cell, Table } from '../rules/table.ts';
import { isActive, techsOf } from '../rules/techs.ts';
import { civWorth } from './benefits.ts';
import { Fetching } from './fetching.ts';
import { effortOf } from './filling.ts';
import { goalChance } from './goals.ts';
import { Lines, likely } from './lines.ts';
import { tilesLeft } from './time.ts';
import { expectedMarks, trackPromise } from './tracks.ts';

/** What each tile still to come makes of an active tech or of a rover, in points. */
const TECH_PER_TILE = 0.05;
const ROVER_PER_TILE = 0.04;
/** Something that still has to be resolved. */
const PENDING = 0.7;
/** Meteorites fetched one by one: some never make a set. */
const SETS = 0.85;
const SET = 3;

/** A planet and a corporation with all that may be expected of them until the end. */
export class Prospect {
  readonly tiles: number;
  readonly fetching: Fetching;
  readonly lines: Lines;
  private readonly area: Area;
  private readonly efforts: Float64Array;

  constructor(area: Area, tiles: number) {
    this.area = area;
    this.tiles = tiles;
    const patches = this.area.stored + expectedMarks(this.area, 'biomass', this.tiles, patchesOf);
    this.efforts = effortOf(this.area, this.tiles, patches);
    this.fetching = new Fetching(this.area, this.tiles);
    this.lines = new Lines(this.area, this.efforts, (cell) => this.fetching.chance(cell));
  }

  /** Points to be expected, but for missions between players. */
  points(): number {
    const { planet, board, tokens, goals } = this.parts();
    return planet + board + tokens + goals;
  }

  /** The same by where they come from. */
  parts() {
    return {
      planet: this.planetPoints(),
      board: this.boardPoints(),
      tokens: this.tokenPoints(),
      goals: this.goalPoints(),
    };
  }

  private planetPoints(): number {
    const { rule } = chartOf(this.area).planet;
    if (rule.type === 'cities') return this.lines.promise() + cityPoints(this.area);
    if (rule.type !== 'worlds') return this.lines.promise();
    const worlds = rule.worlds.map((cells) => cells.reduce((sum, xy) => sum + this.efforts[cellOf(xy)], 0));
    return this.lines.promise() + worlds.reduce((sum, effort) => sum + rule.points * likely(effort), 0);
  }

  private boardPoints(): number {
    const { area, tiles } = this;
    let points = cardPoints(area) + trackPromise(area, tiles) + PENDING * area.pending.length;
    for (const track of TRACKS) points += rulesOf(area).points(area, track);
    for (const level of area.claims) points += civWorth(level);
    for (const tech of techsOf(area)) if (isActive(area, tech)) points += TECH_PER_TILE * tiles;
    return points + ROVER_PER_TILE * tiles * area.rovers.length;
  }

  private tokenPoints(): number {
    const { area } = this;
    const perPod = area.scored > 0 ? lifepodPoints(area) / area.scored : 1;
    const started = area.collected % SET;
    const coming = this.coming(area.meteorites);
    const sets = (SETS * coming + started * (1 - Math.exp(-coming))) / SET;
    return lifepodPoints(area) + perPod * this.coming(area.lifepods) + meteoritePoints(area) + REPO_POINTS[0] * sets;
  }

  private goalPoints(): number {
    const { area, tiles, efforts } = this;
    const goals = area.missions.cards.map((mission) => MISSIONS[mission].personal);
    if (goals.length === 0) return 0;
    const outlook = { tiles, efforts, meteorites: this.coming(area.meteorites), lifepods: this.coming(area.lifepods) };
    return goals.reduce((sum, goal) => sum + MISSION_POINTS.fulfilled * goalChance(area, goal, outlook), 0);
  }

  /** How many of these tokens will be fetched. */
  private coming(tokens: readonly Cell[]): number {
    return tokens.reduce((sum, cell) => sum + this.fetching.chance(cell), 0);
  }
}

export const prospectOf = (table: Table, seat: Seat): Prospect =>
  new Prospect(table.areas[seat], tilesLeft(table, seat));

const patchesOf = (mark: Mark): number => (mark.mark === 'patch' ? 1 : 0);
