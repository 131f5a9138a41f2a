import { cpus } from 'node:os';

/** One seat of one match, connected, that answers whenever it is its turn. */
export interface LoadSeat {
  /** Called with the milliseconds from sending an answer to its acknowledgement. */
  onAcknowledged: (ms: number) => void;
  readonly bytes: number;
  /** Bytes that came before the first answer. */
  readonly joined: number;
  start(): void;
  stop(): void;
}

export interface Load {
  readonly perSecond: number;
  readonly latencies: readonly number[];
  /** Bytes received for each answer by each seat, on the wire. */
  readonly bytesPerAnswer: number;
  readonly bytesToJoin: number;
  /** Share of the machine's cores that nobody used, though answers were always under way. */
  readonly idle: number;
}

export const SEATS = 4;
const WARM_MS = 1500;

/** Lets all seats play for a while. */
export async function measureLoad(seats: readonly LoadSeat[], ms: number): Promise<Load> {
  let latencies: number[] = [];
  for (const seat of seats) seat.onAcknowledged = (latency) => latencies.push(latency);
  for (const seat of seats) seat.start();
  await pause(WARM_MS);
  latencies = [];
  const before = sum(seats.map(({ bytes }) => bytes));
  const clock = coreTimes();
  const began = performance.now();
  await pause(ms);
  const seconds = (performance.now() - began) / 1000;
  const spent = coreTimes().map((ms, at) => ms - clock[at]);
  const counted = latencies;
  const bytes = sum(seats.map((seat) => seat.bytes)) - before;
  for (const seat of seats) seat.stop();
  await pause(100);
  return {
    perSecond: counted.length / seconds,
    latencies: counted.slice(),
    bytesPerAnswer: bytes / counted.length / SEATS,
    bytesToJoin: sum(seats.map(({ joined }) => joined)) / seats.length,
    idle: spent[0] / sum(spent),
  };
}

/** What all cores did since the machine was started, in milliseconds: nothing first, then each kind of work. */
function coreTimes(): number[] {
  const times = cpus().map(({ times: { idle, ...work } }) => [idle, ...Object.values(work)]);
  return times[0].map((_, kind) => sum(times.map((core) => core[kind])));
}

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const sum = (values: readonly number[]) => values.reduce((one, other) => one + other, 0);
