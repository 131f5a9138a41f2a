import automaArk from './automa-ark.json' with { type: 'json' };
import automaCards from './automa-cards.json' with { type: 'json' };
import colonies from './colonies.json' with { type: 'json' };
import crew from './crew.json' with { type: 'json' };
import type { AutomaCardId, CrewId, PlanetId, SurvivorId, UpgradeId } from './ids.ts';
import planets from './planets.json' with { type: 'json' };
import type { AutomaCard, CrewCard, Files, PlanetCard, SurvivorCard, Upgrade } from './shapes.ts';
import starGate from './star-gate.json' with { type: 'json' };
import survivors from './survivors.json' with { type: 'json' };
import upgrades from './upgrades.json' with { type: 'json' };

export * from './box.ts';
export * from './galaxy.ts';
export * from './ids.ts';
export type * from './shapes.ts';

/*
 * The faces of all cards, from the JSON files: whoever owns the box may put in those that are printed
 * (docs/own-cards.md). `checkData` holds the files to these types, so this is the one place that takes them on trust.
 */
export const FILES = {
  crew,
  survivors,
  planets,
  starGate,
  automaCards,
  automaArk,
  colonies,
  upgrades: upgrades.upgrades,
  outpostPairs: upgrades.outpostPairs,
} as object as Files;

export const {
  crew: CREW,
  survivors: SURVIVORS,
  planets: PLANETS,
  starGate: GATE,
  automaCards: AUTOMA_CARDS,
  automaArk: AUTOMA_ARK,
  colonies: COLONY_COSTS,
  upgrades: UPGRADES,
  outpostPairs: OUTPOST_PAIRS,
} = FILES;

/** Looks a card up by its id; an unknown id is a fault of the program. */
function byId<C extends { readonly id: string }>(what: string, cards: readonly C[]): (id: string) => C {
  const known = new Map(cards.map((card) => [card.id, card]));
  return (id) => {
    const card = known.get(id);
    if (!card) throw new Error(`there is no ${what} "${id}"`);
    return card;
  };
}

export const crewCard: (id: CrewId) => CrewCard = byId('crew card', CREW);
export const survivorCard: (id: SurvivorId) => SurvivorCard = byId('survivor card', SURVIVORS);
export const planetCard: (id: PlanetId) => PlanetCard = byId('planet', PLANETS);
export const automaCard: (id: AutomaCardId) => AutomaCard = byId('Automa card', AUTOMA_CARDS);
export const upgradeOf: (id: UpgradeId) => Upgrade = byId('upgrade', UPGRADES);

/** MC-10.22: as long as the planet has levels. */
export const trackLength = ({ tracks }: Pick<PlanetCard, 'tracks'>): number =>
  tracks.reduce((sum, { max }) => sum + max, 0);
