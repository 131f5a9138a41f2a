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
  /** The node that works on the table made entries: what viewers at other nodes are to be sent, one text for each. */
  z.object({
    kind: z.literal('played'),
    match: z.int(),
    position: Position,
    updates: z.array(z.tuple([Viewer, z.array(z.string()).readonly()])).readonly(),
  }),
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
  /** Either what was missed after `seen`, or a fresh view, as JSON, and where that leads. */
  z.object({ position: Position, missed: z.array(z.string()).readonly() }),
  z.object({ position: Position, fresh: z.string() }),
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

const Envelope = z.object({ from: z.string(), message: BusMessage });
const Asked = z.object({ from: z.string(), question: Question });

/** Reads what came over the network; throws at anything that no node would say. */
export const readEnvelope = (text: string): z.output<typeof Envelope> => Envelope.parse(JSON.parse(text));
export const readAsked = (text: string): z.output<typeof Asked> => Asked.parse(JSON.parse(text));
export const readReply = (text: string): Reply => Reply.parse(JSON.parse(text));

export type Listener = (message: BusMessage, from: string) => void;
export type Answerer = (question: Question, from: string) => Promise<Reply>;

export interface Bus {
  /** Name of this node, new at each start. */
  readonly node: string;
  /** True if there are no other nodes: everything is worked on here, and nothing can get lost. */
  readonly alone: boolean;
  /** False while other nodes cannot be reached. */
  readonly connected: boolean;
  /** Reaches every other node that listens to this table. Never waits and never fails. */
  publish(table: string, message: BusMessage): void;
  /** Hears what other nodes publish about a table, until the returned function is called. */
  listen(table: string, listener: Listener): () => void;
  /** Asks another node; fails if it does not answer soon. */
  ask(node: string, question: Question): Promise<Reply>;
  /** Answers what other nodes ask. */
  answer(answerer: Answerer): void;
  close(): Promise<void>;
}
