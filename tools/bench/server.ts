import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, percentile, REPETITIONS, type Row, round, spreadOf } from './measure.ts';
import { ourHistory, peerHistory } from './server/history.ts';
import { type Load, type LoadSeat, measureLoad } from './server/load.ts';
import { ourMatch } from './server/our-seats.ts';
import { bareMatch, libraryMatch } from './server/peer-seats.ts';
import { startProcess } from './server/process.ts';

/** Benchmarks 6, 7 and 8: the server under load, bytes on the wire, bytes on disk. */

const MATCHES = 25;
const MS = 5000;
const SMALL = 'padded-200';
const LARGE = 'padded-20480';

type Connect = (origin: string, game: string) => Promise<LoadSeat[]>;

export async function serverBenches(): Promise<Row[]> {
  return [...(await underLoad()), ...(await history())];
}

/**
 * 25 matches with 4 sockets each, and every seat answers as soon as it is asked. Every answer of ours is forced to disk
 * before its acknowledgement; the peer keeps matches in memory. Our clients keep their views by patching them; the peer
 * is measured with the client library that its users have, and with bare sockets that do nothing but answer.
 */
export async function underLoad(): Promise<Row[]> {
  const data = mkdtempSync(join(tmpdir(), 'orrery-bench-'));
  const ours = await startProcess('./ours.ts', { ORRERY_DATA: data });
  const peer = await startProcess('./peer.ts');
  try {
    const mine: [string, Connect] = [ours.origin, ourMatch];
    const large = await compare(LARGE, mine, [peer.origin, libraryMatch]);
    const bare = await compare(LARGE, mine, [peer.origin, bareMatch]);
    const small = await compare(SMALL, mine, [peer.origin, bareMatch]);
    return [
      ...loadRows("20 KB table, peer's own client", large, 8),
      ...loadRows('20 KB table, bare peer', bare, 'for information'),
      ...loadRows('small table, bare peer', small, 'for information'),
      ...byteRows(bare),
    ];
  } finally {
    await ours.stop();
    await peer.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

/**
 * Ours and the peer in turn, each time with new matches. Servers run for days: what the engine does in the first seconds of
 * a process is not counted, on neither side.
 */
async function compare(game: string, ours: [string, Connect], peer: [string, Connect]): Promise<[Load[], Load[]]> {
  const [mine, theirs]: [Load[], Load[]] = [[], []];
  await run(ours[0], game, ours[1]);
  await run(peer[0], game, peer[1]);
  for (let i = 0; i < REPETITIONS; i++) {
    mine.push(await run(ours[0], game, ours[1]));
    theirs.push(await run(peer[0], game, peer[1]));
  }
  return [mine, theirs];
}

async function run(origin: string, game: string, connect: Connect): Promise<Load> {
  const matches: LoadSeat[][] = [];
  for (let i = 0; i < MATCHES; i++) matches.push(await connect(origin, game));
  return measureLoad(matches.flat(), MS);
}

function loadRows(name: string, [mine, theirs]: [Load[], Load[]], bar: number | string): Row[] {
  const rates = (loads: readonly Load[]) => loads.map(({ perSecond }) => Math.round(perSecond));
  const rate = (loads: readonly Load[]) => median(rates(loads));
  const idle = (loads: readonly Load[]) => round(median(loads.map((load) => load.idle)), 2);
  const p99s = (loads: readonly Load[]) => loads.map(({ latencies }) => round(percentile(latencies, 0.99)));
  const p99 = (loads: readonly Load[]) => median(p99s(loads));
  return [
    {
      bench: `6 server, ${name}`,
      ours: rate(mine),
      peer: rate(theirs),
      ratio: round(rate(mine) / rate(theirs)),
      bar,
      unit: 'answers/s',
      spread: round(spreadOf(rates(mine), rates(theirs)), 2),
      each: { ours: rates(mine), peer: rates(theirs) },
      idle: { ours: idle(mine), peer: idle(theirs) },
      note: 'ours on disk, peer in memory',
    },
    {
      bench: `6 server, ${name}, p99`,
      ours: p99(mine),
      peer: p99(theirs),
      ratio: round(p99(theirs) / p99(mine)),
      bar: typeof bar === 'number' ? 'under 10 ms' : bar,
      unit: 'ms',
      each: { ours: p99s(mine), peer: p99s(theirs) },
    },
  ];
}

function byteRows([mine, theirs]: [Load[], Load[]]): Row[] {
  const perAnswer = (loads: readonly Load[]) => median(loads.map(({ bytesPerAnswer }) => bytesPerAnswer));
  const toJoin = (loads: readonly Load[]) => median(loads.map(({ bytesToJoin }) => bytesToJoin));
  return [
    {
      bench: '7 bytes per answer and seat',
      ours: Math.round(perAnswer(mine)),
      peer: Math.round(perAnswer(theirs)),
      ratio: round(perAnswer(theirs) / perAnswer(mine)),
      bar: 50,
      unit: 'B',
    },
    {
      bench: '7 bytes to join a 20 KB table',
      ours: Math.round(toJoin(mine)),
      peer: Math.round(toJoin(theirs)),
      ratio: round(toJoin(theirs) / toJoin(mine)),
      bar: 'under 2500',
      unit: 'B',
    },
  ];
}

export async function history(): Promise<Row[]> {
  const { bytes, load } = await ourHistory();
  const peer = peerHistory();
  return [
    {
      bench: '8 bytes stored per answer',
      ours: round(bytes),
      peer: Math.round(peer),
      ratio: Math.round(peer / bytes),
      bar: 'at most 150',
      unit: 'B',
      note: 'index, hashes, ids and snapshots included',
    },
    {
      bench: '8 cold load of 399 answers',
      ours: round(load, 2),
      peer: null,
      ratio: null,
      bar: 'under 5 ms',
      unit: 'ms',
      note: '49 of them after the newest snapshot',
    },
  ];
}
