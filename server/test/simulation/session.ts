import { type Answer, type Game, hash, MatchLog, replay, type Viewer, view } from '@orrery/kernel';
import { highCard } from '@orrery/kernel/samples';
import type { GameInfo } from '@orrery/protocol';
import type { Origin } from '../../room/deal.ts';
import type { ChairDoc, TableDoc } from '../../room/document.ts';
import { Room } from '../../room/room.ts';
import { SqliteFile } from '../../store/sqlite-file.ts';
import type { StoredEntry } from '../../store/store.ts';
import { intentDigits, tokenHash } from '../../tokens.ts';
import { endlessGame } from '../endless-game.ts';
import { sorted } from '../sorted-fields.ts';
import { SimulatedClient } from './client.ts';
import { Faults } from './faults.ts';
import { EPOCH, SimulatedNode, type Surroundings } from './node.ts';
import { Clock, World } from './world.ts';

export interface Report {
  readonly seed: string;
  readonly entries: number;
  readonly acknowledged: number;
  readonly crashes: number;
  readonly struck: Faults['struck'];
  /** How often its room was opened. */
  readonly handedOver: number;
  /** How often somebody was led to another node. */
  readonly led: number;
  /** Of the whole log: the same seed must give the same. */
  readonly hash: string;
}

const TABLE = 'simulation00';
/** A game without an end is played so far: past two snapshots. */
const ENOUGH = 130;
const LONGEST_FAULTY = 20 * 60_000;
const LONGEST_CALM = 10 * 60_000;
/** For what is still under way when everybody rests. */
const AFTERMATH = 60_000;

const GAMES = [highCard, endlessGame] as unknown as readonly Game[];
const infos = new Map(
  GAMES.map(({ id, edition, seats, options }): [string, GameInfo] => [id, { game: id, edition, seats, options }]),
);
const tokenOf = (name: string) => `os_${name.padEnd(24, '0')}`;
const WATCH = `ow_${'watch'.padEnd(24, '0')}`;

/** One table on two or three nodes that die again and again, through many faults and to its end without any. */
export async function simulate(seed: string): Promise<Report> {
  const world = new World(seed);
  const faults = new Faults(world);
  faults.active = false;
  const clock = new Clock(world, EPOCH);
  faults.jumpAtTimes(clock);
  const file = new SqliteFile(':memory:', { clock: () => clock.now });
  const around: Surroundings = { world, faults, file, games: infos, nodes: [], opened: 0 };
  let starts = 0;
  // In half of the sessions nodes have names, and people are led to the one that works on the table.
  const named = world.chance(500);
  const startNode = () => new SimulatedNode(`n${++starts}`, named, around);
  const nodes = Array.from({ length: world.between(2, 3) }, startNode);
  const game = world.oneOf(GAMES);
  const doc = tableDoc(game, world);
  await file.call('write', [{ do: 'table', id: TABLE, replaces: 0, doc: JSON.stringify(doc), at: EPOCH }]);
  await begin(world, nodes[0]);

  faults.active = true;
  const people = doc.chairs.flatMap((chair, seat) => (chair.kind === 'human' ? [seat] : []));
  // The first person has two tabs open, and somebody watches.
  const viewers: readonly Viewer[] = [...people, people[0], 'watcher'];
  const clients = viewers.map((viewer) => {
    const token = viewer === 'watcher' ? WATCH : tokenOf(`seat${viewer}`);
    return new SimulatedClient({ world, faults, nodes }, TABLE, token);
  });
  let crashes = 0;
  const crash = () => {
    if (!faults.active) return;
    const at = world.between(0, nodes.length - 1);
    const node = nodes[at];
    // One in a few is drained before it stops.
    const drained = world.chance(200);
    if (drained) node.drain();
    world.after(drained ? 2_000 : 0, () => node.kill());
    crashes++;
    world.after(world.between(2_100, 7_000), () => {
      nodes[at] = startNode();
    });
    world.after(world.between(1_000, 15_000), crash);
  };
  world.after(world.between(500, 5_000), crash);
  const far = () => clients.some(({ number, view: seen }) => seen?.over || number >= ENOUGH);
  await world.run(far, LONGEST_FAULTY);

  faults.active = false;
  const isOver = () => clients.every((client) => client.view?.over || client.number >= ENOUGH);
  if (!(await world.run(isOver, LONGEST_CALM))) throw new Error(`${seed}: the game does not go on after the faults`);
  for (const client of clients) client.resting = true;
  await world.run(() => false, AFTERMATH);
  if (!clients.every(({ settled }) => settled)) throw new Error(`${seed}: somebody waits in vain`);

  const { match } = (await file.call('table', TABLE)) ?? {};
  if (!match) throw new Error(`${seed}: the match is gone`);
  const entries = await file.call('entries', match.id, 1);
  const { setup } = JSON.parse(match.setup) as Origin;
  const log = repeat(seed, new MatchLog(game, setup), entries);
  checkViews(seed, log, viewers, clients);
  checkAcknowledged(seed, entries, clients);
  checkSecret(seed, doc.secret, clients);
  await file.call('close');
  const acknowledged = clients.reduce((sum, client) => sum + client.acknowledged.length, 0);
  const { struck } = faults;
  const { opened: handedOver } = around;
  const led = clients.reduce((sum, client) => sum + client.led, 0);
  return { seed, entries: entries.length, acknowledged, crashes, struck, handedOver, led, hash: hash(log.play.match) };
}

