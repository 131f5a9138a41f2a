import type { Answer } from '@orrery/kernel';
import type { Ship } from '../data/index.ts';
import { hasOpponent } from '../rules/fleets.ts';
import { indexOf } from '../rules/map.ts';
import { countOf, type Force, forceIn, hopeIn, withShip } from './campaign.ts';
import { GUESSES } from './guesses.ts';
import type { Mind } from './mind.ts';
import { type Marshal, marshalOf, type Underway } from './move.ts';

/** Arguments of the questions `move` and `move-on`. */
export interface Moving {
  readonly left: number;
  readonly ship?: Ship;
  readonly sector?: number;
  readonly steps?: number;
}

/** How things stand in the middle of a Move action: a ship that left its place, and moves still to come. */
interface Stage {
  readonly moves: number;
  readonly left?: { readonly ship: Ship; readonly at: number };
  readonly underway?: Underway;
}

/**
 * Whether a step begins a fight elsewhere that cannot be won, or takes the hope from one that was begun. A fleet arrives
 * ship by ship, so what counts is what can still come with the moves that are left.
 */
export function isHopeless(mind: Mind, question: 'move' | 'move-on', about: Moving, answer: Answer): boolean {
  const marshal = marshalOf(mind);
  const now = stageNow(mind, question, about);
  const then = stageAfter(mind, question, about, answer);
  if (then === now) return false;
  const pending = mind.once('pending', () => begun(marshal).filter((target) => isUnfinished(marshal, target, now)));
  const goal = then.underway?.at;
  if (goal !== undefined && isAttack(mind, goal)) {
    if (pending.length > 0 && !pending.includes(goal)) return true;
    if (hope(marshal, goal, then) < GUESSES.hope) return true;
  }
  for (const target of pending)
    if (countOf(presence(marshal, target, then)) > 0 && hope(marshal, target, then) < GUESSES.hope) return true;
  return then.left !== undefined && begun(marshal).includes(then.left.at) && strands(marshal, then.left.at, then);
}

/** Opponents in somebody else's or nobody's sector. */
function isAttack({ table, seat }: Mind, at: number): boolean {
  return table.map[at].disc !== seat && hasOpponent(table, table.map[at], seat);
}

/** Attacks with ships of the seat already there. */
const begun = ({ mind }: Marshal): number[] =>
  mind.once('begun', () => {
    const { map } = mind.table;
    const targets: number[] = [];
    for (let at = 0; at < map.length; at++)
      if (isAttack(mind, at) && countOf(forceIn(mind, map[at])) > 0) targets.push(at);
    return targets;
  });

const isUnfinished = (marshal: Marshal, target: number, now: Stage): boolean =>
  hopeIn(marshal.mind, marshal.sector(target), forceIn(marshal.mind, marshal.sector(target))) < GUESSES.hope &&
  hope(marshal, target, now) >= GUESSES.hope;

/** Ships leave so that those who stay are lost. */
const strands = (marshal: Marshal, target: number, then: Stage): boolean =>
  countOf(presence(marshal, target, then)) > 0 && hope(marshal, target, { ...then, moves: 0 }) < GUESSES.hope;

function stageNow(mind: Mind, question: 'move' | 'move-on', { left, ship, sector, steps }: Moving): Stage {
  if (question === 'move') return mind.once('stage', () => ({ moves: left }));
  return mind.once('stage', () => {
    const at = indexOf(mind.table, sector as number);
    const there = { ship: ship as Ship, at };
    return { moves: left - 1, left: there, underway: { ...there, steps: steps as number } };
  });
}

function stageAfter(mind: Mind, question: 'move' | 'move-on', about: Moving, answer: Answer): Stage {
  const { table } = mind;
  if (answer.do === 'move') {
    const ship = (answer.ship ?? about.ship) as Ship;
    const from = indexOf(table, (answer.from ?? about.sector) as number);
    const steps = (question === 'move' ? mind.values(ship).movement : (about.steps as number)) - 1;
    const at = indexOf(table, answer.to as number);
    return { moves: about.left - 1, left: { ship, at: from }, underway: { ship, at, steps } };
  }
  if (answer.do === 'stop') return { moves: about.left - 1 };
  return answer.do === 'end' ? { moves: 0 } : stageNow(mind, question, about);
}

/** Own ships in a sector at a stage, the one under way included where it is or can still come. */
function presence(marshal: Marshal, target: number, { left, underway }: Stage): Force {
  let force = forceIn(marshal.mind, marshal.sector(target));
  if (left?.at === target) force = withShip(force, left.ship, -1);
  if (underway && marshal.distance(target)[underway.at] <= underway.steps) force = withShip(force, underway.ship);
  return force;
}

/** The chance with all that can still come. */
function hope(marshal: Marshal, target: number, stage: Stage): number {
  let force = presence(marshal, target, stage);
  const besides = stage.left && { ...stage.left, steps: 0 };
  for (const ship of marshal.reinforcements(target, stage.moves, besides)) force = withShip(force, ship);
  return hopeIn(marshal.mind, marshal.sector(target), force);
}
