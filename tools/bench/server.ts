import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, percentile, type Row, round } from './measure.ts';
import { ourHistory, peerHistory } from './server/history.ts';
import { type Load, type LoadSeat, measureLoad } from './server/load.ts';
import { ourMatch } from './server/our-seats.ts';
import { bareMatch, libraryMatch } from './server/peer-seats.ts';
import { startProcess } from './server/process.ts';

/** Benchmarks 6, 7 and 8: the server under load, bytes on the wire, bytes on disk. */

const MATCHES = 25;
const REPETITIONS = 3;
const MS = 3000;
const SMALL = 'padded-200';
const LARGE = 'padded-20480';

type Connect = (origin: string, game: string) => Promise<LoadSeat[]>;

export async function serverBenches(): Promise<Row[]> {
  return [...(await underLoad()), ...(await history())];
}

/** 25 matches with 4 sockets each; every answer of ours is forced to disk before its acknowledgement. */
export async function underLoad(): Promise<Row[]> {
  const data = mkdtempSync(join(tmpdir(), 'orrery-bench-'));
  const ours = await startProcess('./ours.ts', { ORRERY_DATA: data });
  const peer = await startProcess('./peer.ts');
  try {
    const large = await compare(LARGE, [ours.origin, ourMatch], [peer.origin, libraryMatch]);
    const bare = await run(peer.origin, LARGE, bareMatch);
    const small = await compare(SMALL, [ours.origin, ourMatch], [peer.origin, libraryMatch]);
    return [
      ...loadRows('20 KB table', large, 5, `the peer with bare sockets: ${Math.round(bare.perSecond)}/s`),
      ...loadRows('small table', small, 'for information'),
      ...byteRows(large[0], bare),
    ];
  } finally {
    await ours.stop();
    await peer.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

/** Ours and the peer in turn, each time with new matches. */
async function compare(game: string, ours: [string, Connect], peer: [string, Connect]): Promise<[Load[], Load[]]> {
  const [mine, theirs]: [Load[], Load[]] = [[], []];
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

function loadRows(name: string, [mine, theirs]: [Load[], Load[]], bar: number | string, note?: string): Row[] {
  const rate = (loads: readonly Load[]) => median(loads.map(({ perSecond }) => perSecond));
  const p99 = (loads: readonly Load[]) => median(loads.map(({ latencies }) => percentile(latencies, 0.99)));
  return [
    {
      bench: `6 server, ${name}`,
      ours: Math.round(rate(mine)),
      peer: Math.round(rate(theirs)),
      ratio: round(rate(mine) / rate(theirs)),
      bar,
      unit: 'answers/s',
      ...(note ? { note } : {}),
    },
    {
      bench: `6 server, ${name}, p99`,
      ours: round(p99(mine)),
      peer: round(p99(theirs)),
      ratio: round(p99(theirs) / p99(mine)),
      bar: typeof bar === 'number' ? 'under 10 ms' : bar,
      unit: 'ms',
    },
  ];
}

function byteRows(mine: readonly Load[], peer: Load): Row[] {
  const bytes = median(mine.map(({ bytesPerAnswer }) => bytesPerAnswer));
  const join = median(mine.map(({ bytesToJoin }) => bytesToJoin));
  return [
    {
      bench: '7 bytes per answer and seat',
      ours: Math.round(bytes),
      peer: Math.round(peer.bytesPerAnswer),
      ratio: round(peer.bytesPerAnswer / bytes),
      bar: 50,
      unit: 'B',
    },
    {
      bench: '7 bytes to join a 20 KB table',
      ours: Math.round(join),
      peer: Math.round(peer.bytesToJoin),
      ratio: round(peer.bytesToJoin / join),
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
