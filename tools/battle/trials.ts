import { fightOut, type Unit } from '@orrery/eclipse/rules/battle';
import { below, randomFrom } from '@orrery/kernel';
import type { FileSide } from './file.ts';

export const POLICY = 'always fire, NPC assignment rule on both sides, no retreat';

export interface Share {
  readonly wins: number;
  readonly share: number;
  /** Standard error of the share. */
  readonly error: number;
}

/** Fights the same battle many times; the same seed gives the same figures. */
export function trials(
  { defender, attacker }: { defender: FileSide; attacker: FileSide },
  count: number,
  seed: string,
): { defender: Share; attacker: Share } {
  const random = randomFrom(`battle/${seed}`);
  const roll = () => below(random, 6);
  const sizes = new Map<Unit<string>, number>();
  let wins = 0;
  for (let i = 0; i < count; i++) {
    const sides = { defender: fresh(defender, sizes), attacker: fresh(attacker, sizes) };
    if (fightOut({ ...sides, size: (unit) => sizes.get(unit) ?? 0 }, roll) === 'defender') wins += 1;
    sizes.clear();
  }
  return { defender: share(wins, count), attacker: share(count - wins, count) };
}

function fresh({ units, size }: FileSide, sizes: Map<Unit<string>, number>): Unit<string>[] {
  return units.map((unit) => {
    const copy = { ...unit, damage: unit.damage.slice() };
    sizes.set(copy, size[unit.ship]);
    return copy;
  });
}

function share(wins: number, count: number): Share {
  const part = wins / count;
  return { wins, share: part, error: Math.sqrt((part * (1 - part)) / count) };
}
