import { Refusal, readOptions } from '@orrery/kernel';
import type { AskMine, CreateTable } from '@orrery/protocol';
import type { Question, Said } from '../bus/bus.ts';
import { evenly } from '../evenly.ts';
import { troubleOf } from '../play/trouble.ts';
import type { Services } from '../services.ts';
import type { Order, TableVersion } from '../store/store.ts';
import { newKey, newSecret, newTableId, newToken, tokenHash } from '../tokens.ts';
import { Changes } from './changes.ts';
import { LiveTable } from './live-table.ts';
import { mustFit } from './table-actions.ts';
import type { ChairDoc, Identity, PersonDoc, TableDoc } from './table-doc.ts';

/** Nobody looked at it for so long: it may leave memory. */
const IDLE_MS = 10 * 60_000;
/** Somebody asked for it just now and may be about to enter. */
const IN_HAND_MS = 5_000;

export interface NewTable {
  readonly liveTable: LiveTable;
  readonly host: Identity;
  readonly tokens: { readonly seat: string; readonly join: string; readonly watch: string };
}

export interface Entered {
  readonly liveTable: LiveTable;
  readonly identity: Identity;
}

/** The tables in memory: those that somebody needs, and not more than the bound. */
export class LiveTables {
  private readonly services: Services;
  private readonly liveTables = new Map<string, Promise<LiveTable>>();
  private readonly loaded = new Map<string, LiveTable>();
  private readonly changes: Changes;

  constructor(services: Services) {
    this.services = services;
    this.changes = new Changes(services.bus, (tables) => this.compare(tables));
    services.bus.answer((question, from) => this.answer(question, from));
    services.nodes.listener = { gone: (node) => this.nodeGone(node), back: () => this.back() };
  }

  async get(id: string): Promise<LiveTable> {
    let loading = this.liveTables.get(id);
    if (!loading) {
      loading = this.load(id);
      this.liveTables.set(id, loading);
      loading.catch(() => this.liveTables.delete(id));
    }
    const liveTable = await loading;
    liveTable.used = this.services.now();
    return liveTable;
  }

  async create(wish: CreateTable): Promise<NewTable> {
    const info = this.services.games.get(wish.game);
    if (!info) throw new Refusal('unknown-game', { game: wish.game });
    mustFit(wish.chairs.length, info);
    const tokens = { seat: newToken('seat'), join: newToken('join'), watch: newToken('watch') };
    const host: PersonDoc = {
      kind: 'human',
      key: newKey(),
      name: wish.name,
      token: tokenHash(tokens.seat),
      ready: false,
    };
    const doc: TableDoc = {
      created: this.services.now(),
      game: wish.game,
      edition: info.edition,
      options: readOptions(info.options, wish.options ?? {}),
      pace: wish.pace,
      ...(wish.random ? { random: true } : {}),
      chairs: chairsFor(wish, host),
      host: host.key,
      join: tokenHash(tokens.join),
      watch: tokenHash(tokens.watch),
      match: 0,
      secret: newSecret(),
    };
    const id = newTableId();
    const write = { do: 'table', id, replaces: 0, doc: JSON.stringify(doc), at: doc.created } as const;
    if (!(await this.services.store.write(write)).ok) throw new Refusal('internal');
    return { liveTable: await this.get(id), host: { as: 'seat', key: host.key, hash: host.token }, tokens };
  }

  /** Clears memory of tables that nobody uses, the longest unused first. */
  tidy(): void {
    const oldestFirst = [...this.loaded.values()].filter(({ idle }) => idle).sort((a, b) => a.used - b.used);
    let surplus = this.loaded.size - this.services.config.tables;
    for (const liveTable of oldestFirst) {
      const idle = this.services.now() - liveTable.used;
      if (idle < (surplus > 0 ? IN_HAND_MS : IDLE_MS)) break;
      this.forget(liveTable);
      surplus--;
    }
    this.services.metrics.tables.set(this.loaded.size);
  }

  /** Tells other nodes how new the tables are that changed here a moment ago. */
  tellChanges(): void {
    this.changes.tell((id) => this.loaded.get(id)?.version);
  }

  /** Messages may have been lost: the database is asked how new tables are, all of them (or some) in one go. */
  async catchUp(tables: Iterable<LiveTable> = this.loaded.values()): Promise<void> {
    await Promise.all(
      [...tables].map(async (liveTable) => {
        const version = await this.services.versions.get(liveTable.id);
        if (!version || liveTable.isBehind(version)) await this.lookAt(liveTable);
      }),
    );
  }

  /** Looks at tables again that were changed from outside: closed, set aside, released. */
  async follow(orders: readonly Order[]): Promise<void> {
    const tables = new Set(orders.flatMap(({ table }) => this.loaded.get(table) ?? []));
    await Promise.all([...tables].map((liveTable) => this.lookAt(liveTable, true)));
  }

  private async lookAt(liveTable: LiveTable, anew = false): Promise<void> {
    // Nobody needs it now: who needs it next reads it from the database.
    if (liveTable.idle && this.services.now() - liveTable.used > IN_HAND_MS) return this.forget(liveTable);
    await liveTable.catchUp(anew).catch((error: unknown) => {
      const { code } = troubleOf(error);
      this.services.log.warn({ table: liveTable.id, code }, 'could not catch up with other nodes');
      if (code === 'no-table') this.close(liveTable);
    });
  }

