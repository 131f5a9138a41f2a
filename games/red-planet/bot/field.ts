import type { MajorityRule } from '../data/discoveries.ts';
import type { CompanyId } from '../rules/table.ts';
import type { Odds } from './odds.ts';

/** One zone in one production phase to come. */
export interface Crop {
  readonly odds: Odds;
  /** Expected astronauts by company. */
  readonly heads: number[];
  /** Point tokens to be won, points of one, and the chance that they are ice. */
  tokens: number;
  value: number;
  readonly ice: number;
  /** Who gets them. */
  readonly rule: MajorityRule;
}

/** What an ice token adds to the hope for the monopoly (MRP-9.5.1). */
const ICE_EXTRA = 0.5;

/** Everybody's expected share of a crop, into `out`. */
export function shares({ odds, heads, rule }: Crop, out: number[]): void {
  let sum = 0;
  for (let c = 0; c < heads.length; c++) {
    out[c] = odds.strength(heads[c]);
    sum += out[c];
  }
  divide(out, sum);
  if (rule !== 'most') bend(rule, heads, out);
}

/** MRP-9.2.16 to MRP-9.2.18: majority counts differently here. */
function bend(rule: MajorityRule, heads: readonly number[], out: number[]): void {
  let sum = 0;
  for (let c = 0; c < heads.length; c++) {
    if (rule === 'all-present') out[c] = Math.min(1, heads[c]);
    else if (rule === 'fewest') out[c] = Math.min(1, heads[c]) / (0.2 + heads[c] ** 3);
    else out[c] *= 1 - out[c];
    sum += out[c];
  }
  divide(out, sum);
}

function divide(out: number[], sum: number): void {
  if (sum > 0) for (let c = 0; c < out.length; c++) out[c] /= sum;
}

/** A zone in all production phases to come. */
export class Field {
  readonly crops: readonly Crop[];
  private readonly share: number[];

  constructor(crops: readonly Crop[], companies: number) {
    this.crops = crops;
    this.share = Array<number>(companies).fill(0);
  }

  /**
   * Changes the expected number of astronauts for a moment, to see what would be: `n` of a company, on the ground or
   * aboard a docked ship with so many free seats.
   */
  shift(company: CompanyId, n: number, free = 0): void {
    for (const { heads, odds } of this.crops) heads[company] += n * odds.lands(free);
  }

  /** What everybody may expect, in points, into `out`. */
  worth(out: number[]): void {
    const { share } = this;
    out.fill(0);
    for (const crop of this.crops) {
      if (crop.tokens === 0) continue;
      shares(crop, share);
      const points = crop.tokens * (crop.value + ICE_EXTRA * crop.ice);
      for (let c = 0; c < out.length; c++) out[c] += share[c] * points;
    }
  }
}
