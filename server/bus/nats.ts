import { randomUUID } from 'node:crypto';
import { connect, type Msg, type NatsConnection } from '@nats-io/transport-node';
import { type Answerer, type Bus, type Listener, type Reply, readAsked, readEnvelope, readReply } from './bus.ts';

export interface NatsOptions {
  readonly url: string;
  readonly prefix?: string;
  /** Told of a message that could not be sent or understood. */
  readonly onProblem?: (problem: unknown) => void;
}

/** A node that lives answers well within this; of one that died, the server knows at once. */
const ANSWER_MS = 8000;

/** Connects nodes through a NATS server. */
export async function joinNats({ url, prefix = 'orrery', onProblem = () => {} }: NatsOptions): Promise<Bus> {
  const connection = await connect({ servers: url, maxReconnectAttempts: -1, noEcho: true, timeout: 5000 });
  const node = randomUUID();
  const state = { connected: true };
  watch(connection, state).catch(onProblem);
  return {
    node,
    alone: false,
    get connected() {
      return state.connected;
    },
    publish(table, message) {
      // While NATS is away, other nodes find what they missed in the log.
      if (connection.isClosed()) return;
      try {
        connection.publish(`${prefix}.${table}`, JSON.stringify({ from: node, message }));
      } catch (error) {
        onProblem(error);
      }
    },
    listen: (table, listener) => subscribe(connection, `${prefix}.${table}`, listener, onProblem),
    async ask(other, question) {
      const asked = JSON.stringify({ from: node, question });
      const reply = await connection.request(`${prefix}.node.${other}`, asked, { timeout: ANSWER_MS });
      return readReply(reply.string());
    },
    answer: (answerer) => serve(connection, `${prefix}.node.${node}`, answerer, onProblem),
    // Without a server there is nobody to say goodbye to.
    close: () => connection.drain().catch(() => connection.close()),
  };
}

async function watch(connection: NatsConnection, state: { connected: boolean }): Promise<void> {
  for await (const { type } of connection.status()) {
    if (type === 'disconnect') state.connected = false;
    else if (type === 'reconnect') state.connected = true;
  }
}

function subscribe(
  connection: NatsConnection,
  subject: string,
  listener: Listener,
  onProblem: (problem: unknown) => void,
): () => void {
  const subscription = connection.subscribe(subject, {
    callback(error, received) {
      // What is thrown here would end the subscription, and the node would be deaf from then on.
      try {
        if (error) throw error;
        const { message, from } = readEnvelope(received.string());
        listener(message, from);
      } catch (problem) {
        onProblem(problem);
      }
    },
  });
  return () => subscription.unsubscribe();
}

function serve(
  connection: NatsConnection,
  subject: string,
  answerer: Answerer,
  onProblem: (problem: unknown) => void,
): void {
  const reply = async (received: Msg) => {
    const { question, from } = readAsked(received.string());
    const said: Reply = await answerer(question, from);
    received.respond(JSON.stringify(said));
  };
  connection.subscribe(subject, {
    callback(error, received) {
      if (error) onProblem(error);
      else reply(received).catch(onProblem);
    },
  });
}
