import type { Game } from '@orrery/kernel';
import { RESOURCE_FACTS } from '../data/box.ts';
import { EVENT_IDS } from '../data/events.ts';
import { CHARACTERS, RESOURCES } from '../data/ids.ts';
import { SHIP_IDS } from '../data/ships.ts';
import { actionWindow, espionage, playActions, rescue } from './actions.ts';
import { characterFrames } from './characters/index.ts';
import { check } from './check.ts';
import { leaders } from './companies.ts';
import { countdown, resolve, resolved } from './countdown.ts';
import { evacuate, leave, magnet, resistance, reveal, sandstorm } from './discoveries.ts';
import { characterKind, EVENT, fits, RESOURCE, SHIP } from './kinds.ts';
import { options } from './options.ts';
import { chooseDestination, placeAstronaut } from './placing.ts';
import { mine, production } from './production.ts';
import { advance, chooseCharacter, enterSpace, newFirst, round } from './round.ts';
import { scoring, standing } from './scoring.ts';
import { setup } from './setup.ts';
import { land, refill } from './ships.ts';
import { chooseMission, shuffleEvents } from './starting-missions.ts';
import type { RedPlanet } from './vocabulary.ts';

/** Mission: Red Planet for one to six players; alone against bot companies (MRP-12). */
export const game: Game<RedPlanet> = {
  id: 'red-planet',
  edition: 1,
  seats: { min: 1, max: 6 },
  options,
  frames: [
    chooseMission,
    shuffleEvents,
    enterSpace,
    advance,
    round,
    chooseCharacter,
    countdown,
    resolve,
    resolved,
    placeAstronaut,
    chooseDestination,
    ...characterFrames,
    land,
    refill,
    newFirst,
    production,
    mine,
    reveal,
    magnet,
    resistance,
    sandstorm,
    leave,
    evacuate,
    actionWindow,
    playActions,
    rescue,
    espionage,
    scoring,
  ],
  setup,
  cards: (match) => ({
    [SHIP]: SHIP_IDS,
    [EVENT]: EVENT_IDS,
    [RESOURCE]: RESOURCES.flatMap((resource) => Array(RESOURCE_FACTS[resource].tokens).fill(resource)),
    ...Object.fromEntries(leaders(match).map((_, company) => [characterKind(company), CHARACTERS])),
  }),
  fits,
  standing,
  check,
};
