import type { Game } from '@orrery/kernel';
import { AUTOMA_CARDS, CREW as CREW_CARDS, PLANETS, SURVIVORS } from '../data/index.ts';
import { automaExplore, automaOutpost, automaPayUnits } from './automa/deeds.ts';
import { automaGain } from './automa/resources.ts';
import { automaPay, automaSpecialist } from './automa/specialists.ts';
import { automaDone, automaRow, automaTurn } from './automa/turn.ts';
import { gainAny, gainNamed, payAny } from './cargo.ts';
import { check } from './check.ts';
import { foundColony } from './colonies.ts';
import { cantinaPick, drawCrew, endDraw, placeCrew, refill } from './crew.ts';
import { playCrew } from './crew-play.ts';
import { explore, exploreChoice, keepSurvivor } from './explore.ts';
import { AUTOMA, CREW, PLANET, SURVIVOR } from './kinds.ts';
import { options } from './options.ts';
import { orbitAction } from './orbit-actions.ts';
import { another, planetAction } from './planet-actions.ts';
import { scoring, standing } from './scoring.ts';
import { discardCrew, setup, showSetup } from './setup.ts';
import { paySpecialist } from './specialists.ts';
import { raiseLevel } from './terraform.ts';
import { discoveryTrack, income, travel } from './travel.ts';
import { actionStep, crewStep, drawStep, endRound, endTurn, round, travelStep, turn } from './turn.ts';
import { unlock, upgrade } from './upgrades.ts';
import type { MicroCosmos } from './vocabulary.ts';

export * from './lookups/index.ts';
export type * from './table.ts';
export * from './vocabulary.ts';

/** Micro Cosmos for two to four players, and for one against the Automa (section 14). */
export const game: Game<MicroCosmos> = {
  id: 'micro-cosmos',
  edition: 1,
  seats: { min: 1, max: 4 },
  options,
  frames: [
    discardCrew,
    showSetup,
    round,
    endRound,
    turn,
    travelStep,
    crewStep,
    actionStep,
    drawStep,
    endTurn,
    upgrade,
    unlock,
    paySpecialist,
    travel,
    discoveryTrack,
    income,
    gainNamed,
    gainAny,
    payAny,
    cantinaPick,
    refill,
    drawCrew,
    placeCrew,
    endDraw,
    playCrew,
    planetAction,
    another,
    raiseLevel,
    explore,
    exploreChoice,
    keepSurvivor,
    foundColony,
    orbitAction,
    automaTurn,
    automaRow,
    automaDone,
    automaPay,
    automaSpecialist,
    automaGain,
    automaExplore,
    automaPayUnits,
    automaOutpost,
    scoring,
  ],
  setup,
  cards: ({ seats }) => ({
    [CREW]: CREW_CARDS.map(({ id }) => id),
    [SURVIVOR]: SURVIVORS.map(({ id }) => id),
    [PLANET]: PLANETS.map(({ id }) => id),
    ...(seats === 1 ? { [AUTOMA]: AUTOMA_CARDS.map(({ id }) => id) } : {}),
  }),
  standing,
  check,
};
