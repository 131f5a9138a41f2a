import { Refusal, type Viewer } from '@orrery/kernel';
import { type BusMessage, proxyName } from '../bus/bus.ts';
import type { Played, Position } from '../engine/messages.ts';
import type { Services } from '../services.ts';
import type { MatchRow } from '../store/store.ts';
import type { Origin } from '../tables/deal.ts';
import type { Mailbox } from './mailbox.ts';
import { MatchMirror, Misplaced } from './match-mirror.ts';
import type { NowAt } from './match-place.ts';
import { MatchWriter, type TableContext } from './match-writer.ts';
import type { Submission } from './submissions.ts';
import { troubleOf } from './trouble.ts';

export interface PlacedContext extends Omit<TableContext, 'tell' | 'conflict'> {
  readonly mailbox: Mailbox;
  /** New entries are on disk: tell everybody here. `own` if this node made them. */
  readonly tell: (position: Position, updates: Played['updates'], own: boolean) => void;
  /** Works off a submission (again), wherever the match is worked on by then. */
  readonly submit: (submission: Submission) => void;
  /** From now on the match is worked on here. */
  readonly here: () => void;
}

type Of<Kind extends BusMessage['kind']> = Extract<BusMessage, { kind: Kind }>;

/** A node that dies is replaced within a few seconds; so long the others are asked who works in its place. */
const TRIES = 20;
const PAUSE_MS = 250;
const TOO_LONG_MS = 5 * 60_000;

/** The match at a table, wherever it is worked on: by the rules of this node, or by another node that is asked. */
export class PlacedMatch {
  readonly id: number;
  readonly match: number;
  readonly origin: Origin;
  private readonly services: Services;
  private readonly table: PlacedContext;
  private readonly row: MatchRow;
  private place: MatchWriter | MatchMirror;
  /** Viewers at other nodes who are kept up to date from here. */
  private readonly guests = new Map<string, Set<Viewer>>();
  /** Its past took longer to tell than anybody waits for: until then it is not begun again. */
  private tooLongUntil = 0;

  constructor(services: Services, table: PlacedContext, row: MatchRow) {
    this.services = services;
    this.table = table;
    this.row = row;
    this.id = row.id;
    this.match = row.number;
    this.place = this.writer();
    this.origin = this.place.origin;
    if (!services.bus.alone) this.place = this.mirror();
  }

  get position(): Position {
    return this.place.position;
  }

  /** How many entries everybody at this node was told of. */
  get told(): number {
    return this.place instanceof MatchMirror ? this.place.told : this.place.position.number;
  }

  get touched(): number {
    return this.place.touched;
  }

  /** What writes the match, if that is done on this node. */
  get here(): MatchWriter | undefined {
    return this.place instanceof MatchWriter ? this.place : undefined;
  }

  async process(submissions: readonly Submission[]): Promise<void> {
    try {
      await (await this.found()).process(submissions);
    } catch (error) {
      for (const submission of submissions) this.astray(submission, error);
    }
  }

  async now(viewer: Viewer, match?: number, seen?: number): Promise<NowAt> {
    for (let tries = 0; ; tries++) {
      try {
        return await (await this.found()).now(viewer, match, seen);
      } catch (error) {
        if (!(error instanceof Misplaced)) throw error;
        if (tries >= TRIES) throw new Refusal('bus-gone');
        if (tries > 0) await new Promise<void>((over) => this.services.after(PAUSE_MS, over));
        await this.lookAgain();
      }
    }
  }

  catchUp(): Promise<void> {
    return this.place.catchUp();
  }

  /** Everything a viewer heard and saw, as JSON; any node can tell it. */
  async history(viewer: Viewer, address: string): Promise<string> {
    const { engine, store, now } = this.services;
    if (now() < this.tooLongUntil) throw new Refusal('too-slow');
    const { origin, match, id } = this;
    const log = async () => {
      if ((await store.match(id))?.quarantined !== undefined) throw new Refusal('quarantined');
      return { ...origin, match, entries: await store.entries(id, 1), viewer };
    };
    return engine.history({ address, table: this.table.id }, log).catch((error: unknown) => {
      // It would take as long again, and a thread with it.
      if (troubleOf(error).code === 'too-slow') this.tooLongUntil = now() + TOO_LONG_MS;
      throw error;
    });
  }

  lose(): void {
    this.place.lose();
  }

  /** Somebody changed something from outside. */
  doubt(): void {
    this.here?.doubt();
  }

  /** A viewer at another node is to be kept up to date, from the next entry on. */
  welcome(node: string, viewer: Viewer): void {
    const those = this.guests.get(node) ?? new Set();
    this.guests.set(node, those.add(viewer));
  }

  /** Viewers have left that node: they need not be told there any more. */
  farewell(node: string, viewers: readonly Viewer[]): void {
    const those = this.guests.get(node);
    for (const viewer of viewers) those?.delete(viewer);
    if (those?.size === 0) this.guests.delete(node);
  }

