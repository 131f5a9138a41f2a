import type { AboutOf, AnswerTo } from '@orrery/kernel';
import type { Ship } from '../data/index.ts';
import { hasOpponent } from '../rules/lookups/fleets.ts';
import { indexOf } from '../rules/lookups/map.ts';
import type { Eclipse } from '../rules/vocabulary.ts';
import { countOf, type Force, forceIn, hopeIn, withShip } from './campaign.ts';
import { GUESSES } from './guesses.ts';
import type { Mind } from './mind.ts';
import { type Marshal, marshalOf, type Underway } from './move.ts';

/** How things stand in the middle of a Move action: a ship that left its place, and moves still to come. */
interface Stage {
  readonly moves: number;
  readonly left?: { readonly ship: Ship; readonly at: number };
  readonly underway?: Underway;
}

/** A first step of a ship, or the end of the action. */
export function isHopelessMove(mind: Mind, left: number, answer: AnswerTo<Eclipse, 'move'>): boolean {
  const now = mind.once('stage', (): Stage => ({ moves: left }));
  if (answer.do === 'end') return losesHope(mind, now, { moves: 0 });
  if (answer.do !== 'move') return false;
  const { ship, from, to } = answer;
  return losesHope(mind, now, {
    moves: left - 1,
    left: { ship, at: indexOf(mind.table, from) },
    underway: { ship, at: indexOf(mind.table, to), steps: mind.values(ship).movement - 1 },
  });
}

/** A further step of the ship under way, or its stop. */
export function isHopelessStep(
  mind: Mind,
  { left, ship, sector, steps }: AboutOf<Eclipse, 'move-on'>,
  answer: AnswerTo<Eclipse, 'move-on'>,
): boolean {
  const moves = left - 1;
  const there = { ship, at: indexOf(mind.table, sector) };
  const now = mind.once('stage', (): Stage => ({ moves, left: there, underway: { ...there, steps } }));
  if (answer.do === 'stop') return losesHope(mind, now, { moves });
  const underway = { ship, at: indexOf(mind.table, answer.to), steps: steps - 1 };
  return losesHope(mind, now, { moves, left: there, underway });
}

/**
 * Whether a fight begins elsewhere that cannot be won, or hope is taken from one that was begun. A fleet arrives ship by
 * ship, so what counts is what can still come with the moves that are left.
 */
function losesHope(mind: Mind, now: Stage, then: Stage): boolean {
  const marshal = marshalOf(mind);
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
