/** A sum that also tells how far its parts lie apart. */
export interface Sum {
  readonly total: number;
  readonly squares: number;
}

export const NOTHING: Sum = { total: 0, squares: 0 };

export const plus = (one: Sum = NOTHING, other: Sum = NOTHING): Sum => ({
  total: one.total + other.total,
  squares: one.squares + other.squares,
});

/** The mean of a sum of so many. */
export const meanOf = ({ total }: Sum, n: number): number => (n === 0 ? 0 : total / n);

/** How far the parts of a sum lie from their mean, squared. */
export const varianceOf = (sum: Sum, n: number): number =>
  n === 0 ? 0 : Math.max(0, sum.squares / n - meanOf(sum, n) ** 2);