  /** What another node made, or thinks it did. */
  async heard(message: Of<'played'>, from: string, texts: readonly string[]): Promise<void> {
    const { place } = this;
    const { position } = message;
    if (place instanceof MatchMirror) {
      place.follow(position, sharedOut(message.updates, texts), from);
      if (place.node === undefined) this.place = this.mirror(from);
    } else if (position.number > place.position.number) await place.catchUp();
  }

  /** Another node says that it works on the match now, or no longer. */
  async hearWorks(works: boolean, from: string): Promise<void> {
    if (works || !this.here) await this.lookAgain(works ? undefined : from);
  }

  /** True if a dead node was working on it. */
  lost(node: string): boolean {
    this.guests.delete(node);
    return this.place instanceof MatchMirror && this.place.node === node;
  }

  /** Who works on it, found out if that is not known. */
  async found(): Promise<MatchWriter | MatchMirror> {
    const { place } = this;
    const known = place instanceof MatchWriter || (place.node !== undefined && this.services.nodes.isAlive(place.node));
    if (!known) await this.lookAgain();
    return this.place;
  }

  /** The name of the other node that works on it. What this node believes may be old: who is led there must arrive. */
  async workedOnAt(): Promise<string | undefined> {
    await this.found();
    if (this.here) return undefined;
    await this.lookAgain();
    const { place } = this;
    const node = place instanceof MatchMirror ? place.node : undefined;
    return node !== undefined && this.services.nodes.isAlive(node) ? proxyName(node) : undefined;
  }

  /** This node stops soon: another one works on it from now on. */
  async handOver(): Promise<void> {
    if (!this.here) return;
    await this.services.nodes.release(this.table.id);
    await this.lookAgain();
  }

  /** Asks the database who works on the match; where nobody does, it is this node from now on. */
  async lookAgain(unless?: string): Promise<void> {
    const { bus, nodes } = this.services;
    const before = this.place;
    if (unless !== undefined && before instanceof MatchMirror && before.node !== unless) return;
    const node = await nodes.workerOf(this.table.id);
    if (node === bus.node) {
      if (before instanceof MatchWriter) return;
      this.place = this.writer(before.position);
      this.services.metrics.takeovers.inc();
      bus.publish(this.table.id, { kind: 'works', works: true });
      this.table.here();
    } else if (before instanceof MatchWriter || before.node !== node) {
      before.lose();
      this.guests.clear();
      this.place = this.mirror(node, before.position);
      this.table.startOver();
    }
  }

  private lookAgainLater(): Promise<void> {
    return this.table.mailbox.run(() => this.lookAgain());
  }

  private astray(submission: Submission, error: unknown): void {
    const { services, table } = this;
    if (!(error instanceof Misplaced) || submission.tries++ >= TRIES) {
      submission.settle(troubleOf(error instanceof Misplaced ? new Refusal('bus-gone') : error));
      return;
    }
    services.after(submission.tries === 1 ? 0 : PAUSE_MS, () => {
      this.lookAgainLater().then(
        () => table.submit(submission),
        (trouble: unknown) => submission.settle(troubleOf(trouble)),
      );
    });
  }

  private writer(position?: Position): MatchWriter {
    const { services, table, row } = this;
    const tell = (writer: MatchWriter, updates: Played['updates'], own: boolean) => {
      if (writer === this.place) this.tellGuests(writer.position, updates);
      table.tell(writer.position, updates, own);
    };
    const viewers = () => [...table.viewers(), ...[...this.guests.values()].flatMap((those) => [...those])];
    const writer: MatchWriter = new MatchWriter(
      services,
      {
        ...table,
        viewers,
        tell: (updates, own) => tell(writer, updates, own),
        conflict: () => void this.lookAgainLater().catch(() => {}),
      },
      row,
    );
    if (position) writer.position = position;
    return writer;
  }

  private mirror(node?: string, position = this.place.position): MatchMirror {
    const { services, table, match } = this;
    return new MatchMirror(
      services,
      {
        id: table.id,
        row: this.id,
        match,
        viewers: table.viewers,
        tell: (position, updates) => table.tell(position, updates, false),
        startOver: table.startOver,
        astray: (submission) => this.astray(submission, new Misplaced()),
      },
      position,
      node,
    );
  }

  private tellGuests(position: Position, updates: Played['updates']): void {
    const { bus } = this.services;
    for (const [node, viewers] of this.guests) {
      const those = updates.filter(([viewer]) => viewers.has(viewer));
      const message: Of<'played'> = {
        kind: 'played',
        match: this.match,
        position,
        updates: those.map(([viewer, texts]) => [viewer, texts.length]),
      };
      bus.tell(
        node,
        this.table.id,
        message,
        those.flatMap(([, texts]) => texts),
      );
    }
  }
}

/** The texts that came along, for the viewers in turn. */
function sharedOut(updates: Of<'played'>['updates'], texts: readonly string[]): Played['updates'] {
  let at = 0;
  return updates.map(([viewer, count]) => {
    const from = at;
    at += count;
    return [viewer, texts.slice(from, at)];
  });
}
