/**
 * A small net that scores one seat: a linear part and one hidden layer over standardised inputs, with two outputs. The
 * softmax of the first over all seats is the chance to win, the second foretells the margin in points.
 */
export interface Net {
  readonly inputs: number;
  readonly hidden: number;
  /** Mean and deviation of each input. */
  readonly mean: Float32Array;
  readonly scale: Float32Array;
  /** All trained numbers, in the order that `layout` says. */
  readonly numbers: Float32Array;
}

/** Offsets of the groups of trained numbers. `hand` multiplies the hand-made score. */
export function layout({ inputs, hidden }: Pick<Net, 'inputs' | 'hidden'>) {
  const hand = 0;
  const winLinear = 1;
  const marginLinear = winLinear + inputs;
  const layer = marginLinear + inputs;
  const bias = layer + inputs * hidden;
  const winOut = bias + hidden;
  const marginOut = winOut + hidden;
  const marginBias = marginOut + hidden;
  return { hand, winLinear, marginLinear, layer, bias, winOut, marginOut, marginBias, size: marginBias + 1 };
}

/** Slope of a hidden unit below zero. */
export const LEAK = 0.1;

export interface Scored {
  win: number;
  margin: number;
}

/** Scores a seat. Leaves the standardised inputs and the hidden units in the lists given for them. */
export function scoreSeat(
  net: Net,
  hand: number,
  standard: Float32Array,
  units: Float32Array,
  out: Scored = { win: 0, margin: 0 },
): Scored {
  const { inputs, hidden, numbers } = net;
  const at = layout(net);
  let win = numbers[at.hand] * hand;
  let margin = numbers[at.marginBias];
  for (let i = 0; i < inputs; i++) {
    win += numbers[at.winLinear + i] * standard[i];
    margin += numbers[at.marginLinear + i] * standard[i];
  }
  for (let unit = 0, w = at.layer; unit < hidden; unit++) {
    let sum = numbers[at.bias + unit];
    for (let i = 0; i < inputs; i++, w++) sum += numbers[w] * standard[i];
    units[unit] = sum > 0 ? sum : LEAK * sum;
    win += numbers[at.winOut + unit] * units[unit];
    margin += numbers[at.marginOut + unit] * units[unit];
  }
  out.win = win;
  out.margin = margin;
  return out;
}

/** Standardised inputs are kept within so many deviations: a position unlike any seen in training misleads less. */
const FARTHEST = 5;

export function standardise({ inputs, mean, scale }: Net, raw: Float32Array, out: Float32Array): void {
  for (let i = 0; i < inputs; i++) out[i] = Math.max(-FARTHEST, Math.min(FARTHEST, (raw[i] - mean[i]) / scale[i]));
}

/** Shares that add up to 1. */
export function softmax(scores: readonly number[]): number[] {
  const best = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - best));
  const sum = shares.reduce((all, share) => all + share, 0);
  return shares.map((share) => share / sum);
}

/** How much a forecast of the victory was off: the winner's share of it, as a logarithm. */
export const crossEntropy = (shares: readonly number[], wins: readonly number[]): number =>
  shares.reduce((sum, share, seat) => sum - wins[seat] * Math.log(Math.max(1e-6, share)), 0);
