import { loadavg } from 'node:os';

/** What one run found out. */
export interface Found {
  readonly nodes: number;
  readonly sockets: number;
  /**
   * What an answer costs, all nodes together, in milliseconds of processor time, above what they cost when nothing
   * happens: that stays the same however many answers there are, and is small where there are many.
   */
  readonly cpuMs: number;
  /** Of the threads that hold the sockets. */
  readonly mainMs: number;
  /** While nothing happens: calls of the database a second, on the node that makes most. */
  readonly idleCalls: number;
  /** While nothing happens: the most processor time that a main thread used within a tenth of a second. */
  readonly idleBurstMs: number;
  /** From a node's death until everybody is welcomed again. */
  readonly backSeconds: number;
}

interface Bar {
  readonly bar: string;
  readonly figure: number;
  readonly wanted: string;
  readonly met: boolean;
}

const CALLS = 6;
const BURST_MS = 50;
const BACK_S = 10;
/** Of what as many single nodes would do. */
const SHARE = 0.9;

/** The bars a server is held to, each beside what was found. */
export function bars(runs: readonly Found[]): readonly Bar[] {
  const [few] = runs;
  return [
    ...runs.slice(1).map((many) => {
      const times = (many.nodes * few.cpuMs) / (few.nodes * many.cpuMs);
      const wanted = (SHARE * many.nodes) / few.nodes;
      const bar = `${many.nodes} nodes against ${few.nodes}, times (processor time for an answer)`;
      return atLeast(bar, times, wanted);
    }),
    ...runs.flatMap(({ nodes, sockets, idleCalls, idleBurstMs, backSeconds }) => {
      const at = `${nodes} ${nodes === 1 ? 'node' : 'nodes'}, ${sockets} sockets`;
      return [
        atMost(`${at}: calls of the database a second and node, at rest`, idleCalls, CALLS),
        atMost(`${at}: longest burst of a main thread at rest, ms of processor time`, idleBurstMs, BURST_MS),
        atMost(`${at}: everybody back after a kill, s by the clock`, backSeconds, BACK_S),
      ];
    }),
  ];
}

export const rounded = (value: number, digits = 1) => Number(value.toFixed(digits));

const atLeast = (bar: string, figure: number, least: number): Bar => ({
  bar,
  figure: rounded(figure, 2),
  wanted: `at least ${rounded(least, 2)}`,
  met: figure >= least,
});

const atMost = (bar: string, figure: number, most: number): Bar => ({
  bar,
  figure: rounded(figure),
  wanted: `at most ${most}`,
  met: figure <= most,
});

export const tell = (phase: string, figures: object): void =>
  console.log(JSON.stringify({ phase, load: loadavg()[0], ...figures }));
