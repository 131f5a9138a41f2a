import { below, isOneOf, randomFrom } from '@orrery/kernel';
import { DICE, type DiceCount } from '../data/index.ts';
import { type Odds, odds } from '../rules/battle/odds.ts';
import type { Unit } from '../rules/battle/types.ts';

/** Ships of one kind as a battle file describes them; see battle-file.md. */
interface FileShip {
  readonly name?: string;
  readonly count?: number;
  readonly size?: number;
  readonly initiative?: number;
  readonly computer?: number;
  readonly shield?: number;
  readonly hull?: number;
  readonly cannons?: { readonly [colour: string]: number };
  readonly missiles?: { readonly [colour: string]: number };
  readonly splitter?: boolean;
}

/** One side ready to fight; `size` says which ships are larger. */
interface FileSide {
  readonly units: Unit<string>[];
  readonly size: { readonly [ship: string]: number };
}

/** What is wrong with a battle file, in words. */
export class BadFile extends Error {}

/** Sizes by name where the file gives none (ECL-15.6.1). */
const SIZES: { readonly [name: string]: number } = { dreadnought: 4, cruiser: 3, starbase: 2, interceptor: 1 };

const FIELDS = [
  'name',
  'count',
  'size',
  'initiative',
  'computer',
  'shield',
  'hull',
  'cannons',
  'missiles',
  'splitter',
] as const satisfies readonly (keyof FileShip)[];

export function readSides(text: string): { defender: FileSide; attacker: FileSide } {
  const file = parsed(text);
  for (const key of Object.keys(file))
    if (key !== 'defender' && key !== 'attacker') throw new BadFile(`unknown field "${key}"`);
  return { defender: readSide(file.defender, 'defender'), attacker: readSide(file.attacker, 'attacker') };
}

function parsed(text: string): { [key: string]: unknown } {
  try {
    const file: unknown = JSON.parse(text);
    if (typeof file === 'object' && file !== null && !Array.isArray(file)) return { ...file };
  } catch (error) {
    throw new BadFile(`not JSON: ${error instanceof Error ? error.message : error}`);
  }
  throw new BadFile('the file must be an object with "defender" and "attacker"');
}

function readSide(ships: unknown, side: string): FileSide {
  if (!Array.isArray(ships) || ships.length === 0) throw new BadFile(`"${side}" must be a list of ships`);
  const units: Unit<string>[] = [];
  const size: { [ship: string]: number } = {};
  ships.forEach((ship: FileShip, at) => {
    const where = `${side}[${at}]`;
    checkFields(ship, where);
    // Kinds need different names; side and place make them so.
    const id = `${where} ${ship.name ?? 'ship'}`;
    size[id] = ship.size ?? SIZES[ship.name ?? ''] ?? ships.length - at;
    units.push({
      ship: id,
      damage: Array<number>(natural(ship.count ?? 1, `${where}.count`)).fill(0),
      retreat: null,
      values: {
        initiative: natural(ship.initiative ?? 0, `${where}.initiative`),
        computer: natural(ship.computer ?? 0, `${where}.computer`),
        shield: natural(ship.shield ?? 0, `${where}.shield`),
        hull: natural(ship.hull ?? 0, `${where}.hull`),
        cannons: dice(ship.cannons ?? {}, `${where}.cannons`),
        missiles: dice(ship.missiles ?? {}, `${where}.missiles`),
        splitter: ship.splitter ?? false,
      },
    });
  });
  return { units, size };
}

function checkFields(ship: unknown, where: string): void {
  if (typeof ship !== 'object' || ship === null) throw new BadFile(`${where} must be an object`);
  for (const key of Object.keys(ship)) if (!isOneOf(FIELDS, key)) throw new BadFile(`${where}: unknown field "${key}"`);
  const { name, size, splitter } = ship as FileShip;
  if (name !== undefined && typeof name !== 'string') throw new BadFile(`${where}.name must be a text`);
  if (size !== undefined && typeof size !== 'number') throw new BadFile(`${where}.size must be a number`);
  if (splitter !== undefined && typeof splitter !== 'boolean')
    throw new BadFile(`${where}.splitter must be true or false`);
}

const MOST = 100;

function natural(value: unknown, where: string): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > MOST)
    throw new BadFile(`${where} must be a whole number from 0 to ${MOST}`);
  return value;
}

function dice(counts: { readonly [colour: string]: unknown }, where: string): DiceCount {
  for (const colour of Object.keys(counts))
    if (!isOneOf(DICE, colour)) throw new BadFile(`${where}: no dice of colour "${colour}"`);
  const [yellow, orange, blue, red] = DICE.map((colour) => natural(counts[colour] ?? 0, `${where}.${colour}`));
  return [yellow, orange, blue, red];
}

export const POLICY = 'always fire, NPC assignment rule on both sides, no retreat';

/** Fights the battle of a file many times; the same seed gives the same figures. */
export function trials(
  { defender, attacker }: { defender: FileSide; attacker: FileSide },
  count: number,
  seed: string,
): Odds {
  const random = randomFrom(`battle/${seed}`);
  const size = ({ ship }: Unit<string>) => defender.size[ship] ?? attacker.size[ship];
  return odds({ defender: defender.units, attacker: attacker.units, size }, count, () => below(random, 6));
}
