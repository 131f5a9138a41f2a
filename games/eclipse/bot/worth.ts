import {
  type Hex,
  hexOf,
  PRODUCTION,
  RESOURCES,
  type Resource,
  type Square,
  STACKS,
  type Stack,
  stackHexes,
} from '../data/index.ts';
import { hasAbility, settlesAdvanced } from '../rules/lookups/players.ts';
import type { Sector } from '../rules/table.ts';
import { GUESSES } from './guesses.ts';
import type { Mind } from './mind.ts';
import { bill, discsAtRest, need } from './purse.ts';

/** What one more cube from a track brings, with so many taken from it before. */
export function cubeWorth(mind: Mind, resource: Resource, taken = 0): number {
  const left = mind.player.tracks[resource] - taken;
  if (left <= 0) return 0;
  const next = PRODUCTION[left - 1] - PRODUCTION[left];
  const then = left > 1 ? PRODUCTION[left - 2] - PRODUCTION[left - 1] : next;
  const income = (1 - GUESSES.ahead) * next + GUESSES.ahead * then;
  return income * mind.rounds * GUESSES.unit[resource] * need(mind.player, resource);
}

/** Upkeep of one more sector until the end. */
function keeping({ player, rounds }: Mind): number {
  const discs = Math.max(1, discsAtRest(player) - GUESSES.usualActions);
  return (bill(discs - 1) - bill(discs)) * rounds * GUESSES.unit.money;
}

/** What a sector's disc brings: points and population, less its upkeep. */
function hexWorth(mind: Mind, { vp, squares, artifact }: Hex): number {
  const perSector = hasAbility(mind.player, 'vpPerSector') ? 1 : 0;
  return vp + perSector + population(mind, squares) + (artifact ? GUESSES.artifact : 0) - keeping(mind);
}

function population(mind: Mind, squares: readonly Square[]): number {
  if (mind.rounds === 0) return 0;
  const taken = { materials: 0, science: 0, money: 0 };
  let sum = 0;
  for (const { type, advanced } of squares) {
    const resource = type === 'gray' ? bestCube(mind) : type;
    const soon = advanced && !settlesAdvanced(mind.player, resource) ? GUESSES.someDay : GUESSES.settled;
    sum += soon * cubeWorth(mind, resource, taken[resource]);
    if (soon === GUESSES.settled) taken[resource] += 1;
  }
  return sum;
}

/** The track that gains most by a cube less. */
export function bestCube(mind: Mind, of: readonly Resource[] = RESOURCES): Resource {
  return of.reduce((best, resource) => (cubeWorth(mind, resource) > cubeWorth(mind, best) ? resource : best));
}

/** The same for a sector on the map, with what stands there. */
export const sectorWorth = (mind: Mind, sector: Sector): number =>
  mind.once(`sector ${sector.id}`, () => standing(mind, sector));

function standing(mind: Mind, { id, orbital, monolith, portals, discovery }: Sector): number {
  let sum = hexWorth(mind, hexOf(id));
  if (monolith) sum += 3;
  if (orbital !== 'none') sum += GUESSES.settled * cubeWorth(mind, bestCube(mind, ['science', 'money']));
  for (const portal of portals) sum += portal === 'tech' ? 1 : 2;
  if (discovery.cards.length > 0) sum += GUESSES.discovery;
  return sum;
}

const HEXES: { readonly [stack in Stack]: readonly Hex[] } = {
  inner: hexesOf('inner'),
  middle: hexesOf('middle'),
  outer: hexesOf('outer'),
};

function hexesOf(stack: Stack): Hex[] {
  return stackHexes(stack, false).map(hexOf);
}

/** What a hex brings to whoever explores it: guarded ones later, if at all. */
export function findWorth(mind: Mind, hex: Hex): number {
  const worth = Math.max(0.1, hexWorth(mind, hex));
  const guarded = hex.npc !== null && !(hex.npc.kind === 'ancient' && hasAbility(mind.player, 'livesWithAncients'));
  if (guarded) return GUESSES.guarded * (worth + GUESSES.discovery) * Math.min(1, mind.rounds / 3);
  return worth + (hex.discovery && hex.npc === null ? GUESSES.discovery : 0);
}

/** What a hex of each stack brings on average. */
export const stackWorths = (mind: Mind): StackWorths => mind.once('stacks', () => average(mind));

type StackWorths = { [stack in Stack]: number };

function average(mind: Mind): StackWorths {
  const worths = { inner: 0, middle: 0, outer: 0 };
  for (const stack of STACKS) {
    const hexes = HEXES[stack];
    for (const hex of hexes) worths[stack] += findWorth(mind, hex) / hexes.length;
  }
  return worths;
}

/** Before anything else: a cube on the map brings income from the next Upkeep on. */
const FIRST = 8;

export const colonyWorth = (mind: Mind, cube: Resource): number =>
  FIRST + cubeWorth(mind, cube) + 0.1 * need(mind.player, cube);
