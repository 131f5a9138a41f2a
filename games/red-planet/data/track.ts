/** The 15 spaces of the round tracker (MRP-1.13, MRP-3.1). A production phase puts `phase` tokens into each open zone (MRP-8.1). */
export type Space =
  | { readonly type: 'round'; readonly round: number }
  | { readonly type: 'production'; readonly phase: 1 | 2 | 3 }
  | { readonly type: 'reveal' }
  | { readonly type: 'scoring' };

const round = (n: number): Space => ({ type: 'round', round: n });

export const TRACK: readonly Space[] = [
  round(1),
  round(2),
  round(3),
  round(4),
  round(5),
  { type: 'production', phase: 1 },
  round(6),
  round(7),
  round(8),
  { type: 'production', phase: 2 },
  round(9),
  round(10),
  { type: 'reveal' },
  { type: 'production', phase: 3 },
  { type: 'scoring' },
];

export const ROUNDS = 10;
