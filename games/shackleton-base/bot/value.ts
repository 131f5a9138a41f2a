import { keysOf, type Match } from '@orrery/kernel';
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

/** Parts of a player's expected score, in points. */
export interface Parts {
  readonly points: number;
  readonly upkeep: number;
  readonly goals: number;
  readonly stock: number;
  readonly presence: number;
  readonly slots: number;
  readonly abilities: number;
  readonly leader: number;
  readonly shuttle: number;
}

/** How good the position is for each seat, from what everybody may expect in the end. */
export function value({ table, seats }: Judged): number[] {
  const hopes = partsOf(table).map(sumOf);
  return Array.from({ length: seats }, (_, seat) => {
    let best = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < hopes.length; other++) if (other !== seat) best = Math.max(best, hopes[other]);
    return 0.5 + 0.5 * Math.tanh((hopes[seat] - best) / GUESSES.margin);
  });
}

const NO_HOPE: Omit<Parts, 'points'> = {
  upkeep: 0,
  goals: 0,
  stock: 0,
  presence: 0,
  slots: 0,
  abilities: 0,
  leader: 0,
  shuttle: 0,
};

/** Points that everybody may expect in the end, by where they come from. */
export const partsOf = (table: Seen): Parts[] =>
  pointsNow(table).map((points, who) => ({ points, ...(table.result ? NO_HOPE : hopeOf(table, who)) }));

export const sumOf = (parts: Parts): number => parts.points + hopeIn(parts);

/** All but the points there are. */
export const hopeIn = (parts: Omit<Parts, 'points'>): number =>
  parts.upkeep +
  parts.goals +
  parts.stock +
  parts.presence +
  parts.slots +
  parts.abilities +
  parts.leader +
  parts.shuttle;

/** AstroBot makes about this much in a turn. */
const BOT_TURN = 5.5;

/** Points still to come: what is in stock, the upkeeps ahead, the crater, projects and goals. */
export function hopeOf(table: Seen, who: Who): Omit<Parts, 'points'> {
  const mind = mindOf(table, who);
  if (isBot(table, who)) return { ...NO_HOPE, shuttle: BOT_TURN * mind.turns };
  let stock = 0;
  for (const resource of RESOURCES)
    for (let n = 1; n <= mind.player.stock[resource]; n++) stock += mind.unit(resource, -n);
  let presence = 0;
  let slots = 0;
  for (const id of BUILDINGS) {
    const building = BUILDING[id];
    const site = mind.player.buildings[id];
    if (inCrater(site)) presence += GUESSES.presence * building.size * Math.min(mind.upkeeps, mind.turns / 6);
    if (site !== null) slots += 0.3 * GUESSES.slot * building.slots * mind.upkeeps;
  }
  let abilities = 0;
  for (const project of projectsOf(mind.player)) abilities += abilityWorth(mind, project);
  return {
    upkeep: upkeepHope(mind),
    goals: goalHope(mind),
    stock,
    presence,
    slots,
    abilities,
    leader: mind.player.upgraded ? GUESSES.leader * mind.turns : 0,
    // Turns that are left are worth most; everybody has about the same number of them.
    shuttle: 3 * crewSize(mind.player.shuttle),
  };
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
  for (const what of keysOf(gains)) sum += (gains[what] ?? 0) * mind.unit(what);
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