  /** The table is gone, and everybody at it goes. */
  private close(liveTable: LiveTable): void {
    liveTable.subscribers.dismiss();
    this.forget(liveTable);
  }

  private compare(tables: readonly TableVersion[]): void {
    for (const version of tables) {
      const liveTable = this.loaded.get(version.id);
      if (liveTable?.isBehind(version)) this.lookAt(liveTable);
    }
  }

  private async answer(question: Question, from: string): Promise<Said> {
    try {
      return await (await this.get(question.table)).exchange.serve(question, from);
    } catch (error) {
      const { code, details } = troubleOf(error);
      return { reply: { trouble: { code, details } }, texts: [] };
    }
  }

  private nodeGone(node: string): void {
    for (const liveTable of this.loaded.values()) liveTable.exchange.nodeGone(node);
    this.catchUpQuietly();
  }

  /** After a time without the others: who works on what is settled anew, and what was missed is read. */
  private back(): void {
    for (const liveTable of this.loaded.values()) {
      liveTable.exchange.findWorker();
      if (!liveTable.subscribers.none) liveTable.news.tellAttendance();
    }
    this.catchUpQuietly();
  }

  private catchUpQuietly(): void {
    this.catchUp().catch((error: unknown) => {
      this.services.log.warn({ code: troubleOf(error).code }, 'could not catch up with other nodes');
    });
  }

  /** Tables of this browser, with who it is there; those that are gone, or whose link was replaced, are named. */
  async mine(seats: AskMine['seats']): Promise<{ mine: Entered[]; gone: string[] }> {
    const mine: Entered[] = [];
    const gone: string[] = [];
    const loaded = await Promise.all(seats.map(({ table }) => this.get(table).catch(notThere)));
    const known = loaded.filter((liveTable) => liveTable !== undefined);
    if (!this.services.bus.alone) await this.catchUp(known);
    for (const [at, { table, token }] of seats.entries()) {
      const liveTable = loaded[at];
      const identity = await liveTable?.identify(token, true).catch(notThere);
      if (liveTable && identity) mine.push({ liveTable, identity });
      else gone.push(table);
    }
    return { mine, gone };
  }

  /** Waits until nothing is being written any more. */
  async settle(): Promise<void> {
    await Promise.all([...this.loaded.values()].map((liveTable) => liveTable.settled()));
  }

  /** What this node works on goes to others, evenly over so many milliseconds; people who can be led go with it. */
  async handOver(ms: number): Promise<void> {
    if (!this.services.nodes.haveOthers) return;
    const worked = [...this.loaded.values()].filter(({ worksHere }) => worksHere);
    const handed: Promise<void>[] = [];
    await evenly(worked, ms, ({ exchange }) => handed.push(exchange.handOver()));
    await Promise.all(handed);
  }

  /** Everything leaves memory; other nodes hear that they may work on it. */
  async leave(): Promise<void> {
    const { nodes, bus } = this.services;
    const worked = [...this.loaded.values()].filter(({ worksHere }) => worksHere);
    await nodes.leave();
    for (const { id } of worked) bus.publish(id, { kind: 'works', works: false });
    for (const liveTable of this.loaded.values()) this.drop(liveTable);
  }

  private async load(id: string): Promise<LiveTable> {
    const stored = await this.services.store.table(id);
    if (!stored) throw new Refusal('no-table');
    const liveTable = new LiveTable(this.services, stored, (changed) => this.changes.note(changed));
    this.loaded.set(id, liveTable);
    if (this.loaded.size > this.services.config.tables) this.tidy();
    this.services.metrics.tables.set(this.loaded.size);
    return liveTable;
  }

  private forget(liveTable: LiveTable): void {
    const { nodes, log } = this.services;
    if (liveTable.worksHere && !nodes.alone)
      nodes.release(liveTable.id).catch((error: unknown) => {
        log.warn({ table: liveTable.id, code: troubleOf(error).code }, 'a table could not be released');
      });
    this.drop(liveTable);
  }

  private drop(liveTable: LiveTable): void {
    this.loaded.delete(liveTable.id);
    this.liveTables.delete(liveTable.id);
    liveTable.close();
  }
}

/** Passes over what is gone for good; any other trouble is no answer to the question whether it is there. */
function notThere(error: unknown): undefined {
  const { code } = troubleOf(error);
  if (code !== 'no-table' && code !== 'bad-token') throw error;
}

/** The first chair for a person is the host's; the others are free. */
function chairsFor({ chairs }: CreateTable, host: PersonDoc): ChairDoc[] {
  const hostAt = chairs.findIndex(({ kind }) => kind === 'human');
  if (hostAt < 0) throw new Refusal('bad-request', { at: 'chairs', problem: 'no chair for the host' });
  return chairs.map((chair, at) => {
    if (at === hostAt) return host;
    return chair.kind === 'bot' ? chair : { kind: 'free' };
  });
}
