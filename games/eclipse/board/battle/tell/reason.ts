import { hits } from '../../../rules/lookups/index.ts';

/** Why a die hits or not: its face alone decides, or the sum with computer and shield. */
export interface Reason {
  readonly hit: boolean;
  readonly by: 'burst' | 'blank' | 'sum';
  readonly face: number;
  readonly computer: number;
  /** The weakest shield it meets. */
  readonly shield: number;
  readonly sum: number;
}

export function reasonOf(face: number, computer: number, shields: readonly number[]): Reason {
  const shield = shields.length > 0 ? Math.min(...shields) : 0;
  return {
    hit: hits(face, computer, shield),
    by: face === 6 ? 'burst' : face === 0 ? 'blank' : 'sum',
    face,
    computer,
    shield,
    sum: face + computer - shield,
  };
}
