import { Refusal, type Viewer } from '@orrery/kernel';
import type { Question, Said } from '../bus/bus.ts';
import type { Played, Position } from '../engine/messages.ts';
import type { Services } from '../services.ts';
import { type MatchPlace, type NowAt, positionOf } from './match-place.ts';
import type { Settled, Submission } from './submissions.ts';
import { troubleOf } from './trouble.ts';

/** The asked node does not work on the match, or does not answer at all. */
export class Misplaced extends Error {}

export interface MirrorContext {
  readonly id: string;
  /** Of the match in the database, and at its table. */
  readonly row: number;
  readonly match: number;
  /** Who is kept up to date here. */
  readonly viewers: () => Iterable<Viewer>;
  /** Updates that lead to this position, which may be an older one than the newest that was heard of. */
  readonly tell: (position: Position, updates: Played['updates']) => void;
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
    const { reply, texts } = await this.ask({ ask: 'now', table: id, current, viewer, match, seen });
    if (!('position' in reply)) throw new Misplaced('another answer than asked for');
    const { position, now } = reply;
    this.moveTo(position);
    if (this.isAlone) this.told = this.position.number;
    return now === 'fresh' ? { position, fresh: texts[0] } : { position, missed: texts };
  }

  /** Nobody waits here for the other node: the next one's answer is on its way meanwhile. */
  async process(submissions: readonly Submission[]): Promise<void> {
    for (const submission of submissions) this.forward(submission);
  }

  /** What the other node made. It need not tell those any more who are not here. */
  follow(position: Position, updates: Played['updates'], from: string): void {
    this.moveTo(position);
    this.told = Math.max(this.told, position.number);
    this.table.tell(position, updates);
    const here = new Set(this.table.viewers());
    const viewers = updates.flatMap(([viewer]) => (here.has(viewer) ? [] : [viewer]));
    const { id, match } = this.table;
    if (viewers.length > 0) this.services.bus.tell(from, id, { kind: 'left', match, viewers });
  }

  async catchUp(): Promise<void> {
    const row = await this.services.store.matchRow(this.table.row);
    if (row) this.moveTo(positionOf(row));
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
    const { reply } = await this.ask({ ask: 'act', table, current: match, seat, id, intent });
    if (!('settled' in reply)) throw new Misplaced('another answer than asked for');
    return reply.settled;
  }

  private async ask(question: Question): Promise<Said> {
    if (this.node === undefined) throw new Misplaced('nobody is known to work on it');
    const { bus, nodes } = this.services;
    if (!bus.connected) throw new Misplaced('cut off from the other nodes');
    const said = await nodes.answerOf(this.node, bus.ask(this.node, question)).catch((error: unknown) => {
      throw new Misplaced('no answer', { cause: error });
    });
    const { reply } = said;
    if ('elsewhere' in reply) throw new Misplaced('the other node works on it no more');
    if ('trouble' in reply) throw new Refusal(reply.trouble.code, reply.trouble.details);
    return said;
  }
}
