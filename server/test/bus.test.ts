import { randomBytes } from 'node:crypto';
import { connect } from '@nats-io/transport-node';
import type { Notice } from '@orrery/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinNats } from '../cluster/nats.ts';
import type { Bus } from '../cluster/notices.ts';
import { LocalExchange } from './local-bus.ts';

/** One contract, run on every bus. */

const NATS = process.env.TEST_NATS_URL ?? 'nats://127.0.0.1:4222';
/** About the table that begins with this letter. */
const notice = (letter: string, number: number): Notice => ({
  t: 'notice',
  table: named(letter),
  kind: 'turn',
  match: 1,
  number,
});
const named = (letter: string) => letter.padEnd(12, '0');
const soon = () => new Promise((resolve) => setTimeout(resolve, 50));

function contract(name: string, join: () => Promise<Bus>, available = true): void {
  if (!available) console.warn(`SKIPPED: no server for the ${name} bus contract`);
  describe.skipIf(!available)(`bus: ${name}`, () => {
    let one: Bus;
    let other: Bus;
    beforeAll(async () => {
      [one, other] = [await join(), await join()];
    });
    afterAll(async () => {
      await one?.close();
      await other?.close();
    });

    it('brings notices about a table to other nodes, in order', async () => {
      const heard: number[] = [];
      other.listen(named('a'), ({ number }) => heard.push(number));
      await soon();
      for (const number of [1, 2, 3]) one.publish(notice('a', number));
      await soon();
      expect(heard).toEqual([1, 2, 3]);
    });

    it('does not bring a message back to its sender, nor to those who listen to another table', async () => {
      const heard: string[] = [];
      one.listen(named('b'), () => heard.push('sender'));
      other.listen(named('c'), () => heard.push('another table'));
      await soon();
      one.publish(notice('b', 1));
      await soon();
      expect(heard).toEqual([]);
    });

    it('brings a message to all who listen to a table at one node, until each has stopped', async () => {
      const heard: string[] = [];
      const stops = ['first', 'second'].map((name) => other.listen(named('f'), () => heard.push(name)));
      await soon();
      one.publish(notice('f', 1));
      await soon();
      stops[0]();
      one.publish(notice('f', 2));
      await soon();
      stops[1]();
      other.listen(named('f'), () => heard.push('third'));
      await soon();
      one.publish(notice('f', 3));
      await soon();
      expect(heard).toEqual(['first', 'second', 'second', 'third']);
    });

    it('is silent after one stopped listening', async () => {
      const heard: Notice[] = [];
      const stop = other.listen(named('d'), (message) => heard.push(message));
      await soon();
      one.publish(notice('d', 1));
      await soon();
      stop();
      one.publish(notice('d', 2));
      await soon();
      expect(heard).toEqual([notice('d', 1)]);
    });
  });
}

const there = await connect({ servers: NATS, timeout: 1000, reconnect: false }).then(
  (connection) => connection.close().then(() => true),
  () => false,
);

const exchange = new LocalExchange();
contract('in process', async () => exchange.join());
const prefix = `t${randomBytes(4).toString('hex')}`;
contract('NATS', () => joinNats({ url: NATS, prefix }), there);
