import { copyFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Config } from '../../server/config.ts';
import type { Registry } from '../../server/registry.ts';
import type { TableDoc } from '../../server/room/document.ts';
import { backupSqlite } from '../../server/store/backup.ts';
import { openPostgres } from '../../server/store/postgres.ts';
import { openSqlite, visitSqlite } from '../../server/store/sqlite.ts';
import type { Store } from '../../server/store/store.ts';
import { recordOf, type Verified, verify } from './match-record.ts';

/** Where the commands work, and where they say what they did. */
export interface Place {
  readonly config: Pick<Config, 'data' | 'databaseUrl' | 'databaseSchema'>;
  readonly registry: Registry;
  readonly say: (line: string) => void;
}

interface Command {
  /** Names of its arguments. */
  readonly takes: readonly string[];
  readonly about: string;
  run(place: Place, ...args: readonly string[]): Promise<void>;
}

export const COMMANDS: { readonly [name: string]: Command } = {
  tables: { takes: [], about: 'every table: game, people, and how far it is', run: listTables },
  show: { takes: ['table|match'], about: 'a table with its matches, or one match', run: show },
  verify: { takes: ['match|all'], about: 'replay it and compare every state with the stored hash', run: verifySome },
  export: { takes: ['match', 'file'], about: 'write it as a game file', run: exportMatch },
  quarantined: { takes: [], about: 'the matches that were set aside, and why', run: listQuarantined },
  quarantine: { takes: ['match'], about: 'set it aside: nobody can load it', run: quarantine },
  release: { takes: ['match'], about: 'let it be played again', run: release },
  close: { takes: ['table'], about: 'delete a table with its matches', run: closeTable },
  backup: { takes: ['file'], about: 'copy the database into a new file', run: backup },
  drill: { takes: ['backup'], about: 'restore a backup aside, open it as a server does, verify all', run: drill },
};

/** The database as it is, also while servers work on it. */
async function visiting<V>({ config }: Place, work: (store: Store) => Promise<V>): Promise<V> {
  const { databaseUrl: url, databaseSchema: schema, data } = config;
  const store = url ? await openPostgres({ url, schema, asItIs: true }) : visitSqlite(data);
  return work(store).finally(() => store.close());
}

async function matchOf(store: Store, text: string) {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new Error(`"${text}" is no number of a match`);
  const row = await store.matchRow(Number(text));
  if (!row) throw new Error(`there is no match ${text}`);
  return row;
}

function listTables(place: Place): Promise<void> {
  return visiting(place, async (store) => {
    const ids = await store.tableIds();
    for (const id of ids) {
      const table = await store.table(id);
      // Closed since the list was made.
      if (!table) continue;
      const { game, pace, chairs } = JSON.parse(table.doc) as TableDoc;
      const { match } = table;
      const stage = match ? `match ${match.id}, ${match.entries} answers${match.over ? ', over' : ''}` : 'not started';
      const people = chairs.map((chair) => (chair.kind === 'human' ? chair.name : chair.kind)).join(', ');
      place.say(`${id}  ${new Date(table.touched).toISOString()}  ${game} (${pace}): ${people}; ${stage}`);
    }
    place.say(`${ids.length} ${ids.length === 1 ? 'table' : 'tables'}`);
  });
}

function show(place: Place, id: string): Promise<void> {
  return visiting(place, async (store) => {
    const table = await store.table(id);
    if (!table && !/^\d+$/.test(id)) throw new Error(`there is no table "${id}"`);
    const shown = table ? await tableFacts(store, table.id) : await matchFacts(store, id);
    place.say(JSON.stringify(shown, undefined, 2));
  });
}

/** What an operator needs: no hash of a link, and nothing from which chance follows. */
async function tableFacts(store: Store, id: string): Promise<object> {
  const stored = await store.table(id);
  if (!stored) throw new Error(`there is no table "${id}"`);
  const { created, game, edition, options, pace, chairs } = JSON.parse(stored.doc) as TableDoc;
  const matches = [];
  for (const match of await store.matchIds(id)) matches.push(await matchFacts(store, String(match)));
  return {
    table: id,
    version: stored.version,
    game,
    edition,
    options,
    pace,
    created: new Date(created).toISOString(),
    touched: new Date(stored.touched).toISOString(),
    chairs: chairs.map((chair) =>
      chair.kind === 'human' ? { kind: chair.kind, name: chair.name, caretaker: chair.caretaker } : chair,
    ),
    matches,
  };
}

