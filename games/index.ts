import type { GameParts } from './contract.ts';
import { eclipse } from './eclipse/index.ts';
import { microCosmos } from './micro-cosmos/index.ts';
import { planetUnknown } from './planet-unknown/index.ts';
import { redPlanet } from './red-planet/index.ts';
import { shackletonBase } from './shackleton-base/index.ts';

/** Every game of the house. The next one is a new folder and a line here. */
export const games = [
  redPlanet,
  planetUnknown,
  eclipse,
  microCosmos,
  shackletonBase,
] as readonly object[] as readonly GameParts[];

export function partsOf(id: string): GameParts | undefined {
  return games.find((game) => game.id === id);
}
