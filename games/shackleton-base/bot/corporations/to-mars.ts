import { BUILDING, type BuildingId, FILES } from '../../data/index.ts';
import {
  aboard,
  canInstall,
  completes,
  crewAboard,
  freeSlots,
  panelCost,
  sendable,
} from '../../rules/corporations/to-mars.ts';
import { works } from '../../rules/lookups/index.ts';
import { GUESSES } from '../guesses.ts';
import type { Mind } from '../mind.ts';
import { costWorth, effectsWorth } from '../worth.ts';
import type { CorporationJudgement } from './contract.ts';

const { buildingVp, moduleComplete, crewSeatVp, shipPanels } = FILES['to-mars'];
/** Points of a building and astronaut pair. */
const PAIR = 2;

/** Points and a pair, less the presence that is given up; its upkeep is saved. */
function sendingWorth(mind: Mind, building: BuildingId): number {
  const { size, upkeep } = BUILDING[building];
  const { table, me, upkeeps } = mind;
  const pair = aboard(table, me) < crewAboard(table, me) ? PAIR : 0.8;
  const slots = freeSlots(table, size);
  const completing = slots.some((slot) => completes(table, slot)) ? moduleComplete.vpPerOwnBuildingInModule + 1 : 0.6;
  const presence = GUESSES.presence * size * (mind.turns / 6 + upkeeps);
  return (buildingVp[size] ?? 0) + pair + completing + upkeep * 0.6 * upkeeps - presence;
}

function panelWorth(mind: Mind): number {
  const installed = mind.table.boards['to-mars']?.panels ?? 0;
  return effectsWorth(mind, shipPanels[installed]?.bonus ?? []) - costWorth(mind, panelCost(mind.table, mind.me));
}

/** A seat and a pair against what the astronaut would do in the base. */
function boardingWorth(mind: Mind, type: 'engineer' | 'technician' | 'scientist'): number {
  const { table, me } = mind;
  const seat = table.boards['to-mars']?.crew[type].length ?? 0;
  const pair = crewAboard(table, me) < aboard(table, me) ? PAIR : 0.9;
  return (crewSeatVp[seat] ?? 0) + pair + 0.4 - GUESSES.astronaut * mind.upkeeps;
}

export const toMars: CorporationJudgement<'choose-mars-option' | 'send-to-ship' | 'module-slot'> = {
  judges: {
    'choose-mars-option': (_about, answer, mind) =>
      answer.option === 'panel' ? panelWorth(mind) : sendingWorth(mind, answer.building),
    'send-to-ship': ({ arrival }, answer, mind) => {
      if ('none' in answer || ('to' in answer && answer.to === 'base')) return 0;
      if ('place' in answer)
        return boardingWorth(mind, answer.astronaut) + (works(answer.place, answer.astronaut) ? 0 : 0.5);
      return arrival ? boardingWorth(mind, arrival) : 0;
    },
    'module-slot': (_about, { slot }, mind) => (completes(mind.table, slot) ? 2 : 0),
  },
  operations: {
    sendBuilding: (mind) =>
      Math.max(0, ...sendable(mind.table, mind.me).map((building) => sendingWorth(mind, building))),
    installShipPanel: (mind) => (canInstall(mind.table, mind.me) ? Math.max(0, panelWorth(mind)) : 0),
  },
};
