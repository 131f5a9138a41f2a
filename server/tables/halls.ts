import { Refusal, readOptions } from '@orrery/kernel';
import type { CreateTable } from '@orrery/protocol';
import type { Services } from '../services.ts';
import { newKey, newSecret, newTableId, newToken, tokenHash } from '../tokens.ts';
import { mustFit } from './deeds.ts';
import type { ChairDoc, Identity, PersonDoc, TableDoc } from './doc.ts';
import { Hall } from './hall.ts';

/** Nobody looked at it for so long: it may leave memory. */
const IDLE_MS = 10 * 60_000;
/** Somebody asked for it just now and may be about to enter. */
const IN_HAND_MS = 5_000;

export interface NewTable {
  readonly hall: Hall;
  readonly host: Identity;
  readonly tokens: { readonly seat: string; readonly join: string; readonly watch: string };
}

/** The tables in memory: those that somebody needs, and not more than the bound. */
export class Halls {
  private readonly services: Services;
  private readonly halls = new Map<string, Promise<Hall>>();
  private readonly loaded = new Set<Hall>();

  constructor(services: Services) {
    this.services = services;
  }

  async get(id: string): Promise<Hall> {
    let loading = this.halls.get(id);
    if (!loading) {
      loading = this.load(id);
      this.halls.set(id, loading);
      loading.catch(() => this.halls.delete(id));
    }
    const hall = await loading;
    hall.used = this.services.now();
    return hall;
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
    return { hall: await this.get(id), host: { as: 'seat', key: host.key, hash: host.token }, tokens };
  }

  /** Clears memory of tables that nobody uses, the longest unused first. */
  tidy(): void {
    const oldestFirst = [...this.loaded].filter(({ idle }) => idle).sort((a, b) => a.used - b.used);
    let surplus = this.loaded.size - this.services.config.tables;
    for (const hall of oldestFirst) {
      const idle = this.services.now() - hall.used;
      if (idle < (surplus > 0 ? IN_HAND_MS : IDLE_MS)) break;
      this.forget(hall);
      surplus--;
    }
    this.services.metrics.tables.set(this.loaded.size);
  }

  /** Keeps other nodes believing in who is connected here. */
  tellAttendance(): void {
    for (const hall of this.loaded) if (!hall.guests.none) hall.tellAttendance();
  }

  /** A word from another node may have been lost: where somebody watches, the database is asked. */
  async catchUp(): Promise<void> {
    for (const hall of this.loaded) if (!hall.guests.none) await hall.catchUp();
  }

  /** Waits until nothing is being written any more. */
  async settle(): Promise<void> {
    await Promise.all([...this.loaded].map((hall) => hall.settled()));
  }

  close(): void {
    for (const hall of this.loaded) this.forget(hall);
  }

  private async load(id: string): Promise<Hall> {
    const stored = await this.services.store.table(id);
    if (!stored) throw new Refusal('no-table');
    const hall = new Hall(this.services, stored);
    this.loaded.add(hall);
    if (this.loaded.size > this.services.config.tables) this.tidy();
    this.services.metrics.tables.set(this.loaded.size);
    return hall;
  }

  private forget(hall: Hall): void {
    this.loaded.delete(hall);
    this.halls.delete(hall.id);
    hall.close();
  }
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
