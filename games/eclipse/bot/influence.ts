import { colonies } from '../rules/colony.ts';
import { discMoves } from '../rules/influence.ts';
import { sectorOf } from '../rules/lookups/map.ts';
import type { OwnAnswer } from '../rules/vocabulary.ts';
import { GUESSES } from './guesses.ts';
import type { Mind } from './mind.ts';
import { cover, discCost, netIncome } from './purse.ts';
import { cubeWorth, sectorWorth } from './worth.ts';

/** Giving up what stands costs more than not having it: cubes come back to tracks and must settle again. */
const UPROOTED = 0.5;

/** What a disc on a sector brings. */
const holding = (mind: Mind, id: number): number => sectorWorth(mind, sectorOf(mind.table, id));

export function judgeInfluence(mind: Mind, answer: OwnAnswer<'influence'>): number {
  if (answer.do !== 'influence') return -0.1;
  const { from, to } = answer;
  const gained = to === 'track' ? relief(mind) : holding(mind, to);
  if (from === 'track') return gained - discCost(mind, 1);
  return gained - Math.max(0.3, holding(mind, from)) - UPROOTED;
}

/** A disc back on the track is worth something only to who cannot pay for its sectors. */
function relief(mind: Mind): number {
  if (mind.rounds === 0) return 0;
  const missing = Math.max(0, -cover(mind.player)) + 0.3 * Math.max(0, -2 - netIncome(mind.player));
  return missing * GUESSES.strain;
}

/** Colony ships that an Influence action turns up again, where squares wait for them. */
function refreshing(mind: Mind): number {
  const { table, seat, player } = mind;
  if (player.colony.used === 0) return 0;
  const ready = { ...player, colony: { ready: 1, used: 0 } };
  const players = table.players.map((one, at) => (at === seat ? ready : one));
  const open = colonies({ ...table, players }, seat);
  const places = new Set(open.map(({ sector, square }) => `${sector}/${square}`)).size - player.colony.ready;
  const best = open.reduce((most, { cube }) => Math.max(most, cubeWorth(mind, cube)), 0);
  // A round without the cube is lost, not the cube.
  const soon = mind.rounds > 0 ? 1 / mind.rounds : 0;
  return Math.max(0, Math.min(2, places, player.colony.used)) * best * soon;
}

/** What an Influence action brings: its two best moves, and colony ships. */
export function influencePromise(mind: Mind): number {
  let best = 0;
  let second = 0;
  for (const move of discMoves(mind.table, mind.seat)) {
    const gain = judgeInfluence(mind, move);
    if (gain > best) [best, second] = [gain, move.from === 'track' ? best : second];
    else if (gain > second) second = gain;
  }
  return best + 0.5 * second + refreshing(mind);
}