function tableDoc(game: Game, world: World): TableDoc {
  const seats = world.between(game.seats.min, Math.min(4, game.seats.max));
  const chairs = Array.from({ length: seats }, (_, seat): ChairDoc => {
    if (seat > 0 && world.chance(200)) return { kind: 'bot', level: 'medium' };
    const token = tokenHash(tokenOf(`seat${seat}`));
    return { kind: 'human', key: `person${seat}`, name: `Person ${seat}`, token, ready: true };
  });
  return {
    created: 0,
    game: game.id,
    edition: game.edition,
    options: {},
    pace: world.oneOf(['live', 'slow']),
    chairs,
    host: 'person0',
    join: '',
    watch: tokenHash(WATCH),
    match: 0,
    secret: Array.from({ length: 64 }, () => world.between(0, 15).toString(16)).join(''),
  };
}

async function begin(world: World, node: SimulatedNode): Promise<void> {
  let begun = false;
  const start = async () => {
    const found = await node.directory.find(TABLE);
    if (found instanceof Room) await found.act(tokenHash(tokenOf('seat0')), { do: 'start' });
    begun = true;
  };
  const starting = start();
  if (!(await world.run(() => begun, LONGEST_CALM))) await starting;
}

/** P7: the log leads to the recorded states, entry by entry. */
function repeat(seed: string, log: MatchLog, entries: readonly StoredEntry[]): MatchLog {
  for (const { number, seat, answer, hash: recorded } of entries) {
    log.enter(answer === null ? { seat, undo: true } : { seat, answer: JSON.parse(answer) as Answer });
    if (hash(log.play.match) !== recorded) throw new Error(`${seed}: entry ${number} leads to another state`);
  }
  if (hash(replay(log.game, log.record).match) !== log.hash()) throw new Error(`${seed}: a replay leads elsewhere`);
  return log;
}

/** P8: everybody came to see exactly what is there to be seen. */
function checkViews(
  seed: string,
  { play }: MatchLog,
  viewers: readonly Viewer[],
  clients: readonly SimulatedClient[],
): void {
  for (const [at, viewer] of viewers.entries()) {
    const seen = JSON.stringify(sorted(clients[at].view));
    if (seen !== JSON.stringify(sorted(view(play, viewer)))) throw new Error(`${seed}: ${viewer} sees something else`);
  }
}

/** P1 and P2: every acknowledged intent is in the log, once, where it was said to be. */
function checkAcknowledged(seed: string, entries: readonly StoredEntry[], clients: readonly SimulatedClient[]): void {
  for (const { id, number, answer } of clients.flatMap(({ acknowledged }) => acknowledged)) {
    const intent = intentDigits(id);
    const found = entries.filter((entry) => entry.intent === intent);
    if (found.length !== 1) throw new Error(`${seed}: ${id} is in the log ${found.length} times`);
    const isThere = answer === undefined || found[0].answer === JSON.stringify(answer);
    if (answer !== undefined && found[0].number !== number) throw new Error(`${seed}: ${id} is elsewhere in the log`);
    if (!isThere) throw new Error(`${seed}: ${id} is another answer in the log`);
  }
}

/** P4: the server's part of chance is told when the game is over, not before. */
function checkSecret(seed: string, secret: string, clients: readonly SimulatedClient[]): void {
  for (const text of clients.flatMap(({ heard }) => heard))
    if (text.includes(secret) && !text.includes('"stage":"over"')) throw new Error(`${seed}: the secret was told`);
}
