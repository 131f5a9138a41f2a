import { RESOURCES, survivorCard } from '../data/index.ts';
import { places, planetOf, planetsToEnd, pointsOf, terraformedCount, totalOf } from '../rules/lookups/index.ts';
import type { SeenSector } from '../rules/table.ts';
import { GUESSES } from './guesses.ts';
import { type Mind, type Units, unitsOf } from './mind.ts';
import { settleChance } from './survivors.ts';
import { missingLevels } from './time.ts';

/** How likely a planet is completed before the end, when so many levels are missing. */
function completion({ table, turns, nearest, limit }: Mind, missing: number): number {
  if (missing === 0) return 1;
  if (table.ending) return missing <= limit * turns ? 0.3 : 0;
  return missing <= nearest ? GUESSES.needed : GUESSES.another;
}

/** First and second place on a planet that is not completed yet, as far as it is likely. */
export function placeHope(mind: Mind, sector: SeenSector): number {
  if (sector.terraformed || sector.markers.length === 0) return 0;
  const rank = places(sector).findIndex(({ player }) => player === mind.me);
  const { first, second } = planetOf(sector).rewards;
  return (rank === 0 ? first : rank === 1 ? second : 0) * completion(mind, missingLevels(sector));
}

/** So many more levels on a planet: points, places, and what completing it means. */
export function raisingWorth(mind: Mind, sector: SeenSector, levels: number): number {
  if (levels === 0) return 0;
  const { me } = mind;
  const { first, second } = planetOf(sector).rewards;
  let space = levels;
  let ahead = 0;
  for (const marker of sector.markers) if (marker.player === me) space += marker.space;
  for (const marker of sector.markers) if (marker.player !== me && marker.space > space) ahead += 1;
  const missing = missingLevels(sector) - levels;
  const place = (ahead === 0 ? first : ahead === 1 ? second : 0) * completion(mind, missing);
  const end = missing === 0 ? completionWorth(mind, sector) : 0;
  return levels + place - placeHope(mind, sector) + end + levels * tempo(mind, sector);
}

/** Who is ahead hurries towards the end. */
function tempo(mind: Mind, sector: SeenSector): number {
  if (mind.table.ending || missingLevels(sector) > mind.nearest) return 0;
  return GUESSES.tempo * Math.tanh(leadOf(mind) / GUESSES.lead);
}

/** Survivors get a home; the last planet that was needed ends the game, which suits who is ahead. */
function completionWorth(mind: Mind, sector: SeenSector): number {
  const { table, options, player } = mind;
  let worth = 0;
  const { colour } = planetOf(sector);
  for (const survivor of player.kept.cards ?? [])
    if (survivorCard(survivor).colour === colour)
      worth += Math.max(0, GUESSES.settleable - settleChance(mind, colour)) * 7;
  if (!table.ending && terraformedCount(table) + 1 >= planetsToEnd(options))
    worth += GUESSES.ending * Math.tanh(leadOf(mind) / GUESSES.lead);
  return worth;
}

/** Points as they stand against the best of the others. */
function leadOf(mind: Mind): number {
  if (mind.lead !== undefined) return mind.lead;
  const { table, options, me } = mind;
  const points = table.players.map((_, player) =>
    totalOf(pointsOf({ table, options, seats: table.players.length }, player)),
  );
  mind.lead = points[me] - Math.max(...points.filter((_, player) => player !== me));
  return mind.lead;
}

/** What Terraform would bring here with this cargo; nothing if no level can be raised. */
export function terraformWorth(mind: Mind, sector: SeenSector, units: Units): number {
  const { levels, after } = raised(mind, sector, units);
  if (levels === 0) return 0;
  return raisingWorth(mind, sector, levels) + mind.cargoWorth(after) - mind.cargoWorth(units);
}

/** Levels that Terraform would raise here now. */
export function terraformLevels(mind: Mind, sector: SeenSector): number {
  return raised(mind, sector, unitsOf(mind.player)).levels;
}

/** As many levels as cargo, tracks and limit allow, from the units that are missed least. */
function raised(mind: Mind, sector: SeenSector, units: Units): { levels: number; after: Units } {
  const { tracks } = planetOf(sector);
  const after = units.slice();
  const room = NO_ROOM.slice();
  for (let track = 0; track < tracks.length; track++)
    room[RESOURCES.indexOf(tracks[track].resource)] = tracks[track].max - sector.levels[track];
  let levels = 0;
  for (; levels < mind.limit; levels++) {
    let best = -1;
    for (let r = 0; r < room.length; r++)
      if (room[r] > 0 && after[r] > 0 && (best < 0 || mind.nth(r, after[r] - 1) < mind.nth(best, after[best] - 1)))
        best = r;
    if (best < 0) break;
    room[best] -= 1;
    after[best] -= 1;
  }
  return { levels, after };
}

const NO_ROOM: Units = RESOURCES.map(() => 0);
