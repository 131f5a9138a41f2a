import type { Answer, Seat } from '@orrery/kernel';

/** One answer at a node, over all imagined games that came by. */
export interface Edge {
  readonly answer: Answer;
  /** How likely a sensible player takes it, by the game's own judgement. */
  readonly weight: number;
  visits: number;
  /** How often it was on offer: in other imagined worlds it may not be. */
  available: number;
  /** Sum of what it brought to the seat that answers. */
  total: number;
  /** What was asked next; usually one question, but hidden things may lead elsewhere. */
  readonly next: Node[];
}

/** A question as the thinking seat can tell it apart: the answers so far led here. */
export class Node {
  readonly seat: Seat;
  readonly question: string;
  visits = 0;
  total = 0;
  /** The edges of the newest list of answers, in its order. */
  edges: readonly Edge[] = [];
  private readonly known = new Map<string, Edge>();
  private list: readonly Answer[] | undefined;
  private weight = 0;

  constructor(seat: Seat, question: string) {
    this.seat = seat;
    this.question = question;
  }

  /** Takes the answers of the present world; false if some are new and must be weighed first. */
  meet(answers: readonly Answer[]): boolean {
    if (this.list && sameThings(answers, this.list)) return true;
    const edges: Edge[] = [];
    for (const answer of answers) {
      const edge = this.known.get(keyOf(answer));
      if (!edge) return false;
      edges.push(edge);
    }
    this.remember(answers, edges);
    return true;
  }

  /** Takes answers some of which are new. */
  learn(answers: readonly Answer[], weights: readonly number[]): void {
    const edges = answers.map((answer, i) => {
      const key = keyOf(answer);
      const known = this.known.get(key);
      if (known) return known;
      const edge: Edge = { answer, weight: weights[i], visits: 0, available: 0, total: 0, next: [] };
      this.known.set(key, edge);
      return edge;
    });
    this.remember(answers, edges);
  }

  private remember(answers: readonly Answer[], edges: readonly Edge[]): void {
    this.list = answers;
    this.edges = edges;
    this.weight = 0;
    for (const { weight } of edges) this.weight += weight;
  }

  /** The place of a likely answer that was tried fewer times than this, the least tried first; -1 if there is none. */
  neglected(least: number): number {
    const { edges, weight: sum } = this;
    let best = -1;
    for (let i = 0; i < edges.length; i++) {
      const { visits, weight } = edges[i];
      if (visits >= least || weight < LIKELY * sum || (best >= 0 && visits >= edges[best].visits)) continue;
      best = i;
    }
    return best;
  }

  /**
   * The place in the list of the answer to try: experience plus curiosity, which grows with the game's own judgement
   * and with how often the answer could have been taken. So long lists are widened step by step, the promising first.
   * `spread` tells how far results lie apart for this seat, so that curiosity fits any scale of values.
   */
  select(spread: number): number {
    const { edges, weight: sum } = this;
    const curiosity = CURIOSITY * spread;
    const expected = this.visits === 0 ? 0 : this.total / this.visits - DOUBT * spread;
    let best = 0;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < edges.length; i++) {
      const edge = edges[i];
      const { visits } = edge;
      edge.available++;
      if (edge.weight === 0 && sum > 0) continue;
      const likely = sum > 0 ? edge.weight / sum : 1 / edges.length;
      const score =
        (visits === 0 ? expected : edge.total / visits) +
        (curiosity * likely * Math.sqrt(edge.available)) / (1 + visits);
      if (score > bestScore) {
        best = i;
        bestScore = score;
      }
    }
    return best;
  }
}

/** The share of all weight that makes an answer a likely one. */
const LIKELY = 0.05;
/** How much curiosity outweighs experience, in spreads. */
const CURIOSITY = 3;
/** An untried answer is expected to be a little worse than what was tried, in spreads. */
const DOUBT = 0.2;

/** How far the results of each seat lie apart: their standard deviation so far. */
export class Spreads {
  private rounds = 0;
  private readonly sums: number[] = [];
  private readonly squares: number[] = [];

  add(values: readonly number[]): void {
    this.rounds++;
    for (let seat = 0; seat < values.length; seat++) {
      this.sums[seat] = (this.sums[seat] ?? 0) + values[seat];
      this.squares[seat] = (this.squares[seat] ?? 0) + values[seat] ** 2;
    }
  }

  of(seat: Seat): number {
    if (this.rounds < 2) return 0.5;
    const mean = this.sums[seat] / this.rounds;
    return Math.sqrt(Math.max(1e-6, this.squares[seat] / this.rounds - mean ** 2));
  }
}

/** The node of this question behind an edge. */
export function nodeAfter(edge: Edge, seat: Seat, question: string): Node {
  for (const node of edge.next) if (node.seat === seat && node.question === question) return node;
  const node = new Node(seat, question);
  edge.next.push(node);
  return node;
}

function sameThings(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}

/** Equal answers have equal keys. Rules list an answer's fields in one order, so no sorting is needed. */
export function keyOf(answer: Answer): string {
  let key = '';
  for (const field in answer) {
    const value = answer[field];
    key += typeof value === 'object' ? `${field}:${JSON.stringify(value)};` : `${field}:${value};`;
  }
  return key;
}
