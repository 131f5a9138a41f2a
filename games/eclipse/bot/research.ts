import {
  DISCOUNT,
  hexOf,
  PARTS,
  type PartId,
  partOf,
  type Resource,
  TECH_SLOTS,
  TECH_VP,
  TECHS,
  type TechEffect,
  type TechId,
  TRACKS,
  type Track,
  techOf,
} from '../data/index.ts';
import { partsFor } from '../rules/lookups/blueprint.ts';
import { production, sectorsOf } from '../rules/lookups/economy.ts';
import { knows, settlesAdvanced, speciesOf } from '../rules/lookups/players.ts';
import { costOf, kindsInTray } from '../rules/lookups/research.ts';
import type { OwnAnswer } from '../rules/vocabulary.ts';
import { GUESSES } from './guesses.ts';
import type { Mind } from './mind.ts';
import { unitWorth } from './purse.ts';
import { tradeCost, tradesFor } from './trade.ts';
import { cubeWorth } from './worth.ts';

/** What a part that can be installed at will brings over the game to a player who fights now and then. */
const PART_WORTH: { readonly [part in PartId]?: number } = {
  plasma_cannon: 1.6,
  soliton_cannon: 1.5,
  antimatter_cannon: 1.6,
  plasma_missile: 1.7,
  flux_missile: 1.4,
  fusion_drive: 0.7,
  tachyon_drive: 0.6,
  transition_drive: 0.6,
  fusion_source: 1.2,
  tachyon_source: 1,
  zero_point_source: 1,
  positron_computer: 1.4,
  gluon_computer: 1.4,
  gauss_shield: 0.8,
  phase_shield: 1.2,
  absorption_shield: 1.3,
  improved_hull: 1.7,
  conifold_field: 1.5,
  sentient_hull: 1.3,
};

/** Rounds in which new parts pay fully. */
const LONG = 4;

function partWorth({ player, rounds }: Mind, part: PartId): number {
  const { type } = partOf(part);
  const rivals = partsFor(player).filter(
    (other) => other !== part && PARTS[other].type === type && partOf(other).source !== 'default',
  );
  return (GUESSES.arms * (PART_WORTH[part] ?? 0.5) * Math.min(1, rounds / LONG)) / (1 + 0.6 * rivals.length);
}

/** Advanced squares in own sectors that a technology would open. */
function openedBy(mind: Mind, resources: readonly Resource[]): number {
  const { table, seat, player } = mind;
  const closed = resources.filter((resource) => !settlesAdvanced(player, resource));
  if (closed.length === 0) return 0;
  const taken = { materials: 0, science: 0, money: 0 };
  let sum = 0;
  for (const { id, cubes } of sectorsOf(table, seat)) {
    const { squares } = hexOf(id);
    for (let i = 0; i < squares.length; i++) {
      const { type, advanced } = squares[i];
      if (!advanced || cubes[i]) continue;
      const resource = type === 'gray' ? closed[0] : type;
      if (closed.includes(resource)) sum += 0.9 * cubeWorth(mind, resource, taken[resource]++);
    }
  }
  return sum + 0.04 * mind.rounds * closed.length;
}

const MONOLITH_VP = 3;

function effectWorth(mind: Mind, effect: TechEffect): number {
  const { table, seat, player, rounds } = mind;
  const early = Math.min(1, rounds / 5);
  switch (effect.type) {
    case 'part':
      return partWorth(mind, effect.part);
    case 'build': {
      if (effect.item === 'starbase') return 0.5 * early;
      if (effect.item === 'orbital') return GUESSES.tools * 1.3 * early;
      const { costs } = speciesOf(player);
      const materials = player.storage.materials + rounds * production(player, 'materials');
      return Math.min(3, materials / costs.monolith) * (MONOLITH_VP - costs.monolith * unitWorth(mind, 'materials'));
    }
    case 'activations':
      return GUESSES.tools * 0.7 * early;
    case 'advanced':
      return openedBy(mind, effect.resources);
    case 'discs':
      return GUESSES.tools * effect.amount * (0.1 + 0.35 * rounds);
    case 'artifacts': {
      const artifacts = sectorsOf(table, seat).filter(({ id }) => hexOf(id).artifact).length;
      return artifacts * effect.amount * unitWorth(mind, 'materials');
    }
    case 'discovery':
      return GUESSES.discovery;
    case 'portal':
      return 1;
    case 'generator':
      return 0.8 * early;
    case 'bombs':
      return 0.3 + 0.5 * Math.min(1, rounds / 2);
    default:
      return 0.3 * early;
  }
}

/** Points that the tile itself brings on its track, now or with more beside it. */
function trackWorth({ player, rounds }: Mind, track: Track): number {
  const tiles = player.techs[track].length;
  if (tiles >= TECH_SLOTS) return 0;
  const now = TECH_VP[tiles + 1] - TECH_VP[tiles];
  const next = tiles + 2 <= TECH_SLOTS ? TECH_VP[tiles + 2] - TECH_VP[tiles + 1] : 0;
  const later = rounds > 0 ? 0.3 * Math.min(1, next) + 0.03 * (DISCOUNT[tiles + 1] ?? 0) : 0;
  return now + later;
}

/** What a technology brings on a track, beyond its price. */
export function techGain(mind: Mind, tech: TechId, track: Track): number {
  const price = costOf(mind.player, tech, track) * unitWorth(mind, 'science');
  return effectWorth(mind, TECHS[tech].effect) + trackWorth(mind, track) - price;
}

/** What a known technology still brings: those that worked at once are done, others show in what they made possible. */
export function techKept(mind: Mind, tech: TechId): number {
  const { effect, kind } = techOf(tech);
  if (kind === 'instant' || effect.type === 'advanced') return 0;
  return effectWorth(mind, effect);
}

/** Points that lie ahead on the technology tracks. */
export function tracksAhead(mind: Mind): number {
  let sum = 0;
  for (const track of TRACKS) sum += 0.3 * trackWorth(mind, track);
  return mind.rounds > 0 ? sum : 0;
}

export interface Wish {
  readonly tech: TechId;
  readonly cost: number;
  readonly gain: number;
}

/** The best technology of the tray for so much science. */
export function bestTech(mind: Mind, science: number): Wish | null {
  const { table, player } = mind;
  let best: Wish | null = null;
  for (const tech of kindsInTray(table)) {
    if (knows(player, tech)) continue;
    const { category } = techOf(tech);
    for (const track of category === 'rare' ? TRACKS : [category]) {
      if (player.techs[track].length >= TECH_SLOTS) continue;
      const cost = costOf(player, tech, track);
      if (cost > science) continue;
      const gain = techGain(mind, tech, track);
      if (best === null || gain > best.gain) best = { tech, cost, gain };
    }
  }
  return best;
}

/** What a Research action brings, with goods traded for science if need be. */
export function researchPromise(mind: Mind): number {
  const { science } = mind.player.storage;
  const wish = bestTech(mind, science + tradesFor(mind, 'science'));
  const now = bestTech(mind, science)?.gain ?? Number.NEGATIVE_INFINITY;
  return wish ? Math.max(now, wish.gain - tradeCost(mind, wish.cost - science)) : now;
}

/** The disc is paid: taking nothing wastes it. */
const WASTED = -0.6;

export const judgeResearch = (mind: Mind, answer: OwnAnswer<'research'>): number =>
  answer.do === 'research' ? techGain(mind, answer.tech, answer.track) : WASTED;
