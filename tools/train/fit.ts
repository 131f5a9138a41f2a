import { crossEntropy, inputsOf, LEAK, layout, type Net, scoreAll, scoreSeat, softmax, standardise } from '@orrery/ai';
import { type Random, randomFrom, shuffled } from '@orrery/kernel';
import type { Example } from './self-play.ts';

/** Hidden units: more foretold no better in trials, and cost time in every look. */
const HIDDEN = 24;
/** How much the squared error of the margin counts beside the winner's cross-entropy: it is less noisy for a game. */
const MARGIN = 0.3;
const BATCH = 64;
const RATE = 0.0007;
/** Weights shrink by this part in each step. */
const DECAY = 1e-2;
/** Rounds over all positions: at most, and without any progress. */
const EPOCHS = 60;
const PATIENCE = 5;

interface Position {
  readonly flat: Float32Array;
  readonly example: Example;
}

export interface Fitted {
  readonly net: Net;
  readonly crossEntropy: { guess: number; hand: number; fitted: number; net: number };
  readonly deviation: number;
}

const positionsOf = (examples: readonly Example[]): Position[] =>
  examples.flatMap((example) => example.positions.map((flat) => ({ flat, example })));

/** Fits a net to games. Those held out decide when to stop, and how well it foretells. */
export function fit(
  examples: readonly Example[],
  held: readonly Example[],
  { inputs, own }: { readonly inputs: number; readonly own: number },
  say: (line: string) => void,
): Fitted {
  const random = randomFrom(`train/fit/${examples.length}`);
  const training = positionsOf(examples);
  const test = positionsOf(held);
  const deviation = deviationOf(examples.flatMap(({ margins }) => margins));
  const net = begin(training, inputs, own, random);
  const step = new Step(net, own, deviation);
  let best = { numbers: net.numbers.slice(), loss: lossOf(net, own, test), epoch: 0 };
  for (let epoch = 1; epoch <= EPOCHS && epoch - best.epoch <= PATIENCE; epoch++) {
    const order = shuffled(random, training);
    for (let at = 0; at < order.length; at += BATCH) step.take(order.slice(at, at + BATCH), RATE / (1 + epoch / 10));
    const loss = lossOf(net, own, test);
    if (loss < best.loss - 1e-4) best = { numbers: net.numbers.slice(), loss, epoch };
    say(`epoch ${epoch}: ${loss.toFixed(4)}`);
  }
  net.numbers.set(best.numbers);
  return { net, crossEntropy: { ...handMade(test, own), net: lossOf(net, own, test) }, deviation };
}

/** A net that begins at the hand-made score, with inputs standardised. */
function begin(training: readonly Position[], inputs: number, own: number, random: Random): Net {
  const sums = new Float64Array(inputs);
  const squares = new Float64Array(inputs);
  const raw = new Float32Array(inputs);
  let n = 0;
  for (const { flat, example } of training)
    for (let seat = 0; seat < example.seats; seat++) {
      inputsOf(flat, example.seats, own, seat, raw);
      n++;
      for (let i = 0; i < inputs; i++) {
        sums[i] += raw[i];
        squares[i] += raw[i] ** 2;
      }
    }
  const mean = Float32Array.from(sums, (sum) => sum / n);
  const scale = Float32Array.from(squares, (sum, i) => Math.sqrt(Math.max(0, sum / n - (sums[i] / n) ** 2)) || 1);
  const at = layout({ inputs, hidden: HIDDEN });
  const numbers = new Float32Array(at.size);
  numbers[at.hand] = bestFactor(training, own).factor;
  const spread = 2 / Math.sqrt(inputs);
  for (let i = at.layer; i < at.bias; i++) numbers[i] = (random() / 2 ** 32 - 0.5) * spread;
  for (let i = at.winOut; i < at.marginBias; i++) numbers[i] = (random() / 2 ** 32 - 0.5) * 0.02;
  return { inputs, hidden: HIDDEN, mean, scale, numbers };
}

/** One step of Adam after another. */
class Step {
  private readonly net: Net;
  private readonly own: number;
  private readonly deviation: number;
  private readonly gradient: Float32Array;
  private readonly first: Float32Array;
  private readonly second: Float32Array;
  private readonly raw: Float32Array;
  private steps = 0;

