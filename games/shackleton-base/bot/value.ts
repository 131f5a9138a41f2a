import type { Match } from '@orrery/kernel';
import { BUILDING, BUILDINGS, RESOURCES, TIERS } from '../data/index.ts';
import {
  crewSize,
  forecast,
  type Gains,
  goalFacts,
  goalState,
  inCrater,
  isBot,
  laboratoryPoints,
  pointsNow,
  projectsOf,
} from '../rules/lookups/index.ts';
import type { Seen, Who } from '../rules/table.ts';
import type { ShackletonBase } from '../rules/vocabulary.ts';
import { GUESSES } from './guesses.ts';
import type { Mind } from './mind.ts';
import { abilityWorth } from './projects.ts';
import { mindOf } from './thinking.ts';

type Judged = Pick<Match<ShackletonBase>, 'table' | 'options' | 'seats'>;

/** How good the position is for each seat, from what everybody may expect in the end. */
export function value({ table, seats }: Judged): number[] {
  const points = pointsNow(table);
  const hopes = table.players.map((_, who) => (table.result ? points[who] : points[who] + hopeOf(table, who)));
  return Array.from({ length: seats }, (_, seat) => {
    let best = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < hopes.length; other++) if (other !== seat) best = Math.max(best, hopes[other]);
    return 0.5 + 0.5 * Math.tanh((hopes[seat] - best) / GUESSES.margin);
  });
}

/** AstroBot makes about this much in a turn. */
const BOT_TURN = 5.5;

/** Points still to come: what is in stock, the upkeeps ahead, the crater, projects and goals. */
export function hopeOf(table: Seen, who: Who): number {
  const mind = mindOf(table, who);
  if (isBot(table, who)) return BOT_TURN * mind.turns;
  let hope = upkeepHope(mind) + goalHope(mind);
  for (const resource of RESOURCES)
    for (let n = 1; n <= mind.player.stock[resource]; n++) hope += mind.unit(resource, -n);
  for (const id of BUILDINGS) {
    const { size, slots } = BUILDING[id];
    const site = mind.player.buildings[id];
    if (inCrater(site)) hope += GUESSES.presence * size * Math.min(mind.upkeeps, mind.turns / 6);
    if (site !== null) hope += 0.3 * GUESSES.slot * slots * mind.upkeeps;
  }
  for (const project of projectsOf(mind.player)) hope += abilityWorth(mind, project);
  if (mind.player.upgraded) hope += GUESSES.leader * mind.turns;
  // Turns that are left are worth most; everybody has about the same number of them.
  return hope + 3 * crewSize(mind.player.shuttle);
}

/** The next upkeep as it would be now, and the same again for those after it. */
function upkeepHope(mind: Mind): number {
  const { table, me, player, upkeeps } = mind;
  if (upkeeps === 0 || table.phase === 'setup') return 0;
  const { income, harvest, base, lost, upkeep, missing } = forecast(table, me);
  const paid = Math.min(upkeep.due, upkeep.due - missing) * mind.unit('credits', -1);
  const next = gainsWorth(mind, income) + gainsWorth(mind, harvest) - paid - lost.reputation - lost.vp;
  const later = (gainsWorth(mind, income) - upkeep.due * GUESSES.credit) * (upkeeps - 1) * 0.9;
  const laboratories = laboratoryPoints({ ...player, base }) - laboratoryPoints(player);
  return next + later + (mind.last ? laboratories : 0.4 * researchers(mind));
}

/** Matching astronauts that could stand in laboratories at the end. */
function researchers({ player }: Mind): number {
  let sum = 0;
  for (const id of BUILDINGS) if (BUILDING[id].endVp && player.buildings[id] !== null) sum += GUESSES.researcher * 2;
  return sum;
}

function gainsWorth(mind: Mind, gains: Gains): number {
  let sum = 0;
  for (const what of Object.keys(gains) as (keyof Gains)[]) sum += (gains[what] ?? 0) * mind.unit(what);
  return sum;
}

/** The best goal of each corporation that is still open, as far as it is likely. */
function goalHope(mind: Mind): number {
  const { table, me, player, turns } = mind;
  let hope = 0;
  for (const { id } of table.corporations) {
    if (player.goals.some(({ corporation }) => corporation === id)) continue;
    let best = 0;
    for (const tier of TIERS) {
      const { has, needs, free } = goalState(table, me, id, tier);
      if (free <= 0) continue;
      const lacks = Math.max(0, needs - has);
      const sure =
        lacks === 0
          ? turns > 0
            ? 0.85
            : 0
          : GUESSES.goal * Math.max(0, 1 - (2 * lacks) / Math.max(1, turns)) * (0.4 + (0.6 * has) / needs);
      best = Math.max(best, sure * goalFacts(id, tier).vp);
    }
    hope += best;
  }
  return hope;
}
