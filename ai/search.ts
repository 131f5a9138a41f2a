import {
  type Answer,
  type Game,
  imagine,
  type Match,
  type PendingQuestion,
  type Play,
  type Random,
  type Seat,
  same,
  type View,
  type Vocabulary,
} from '@orrery/kernel';
import { floored, guess, type Judgement, playout, roundOf, weights } from './playout.ts';
import { type Edge, Node, nodeAfter, Spreads } from './tree.ts';

/** One answer takes this many looks into one imagined world before another is dealt. */
const PER_WORLD = 4;
const MAIN = -1;

/** Hears how each look ended: which answer it began with, what it brought, and the imagined match then. */
export type OnEnd<G extends Vocabulary> = (first: Answer, value: number, end: Match<G>) => void;

interface SearchOptions<G extends Vocabulary> {
  readonly depth: number;
  readonly ahead?: number;
  readonly floor?: number;
  readonly each?: number;
  readonly random: Random;
  readonly onEnd?: OnEnd<G>;
}

/**
 * Information-set Monte Carlo tree search. It knows a view only: each time it imagines the rest, walks down one tree
 * of answers shared by all these worlds, plays on from its edge and remembers what came out for each seat, every seat
 * aiming at its own best. What others choose at the same time as we do, unseen, is guessed and not part of the tree.
 */
export class Search<G extends Vocabulary> {
  readonly root: Node;
  /** Imagined games so far. */
  looks = 0;
  private readonly game: Game<G>;
  private readonly heuristic: Judgement<G>;
  private readonly view: View<G>;
  private readonly depth: number;
  private readonly ahead: number;
  private readonly floor: number;
  private readonly each: number;
  private readonly random: Random;
  private readonly onEnd: OnEnd<G> | undefined;
  private readonly seat: Seat;
  private readonly salt: string;
  private readonly spreads = new Spreads();
  private world: Play<G> | undefined;

  constructor(
    game: Game<G>,
    heuristic: Judgement<G>,
    view: View<G>,
    { depth, ahead = 0, floor = 0, each = 0, random, onEnd }: SearchOptions<G>,
  ) {
    this.game = game;
    this.heuristic = heuristic;
    this.view = view;
    this.depth = depth;
    this.ahead = ahead;
    this.floor = floor;
    this.each = each;
    this.random = random;
    this.onEnd = onEnd;
    this.seat = view.viewer as Seat;
    this.root = new Node(this.seat, '');
    this.salt = `${random()}/`;
  }

  /** One more imagined game; it begins with this answer, if one is told, whatever is thought of it. */
  look(first?: Answer): void {
    const play = this.imagined();
    const until = roundOf(this.heuristic, play.match) + this.ahead;
    this.looks++;
    const nodes: Node[] = [];
    const edges: Edge[] = [];
    this.descend(play, nodes, edges, first);
    const { seat, depth, random } = this;
    const values = playout(this.heuristic, play, { seat, until, depth, random });
    this.spreads.add(values);
    for (let i = 0; i < nodes.length; i++) {
      const value = values[nodes[i].seat];
      nodes[i].visits++;
      nodes[i].total += value;
      edges[i].visits++;
      edges[i].total += value;
    }
    this.onEnd?.(edges[0].answer, values[seat], play.match);
  }

  /** Walks down the tree and one answer beyond it. */
  private descend(play: Play<G>, nodes: Node[], edges: Edge[], first: Answer | undefined): void {
    let node = this.root;
    for (let pending = this.ask(play); pending; pending = this.ask(play)) {
      const last = edges.at(-1);
      if (last) node = nodeAfter(last, pending.seat, play.frameOf(pending).do);
      this.meet(node, play, pending);
      const wanted = last
        ? -1
        : first
          ? node.edges.findIndex(({ answer }) => same(answer, first))
          : node.neglected(this.each);
      const at = wanted < 0 ? node.select(this.spreads.of(pending.seat)) : wanted;
      const edge = node.edges[at];
      nodes.push(node);
      edges.push(edge);
      play.answer(pending.seat, pending.answers[at]);
      if (edge.visits === 0) return;
    }
  }

  private meet(node: Node, play: Play<G>, pending: PendingQuestion): void {
    if (!node.meet(pending.answers))
      node.learn(pending.answers, floored(weights(this.heuristic, play, pending), this.floor));
  }

  /** Weighs the answers without a look; true if all but one of them are blunders. */
  isForced(): boolean {
    const play = this.imagined();
    const pending = this.ask(play);
    if (!pending) return false;
    this.meet(this.root, play, pending);
    return this.root.edges.filter(({ weight }) => weight > 0).length === 1;
  }

  /**
   * The next question that belongs to the tree: own ones first, then what others are asked in the open. It ends where
   * only unseen choices of others are left and the game can be judged as it is.
   */
  private ask(play: Play<G>): PendingQuestion | undefined {
    while (!play.over) {
      const { pending } = play;
      for (const one of pending) if (one.seat === this.seat && !one.offer) return one;
      if (pending[0].branch === MAIN) return pending[0];
      if (this.heuristic.quiet?.(play.match)) return undefined;
      guess(this.heuristic, play, pending[0], this.random);
    }
    return undefined;
  }

  private imagined(): Play<G> {
    if (!this.world || (this.looks > 0 && this.looks % PER_WORLD === 0)) {
      this.world = imagine(this.game, this.view, this.random);
      this.heuristic.suppose?.(this.world.match, this.seat, this.random);
    }
    const play = this.world.copy();
    play.match.luck.secret = this.salt + this.looks;
    return play;
  }
}
