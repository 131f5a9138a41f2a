import type { EventColour } from './events.ts';

/** PU-14.5: the target starts here and moves with the number of event cards of each colour. */
export const BASE_TARGET = 60;

export const ADJUSTMENTS: readonly ({ readonly max: number } & { readonly [colour in EventColour]: number })[] = [
  { max: 2, red: 0, orange: 0, green: 0 },
  { max: 6, red: -5, orange: -1, green: 3 },
  { max: 10, red: -7, orange: -2, green: 6 },
  { max: 14, red: -9, orange: -3, green: 9 },
  { max: 20, red: -11, orange: -4, green: 12 },
];

/** PU-14.6: the verdict by the difference to the target, worst first; each holds up to `max` (PU-R17). */
export const RATINGS = [
  { verdict: 'solo-critical-failure', max: -11 },
  { verdict: 'solo-few-survivors', max: -6 },
  { verdict: 'solo-still-breathing', max: -1 },
  { verdict: 'solo-accomplished', max: 4 },
  { verdict: 'solo-promoted', max: 9 },
  { verdict: 'solo-stars-aligned', max: 14 },
  { verdict: 'solo-finest-planet', max: Number.POSITIVE_INFINITY },
] as const;

/** PU-14.1: personal missions dealt alone, of which one is given back; with the module two are dealt. */
export const SOLO_MISSIONS = 4;
export const MODULE_MISSIONS = 2;
