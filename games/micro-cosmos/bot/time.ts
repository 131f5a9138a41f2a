import { RING } from '../data/index.ts';
import { planetOf, planetsToEnd, terraformedCount, terraformLimit } from '../rules/lookups/index.ts';
import type { Options } from '../rules/options.ts';
import type { SeenSector, SeenTable } from '../rules/table.ts';
import { GUESSES } from './guesses.ts';

/** Levels that a planet still lacks. */
export function missingLevels(sector: SeenSector): number {
  const { tracks } = planetOf(sector);
  let missing = 0;
  for (let track = 0; track < tracks.length; track++) missing += tracks[track].max - sector.levels[track];
  return missing;
}

/** What everybody may expect of the rest of the game. */
export type Outlook = {
  /** Turns that each player still has, this one included. */
  readonly turns: number;
  /** The most levels that one of the planets lacks which are nearest to completion and bring the end together. */
  readonly nearest: number;
};

/** Until the end: rounds that are sure once it is triggered, else as long as the nearest planets still need. */
export function outlookOf(table: SeenTable, options: Options): Outlook {
  const missing: number[] = [];
  for (const cell of RING) {
    const sector = table.galaxy[cell];
    if (sector && !sector.terraformed) missing.push(missingLevels(sector));
  }
  missing.sort((a, b) => a - b);
  const needed = Math.max(0, planetsToEnd(options) - terraformedCount(table));
  let levels = 0;
  for (let i = 0; i < needed; i++) levels += missing[i] ?? NEW_PLANET;
  const nearest = missing[Math.min(needed, missing.length) - 1] ?? 0;
  if (table.ending) return { turns: Math.max(1, table.ending.lastRound - table.round + 1), nearest };
  let pace = 0;
  for (let player = 0; player < table.players.length; player++)
    pace += GUESSES.pace * (terraformLimit(table, player) - GUESSES.idle);
  const byTime = options.roundLimit - table.round + 1;
  // Limits grow early in the game, and nobody hurries to give the others an end.
  const turns = GUESSES.turns * (GUESSES.afterwards + levels / pace) ** GUESSES.bend;
  return { turns: Math.min(GUESSES.mostTurns, byTime, turns), nearest };
}

/** Levels of a planet that nobody has seen yet. */
const NEW_PLANET = 10;
