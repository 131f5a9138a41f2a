import { RESOURCE_FACTS } from '../../data/box.ts';
import { RESOURCES } from '../../data/ids.ts';
import { ICE_MONOPOLY } from '../../data/missions.ts';
import { leaders } from './forecast.ts';
import type { Company, CompanyId, Seen } from './table.ts';

/** Value of a company's point tokens: what is public of its score. */
export const tokenPoints = ({ points }: Pick<Company, 'points'>): number =>
  RESOURCES.reduce((sum, resource) => sum + points[resource] * RESOURCE_FACTS[resource].value, 0);

export const scores = ({ table }: Seen): number[] => table.companies.map(tokenPoints);

export interface IceRace {
  readonly leaders: readonly CompanyId[];
  readonly ice: number;
  /** What each of them would get (MRP-9.5.1). */
  readonly points: number;
}

export function iceRace({ table }: Seen): IceRace {
  const ice = table.companies.map(({ points }) => points.ice);
  const first = leaders(ice);
  return {
    leaders: first,
    ice: first.length > 0 ? ice[first[0]] : 0,
    points: first.length > 0 ? Math.floor(ICE_MONOPOLY.points / first.length) : 0,
  };
}
