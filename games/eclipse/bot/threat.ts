import type { Seat } from '@orrery/kernel';
import { SHIPS, type Ship } from '../data/index.ts';
import { fleetOf, hasOpponent } from '../rules/lookups/fleets.ts';
import { inGame } from '../rules/lookups/players.ts';
import type { Sector } from '../rules/table.ts';
import { forceIn, stake, withShip } from './campaign.ts';
import type { Mind } from './mind.ts';
import { groupsOf, stepsTo } from './reach.ts';

/** Strength of the own ships in a sector. */
export function guard(mind: Mind, sector: Sector): number {
  const fleet = fleetOf(sector, mind.seat);
  let sum = 0;
  if (fleet) for (const ship of SHIPS) sum += fleet[ship] * mind.power(ship);
  return sum;
}

/** Strength that the strongest rival without relations could bring into a sector with its next action. */
export const threatTo = (mind: Mind, at: number): number => mind.once(`threat ${at}`, () => worstThreat(mind, at));

function worstThreat(mind: Mind, at: number): number {
  const { table, seat, player } = mind;
  let worst = 0;
  for (let rival: Seat = 0; rival < table.players.length; rival++) {
    if (rival === seat || !inGame(table.players[rival]) || player.ambassadors.includes(rival)) continue;
    worst = Math.max(worst, striking(mind, at, rival));
  }
  return worst;
}

/** Ships that one action usually moves. */
const MOVED = 3;

function striking(mind: Mind, at: number, rival: Seat): number {
  const groups = mind.once(`groups ${rival}`, () => groupsOf(mind, rival));
  if (groups.length === 0) return 0;
  const steps = stepsTo(mind, at, rival);
  const fleet = fleetOf(mind.table.map[at], rival);
  let sum = 0;
  if (fleet) for (const ship of SHIPS) sum += fleet[ship] * mind.power(ship, rival);
  let moved = 0;
  for (const group of groups) {
    if (group.at === at || steps[group.at] > group.movement) continue;
    const count = Math.min(group.count, MOVED - moved);
    moved += count;
    sum += count * mind.power(group.ship, rival);
  }
  return sum;
}

/** How likely a threat takes a sector with such a guard. */
export const fall = (threat: number, guarded: number): number =>
  threat === 0 ? 0 : threat ** 2 / (threat ** 2 + guarded ** 2 + 0.01);

/** What it costs that a ship leaves a sector: a battle that goes worse, or a guard less. */
export function leaving(mind: Mind, sector: Sector, ship: Ship): number {
  const { table, seat } = mind;
  const force = forceIn(mind, sector);
  if (hasOpponent(table, sector, seat) || sector.disc !== seat) {
    return stake(mind, sector, force) - stake(mind, sector, withShip(force, ship, -1));
  }
  return 0.05;
}
