import { RESOURCES, type Resource, ZONES } from '../data/ids.ts';
import { resourceOf } from '../rules/lookups.ts';
import { shares } from './field.ts';
import type { Outlook } from './outlook.ts';

/** Expected point tokens of every company at the end, by resource. */
export type Stock = { readonly [resource in Resource]: number[] };

export interface Harvested {
  /** Points from tokens still to be won. */
  readonly points: number[];
  /** Tokens owned and still to be won. */
  readonly stock: Stock;
}

/** What every company is expected to take from the production phases to come. */
export function reap(outlook: Outlook): Harvested {
  const { companies, table } = outlook;
  const points = Array<number>(companies).fill(0);
  const share = points.slice();
  const stock: Stock = { ice: [], sylvanite: [], celerium: [] };
  for (const kind of RESOURCES) for (let c = 0; c < companies; c++) stock[kind].push(table.companies[c].points[kind]);
  for (const zone of ZONES) {
    const kind = resourceOf(table.zones[zone]);
    for (const crop of outlook.field(zone).crops) {
      if (crop.tokens === 0) continue;
      shares(crop, share);
      for (let c = 0; c < companies; c++) {
        const n = share[c] * crop.tokens;
        points[c] += n * crop.value;
        if (kind !== null) stock[kind][c] += n;
        else stock.ice[c] += n * crop.ice;
      }
    }
  }
  return { points, stock };
}
