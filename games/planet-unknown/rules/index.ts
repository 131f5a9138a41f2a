import type { Game, Match } from '@orrery/kernel';
import { CIV_CARDS, civCardsOfLevel } from '../data/civ-cards.ts';
import { EVENT_COLOURS, eventsOf } from '../data/events.ts';
import { LEVELS } from '../data/ids.ts';
import { MISSION_IDS } from '../data/missions.ts';
import { INNER, OUTER } from '../data/station.ts';
import { tilesOfShape } from '../data/tiles.ts';
import { abilityFrames } from './abilities.ts';
import { buildingFrames } from './buildings.ts';
import { check } from './check.ts';
import { civFrames, civKind } from './civ.ts';
import { EDITION } from './editions.ts';
import { endFrames } from './end.ts';
import { eventFrames } from './events.ts';
import { itemFrames } from './items/index.ts';
import { standing, targetOf } from './lookups/scoring/standing.ts';
import { mixOf, type Options, options } from './options.ts';
import { rotateFrames } from './rotate.ts';
import { roundFrames } from './round.ts';
import { roverFrames } from './rovers.ts';
import { MISSION } from './setup/area.ts';
import { COLOUR, eventKind } from './setup/decks.ts';
import { setup, setupFrames } from './setup/index.ts';
import { tileKind } from './setup/station.ts';
import { tileFrames } from './tile.ts';
import { trackFrames } from './tracks.ts';
import { turnFrames } from './turn.ts';
import type { PlanetUnknown } from './vocabulary.ts';
import { windowFrames } from './window.ts';

/** Event cards are in the box of a match only if it plays with events. */
function eventBox(chosen: Options, seats: number): { [kind: string]: readonly unknown[] } {
  const mix = mixOf(chosen, seats);
  if (!mix) return {};
  return {
    [COLOUR]: EVENT_COLOURS.flatMap((colour) => Array(mix[colour]).fill(colour)),
    ...Object.fromEntries(EVENT_COLOURS.map((colour) => [eventKind(colour), eventsOf(colour, seats)])),
  };
}

function box({ options: chosen, seats }: Pick<Match<PlanetUnknown>, 'options' | 'seats'>) {
  return {
    ...Object.fromEntries([...OUTER, ...INNER].map((shape) => [tileKind(shape), tilesOfShape(shape)])),
    ...Object.fromEntries(LEVELS.map((level) => [civKind(level), civCardsOfLevel(level)])),
    [MISSION]: MISSION_IDS,
    ...eventBox(chosen, seats),
  };
}

/** PU-14.5: what a lonely surveyor has to reach with the chosen mix of events. */
function soloTarget(chosen: Options, seats: number) {
  const mix = mixOf(chosen, seats);
  return seats === 1 && mix ? { about: 'solo', target: targetOf(mix) } : undefined;
}

/**
 * Everybody takes a tile at the same time (PU-1.2), places it on the own planet (PU-1.4) and scores in the end (PU-1.3); a
 * single player has a target to beat (PU-1.5). Where the rulebook is silent, rulings are cited as PU-R1 and so on (PU-18).
 */
export const game: Game<PlanetUnknown> = {
  id: 'planet-unknown',
  edition: EDITION,
  // PU-1.1
  seats: { min: 1, max: 6 },
  options,
  brief: soloTarget,
  frames: [
    ...setupFrames,
    ...roundFrames,
    ...rotateFrames,
    ...eventFrames,
    ...turnFrames,
    ...tileFrames,
    ...windowFrames,
    ...buildingFrames,
    ...itemFrames,
    ...abilityFrames,
    ...trackFrames,
    ...roverFrames,
    ...civFrames,
    ...endFrames,
  ],
  setup,
  cards: box,
  fits: { 'end-of-game': (card: string) => CIV_CARDS[card]?.worth !== undefined },
  standing,
  check,
};

/** Older editions, which running matches still need: `editions.ts` tells what they do differently. */
export const editions: readonly Game<PlanetUnknown>[] = [{ ...game, edition: 1 }];
