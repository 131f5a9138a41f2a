import type { AnswerTo } from '@orrery/kernel';
import { hexOf } from '../data/index.ts';
import { zones } from '../rules/lookups/explore.ts';
import { EDGES, hasDoor, opposite, sectorOf, stackAt, turned } from '../rules/lookups/map.ts';
import { hasAbility } from '../rules/lookups/players.ts';
import type { Eclipse, OwnAnswer } from '../rules/vocabulary.ts';
import { GUESSES } from './guesses.ts';
import type { Mind } from './mind.ts';
import { discCost, isAffordable } from './purse.ts';
import { findWorth, sectorWorth, stackWorths } from './worth.ts';

/** Whether a disc is left for what might be found, and can be paid. */
export const mayTake = ({ player }: Mind, discs: number): boolean =>
  player.discs >= discs && isAffordable(player, { discs });

/** What an Explore action brings: a hex of the best stack in reach, and the disc on it. */
export function explorePromise(mind: Mind): number {
  const worths = stackWorths(mind);
  let best = Number.NEGATIVE_INFINITY;
  for (const { q, r } of zones(mind.table, mind.seat)) best = Math.max(best, worths[stackAt(q, r)]);
  return GUESSES.find * best - (discCost(mind, 2) - discCost(mind, 1));
}

export function judgeExplore(mind: Mind, answer: OwnAnswer<'explore'>): number {
  if (answer.do !== 'explore') return 0;
  const { q, r } = answer;
  return 1.5 * stackWorths(mind)[stackAt(q, r)] + 0.3 + surroundings(mind, q, r);
}

/** Own sectors around make a zone safe and likely to connect, those of rivals the opposite. */
function surroundings({ table, seat }: Mind, q: number, r: number): number {
  let sum = 0;
  for (const [dq, dr] of EDGES) {
    const near = table.map.find((sector) => sector.q === q + dq && sector.r === r + dr);
    if (near?.disc === seat) sum += 0.1;
    else if (near && near.disc !== null) sum -= 0.15;
  }
  return sum;
}

export function judgePlacing(
  mind: Mind,
  { q, r }: { q: number; r: number },
  answer: AnswerTo<Eclipse, 'place-sector'>,
): number {
  if (answer.do !== 'place') return 0;
  const hex = hexOf(answer.sector);
  return 0.4 + findWorth(mind, hex) + connections(mind, { q, r }, turned(hex.doors, answer.rotation));
}

/** Ways to own sectors and to zones still to be explored are good, ways to rivals are not. */
function connections({ table, seat }: Mind, { q, r }: { q: number; r: number }, doors: number): number {
  let sum = 0;
  for (let edge = 0; edge < 6; edge++) {
    if (!hasDoor(doors, edge)) continue;
    const [dq, dr] = EDGES[edge];
    const near = table.map.find((sector) => sector.q === q + dq && sector.r === r + dr);
    if (!near) sum += GUESSES.links.open;
    else if (hasDoor(near.doors, opposite(edge)))
      sum += near.disc === seat ? GUESSES.links.own : near.disc === null ? GUESSES.links.open : GUESSES.links.rival;
  }
  return sum;
}

/** A disc on a sector, found or won. */
export function claimWorth(mind: Mind, sector: number): number {
  const worth = sectorWorth(mind, sectorOf(mind.table, sector));
  const shared = hasAbility(mind.player, 'livesWithAncients') ? 0.1 : 0;
  return worth + shared + GUESSES.atOnce - discCost(mind, 1);
}
