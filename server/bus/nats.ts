import { connect, type NatsConnection } from '@nats-io/transport-node';
import { type Bus, type Listener, newNode, readEnvelope } from './bus.ts';
import { Post } from './post.ts';

export interface NatsOptions {
  readonly url: string;
  readonly prefix?: string;
  /** By which a proxy finds this node. */
  readonly name?: string;
  /** Told of a message that could not be sent or understood. */
  readonly onProblem?: (problem: unknown) => void;
}

/** A table that somebody here wants to hear of: NATS is asked for it once, however many do. */
interface Topic {
  readonly listeners: Set<Listener>;
  readonly stop: () => void;
}

/** Connects nodes through a NATS server. */
export async function joinNats({ url, prefix = 'orrery', name, onProblem = () => {} }: NatsOptions): Promise<Bus> {
  const connection = await connect({ servers: url, maxReconnectAttempts: -1, noEcho: true, timeout: 5000 });
  const node = newNode(name);
  const state = { connected: true };
  const send = (subject: string, text: string) => {
    // While NATS is away, other nodes find what they missed in the log.
    if (connection.isClosed()) return;
    try {
      connection.publish(`${prefix}.${subject}`, text);
    } catch (error) {
      onProblem(error);
    }
  };
  const topics = new Map<string, Topic>();
  const pass = (table: string, ...said: Parameters<Listener>) => {
    for (const listener of topics.get(table)?.listeners ?? []) listener(...said);
  };
  const post = new Post({
    node,
    send: (to, parcel) => send(`node.${to}`, parcel),
    hear: pass,
    after: (ms, work) => {
      const timer = setTimeout(work, ms).unref();
      return () => clearTimeout(timer);
    },
    onProblem,
  });
  const turned = (connected: boolean) => {
    state.connected = connected;
    if (!connected) post.giveUp();
  };
  watch(connection, turned).catch(onProblem);
  hear(connection, `${prefix}.node.${node}`, (text) => post.take(text), onProblem);
  return {
    node,
    alone: false,
    get connected() {
      return state.connected;
    },
    publish: (table, message) => send(table, JSON.stringify({ from: node, message })),
    tell: (other, table, message, texts = []) => post.tell(other, table, message, texts),
    listen(table, listener) {
      const published = (text: string) => {
        const { message, from } = readEnvelope(text);
        pass(table, message, from, []);
      };
      const topic = topics.get(table) ?? {
        listeners: new Set(),
        stop: hear(connection, `${prefix}.${table}`, published, onProblem),
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
    ask: (other, question) => post.ask(other, question),
    answer: (answerer) => post.answer(answerer),
    // Without a server there is nobody to say goodbye to.
    close: () => {
      post.close();
      return connection.drain().catch(() => connection.close());
    },
  };
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
      // What is thrown here would end the subscription, and the node would be deaf from then on.
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
