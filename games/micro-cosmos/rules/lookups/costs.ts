import {
  COLONY_COSTS,
  type ColonyCost,
  type Colour,
  type CrewId,
  crewCard,
  leaderOf,
  type Resource,
  SPECIALISTS,
  type Specialist,
  type SurvivorId,
  survivorCard,
  type Upgrade,
} from '../../data/index.ts';
import type { PlayerId, SeenPlayer, SeenSector, SeenTable } from '../table.ts';
import type { Need } from '../vocabulary.ts';
import { coloniesOf, planetOf } from './galaxy.ts';
import { rowOf } from './players.ts';

/** MC-7.2 */
export const upgradeNeeds = ({ cost }: Upgrade): Need[] => [cost.specialist];

/** MC-10.51: the cost of the next colony; none when there is no row for it. */
export const nextColony = (table: SeenTable, player: PlayerId): ColonyCost | undefined =>
  COLONY_COSTS[coloniesOf(table, player)];

/** MC-15.2: Engineer, Leaders of the planet's colour, Leaders of any colour. */
export function colonyNeeds({ engineer, leaderPlanetColour, leaderAny }: ColonyCost, colour: Colour): Need[] {
  return [
    ...Array<Need>(engineer).fill('engineer'),
    ...Array<Need>(leaderPlanetColour).fill(leaderOf(colour)),
    ...Array<Need>(leaderAny).fill('leader_any'),
  ];
}

/** MC-10.30 */
export const exploreNeeds = (sector: SeenSector): Need[] => [leaderOf(planetOf(sector).colour)];

/** MC-10.20: tracks of the planet that a unit of the cargo could raise, from the left. */
export function raisable(sector: SeenSector, { cargo }: Pick<SeenPlayer, 'cargo'>): Resource[] {
  if (sector.terraformed) return [];
  return planetOf(sector)
    .tracks.filter(({ resource, max }, track) => sector.levels[track] < max && cargo[resource] > 0)
    .map(({ resource }) => resource);
}

/** MC-10.40: unsettled survivors that may settle on this planet. */
export const settlers = (player: SeenPlayer, sector: SeenSector): SurvivorId[] =>
  (player.kept.cards ?? []).filter((survivor) => survivorCard(survivor).colour === planetOf(sector).colour);

/** MC-10.70: cards that make a locked marker ready, each with such markers. */
export function specialistGains(player: SeenPlayer): { card: CrewId; marker: Specialist }[] {
  return [...rowOf(player, 'top'), ...rowOf(player, 'bottom')].flatMap((card) =>
    SPECIALISTS.filter((marker) => !player.ready[marker] && unlocks(crewCard(card).specialist, marker)).map(
      (marker) => ({ card, marker }),
    ),
  );
}

/** An Engineer's card unlocks any Leader, a Leader's card the Engineer. */
const unlocks = (symbol: Specialist, marker: Specialist): boolean =>
  symbol === 'engineer' ? marker !== 'engineer' : marker === 'engineer';
