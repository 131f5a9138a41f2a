import { randomUUID } from 'node:crypto';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { Bus, BusMessage, Listener } from './port.ts';

interface Envelope {
  readonly from: string;
  readonly message: BusMessage;
}

/** Connects nodes through a NATS server. */
export async function joinNats(url: string, prefix = 'orrery'): Promise<Bus> {
  const connection = await connect({ servers: url, maxReconnectAttempts: -1, noEcho: true });
  const node = randomUUID();
  return {
    node,
    lossy: true,
    publish(table, message) {
      // While NATS is away, other nodes find what they missed in the log.
      if (!connection.isClosed()) connection.publish(`${prefix}.${table}`, JSON.stringify({ from: node, message }));
    },
    listen: (table, listener) => subscribe(connection, `${prefix}.${table}`, listener),
    close: () => connection.drain(),
  };
}

function subscribe(connection: NatsConnection, subject: string, listener: Listener): () => void {
  const subscription = connection.subscribe(subject, {
    callback(error, received) {
      if (error) return;
      const { message, from } = received.json<Envelope>();
      listener(message, from);
    },
  });
  return () => subscription.unsubscribe();
}
