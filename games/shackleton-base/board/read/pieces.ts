import type { Astronaut, BuildingId, Place, SectorId } from '../../data/index.ts';
import { BUILDINGS } from '../../data/index.ts';
import type { Who } from '../../rules/table.ts';

/** A player has each building once, wherever it stands. */
const ownBuilding = (who: Who, building: BuildingId): string => `building:${who}:${BUILDINGS.indexOf(building)}`;

/** The names of what moves (`data-piece`). Astronauts of a profession and marks of a player are alike wherever they stand. */
export const piece = {
  ownBuilding,
  /** Neutral ones are told apart by their sectors. */
  building: (sector: SectorId, owner: Who | null, building: BuildingId): string =>
    owner === null ? `building:${sector}` : ownBuilding(owner, building),
  /** An astronaut in a base. */
  crew: (who: Who, place: Place, type: Astronaut): string => `crew:${who}:${place}:${type}`,
  /** Astronauts of a profession on the own shuttle, at the Gateway, or on a line of command spaces. */
  group: (at: string, type: Astronaut): string => `group:${at}:${type}`,
  /** A player's mark on a track or a space. */
  mark: (at: string, who: Who): string => `mark:${at}:${who}`,
  experiment: (experiment: string): string => `experiment:${experiment}`,
  /** A tourist on an attraction. */
  tourist: (project: string): string => `tourist:${project}`,
  botGoal: (corporation: string): string => `bot-goal:${corporation}`,
  botCard: (card: string): string => `bot-card:${card}`,
  project: (project: string): string => `project:${project}`,
  /** A panel on its space outside the rim, or in the middle. */
  stock: (panel: string): string => `stock:${panel}`,
};
