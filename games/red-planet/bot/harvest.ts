import { RESOURCES, type Resource, ZONES } from '../data/ids.ts';
import { resourceOf } from '../rules/lookups.ts';
import type { Outlook } from './outlook.ts';

/** Expected point tokens of every company at the end, by resource. */
export type Stock = { readonly [resource in Resource]: Float64Array };

export interface Crop {
  /** Points from tokens still to be won. */
  readonly points: Float64Array;
  /** Tokens owned and still to be won. */
  readonly stock: Stock;
}

/** What every company is expected to take from the production phases to come. */
export function reap(outlook: Outlook): Crop {
  const { companies, table, harvests } = outlook;
  const points = new Float64Array(companies);
  const stock: Stock = {
    ice: new Float64Array(companies),
    sylvanite: new Float64Array(companies),
    celerium: new Float64Array(companies),
  };
  for (const kind of RESOURCES) for (let c = 0; c < companies; c++) stock[kind][c] = table.companies[c].points[kind];
  const share = new Float64Array(companies);
  for (let h = 0; h < harvests.length; h++)
    for (let z = 0; z < ZONES.length; z++) {
      const { tokens, value, ice } = outlook.yieldAt(h, z);
      if (tokens === 0) continue;
      outlook.shares(h, z, share);
      const kind = resourceOf(table.zones[ZONES[z]]);
      for (let c = 0; c < companies; c++) {
        const n = share[c] * tokens;
        points[c] += n * value;
        if (kind !== null) stock[kind][c] += n;
        else stock.ice[c] += n * ice;
      }
    }
  return { points, stock };
}
