import { loadavg } from 'node:os';
import { fail, readArgs, whole } from './args.ts';
import { percentile } from './bench/measure.ts';
import { dropSchema, mustBeLocal, scans } from './load/database.ts';
import { type Figures, Node } from './load/nodes.ts';
import { type Crowd, openTable, Seat } from './load/seats.ts';

/**
 * `npm run load -- --tables 2000 --seats 4 --nodes 3`: people at many tables, their seats spread over the nodes at random,
 * all on this machine. Prints one line of JSON for each phase.
 */
const args = readArgs('npm run load -- [--tables n] [--seats n] [--nodes n] [--seconds n] [--pause ms] [--game id]', [
  'tables',
  'seats',
  'nodes',
  'seconds',
  'pause',
  'game',
] as const);
const bounded = (name: 'tables' | 'seats' | 'nodes' | 'seconds', otherwise: number, most: number) => {
  const value = whole(name, args[name], { min: 1, otherwise });
  return value <= most ? value : fail(`--${name} is at most ${most}`);
};
const tables = bounded('tables', 200, 2000);
const seats = bounded('seats', 4, 6);
const nodeCount = bounded('nodes', 1, 3);
const seconds = bounded('seconds', 20, 600);
/** A seat thinks so long on average; 0 asks for as much as there is. */
const pause = whole('pause', args.pause, { min: 0, otherwise: 5000 });
const game = args.game ?? 'red-planet';
const OPENING = 8;
const BACK_MS = 60_000;

const schema = `load_${process.pid}`;
const database = mustBeLocal('DATABASE_URL', process.env.DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/test');
const nats = mustBeLocal('NATS_URL', process.env.NATS_URL ?? 'nats://127.0.0.1:4222');
const shared = { DATABASE_URL: database, DATABASE_SCHEMA: schema, NATS_URL: nats };
const nodes = Array.from({ length: nodeCount }, (_, at) => new Node(at, shared));

const wait = (ms: number) => new Promise((over) => setTimeout(over, ms));
const say = (phase: string, figures: object) =>
  console.log(JSON.stringify({ phase, nodes: nodeCount, tables, seats, load: loadavg()[0], ...figures }));
const rounded = (value: number, digits = 1) => Number(value.toFixed(digits));
const allFigures = (): Promise<Figures[]> => Promise.all(alive.map((node) => node.figures()));

let alive: Node[] = [];
let latencies: number[] = [];
const refusals: { [code: string]: number } = {};
const crowd: Crowd = {
  origin: () => alive[Math.floor(Math.random() * alive.length)].origin,
  thinking: () => pause * 2 * Math.random(),
  playing: false,
  acknowledged: (ms) => void latencies.push(ms),
  refused: (code) => {
    refusals[code] = (refusals[code] ?? 0) + 1;
  },
};
const people: Seat[] = [];

try {
  for (const node of nodes) await node.start();
  alive = nodes;
  await open();
  await idle();
  await play();
  await killOne();
} finally {
  for (const seat of people) seat.close();
  for (const node of nodes) await node.stop();
  await dropSchema(database, schema).catch(() => {});
}
process.exit(0);

async function open(): Promise<void> {
  const began = performance.now();
  let left = tables;
  const opener = async () => {
    while (left-- > 0) {
      const { table, tokens } = await openTable(crowd, game, seats);
      for (const token of tokens) people.push(new Seat(crowd, table, token));
    }
  };
  await Promise.all(Array.from({ length: OPENING }, opener));
  await everybodyBack();
  say('open', { sockets: people.length, seconds: rounded((performance.now() - began) / 1000) });
}

/** Nobody does anything: what the sockets and tables cost by being there. */
async function idle(): Promise<void> {
  await wait(5000);
  const [before, looked] = [await allFigures(), await scans(database, schema)];
  const began = performance.now();
  await wait(15_000);
  const [after, looks] = [await allFigures(), await scans(database, schema)];
  const passed = (performance.now() - began) / 1000;
  say('idle', {
    cpuPerNode: rounded(cpu(before, after) / passed / nodeCount, 3),
    databaseScansPerSecond: rounded((looks - looked) / passed),
    longestStallMs: rounded(Math.max(...after.map(({ longestStall }) => longestStall))),
  });
}

async function play(): Promise<void> {
  crowd.playing = true;
  for (const seat of people) seat.answerSoon();
  await wait(Math.min(10_000, pause + 3000));
  latencies = [];
  const before = await allFigures();
  const began = performance.now();
  await wait(seconds * 1000);
  const counted = latencies.slice();
  const after = await allFigures();
  const passed = (performance.now() - began) / 1000;
  const entries = after.reduce((sum, one, at) => sum + one.entries - before[at].entries, 0);
  say('play', {
    answersPerSecond: rounded(counted.length / passed),
    p50: rounded(percentile(counted, 0.5)),
    p95: rounded(percentile(counted, 0.95)),
    p99: rounded(percentile(counted, 0.99)),
    // Of all nodes together: what one more node brings follows from it, on a machine with a core for each.
    cpuMsPerAnswer: rounded((cpu(before, after) * 1000) / entries, 2),
    longestStallMs: rounded(Math.max(...after.map(({ longestStall }) => longestStall))),
    takeovers: after.reduce((sum, one, at) => sum + one.takeovers - before[at].takeovers, 0),
    refusals,
  });
}

/** One node dies without a word. With several, people go to the others; a single one is started again. */
async function killOne(): Promise<void> {
  const [dead, ...others] = nodes;
  alive = others.length > 0 ? others : [dead];
  await dead.kill();
  const began = performance.now();
  if (others.length === 0) await dead.start();
  const started = performance.now();
  await everybodyBack();
  say('kill', {
    secondsUntilAllAreBack: rounded((performance.now() - began) / 1000),
    ofThatStarting: rounded((started - began) / 1000),
    back: people.filter(({ welcomed }) => welcomed).length,
  });
}

async function everybodyBack(): Promise<void> {
  const until = performance.now() + BACK_MS;
  while (performance.now() < until && people.some(({ welcomed }) => !welcomed)) await wait(50);
}

function cpu(before: readonly Figures[], after: readonly Figures[]): number {
  return after.reduce((sum, one, at) => sum + one.cpuSeconds - before[at].cpuSeconds, 0);
}
