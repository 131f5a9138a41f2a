import { iceMonopoly, majority, tokenPoints } from '../../rules/lookups.ts';
import type { CompanyId, Seen } from './table.ts';

/** Point tokens are what is public of a score. */
export const scores = ({ table }: Seen): number[] => table.companies.map(tokenPoints);

export interface IceRace {
  readonly leaders: readonly CompanyId[];
  readonly ice: number;
  /** What each of them would get (MRP-9.5.1). */
  readonly points: number;
}

export function iceRace({ table }: Seen): IceRace {
  const ice = table.companies.map(({ points }) => points.ice);
  return { leaders: majority(ice), ice: Math.max(...ice), points: Math.max(...iceMonopoly(table)) };
}
