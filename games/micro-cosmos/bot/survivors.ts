import { type Colour, RING, SURVIVOR_POINTS, SURVIVOR_SLOTS, type SurvivorId, survivorCard } from '../data/index.ts';
import { planetActions, planetOf, survivorsRevealed } from '../rules/lookups/index.ts';
import type { SeenSector } from '../rules/table.ts';
import { yieldWorth } from './cargo.ts';
import { GUESSES } from './guesses.ts';
import { type Mind, unitsOf } from './mind.ts';
import { missingLevels } from './time.ts';

/** MC-12.11 */
const settledPoints = (n: number): number => SURVIVOR_POINTS[Math.min(n, SURVIVOR_POINTS.length - 1)];

/** Points of settling one more, after so many others. */
export function nextSettled({ player }: Mind, before = 0): number {
  const n = (player.settled.cards?.length ?? 0) + before;
  return settledPoints(n + 1) - settledPoints(n);
}

/** How likely a survivor of this colour finds a planet: there is one, there will be one, or nobody knows. */
export function settleChance({ table, nearest }: Mind, colour: Colour): number {
  let best: number = GUESSES.homeless;
  for (const cell of RING) {
    const sector = table.galaxy[cell];
    if (!sector || planetOf(sector).colour !== colour) continue;
    if (sector.terraformed) return GUESSES.settleable;
    if (missingLevels(sector) <= nearest) best = GUESSES.hopeful;
  }
  return best;
}

/** How much of settling so many there is still time for. */
const inTime = ({ later, player }: Mind, n: number): number =>
  Math.max(0, Math.min(1, (later * planetActions(player)) / (GUESSES.settleTurns * n)));

/** What one more kept survivor is worth, after so many. */
function keptWorth(mind: Mind, colour: Colour, before: number): number {
  return settleChance(mind, colour) * inTime(mind, before + 1) * nextSettled(mind, before);
}

/** The survivors at the Bridge. */
export function bridgeWorth(mind: Mind): number {
  let sum = 0;
  (mind.player.kept.cards ?? []).forEach((survivor, n) => {
    sum += keptWorth(mind, survivorCard(survivor).colour, n);
  });
  return sum;
}

/** A survivor more at the Bridge. */
export function keepingWorth(mind: Mind, colour: Colour): number {
  const kept = mind.player.kept.cards?.length ?? 0;
  return kept >= SURVIVOR_SLOTS ? 0 : keptWorth(mind, colour, kept);
}

/** Settling: the points, less what the survivor was worth at the Bridge. */
export const settlingWorth = (mind: Mind, colour: Colour): number =>
  nextSettled(mind) - keptWorth(mind, colour, Math.max(0, (mind.player.kept.cards?.length ?? 0) - 1));

export const survivorWorth = (mind: Mind, survivor: SurvivorId, colour: Colour): number =>
  yieldWorth(mind, unitsOf(mind.player), { gain: survivorCard(survivor).gain, draw: [] }) +
  (survivorCard(survivor).colour === colour ? keepingWorth(mind, colour) : 0);

/** Units that a survivor brings, about. */
const BROUGHT = [{ resource: 'any', amount: 2 }] as const;

/** Exploring: units, and a survivor if one of those revealed has the colour of the planet. */
export function exploringWorth(mind: Mind, sector: SeenSector): number {
  const { colour } = planetOf(sector);
  const none = (1 - mind.shareOf(colour)) ** survivorsRevealed(mind.player);
  return yieldWorth(mind, unitsOf(mind.player), { gain: BROUGHT, draw: [] }) + (1 - none) * keepingWorth(mind, colour);
}
