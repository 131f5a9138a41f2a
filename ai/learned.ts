import type { Features, Heuristic } from '@orrery/games/contract';
import type { Vocabulary } from '@orrery/kernel';
import { flatten, inputsOf } from './inputs.ts';
import { type Net, type Scored, scoreSeat, softmax, standardise } from './net.ts';
import type { Finished, Judgement } from './playout.ts';

interface Learning {
  readonly net: Net;
  /** Points that are one deviation of the margin. */
  readonly deviation: number;
  /** How much the margin counts beside the chance to win. */
  readonly margin: number;
}

/** The same judgement with another `value`: what a net learned from finished games. */
export function learned<G extends Vocabulary>(
  heuristic: Heuristic<G>,
  features: Features<G>,
  { net, deviation, margin }: Learning,
): Judgement<G> {
  const blend = (win: number, ahead: number): number =>
    (1 - margin) * win + margin * (0.5 + 0.5 * Math.tanh(ahead / 2));
  return {
    ...heuristic,
    value(match) {
      const { wins, margins } = scoreAll(
        net,
        flatten(features, features.read(match)),
        match.seats,
        features.own.length,
      );
      return softmax(wins).map((win, seat) => blend(win, margins[seat]));
    },
    result({ winners, rows }, seats) {
      const totals = totalsOf(rows, seats);
      return totals.map((total, seat) =>
        blend(winners.includes(seat) ? 1 / winners.length : 0, (total - meanOfOthers(totals, seat)) / deviation),
      );
    },
  };
}

/** The net's output for every seat: scores whose softmax is the chance to win, and margins in deviations. */
export function scoreAll(
  net: Net,
  flat: Float32Array,
  seats: number,
  own: number,
): { wins: number[]; margins: number[] } {
  const { raw, standard, units } = room(net);
  const wins: number[] = [];
  const margins: number[] = [];
  for (let seat = 0; seat < seats; seat++) {
    inputsOf(flat, seats, own, seat, raw);
    standardise(net, raw, standard);
    const { win, margin } = scoreSeat(net, flat[seat * (1 + own)], standard, units, scored);
    wins.push(win);
    margins.push(margin);
  }
  return { wins, margins };
}

const scored: Scored = { win: 0, margin: 0 };

/** Lists that are written anew for each position. */
function room({ inputs, hidden }: Net) {
  if (rooms.raw.length !== inputs)
    rooms = { raw: new Float32Array(inputs), standard: new Float32Array(inputs), units: new Float32Array(hidden) };
  if (rooms.units.length !== hidden) rooms.units = new Float32Array(hidden);
  return rooms;
}
let rooms = { raw: new Float32Array(0), standard: new Float32Array(0), units: new Float32Array(0) };

/** The points of each seat. */
export function totalsOf(rows: Finished['rows'], seats: number): number[] {
  const totals = Array<number>(seats).fill(0);
  for (const { seat, total } of rows) if (seat !== null) totals[seat] = total;
  return totals;
}

export function meanOfOthers(totals: readonly number[], seat: number): number {
  let sum = 0;
  for (let other = 0; other < totals.length; other++) if (other !== seat) sum += totals[other];
  return sum / (totals.length - 1);
}
