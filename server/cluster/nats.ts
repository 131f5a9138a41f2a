import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { Notice } from '@orrery/protocol';
import { type Bus, readNotice } from './notices.ts';

export interface NatsOptions {
  readonly url: string;
  readonly prefix?: string;
  /** Told of a message that could not be sent or understood. */
  readonly onProblem?: (problem: unknown) => void;
}

/** A table that somebody here wants to hear of: NATS is asked for it once, however many do. */
interface Topic {
  readonly listeners: Set<(notice: Notice) => void>;
  readonly stop: () => void;
}

/** Connects nodes through a NATS server. */
export async function joinNats({ url, prefix = 'orrery', onProblem = () => {} }: NatsOptions): Promise<Bus> {
  const connection = await connect({ servers: url, maxReconnectAttempts: -1, noEcho: true, timeout: 5000 });
  const state = { connected: true };
  const topics = new Map<string, Topic>();
  watch(connection, (connected) => {
    state.connected = connected;
  }).catch(onProblem);
  return {
    get connected() {
      return state.connected;
    },
    publish(notice) {
      if (connection.isClosed()) return;
      try {
        connection.publish(`${prefix}.${notice.table}`, JSON.stringify(notice));
      } catch (error) {
        onProblem(error);
      }
    },
    listen(table, listener) {
      const topic = topics.get(table) ?? {
        listeners: new Set(),
        stop: hear(connection, `${prefix}.${table}`, (text) => pass(topics.get(table), readNotice(text)), onProblem),
      };
      topics.set(table, topic);
      topic.listeners.add(listener);
      return () => {
        topic.listeners.delete(listener);
        if (topic.listeners.size > 0 || topics.get(table) !== topic) return;
        topics.delete(table);
        topic.stop();
      };
    },
    // Without a server there is nobody to say goodbye to.
    close: () => connection.drain().catch(() => connection.close()),
  };
}

function pass(topic: Topic | undefined, notice: Notice): void {
  for (const listener of topic?.listeners ?? []) listener(notice);
}

async function watch(connection: NatsConnection, turned: (connected: boolean) => void): Promise<void> {
  for await (const { type } of connection.status()) {
    if (type === 'disconnect') turned(false);
    else if (type === 'reconnect') turned(true);
  }
}

function hear(
  connection: NatsConnection,
  subject: string,
  work: (text: string) => void,
  onProblem: (problem: unknown) => void,
): () => void {
  const subscription = connection.subscribe(subject, {
    callback(error, received) {
      // An error thrown here would end the subscription, and the node would be deaf from then on.
      try {
        if (error) throw error;
        work(received.string());
      } catch (problem) {
        onProblem(problem);
      }
    },
  });
  return () => subscription.unsubscribe();
}
