import { randomUUID } from 'node:crypto';
import type { Answer, Standing } from '@orrery/kernel';
import { z } from 'zod';

/** What a match was like after an entry, as far as everybody may know. */
const Position = z.object({
  number: z.int().min(0),
  awaited: z.array(z.int()).readonly(),
  over: z.boolean(),
  standing: z.custom<Standing>().optional(),
});

const Viewer = z.union([z.int().min(0), z.literal('watcher')]);
const Person = z.object({ key: z.string(), state: z.enum(['here', 'away']), since: z.number() });
export type Person = z.output<typeof Person>;

/** What nodes tell each other about a table, always after it is on disk. Losing a message costs time, never truth. */
export const BusMessage = z.discriminatedUnion('kind', [
  /** The node that works on the table made entries. Its texts are for the viewers in turn, so many for each. */
  z.object({
    kind: z.literal('played'),
    match: z.int(),
    position: Position,
    updates: z.array(z.tuple([Viewer, z.int().min(0)])).readonly(),
  }),
  /** These viewers are not at the sending node any more. */
  z.object({ kind: z.literal('left'), match: z.int(), viewers: z.array(Viewer).readonly() }),
  /** The table itself changed: read it again. */
  z.object({ kind: z.literal('table') }),
  /** A node of the version before made entries: they are in the log. */
  z.object({ kind: z.literal('entries'), rows: z.array(z.object({ number: z.int(), hash: z.string() })).min(1) }),
  /** From now on the sending node works on the table; or no longer, and another may. */
  z.object({ kind: z.literal('works'), works: z.boolean() }),
  /** Who is connected to the sending node. An empty list takes everybody back. */
  z.object({ kind: z.literal('presence'), people: z.array(Person), watchers: z.int().min(0) }),
  /** Tell me who is connected to you. */
  z.object({ kind: z.literal('roll-call') }),
  z.object({ kind: z.literal('notice'), what: z.enum(['turn', 'over']), match: z.int(), number: z.int() }),
  /** How new the tables are that the sending node changed a moment ago: who knows less has missed a message. */
  z.object({
    kind: z.literal('changes'),
    tables: z.array(z.object({ id: z.string(), version: z.int(), match: z.int(), entries: z.int() })),
  }),
]);
export type BusMessage = z.output<typeof BusMessage>;

/** The subject of messages that are about no single table. */
export const ALL_TABLES = 'all';

/** What the node of a guest asks the node that works on the table. */
export const Question = z.discriminatedUnion('ask', [
  /** What a viewer does not know yet. From now on the viewer is kept up to date by `played`. */
  z.object({
    ask: z.literal('now'),
    table: z.string(),
    /** Number of the match that is played there, as far as the asking node knows. */
    current: z.int(),
    viewer: Viewer,
    match: z.int().optional(),
    seen: z.int().optional(),
  }),
  /** A seat wants something; who that is has been checked. */
  z.object({
    ask: z.literal('act'),
    table: z.string(),
    current: z.int(),
    seat: z.int().min(0),
    id: z.string(),
    intent: z.union([
      z.object({ answer: z.custom<Answer>((value) => typeof value === 'object'), after: z.int() }),
      z.object({ back: z.int() }),
    ]),
  }),
]);
export type Question = z.output<typeof Question>;

const Details = z.record(z.string(), z.unknown()).readonly();

export const Reply = z.union([
  /** The texts are what was missed after `seen`, or a fresh view; and where that leads. */
  z.object({ position: Position, now: z.enum(['missed', 'fresh']) }),
  z.object({
    settled: z.union([
      z.object({ ok: z.literal(true), number: z.int() }),
      z.object({ ok: z.literal(false), code: z.string(), details: Details }),
    ]),
  }),
  /** The asked node does not work on this table. */
  z.object({ elsewhere: z.literal(true) }),
  z.object({ trouble: z.object({ code: z.string(), details: Details }) }),
]);
export type Reply = z.output<typeof Reply>;

/** It becomes part of an address on the bus, which has to be short. */
export const NodeName = z.string().min(1).max(200);

const Envelope = z.object({ from: NodeName, message: BusMessage });

/** Reads what came over the network; throws at anything that no node would say. */
export const readEnvelope = (text: string): z.output<typeof Envelope> => Envelope.parse(JSON.parse(text));

/** A reply, with the texts it carries: JSON that is passed on as it is. */
export interface Said {
  readonly reply: Reply;
  readonly texts: readonly string[];
}

/** `texts` come along with what one node is told alone. */
export type Listener = (message: BusMessage, from: string, texts: readonly string[]) => void;
export type Answerer = (question: Question, from: string) => Promise<Said>;

/** What a node is called by the others: new at each start, and in front the name by which a proxy finds it. */
export const newNode = (name?: string): string => (name ? `${name}_${randomUUID()}` : randomUUID());

/** The name by which a proxy finds that node, if it has one. */
export const proxyName = (node: string): string | undefined => /^([^_]+)_/.exec(node)?.[1];

export interface Bus {
  /** What this node is called by the others. */
  readonly node: string;
  /** True if there are no other nodes: everything is worked on here, and nothing can get lost. */
  readonly alone: boolean;
  /** False while other nodes cannot be reached. */
  readonly connected: boolean;
  /** Reaches every other node that listens to this table. Never waits and never fails. */
  publish(table: string, message: BusMessage): void;
  /** Reaches one node, if it listens to this table. Never waits and never fails. */
  tell(node: string, table: string, message: BusMessage, texts?: readonly string[]): void;
  /** Hears what other nodes publish or tell about a table, until the returned function is called. */
  listen(table: string, listener: Listener): () => void;
  /** Asks another node; fails if it does not answer soon. */
  ask(node: string, question: Question): Promise<Said>;
  /** Answers what other nodes ask. */
  answer(answerer: Answerer): void;
  close(): Promise<void>;
}