async function matchFacts(store: Store, id: string): Promise<object> {
  const { setup, players, standing, fairness: _secret, ...row } = await matchOf(store, id);
  const { game, edition } = JSON.parse(setup) as { game: string; edition: number };
  const stored = await store.match(row.id);
  return {
    ...row,
    game,
    edition,
    players: JSON.parse(players) as object,
    snapshot: stored?.snapshot?.number ?? null,
    quarantined: stored?.quarantined ?? null,
    ...(standing ? { standing: JSON.parse(standing) as object } : {}),
  };
}

function verifySome(place: Place, which: string): Promise<void> {
  return visiting(place, async (store) => {
    const ids = which === 'all' ? await store.matchIds() : [(await matchOf(store, which)).id];
    await verifyEach(place, store, ids);
  });
}

async function verifyEach({ registry, say }: Place, store: Store, ids: readonly number[]): Promise<void> {
  const wrong: Verified[] = [];
  for (const id of ids) {
    const row = await store.matchRow(id);
    // Closed since the list was made.
    if (!row) continue;
    const verified = await verify(store, registry, row);
    if (verified.problem !== undefined) wrong.push(verified);
    say(JSON.stringify(verified));
  }
  if (wrong.length > 0) throw new Error(`${wrong.length} of ${ids.length} matches do not agree with their record`);
  say(`${ids.length} ${ids.length === 1 ? 'match agrees with its' : 'matches agree with their'} record`);
}

function exportMatch(place: Place, match: string, file: string): Promise<void> {
  return visiting(place, async (store) => {
    const row = await matchOf(store, match);
    if (existsSync(file)) throw new Error(`${file} is there already: name a new file`);
    writeFileSync(file, `${JSON.stringify(await recordOf(store, row))}\n`, { flag: 'wx', mode: 0o600 });
    place.say(`match ${match} is in ${file}`);
    if (!row.over) place.say('it still runs: the file holds what its players may not know');
  });
}

function listQuarantined(place: Place): Promise<void> {
  return visiting(place, async (store) => {
    const all = await store.quarantined();
    for (const { at, ...one } of all) place.say(JSON.stringify({ ...one, at: new Date(at).toISOString() }));
    if (all.length === 0) place.say('no match is set aside');
  });
}

function quarantine(place: Place, match: string): Promise<void> {
  return visiting(place, async (store) => {
    const { id } = await matchOf(store, match);
    await store.quarantine(id, 'operator', Date.now());
    place.say(`match ${id} is set aside; servers that have it in memory follow within a second or two`);
  });
}

function release(place: Place, match: string): Promise<void> {
  return visiting(place, async (store) => {
    const { id } = await matchOf(store, match);
    if ((await store.match(id))?.quarantined === undefined) throw new Error(`match ${id} is not set aside`);
    await store.quarantine(id, null, Date.now());
    place.say(`match ${id} can be played again; its people come back by themselves`);
  });
}

/** So long a server may take to hear of an order. */
const HEARD_MS = 2500;

/** First nobody can play there any more, and servers let go of it; then it is deleted. */
function closeTable(place: Place, table: string): Promise<void> {
  return visiting(place, async (store) => {
    if (!(await store.table(table))) throw new Error(`there is no table "${table}"`);
    for (const match of await store.matchIds(table)) await store.quarantine(match, 'operator', Date.now());
    await new Promise((over) => setTimeout(over, HEARD_MS));
    await store.remove(table);
    place.say(`table ${table} is deleted with its matches`);
  });
}

async function backup({ config, say }: Place, file: string): Promise<void> {
  if (config.databaseUrl)
    throw new Error(
      `PostgreSQL has its own: pg_dump --format=custom --schema=${config.databaseSchema} --file=${file} "$DATABASE_URL"`,
    );
  backupSqlite(config.data, resolve(file));
  say(`the database is in ${file}`);
}

async function drill(place: Place, file: string): Promise<void> {
  if (place.config.databaseUrl)
    throw new Error(
      `restore into another database (createdb drill && pg_restore --dbname=drill ${file}), then: DATABASE_URL=<drill> npm run -s admin -- verify all`,
    );
  if (!existsSync(file)) throw new Error(`${file} is not there`);
  const directory = mkdtempSync(join(tmpdir(), 'orrery-drill-'));
  try {
    copyFileSync(file, join(directory, 'orrery.db'));
    const store = await openSqlite({ directory });
    try {
      await store.check();
      const ids = await store.matchIds();
      // An empty file opens as well as a new server's.
      if (ids.length === 0) throw new Error(`${file} holds no match: is it the right file?`);
      await verifyEach(place, store, ids);
    } finally {
      await store.close();
    }
    place.say(`${file} can be restored`);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
