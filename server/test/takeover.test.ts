import { randomBytes } from 'node:crypto';
import { connect } from '@nats-io/transport-node';
import { CLOSE } from '@orrery/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinNats } from '../cluster/nats.ts';
import { ServerProcess } from './crash/server-process.ts';
import { TestClient } from './test-client.ts';
import { dropSchema, postgresUrl } from './test-postgres.ts';
import { TestServer } from './test-server.ts';

/** Real nodes on PostgreSQL and NATS: one is killed or drained, and the other goes on with its tables. */

const NATS = process.env.TEST_NATS_URL ?? 'nats://127.0.0.1:4222';
const url = await postgresUrl();
const nats = await connect({ servers: NATS, timeout: 1000, reconnect: false }).then(
  (connection) => connection.close().then(() => true),
  () => false,
);
const available = url !== undefined && nats;
if (!available) console.warn('SKIPPED: tests of nodes that take over need PostgreSQL and NATS');

describe.skipIf(!available)('a node', () => {
  const schema = `k${randomBytes(5).toString('hex')}`;
  const open = async () =>
    TestServer.open(
      { databaseUrl: url, databaseSchema: schema, drainSeconds: 1 },
      { bus: await joinNats({ url: NATS }) },
    );
  let here: TestServer;
  beforeAll(async () => {
    here = await open();
  });
  afterAll(async () => {
    await here?.close();
    if (url) await dropSchema(url, schema);
  });

  it('that is killed is replaced within a few seconds, and nothing acknowledged is lost', async () => {
    const other = new ServerProcess('/tmp', 20_000 + Math.floor(Math.random() * 20_000), {
      DATABASE_URL: url ?? '',
      DATABASE_SCHEMA: schema,
      NATS_URL: NATS,
    });
    await other.start();
    const seats = await here.table('tic-tac-toe', ['Ada', 'Bo']);
    await here.start(seats);
    // The room goes to the other node before it dies.
    here.running.directory.draining = true;
    await here.running.directory.beat();
    await here.running.directory.handOver(1);
    here.running.directory.draining = false;
    const ada = await new TestClient(other.origin, seats.id, seats.tokens[0]).connect();
    expect(await ada.answer({ cell: 0 })).toMatchObject({ t: 'ack', number: 1 });
    const bo = await here.client(seats.id, seats.tokens[1]).connect();
    expect([bo.number, here.room(seats)]).toEqual([1, undefined]);
    await other.kill();
    const killed = performance.now();
    expect(await bo.answer({ cell: 4 })).toMatchObject({ t: 'ack', number: 2 });
    const seconds = (performance.now() - killed) / 1000;
    console.info(`taken over after ${seconds.toFixed(2)} s`);
    expect(here.room(seats)).toBeDefined();
    await bo.until(() => bo.number === 2);
    await bo.close();
  }, 60_000);

  it('that is drained is not ready, sends people away and takes no new table', async () => {
    const other = await open();
    await here.running.directory.beat();
    await other.running.directory.beat();
    const seats = await other.table('tic-tac-toe', ['Ada', 'Bo']);
    await other.start(seats);
    const ada = await other.client(seats.id, seats.tokens[0]).connect();
    expect((await other.http.request('/ready')).status).toBe(200);
    const drained = other.running.drain();
    expect((await other.http.request('/ready')).json.code).toBe('stopping');
    const later = await here.table('tic-tac-toe', ['Cy', 'Di']);
    await here.start(later);
    const cy = await other.client(later.id, later.tokens[0]).connect();
    expect(other.room(later)).toBeUndefined();
    expect(await cy.answer({ cell: 3 })).toMatchObject({ t: 'ack' });
    await ada.until(() => ada.closeCode !== undefined);
    expect(ada.closeCode).toBe(CLOSE.stopping);
    await drained;
    await other.close();
    const again = await here.client(seats.id, seats.tokens[0]).connect();
    expect(await again.answer({ cell: 0 })).toMatchObject({ t: 'ack', number: 1 });
    await again.close();
  }, 60_000);
});
