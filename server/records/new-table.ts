import { Refusal, readOptions } from '@orrery/kernel';
import type { CreateTable } from '@orrery/protocol';
import type { ChairDoc, Identity, PersonDoc, TableDoc } from '../room/document.ts';
import { mustFit } from '../room/reducer.ts';
import type { Services } from '../services.ts';
import type { StoredTable } from '../store/store.ts';
import { newKey, newSecret, newTableId, newToken, tokenHash } from '../tokens.ts';

export interface NewTable {
  readonly stored: StoredTable;
  readonly doc: TableDoc;
  /** Of the host. */
  readonly identity: Identity;
  readonly tokens: { readonly seat: string; readonly join: string; readonly watch: string };
}

/** Writes a new table into the database. Its room opens when somebody comes. */
export async function createTable({ store, games, now }: Services, wish: CreateTable): Promise<NewTable> {
  const info = games.get(wish.game);
  if (!info) throw new Refusal('unknown-game', { game: wish.game });
  mustFit(wish.chairs.length, info);
  const tokens = { seat: newToken('seat'), join: newToken('join'), watch: newToken('watch') };
  const token = tokenHash(tokens.seat);
  const host: PersonDoc = { kind: 'human', key: newKey(), name: wish.name, token, ready: false };
  const doc: TableDoc = {
    created: now(),
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
  const stored = { id: newTableId(), version: 1, doc: JSON.stringify(doc), touched: doc.created };
  const written = await store.write({ do: 'table', id: stored.id, replaces: 0, doc: stored.doc, at: doc.created });
  if (!written.ok) throw new Refusal('internal');
  return { stored, doc, identity: { as: 'seat', key: host.key, hash: host.token }, tokens };
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
