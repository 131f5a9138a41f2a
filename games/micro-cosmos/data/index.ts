import automaArk from './automa-ark.json' with { type: 'json' };
import automaCards from './automa-cards.json' with { type: 'json' };
import colonies from './colonies.json' with { type: 'json' };
import crew from './crew.json' with { type: 'json' };
import type { AutomaCardId, CrewId, PlanetId, SurvivorId, UpgradeId } from './ids.ts';
import planets from './planets.json' with { type: 'json' };
import type {
  AutomaArk,
  AutomaCard,
  ColonyCost,
  CrewCard,
  GateCard,
  OutpostPair,
  PlanetCard,
  SurvivorCard,
  Upgrade,
} from './shapes.ts';
import starGate from './star-gate.json' with { type: 'json' };
import survivors from './survivors.json' with { type: 'json' };
import upgrades from './upgrades.json' with { type: 'json' };

export * from './box.ts';
export * from './galaxy.ts';
export * from './ids.ts';
export type * from './shapes.ts';

/*
 * The faces of all cards, from the JSON files: whoever owns the box may put in those that are printed
 * (docs/own-cards.md). `checkData` says whether the files are what these types promise.
 */
export const CREW = crew as readonly CrewCard[];
export const SURVIVORS = survivors as readonly SurvivorCard[];
export const PLANETS = planets as object as readonly PlanetCard[];
export const GATE = starGate as object as GateCard;
export const AUTOMA_CARDS = automaCards as readonly AutomaCard[];
export const AUTOMA_ARK = automaArk as AutomaArk;
export const COLONY_COSTS: readonly ColonyCost[] = colonies;
export const UPGRADES = upgrades.upgrades as readonly Upgrade[];
export const OUTPOST_PAIRS = upgrades.outpostPairs as object as readonly OutpostPair[];

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
