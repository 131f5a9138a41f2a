import {
  type Blueprint,
  type DiceCount,
  MUON,
  PART_IDS,
  type Part,
  type PartId,
  partOf,
  SHIPS,
  type Ship,
  TRACKS,
  techOf,
} from '../../data/index.ts';
import type { Values } from '../battle/types.ts';
import type { SeenPlayer } from '../table.ts';
import { can, speciesOf } from './players.ts';

/** Everything a blueprint adds up to (ECL-3.5.3). */
export interface ShipValues extends Values {
  readonly movement: number;
  readonly energyProduced: number;
  readonly energyUsed: number;
  readonly drives: number;
}

type Tiles = readonly (PartId | null)[];

/** The part that counts on a slot: its tile, or else what is printed (ECL-9.3). */
export const partAt = (blueprint: Blueprint, tiles: Tiles, slot: number): PartId | null =>
  tiles[slot] ?? blueprint.slots[slot].printed;

/** The parts that count on a blueprint, Muon Source included. */
function partsOn(player: SeenPlayer, ship: Ship): Part[] {
  const blueprint = speciesOf(player).blueprints[ship];
  const { tiles, muon } = player.blueprints[ship];
  const parts: Part[] = [];
  for (let slot = 0; slot < tiles.length; slot++) {
    const id = partAt(blueprint, tiles, slot);
    if (id !== null) parts.push(partOf(id));
  }
  if (muon) parts.push(partOf(MUON));
  return parts;
}

export function valuesOf(player: SeenPlayer, ship: Ship): ShipValues {
  const { initiative, energy, computer } = speciesOf(player).blueprints[ship];
  const sum = {
    initiative,
    computer,
    shield: 0,
    hull: 0,
    movement: 0,
    energyProduced: energy,
    energyUsed: 0,
    drives: 0,
    cannons: noDice(),
    missiles: noDice(),
    splitter: can(player, 'splitter'),
  };
  for (const part of partsOn(player, ship)) {
    sum.initiative += part.initiative;
    sum.computer += part.computer;
    sum.shield += part.shield;
    sum.hull += part.hull;
    sum.movement += part.movement;
    sum.energyProduced += part.energyProduced;
    sum.energyUsed += part.energyUsed;
    if (part.type === 'drive') sum.drives += 1;
    addDice(sum.cannons, part.cannons);
    addDice(sum.missiles, part.missiles);
  }
  return sum;
}

function addDice(to: [number, number, number, number], dice: DiceCount): void {
  for (let i = 0; i < 4; i++) to[i] += dice[i];
}

export const movementOf = (player: SeenPlayer, ship: Ship): number => {
  let movement = 0;
  for (const part of partsOn(player, ship)) movement += part.movement;
  return movement;
};

/** What legality depends on (ECL-3.5.4): energy to spare, and drives. */
interface Budget {
  energy: number;
  drives: number;
}

export function budgetOf(player: SeenPlayer, ship: Ship): Budget {
  const budget = { energy: speciesOf(player).blueprints[ship].energy, drives: 0 };
  for (const part of partsOn(player, ship)) {
    budget.energy += part.energyProduced - part.energyUsed;
    if (part.type === 'drive') budget.drives += 1;
  }
  return budget;
}

/** ECL-3.5.4: enough energy; mobile ships have a drive, a Starbase has none. */
export const isLegal = (ship: Ship, { energy, drives }: Budget): boolean =>
  energy >= 0 && (ship === 'starbase' ? drives === 0 : drives > 0);

/** The budget after `to` takes the place of `from` on a slot. */
export function exchanged({ energy, drives }: Budget, from: PartId | null, to: PartId | null): Budget {
  const [off, on] = [from === null ? null : partOf(from), to === null ? null : partOf(to)];
  return {
    energy: energy - net(off) + net(on),
    drives: drives - Number(off?.type === 'drive') + Number(on?.type === 'drive'),
  };
}

const net = (part: Part | null): number => (part === null ? 0 : part.energyProduced - part.energyUsed);

/** Ships whose blueprint is not legal now: only in the middle of an Upgrade activation. */
export const illegalShips = (player: SeenPlayer): Ship[] =>
  SHIPS.filter((ship) => !isLegal(ship, budgetOf(player, ship)));

const FREE_PARTS = PART_IDS.filter((part) => partOf(part).source === 'default');

/** A technology gives its own part alone (ECL-27.6). Parts one may install: free ones, those of own technologies, ancient ones beside the board (ECL-9.2). */
export function partsFor({ techs, stored }: SeenPlayer): PartId[] {
  const parts = FREE_PARTS.slice();
  for (const track of TRACKS)
    for (const tech of techs[track]) {
      const { effect } = techOf(tech);
      if (effect.type === 'part') parts.push(effect.part);
    }
  parts.push(...stored);
  return parts;
}

/** A player as if a part lay on a slot; null takes the tile away. For a preview of what a blueprint would add up to. */
export function withPart(player: SeenPlayer, ship: Ship, slot: number, part: PartId | null): SeenPlayer {
  const { blueprints } = player;
  const tiles = blueprints[ship].tiles.map((tile, at) => (at === slot ? part : tile));
  return { ...player, blueprints: { ...blueprints, [ship]: { ...blueprints[ship], tiles } } };
}

/** Whether such values make a legal blueprint (ECL-3.5.4). */
export const isLegalBlueprint = (ship: Ship, values: ShipValues): boolean =>
  isLegal(ship, { energy: values.energyProduced - values.energyUsed, drives: values.drives });

const noDice = (): [number, number, number, number] => [0, 0, 0, 0];
