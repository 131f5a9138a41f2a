import type { AboutOf, AnswerTo } from '@orrery/kernel';
import type { Ship } from '../data/index.ts';
import { hasOpponent } from '../rules/lookups/fleets.ts';
import { indexOf } from '../rules/lookups/map.ts';
import type { Sector } from '../rules/table.ts';
import type { Eclipse, OwnAnswer } from '../rules/vocabulary.ts';
import { type Force, forceIn, stake, withShip } from './campaign.ts';
import type { Mind } from './mind.ts';
import { type Group, groupsOf, stepsTo } from './reach.ts';
import { leaving } from './threat.ts';
import { sectorWorth } from './worth.ts';

/** A ship that is under way: where it is, and the steps it may still go. */
export interface Underway {
  readonly ship: Ship;
  readonly at: number;
  readonly steps: number;
}

/** All that the seat might send somewhere. */
export class Marshal {
  readonly mind: Mind;
  readonly groups: readonly Group[];
  private readonly distances: number[][] = [];
  private readonly bases = new Map<number, number>();
  private found: number[] | undefined;

  constructor(mind: Mind) {
    this.mind = mind;
    this.groups = groupsOf(mind);
  }

  distance(target: number): readonly number[] {
    this.distances[target] ??= stepsTo(this.mind, target);
    return this.distances[target];
  }

  /** Sectors worth a fleet: with opponents, of somebody else, or free and good to have. */
  get targets(): readonly number[] {
    if (this.found) return this.found;
    const { mind } = this;
    const { table, seat } = mind;
    this.found = [];
    for (let at = 0; at < table.map.length; at++) {
      const sector = table.map[at];
      if (hasOpponent(table, sector, seat) || (sector.disc !== null && sector.disc !== seat)) this.found.push(at);
      else if (sector.disc === null && sectorWorth(mind, sector) > 0) this.found.push(at);
    }
    return this.found;
  }

  sector(at: number): Sector {
    return this.mind.table.map[at];
  }

  /** What stands in a sector already brings. */
  base(at: number): number {
    let base = this.bases.get(at);
    if (base === undefined) {
      base = stake(this.mind, this.sector(at), forceIn(this.mind, this.sector(at)));
      this.bases.set(at, base);
    }
    return base;
  }

  /** Where ships must fight or are about to win a sector, nobody counts on them elsewhere. */
  private isBusy(at: number): boolean {
    const { table, seat } = this.mind;
    return hasOpponent(table, this.sector(at), seat) || (this.sector(at).disc !== seat && this.base(at) > 0);
  }

  /** Ships that can still get to a target with so many moves, the strongest first. */
  reinforcements(target: number, moves: number, besides?: Underway): Ship[] {
    const steps = this.distance(target);
    const ships: Ship[] = [];
    const taken: number[] = [];
    if (besides) taken[besides.at] = 1;
    for (const { at, ship, count, movement, free } of this.groups) {
      if (at === target || steps[at] > movement || this.isBusy(at)) continue;
      const there = besides && besides.at === at && besides.ship === ship ? count - 1 : count;
      for (let i = 0; i < there && ships.length < moves && (taken[at] ?? 0) < free; i++) {
        taken[at] = (taken[at] ?? 0) + 1;
        ships.push(ship);
      }
    }
    return ships;
  }

  /** The best that sending up to so many ships brings, beyond what stands there; `first` must be among them. */
  sending(target: number, moves: number, first?: Underway): number {
    const sector = this.sector(target);
    let force: Force = forceIn(this.mind, sector);
    let best = first ? Number.NEGATIVE_INFINITY : 0;
    const base = this.base(target);
    const more = this.reinforcements(target, moves - (first ? 1 : 0), first);
    const ships = first ? [first.ship, ...more] : more;
    for (let i = 0; i < ships.length; i++) {
      force = withShip(force, ships[i]);
      best = Math.max(best, stake(this.mind, sector, force) - base - CARE * i);
    }
    return best;
  }
}

/** Each ship more in a plan must bring something. */
const CARE = 0.05;
/** A ship that only comes closer to a target; less is not worth the move. */
const CLOSER = 0.12;
const FUSS = 0.2;
/** A ship that goes nowhere in particular. */
const AIMLESS = 0.12;

/** What the best plan for a Move action brings. */
export function movePromise(mind: Mind, moves: number): number {
  const marshal = marshalOf(mind);
  if (marshal.groups.length === 0) return 0;
  let best = 0;
  let second = 0;
  for (const target of marshal.targets) {
    const gain = marshal.sending(target, moves);
    if (gain > best) [best, second] = [gain, best];
    else if (gain > second) second = gain;
  }
  return best + (moves > 1 ? 0.3 * second : 0);
}

/** What going on from a place with so many steps brings to a ship: the best target it can reach, or come closer to. */
function onward(marshal: Marshal, { ship, at, steps }: Underway, from: number, moves: number): number {
  let best = -AIMLESS;
  for (const target of marshal.targets) {
    const distance = marshal.distance(target)[at];
    if (distance <= steps && target !== from)
      best = Math.max(best, marshal.sending(target, moves, { ship, at: from, steps }) - 0.02 * distance);
    else if (distance < marshal.distance(target)[from])
      best = Math.max(best, CLOSER * Math.min(2, marshal.sending(target, moves + 2, { ship, at: from, steps })) - FUSS);
  }
  return best;
}

/** Points that each step of a Move action brings. */
export function judgeMove(mind: Mind, left: number, answer: OwnAnswer<'move'>): number {
  if (answer.do !== 'move') return 0;
  const marshal = marshalOf(mind);
  const [from, to] = [indexOf(mind.table, answer.from), indexOf(mind.table, answer.to)];
  const { ship } = answer;
  const steps = mind.values(ship).movement - 1;
  return onward(marshal, { ship, at: to, steps }, from, left) - leaving(mind, marshal.sector(from), ship);
}

export function judgeMoveOn(
  mind: Mind,
  { ship, sector, steps, left }: AboutOf<Eclipse, 'move-on'>,
  answer: AnswerTo<Eclipse, 'move-on'>,
): number {
  const marshal = marshalOf(mind);
  const here = indexOf(mind.table, sector);
  if (answer.do === 'stop') {
    const force = withShip(forceIn(mind, marshal.sector(here)), ship, -1);
    return marshal.base(here) - stake(mind, marshal.sector(here), force);
  }
  return onward(marshal, { ship, at: indexOf(mind.table, answer.to), steps: steps - 1 }, here, left);
}

/** One marshal for all answers of a decision. */
export const marshalOf = (mind: Mind): Marshal => mind.once('marshal', () => new Marshal(mind));