  constructor(net: Net, own: number, deviation: number) {
    this.net = net;
    this.own = own;
    this.deviation = deviation;
    this.gradient = new Float32Array(net.numbers.length);
    this.first = this.gradient.slice();
    this.second = this.gradient.slice();
    this.raw = new Float32Array(net.inputs);
  }

  take(batch: readonly Position[], rate: number): void {
    const { gradient, first, second, net } = this;
    gradient.fill(0);
    for (const position of batch) this.add(position);
    this.steps++;
    const fade1 = 1 - 0.9 ** this.steps;
    const fade2 = 1 - 0.999 ** this.steps;
    for (let i = 0; i < gradient.length; i++) {
      const slope = gradient[i] / batch.length;
      first[i] = 0.9 * first[i] + 0.1 * slope;
      second[i] = 0.999 * second[i] + 0.001 * slope ** 2;
      const change = first[i] / fade1 / (Math.sqrt(second[i] / fade2) + 1e-8);
      net.numbers[i] -= rate * (change + DECAY * net.numbers[i]);
    }
  }

  /** Adds the slopes of one position. */
  private add({ flat, example: { seats, wins, margins } }: Position): void {
    const { net, own, raw } = this;
    const seen = Array.from({ length: seats }, (_, seat) => {
      const standard = new Float32Array(net.inputs);
      const units = new Float32Array(net.hidden);
      inputsOf(flat, seats, own, seat, raw);
      standardise(net, raw, standard);
      const hand = flat[seat * (1 + own)];
      return { standard, units, hand, ...scoreSeat(net, hand, standard, units) };
    });
    const shares = softmax(seen.map(({ win }) => win));
    for (let seat = 0; seat < seats; seat++) {
      const { margin } = seen[seat];
      this.addSeat(
        seen[seat],
        shares[seat] - wins[seat],
        (2 * MARGIN * (margin - margins[seat] / this.deviation)) / seats,
      );
    }
  }

  private addSeat(
    { standard, units, hand }: { standard: Float32Array; units: Float32Array; hand: number },
    win: number,
    margin: number,
  ): void {
    const { gradient, net } = this;
    const { inputs, hidden, numbers } = net;
    const at = layout(net);
    gradient[at.hand] += win * hand;
    gradient[at.marginBias] += margin;
    for (let i = 0; i < inputs; i++) {
      gradient[at.winLinear + i] += win * standard[i];
      gradient[at.marginLinear + i] += margin * standard[i];
    }
    for (let unit = 0, w = at.layer; unit < hidden; unit++, w += inputs) {
      gradient[at.winOut + unit] += win * units[unit];
      gradient[at.marginOut + unit] += margin * units[unit];
      const slope =
        (win * numbers[at.winOut + unit] + margin * numbers[at.marginOut + unit]) * (units[unit] > 0 ? 1 : LEAK);
      gradient[at.bias + unit] += slope;
      for (let i = 0; i < inputs; i++) gradient[w + i] += slope * standard[i];
    }
  }
}

/** The winner's cross-entropy, on average. */
function lossOf(net: Net, own: number, positions: readonly Position[]): number {
  return meanLoss(positions, ({ flat, example }) => scoreAll(net, flat, example.seats, own).wins);
}

function meanLoss(positions: readonly Position[], scores: (position: Position) => readonly number[]): number {
  let sum = 0;
  for (const position of positions) sum += crossEntropy(softmax(scores(position)), position.example.wins);
  return sum / positions.length;
}

/** How well guessing, the hand-made judgement and that with its best factor do. */
const handMade = (positions: readonly Position[], own: number) => ({
  guess: scaledLoss(positions, own, 0),
  hand: scaledLoss(positions, own, 1),
  fitted: bestFactor(positions, own).loss,
});

/** Hand-made scores are often too sure of themselves: how much of them foretells best. */
function bestFactor(positions: readonly Position[], own: number): { factor: number; loss: number } {
  const tried = FACTORS.map((factor) => ({ factor, loss: scaledLoss(positions, own, factor) }));
  return tried.reduce((best, one) => (one.loss < best.loss ? one : best));
}

const FACTORS = Array.from({ length: 15 }, (_, i) => 0.1 * (i + 1));

const scaledLoss = (positions: readonly Position[], own: number, factor: number): number =>
  meanLoss(positions, ({ flat, example: { seats } }) =>
    Array.from({ length: seats }, (_, seat) => factor * flat[seat * (1 + own)]),
  );

function deviationOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) || 1;
}
