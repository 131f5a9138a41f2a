import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLink } from '@orrery/protocol';
import { openSqlite } from '../../store/sqlite.ts';
import { sorted } from '../sorted-fields.ts';
import { Http, TestClient } from '../test-client.ts';
import { type Promises, Robot } from './robot.ts';
import { ServerProcess } from './server-process.ts';

export interface CrashReport {
  readonly kills: number;
  readonly games: number;
  readonly acknowledged: number;
  readonly slowestStart: number;
  /** Everything that must not happen; empty if all is well. */
  readonly faults: readonly string[];
}

interface Played extends Promises {
  readonly table: string;
  readonly robots: readonly Robot[];
}

/** So many answers are acknowledged before the server is killed again. */
export const ANSWERS_BETWEEN_KILLS = 20;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Plays games against the real server, kills it `kills` times, and then compares its log with what it promised. */
export async function crashRun(kills: number, progress?: (kill: number) => void): Promise<CrashReport> {
  const data = mkdtempSync(join(tmpdir(), 'orrery-crash-'));
  const server = new ServerProcess(data, 20_000 + Math.floor(Math.random() * 20_000));
  const games: Played[] = [];
  const starts = [await server.start()];
  let going = true;
  const groups = Array.from({ length: 6 }, (_, at) => playGames(server.origin, at, games, () => going));
  for (let kill = 1; kill <= kills; kill++) {
    await enough(games);
    await pause(Math.random() * 900);
    await server.kill();
    starts.push(await server.start());
    progress?.(kill);
  }
  await pause(300);
  going = false;
  await Promise.all(groups);
  const faults = await differences(games);
  await server.kill();
  faults.push(...(await wrongLogs(data, games)));
  rmSync(data, { recursive: true, force: true });
  const acknowledged = acknowledgedIn(games);
  return { kills, games: games.length, acknowledged, slowestStart: Math.round(Math.max(...starts)), faults };
}

const acknowledgedIn = (games: readonly Played[]): number =>
  games.reduce((sum, game) => sum + game.acknowledged.size, 0);

/** Until something worth losing was acknowledged, however slow the machine. */
async function enough(games: readonly Played[]): Promise<void> {
  const before = acknowledgedIn(games);
  while (acknowledgedIn(games) < before + ANSWERS_BETWEEN_KILLS) await pause(20);
}

/** One group of people: game after game, short ones and endless ones. */
async function playGames(origin: string, at: number, games: Played[], goOn: () => boolean): Promise<void> {
  while (goOn()) {
    const game = await begin(origin, at % 2 ? 'high-card' : 'endless').catch(() => undefined);
    if (!game) {
      await pause(100);
      continue;
    }
    games.push(game);
    await Promise.all(game.robots.map((robot) => robot.play(goOn)));
  }
}

async function begin(origin: string, game: string): Promise<Played> {
  const http = new Http(origin);
  const chairs = [{ kind: 'human' }, { kind: 'human' }];
  const created = await http.create({ game, pace: 'live', name: 'Ada', chairs });
  const { table } = created.table;
  const seated = await http.sit(table, readLink(created.links.join)?.token ?? '', 'Bo');
  await http.action(table, seated.token, { do: 'ready', ready: true });
  const started = await http.action(table, created.token, { do: 'start' });
  if (started.status !== 200) throw new Error(started.text);
  const promises = { acknowledged: new Map(), refused: new Set<string>() };
  const robots = [created.token, seated.token].map(
    (token) => new Robot(new TestClient(origin, table, token), promises),
  );
  return { table, robots, ...promises };
}

/** After the last restart: every robot's view is that of a newcomer. */
async function differences(games: readonly Played[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { robots, table } of games) {
    for (const robot of robots) await robot.finish();
    for (const { client } of robots) {
      const newcomer = await new TestClient(client.origin, table, client.token).connect();
      await client.until(() => client.number >= newcomer.number);
      const [mine, theirs] = [JSON.stringify(sorted(client.view)), JSON.stringify(sorted(newcomer.view))];
      if (mine !== theirs) faults.push(`${table}: another view at ${client.number}`);
      await newcomer.close();
      await client.close();
    }
  }
  return faults;
}

/** Reads the log with the server dead: acknowledged once means there once, at the promised place. */
async function wrongLogs(data: string, games: readonly Played[]): Promise<string[]> {
  const store = await openSqlite({ directory: data });
  const faults: string[] = [];
  for (const { table, acknowledged, refused } of games) {
    const stored = await store.table(table);
    if (!stored?.match) {
      faults.push(`${table}: the table is gone`);
      continue;
    }
    const entries = await store.entries(stored.match.id, 1);
    const ids = entries.map(({ intent }) => uuid(intent));
    entries.forEach(({ number }, at) => {
      if (number !== at + 1) faults.push(`${table}: entry ${at + 1} is missing`);
    });
    for (const [id, { number, seat, answer }] of acknowledged) {
      const entry = entries[number - 1];
      if (ids[number - 1] !== id) faults.push(`${table}: lost ${number}`);
      else if (entry.seat !== seat || entry.answer !== JSON.stringify(answer))
        faults.push(`${table}: changed ${number}`);
      if (ids.filter((one) => one === id).length !== 1) faults.push(`${table}: doubled ${number}`);
    }
    for (const id of refused) if (ids.includes(id)) faults.push(`${table}: refused, but in the log`);
    for (const id of ids) if (!acknowledged.has(id)) faults.push(`${table}: an entry that nobody was told about`);
  }
  await store.close();
  return faults;
}

const uuid = (intent: string | null): string =>
  (intent ?? '').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
