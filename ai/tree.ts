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

  /**
   * The place in the list of the answer to try: experience plus curiosity, which grows with the game's own judgement
   * and with how often the answer could have been taken. So long lists are widened step by step, the promising first.
   */
  select(): number {
    const { edges, weight: sum } = this;
    const expected = this.visits === 0 ? 0.5 : Math.max(0, this.total / this.visits - DOUBT);
    let best = 0;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < edges.length; i++) {
      const edge = edges[i];
      const { visits } = edge;
      edge.available++;
      if (edge.weight === 0 && sum > 0) continue;
      const likely = sum > 0 ? edge.weight / sum : 1 / edges.length;
      const curiosity = (CURIOSITY * likely * Math.sqrt(edge.available)) / (1 + visits);
      const score = (visits === 0 ? expected : edge.total / visits) + curiosity;
      if (score > bestScore) {
        best = i;
        bestScore = score;
      }
    }
    return best;
  }
}

/** How much curiosity outweighs experience. */
const CURIOSITY = 1.2;
/** An untried answer is expected to be a little worse than what was tried. */
const DOUBT = 0.1;

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
function keyOf(answer: Answer): string {
  let key = '';
  for (const field in answer) {
    const value = answer[field];
    key += typeof value === 'object' ? `${field}:${JSON.stringify(value)};` : `${field}:${value};`;
  }
  return key;
}
