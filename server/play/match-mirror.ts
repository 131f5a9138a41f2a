import { Refusal, type Viewer } from '@orrery/kernel';
import type { Question, Reply } from '../bus/bus.ts';
import type { Played, Position } from '../engine/messages.ts';
import type { Services } from '../services.ts';
import type { MatchPlace, NowAt } from './match-place.ts';
import type { Settled, Submission } from './submissions.ts';
import { troubleOf } from './trouble.ts';

/** The asked node does not work on the match, or does not answer at all. */
export class Misplaced extends Error {}

export interface MirrorContext {
  readonly id: string;
  readonly match: number;
  /** Who is kept up to date here. */
  readonly viewers: () => Iterable<Viewer>;
  readonly tell: (updates: Played['updates']) => void;
  readonly startOver: () => void;
  /** The node that was asked is the wrong one: finds the right one, and has the submission worked off there. */
  readonly astray: (submission: Submission) => void;
}

/** A match that another node works on: that node is asked, and what it makes is passed on. */
export class MatchMirror implements MatchPlace {
  readonly node: string | undefined;
  position: Position;
  /** Everybody here was told so much. Who asks hears more, but a message may have been lost for the others. */
  told: number;
  touched = 0;
  private readonly services: Services;
  private readonly table: MirrorContext;

  /** Without a node: nobody is known to work on it yet. */
  constructor(services: Services, table: MirrorContext, position: Position, node?: string) {
    this.services = services;
    this.table = table;
    this.position = position;
    this.told = position.number;
    this.node = node;
  }

  async now(viewer: Viewer, match?: number, seen?: number): Promise<NowAt> {
    const { id, match: current } = this.table;
    const reply = await this.ask({ ask: 'now', table: id, current, viewer, match, seen });
    if (!('position' in reply)) throw new Misplaced('another answer than asked for');
    this.moveTo(reply.position);
    if (this.isAlone) this.told = this.position.number;
    return reply;
  }

  /** Nobody waits here for the other node: the next one's answer is on its way meanwhile. */
  async process(submissions: readonly Submission[]): Promise<void> {
    for (const submission of submissions) this.forward(submission);
  }

  /** What the other node made. */
  follow(position: Position, updates: Played['updates']): void {
    this.moveTo(position);
    this.told = Math.max(this.told, position.number);
    this.table.tell(updates);
  }

  async catchUp(): Promise<void> {
    this.told = this.position.number;
    this.table.startOver();
  }

  lose(): void {}

  /** Nobody is here yet who could have missed something. */
  private get isAlone(): boolean {
    for (const _ of this.table.viewers()) return false;
    return true;
  }

  private moveTo(position: Position): void {
    if (position.number < this.position.number) return;
    this.position = position;
    this.touched = this.services.now();
  }

  private async forward(submission: Submission): Promise<void> {
    try {
      submission.settle(await this.settled(submission));
    } catch (error) {
      if (error instanceof Misplaced) this.table.astray(submission);
      else submission.settle(troubleOf(error));
    }
  }

  private async settled({ id, seat, intent }: Submission): Promise<Settled> {
    // Bots think where the match is worked on.
    if (id === undefined) return { ok: false, code: 'stale', details: {} };
    const { id: table, match } = this.table;
    const reply = await this.ask({ ask: 'act', table, current: match, seat, id, intent });
    if (!('settled' in reply)) throw new Misplaced('another answer than asked for');
    return reply.settled;
  }

  private async ask(question: Question): Promise<Reply> {
    if (this.node === undefined) throw new Misplaced('nobody is known to work on it');
    const { bus, nodes } = this.services;
    const reply = await nodes.answerOf(this.node, bus.ask(this.node, question)).catch((error: unknown) => {
      throw new Misplaced('no answer', { cause: error });
    });
    if ('elsewhere' in reply) throw new Misplaced('the other node works on it no more');
    if ('trouble' in reply) throw new Refusal(reply.trouble.code, reply.trouble.details);
    return reply;
  }
}
