import { present, type Seat } from '@orrery/kernel';
import { hexOf, REPUTATION_DRAWS, SHIPS, type Ship } from '../data/index.ts';
import type { Unit } from '../rules/battle/types.ts';
import { fits } from '../rules/diplomacy.ts';
import { newUnit, npcValues } from '../rules/lookups/battle.ts';
import { fleetOf, npcOpposes } from '../rules/lookups/fleets.ts';
import { isFreeOfCubes } from '../rules/lookups/map.ts';
import { can, hasAbility, speciesOf } from '../rules/lookups/players.ts';
import type { Sector } from '../rules/table.ts';
import { GUESSES } from './guesses.ts';
import type { Mind } from './mind.ts';
import { isAffordable } from './purse.ts';
import { chance, hitShare } from './strength.ts';
import { sectorWorth } from './worth.ts';

/** Numbers of ships by type. */
export type Force = { readonly [ship in Ship]?: number };

const unitsOf = (mind: Mind, force: Force, seat: Seat = mind.seat): Unit[] => {
  const units: Unit[] = [];
  for (const ship of SHIPS) {
    const count = force[ship] ?? 0;
    if (count > 0) units.push(newUnit(ship, mind.values(ship, seat), count));
  }
  return units;
};

export const withShip = (force: Force, ship: Ship, count = 1): Force => ({
  ...force,
  [ship]: (force[ship] ?? 0) + count,
});

/** Own ships in a sector. */
export const forceIn = (mind: Mind, sector: Sector): Force => fleetOf(sector, mind.seat) ?? {};

/** Whom the seat would fight in a sector, each party for itself. */
const foesIn = (mind: Mind, sector: Sector): readonly Unit[][] =>
  mind.once(`foes ${sector.id}`, () => parties(mind, sector));

function parties(mind: Mind, sector: Sector): Unit[][] {
  const { table, seat } = mind;
  const foes: Unit[][] = [];
  if (sector.npc !== null && npcOpposes(table, sector, seat))
    foes.push([newUnit(sector.npc.kind, npcValues(table, sector.npc.kind), sector.npc.count)]);
  for (const fleet of sector.fleets) if (fleet.seat !== seat) foes.push(unitsOf(mind, fleet, fleet.seat));
  return foes;
}

/** How likely a force of the seat wins all its battles in a sector. */
export function hopeIn(mind: Mind, sector: Sector, force: Force): number {
  const own = unitsOf(mind, force);
  const defends = sector.disc === mind.seat;
  let hope = 1;
  for (const foes of foesIn(mind, sector)) hope *= defends ? 1 - chance(foes, own) : chance(own, foes);
  return hope;
}

/** The best of so many reputation tiles, on average. */
const BEST = [0, 2.1, 2.7, 3, 3.2, 3.35];

/** What drawing so many reputation tiles brings: at most one is kept, and a full track only exchanges. */
export function reputationWorth({ player }: Mind, draws: number): number {
  const { cards } = player.reputation;
  const best = BEST[Math.min(draws, BEST.length - 1)];
  if (fits(player, player.ambassadors.length, cards.length + 1)) return best;
  return Math.max(0, best - Math.min(...cards)) * 0.8;
}

/** Materials in a force. */
export function costOf({ player }: Mind, force: Force): number {
  const { costs } = speciesOf(player);
  let sum = 0;
  for (const ship of SHIPS) sum += (force[ship] ?? 0) * costs[ship];
  return sum;
}

/** What ships are still good for once a battle is over. */
const lossPrice = ({ rounds }: Mind): number => (rounds > 0 ? GUESSES.unit.materials : 0.01);

/** A fight that is not to be begun, whatever reputation it brings. */
const FOLLY = 1;

/** What a force in a sector brings at the end of the round; below zero if it had better not be there. */
export function stake(mind: Mind, sector: Sector, force: Force): number {
  if (countOf(force) === 0) return 0;
  return prospects(mind, sector, force) - (isTreason(mind, sector) ? GUESSES.treason : 0);
}

/** Whether ships in a sector break relations (ECL-14.9). */
const isTreason = ({ player }: Mind, { disc, fleets }: Sector): boolean =>
  player.ambassadors.length > 0 &&
  player.ambassadors.some((partner) => disc === partner || fleets.some(({ seat }) => seat === partner));

function prospects(mind: Mind, sector: Sector, force: Force): number {
  const foes = foesIn(mind, sector);
  const spoils = conquest(mind, sector, force);
  if (foes.length === 0) return spoils;
  const hope = hopeIn(mind, sector, force);
  let kills = 0;
  for (const units of foes) for (const { ship, damage } of units) kills += damage.length * REPUTATION_DRAWS[ship];
  const won = spoils + reputationWorth(mind, 1 + kills);
  const lost = reputationWorth(mind, 1 + Math.floor(kills / 3));
  const losses = costOf(mind, force) * lossPrice(mind) * (1 - hope * (0.6 + 0.4 * hope));
  if (hope < GUESSES.hope && sector.disc !== mind.seat) return -losses - FOLLY;
  return hope * won + (1 - hope) * lost - losses;
}

export const countOf = (force: Force): number => {
  let sum = 0;
  for (const ship of SHIPS) sum += force[ship] ?? 0;
  return sum;
};

/** Whether a disc for a won sector is left and can be paid, beside that of the action that wins it. */
function mayClaim({ table, player }: Mind): boolean {
  const discs = table.phase === 'action' && table.turn?.action === null && !player.passed ? 2 : 1;
  return player.discs >= discs && isAffordable(player, { discs });
}

/** What the sector itself brings when nobody is left to defend it. */
function conquest(mind: Mind, sector: Sector, force: Force): number {
  const { table, seat } = mind;
  if (sector.disc === seat) return Math.max(0.5, hexOf(sector.id).vp + 1);
  const claim = mayClaim(mind) ? Math.max(0, sectorWorth(mind, sector)) : 0;
  if (sector.disc === null) {
    const tile = claim === 0 && sector.discovery.cards.length > 0 ? GUESSES.discovery : 0;
    return claim + tile;
  }
  const share = raid(mind, sector, force);
  const rivals = table.players.length - 1;
  const spite = (GUESSES.spite * (hexOf(sector.id).vp + 1)) / rivals;
  return share * (claim + spite);
}

/** How likely a force drives the population out of an enemy's sector (ECL-16.2 to 16.4). */
function raid(mind: Mind, sector: Sector, force: Force): number {
  const { table, player } = mind;
  const owner = table.players[present(sector.disc, 'owner')];
  if (isFreeOfCubes(sector) || hasAbility(owner, 'frailPopulation')) return 1;
  if (can(player, 'bombs') && !can(owner, 'absorber')) return 1;
  let damage = 0;
  for (const ship of SHIPS) {
    const count = force[ship] ?? 0;
    if (count === 0) continue;
    const { cannons, computer } = mind.values(ship);
    const points = cannons[0] + 2 * cannons[1] + 3 * cannons[2] + 4 * cannons[3];
    damage += count * points * hitShare(computer, 0);
  }
  let cubes = sector.orbital === 'settled' ? 1 : 0;
  for (const cube of sector.cubes) if (cube) cubes += 1;
  return Math.min(0.9, damage / (cubes + 0.5));
}
