import type { Mark } from '../data/corporations/corporation.ts';
import type { CivLevel } from '../data/ids.ts';

/** What a benefit is worth when it is gained, in points. */
const SYNERGY = 0.8;
const PATCH = 1.6;
const ROVER = 1.6;
const TECH = 0.9;
const NAMED_ADVANCE = 0.6;
/** One point of movement. */
const MOVE = 0.3;
/** A card of each level. */
const CIV: { readonly [level in CivLevel]: number } = { 1: 1.2, 2: 1.8, 3: 2.4, 4: 3.4 };

export const civWorth = (level: CivLevel): number => CIV[level];

export const moveWorth = (points: number): number => MOVE * points;

/** What a symbol brings by itself; medals are counted where the tracker ends. */
export function benefitWorth(mark: Mark): number {
  switch (mark.mark) {
    case 'synergy':
      return SYNERGY;
    case 'patch':
      return PATCH;
    case 'rover':
      return ROVER;
    case 'move':
      return moveWorth(mark.points);
    case 'tech':
      return TECH;
    case 'advance':
      return NAMED_ADVANCE;
    case 'civ':
      return civWorth(mark.level);
    case 'medal':
      return 0;
  }
}
