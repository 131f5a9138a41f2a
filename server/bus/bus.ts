import { z } from 'zod';

const Entry = z.object({
  number: z.int().min(1),
  seat: z.int().min(0),
  answer: z.string().nullable(),
  hash: z.string(),
  // Nodes of the version before do not say it, and nobody who follows needs it.
  seal: z.enum(['own', 'all']).nullable().default(null),
});

const Person = z.object({ key: z.string(), state: z.enum(['here', 'away']), since: z.number() });
export type Person = z.output<typeof Person>;

/** What nodes tell each other about a table, always after it is on disk. Losing a message costs time, never truth. */
export const BusMessage = z.discriminatedUnion('kind', [
  /** New entries of the table's match. `match` is the number of the match at the table. */
  z.object({ kind: z.literal('entries'), match: z.int(), rows: z.array(Entry).min(1) }),
  /** The table itself changed: read it again. */
  z.object({ kind: z.literal('table') }),
  /** Who is connected to the sending node. An empty list takes everybody back. */
  z.object({ kind: z.literal('presence'), people: z.array(Person), watchers: z.int().min(0) }),
  /** Tell me who is connected to you. */
  z.object({ kind: z.literal('roll-call') }),
  z.object({ kind: z.literal('notice'), what: z.enum(['turn', 'over']), match: z.int(), number: z.int() }),
]);
export type BusMessage = z.output<typeof BusMessage>;

const Envelope = z.object({ from: z.string(), message: BusMessage });

/** Reads what came over the network; throws at anything that no node would say. */
export const readEnvelope = (text: string): z.output<typeof Envelope> => Envelope.parse(JSON.parse(text));

export type Listener = (message: BusMessage, from: string) => void;

export interface Bus {
  /** Name of this node, new at each start. */
  readonly node: string;
  /** True if a message can get lost, so that one has to look into the log now and then. */
  readonly lossy: boolean;
  /** False while other nodes cannot be reached. */
  readonly connected: boolean;
  /** Reaches every other node that listens to this table. Never waits and never fails. */
  publish(table: string, message: BusMessage): void;
  /** Hears what other nodes publish about a table, until the returned function is called. */
  listen(table: string, listener: Listener): () => void;
  close(): Promise<void>;
}
