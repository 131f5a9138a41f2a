import { commitment } from '@orrery/kernel';
import { highCard } from '@orrery/kernel/samples';
import { checkFile, type GameFile, isFair, parseFile, readFile, seedOf } from '@orrery/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playOn } from './play-to-end.ts';
import { TestServer } from './test-server.ts';

let server: TestServer;
let file: GameFile;
let promised: string;
beforeAll(async () => {
  server = await TestServer.open();
  const seats = await server.table('high-card', ['Ada', 'Bo']);
  promised = seats.created.table.fairness.commitment;
  await server.start(seats);
  const clients = [];
  for (const token of seats.tokens) clients.push(await server.client(seats.id, token).connect());
  await playOn(clients);
  const { json } = await server.http.request(`/api/tables/${seats.id}/file`, { token: seats.tokens[1] });
  file = json as GameFile;
  await Promise.all(clients.map((client) => client.close()));
});
afterAll(() => server.close());

const check = (body: unknown) => server.http.request('/api/files/check', { body });

describe('a finished game', () => {
  it('was dealt from what the server promised before anybody was ready, and from what each person added', () => {
    const { fairness, setup } = file;
    expect(fairness?.commitment).toBe(promised);
    expect(commitment(fairness?.secret ?? '')).toBe(promised);
    expect(fairness?.contributions).toEqual(['0'.repeat(32), '1'.repeat(32)]);
    expect(setup.seed).toBe(seedOf(fairness?.secret ?? '', fairness?.contributions ?? []));
    expect(isFair({ ...fairness, commitment: commitment('other') }, setup.seed)).toBe(false);
  });

  it('is replayed from its file to the same states', async () => {
    expect(readFile(file)).toEqual(file);
    expect(file.players).toEqual([
      { name: 'Ada', kind: 'human' },
      { name: 'Bo', kind: 'human' },
    ]);
    const checked = checkFile(highCard, parseFile(JSON.stringify(file)));
    expect(checked).toEqual({ hash: file.hashes.at(-1), entries: file.entries.length, over: true, fair: true });
    expect((await check(file)).json).toEqual(checked);
  });

  it('that was tampered with is found out at the exact entry', async () => {
    const entries = file.entries.slice();
    const at = entries.findIndex((entry) => 'answer' in entry && 'stone' in entry.answer);
    entries[at] = { seat: entries[at].seat, answer: { stone: 'done' } };
    const forged = await check({ ...file, entries });
    expect(forged.json.code).toBe('file-diverged');
    expect(forged.json.details.number).toBeGreaterThanOrEqual(at + 1);
    const otherSeed = await check({ ...file, hashes: [], setup: { ...file.setup, seed: 'mine' } });
    expect(['file-diverged', undefined]).toContain(otherSeed.json.code);
    if (!otherSeed.json.code) expect(otherSeed.json.fair).toBe(false);
  });

  it('in a file of another kind is refused with a clear reason', async () => {
    expect((await check({ ...file, version: 2 })).json).toEqual({
      code: 'file-version',
      details: { version: '2', known: 1 },
    });
    expect((await check({ ...file, edition: 9 })).json).toMatchObject({
      code: 'other-edition',
      details: { edition: 9, known: 1 },
    });
    expect((await check({ ...file, game: 'chess' })).json).toMatchObject({ code: 'unknown-game' });
    expect((await check({ format: 'pgn' })).json).toMatchObject({ code: 'file-format' });
    expect((await check({ ...file, extra: 1 })).json).toMatchObject({ code: 'file-format' });
    expect((await check('nonsense')).json).toMatchObject({ code: 'file-format' });
    expect((await check(`"${'x'.repeat(2 * 1024 * 1024)}"`)).json).toMatchObject({ code: 'too-large' });
  });
});
