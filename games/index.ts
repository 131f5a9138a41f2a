import { eclipse } from '@orrery/eclipse';
import { planetUnknown } from '@orrery/planet-unknown';
import { redPlanet } from '@orrery/red-planet';
import type { GameParts } from './contract.ts';

/** Every game of the house. The next one is a new folder and a line here. */
export const games = [redPlanet, planetUnknown, eclipse] as readonly GameParts<unknown>[];

export function partsOf(id: string): GameParts<unknown> | undefined {
  return games.find((game) => game.id === id);
}
