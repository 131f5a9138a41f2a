import { present, recordOf, type Seat } from '@orrery/kernel';
import {
  type Ability,
  ITEMS,
  type Item,
  RESOURCES,
  type Resource,
  type Ship,
  SPECIES,
  type Species,
  TECH_IDS,
  TECHS,
  type TechEffect,
  type TechId,
} from '../../data/index.ts';
import type { Seen, SeenPlayer } from '../table.ts';

/** The species board; only asked for once species are chosen. */
export function speciesOf(player: SeenPlayer): Species {
  if (player.species === null) throw new Error('no species yet');
  return SPECIES[player.species];
}

export const hasAbility = (player: SeenPlayer, type: Ability['type']): boolean =>
  player.species !== null && SPECIES[player.species].abilities.some((ability) => ability.type === type);

export function knows({ techs }: SeenPlayer, tech: TechId): boolean {
  return techs.military.includes(tech) || techs.grid.includes(tech) || techs.nano.includes(tech);
}

/** The one technology behind each permanent effect that rules ask for by name. */
type Permanent = 'bombs' | 'absorber' | 'cloaking' | 'generator' | 'splitter';

const techWith = (type: TechEffect['type']): TechId =>
  present(
    TECH_IDS.find((id) => TECHS[id].effect.type === type),
    `technology with ${type}`,
  );

const PERMANENT = recordOf<Permanent, TechId>(['bombs', 'absorber', 'cloaking', 'generator', 'splitter'], techWith);

export const can = (player: SeenPlayer, effect: Permanent): boolean => knows(player, PERMANENT[effect]);

/** Technologies that open advanced squares of a resource (ECL-3.2.6). */
const ADVANCED = recordOf(RESOURCES, (resource) =>
  TECH_IDS.filter((id) => {
    const effect: TechEffect = TECHS[id].effect;
    return effect.type === 'advanced' && effect.resources.includes(resource);
  }),
);

export const settlesAdvanced = (player: SeenPlayer, resource: Resource): boolean =>
  ADVANCED[resource].some((tech) => knows(player, tech));

const BUILD_TECH = recordOf(ITEMS, (item): TechId | null => {
  const builds = (effect: TechEffect) => effect.type === 'build' && effect.item === item;
  return TECH_IDS.find((id) => builds(TECHS[id].effect)) ?? null;
});

/** The technology an item needs, if it needs one (ECL-10.2). */
export const techToBuild = (item: Item): TechId | null => BUILD_TECH[item];

export const inGame = (player: SeenPlayer): boolean => player.out === null;

/** Whether a player's board is set up and still in play: between the choice of all species and an elimination. */
export const hasBoard = ({ phase, players }: Seen, seat: Seat): boolean =>
  phase !== 'setup' && players[seat].species !== null && inGame(players[seat]);

/** The next player clockwise who is still in the game; the seat itself if nobody else is. */
export function nextInGame(table: Seen, seat: Seat): Seat {
  const n = table.players.length;
  for (let i = 1; i < n; i++) if (inGame(table.players[(seat + i) % n])) return (seat + i) % n;
  return seat;
}

const isShip = (item: Item): item is Ship => item !== 'orbital' && item !== 'monolith';

type NoBuild = 'needs-tech' | 'none-unbuilt' | 'materials-short';

/** Why an item cannot be built anywhere (ECL-10.1, 10.2); what is used up cannot be replaced (ECL-2.14). */
export function whyNoItem(table: Seen, seat: Seat, item: Item): NoBuild | null {
  const player = table.players[seat];
  const tech = techToBuild(item);
  if (tech !== null && !knows(player, tech)) return 'needs-tech';
  if (isShip(item) && player.supply[item] === 0) return 'none-unbuilt';
  return speciesOf(player).costs[item] > player.storage.materials ? 'materials-short' : null;
}
