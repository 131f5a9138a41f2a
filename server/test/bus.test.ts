import { randomBytes } from 'node:crypto';
import { connect } from '@nats-io/transport-node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Bus, BusMessage } from '../bus/bus.ts';
import { LocalExchange } from '../bus/local.ts';
import { joinNats } from '../bus/nats.ts';

/** One contract, run on every bus. */

const NATS = process.env.TEST_NATS_URL ?? 'nats://127.0.0.1:4222';
const notice = (number: number): BusMessage => ({ kind: 'notice', what: 'turn', match: 1, number });
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

    it('brings messages about a table to other nodes, in order, with the sender', async () => {
      const heard: [number, string][] = [];
      other.listen('a', (message, from) => heard.push([message.kind === 'notice' ? message.number : -1, from]));
      await soon();
      for (const number of [1, 2, 3]) one.publish('a', notice(number));
      await soon();
      expect(heard).toEqual([1, 2, 3].map((number) => [number, one.node]));
    });

    it('does not bring a message back to its sender, nor to those who listen to another table', async () => {
      const heard: string[] = [];
      one.listen('b', () => heard.push('sender'));
      other.listen('c', () => heard.push('another table'));
      await soon();
      one.publish('b', notice(1));
      await soon();
      expect(heard).toEqual([]);
    });

    it('tells one node alone, with texts, and brings its answers', async () => {
      const heard: [string, readonly string[]][] = [];
      const third = await join();
      other.listen('e', (message, from, texts) => heard.push([`${message.kind} ${from === one.node}`, texts]));
      third.listen('e', () => heard.push(['a third node', []]));
      other.answer(async (question) => ({ reply: { settled: { ok: true, number: question.current } }, texts: ['{}'] }));
      await soon();
      one.tell(other.node, 'e', notice(1), ['{"a":1}']);
      one.tell(other.node, 'another table', notice(2));
      const said = await one.ask(other.node, { ask: 'now', table: 'e', current: 5, viewer: 0 });
      await soon();
      expect(heard).toEqual([['notice true', ['{"a":1}']]]);
      expect(said).toEqual({ reply: { settled: { ok: true, number: 5 } }, texts: ['{}'] });
      await third.close();
    });

    it('brings a message to all who listen to a table at one node, until each has stopped', async () => {
      const heard: string[] = [];
      const stops = ['first', 'second'].map((name) => other.listen('f', () => heard.push(name)));
      await soon();
      one.publish('f', notice(1));
      await soon();
      stops[0]();
      one.publish('f', notice(2));
      await soon();
      stops[1]();
      other.listen('f', () => heard.push('third'));
      await soon();
      one.publish('f', notice(3));
      await soon();
      expect(heard).toEqual(['first', 'second', 'second', 'third']);
    });

    it('is silent after one stopped listening', async () => {
      const heard: BusMessage[] = [];
      const stop = other.listen('d', (message) => heard.push(message));
      await soon();
      one.publish('d', notice(1));
      await soon();
      stop();
      one.publish('d', notice(2));
      await soon();
      expect(heard).toEqual([notice(1)]);
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
