import type { Answer, Delta, Event, View } from '@orrery/kernel';
import { z } from 'zod';
import { CODES } from './codes.ts';
import { LIMITS } from './limits.ts';
import { TableId, TableState, Token, You } from './table.ts';

/**
 * Live play. Every entry of a match's log (an answer or an undo) has a number, from 1 on. A client keeps the view it
 * has and the number it belongs to; each update leads from one number to the next.
 */

/** Answers are small: lists and objects in them are shallow and short, so that reading one is never much work. */
const DEPTH = 3;

/** One look at each value, and none behind the first that does not fit: a union of schemas would try them all. */
function isSmall(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return value.length <= 200;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value === 'boolean' || value === null) return true;
  if (typeof value !== 'object' || depth === 0) return false;
  if (Array.isArray(value)) return value.length <= 200 && value.every((one) => isSmall(one, depth - 1));
  return Object.entries(value).every(([key, one]) => isName(key) && isSmall(one, depth - 1));
}

const isName = (key: string): boolean => key.length <= 40 && key !== '__proto__';

export const AnswerBody = z
  .record(z.string(), z.unknown())
  .refine((answer) => isSmall(answer, DEPTH + 1), { message: 'larger or deeper than any answer', abort: true })
  .refine((answer) => JSON.stringify(answer).length <= LIMITS.answer, {
    message: `more than ${LIMITS.answer} characters`,
  }) as z.ZodType as z.ZodType<Answer, Answer>;

/** Made by the client, new for each intent and the same for each repetition of it. */
export const IntentId = z.uuid();

/** What can be taken back by the viewer right now. */
export const Undo = z.object({
  /** The newest own answer. */
  number: z.int(),
});
export type Undo = z.infer<typeof Undo>;

/** One entry of the log as one viewer hears of it. */
export const Update = z.object({
  t: z.literal('update'),
  match: z.int(),
  number: z.int(),
  events: z.array(z.custom<Event>()),
  /** Kernel `delta` from the view before to the view now; absent if the viewer sees no change. */
  delta: z.custom<Delta>().optional(),
  /** This entry took back that one: strike out what was heard with it. */
  undone: z.int().optional(),
  undo: Undo.optional(),
});
export type Update = z.infer<typeof Update>;

/** The whole view, to begin with or to begin again. */
export const Fresh = z.object({
  match: z.int(),
  number: z.int(),
  view: z.custom<View>(),
  undo: Undo.optional(),
});
export type Fresh = z.infer<typeof Fresh>;

/** Brings a viewer up to date: either what was missed, one by one, or everything. Neither, before the first match. */
export const Now = z.object({
  fresh: Fresh.optional(),
  missed: z.array(Update).optional(),
});
export type Now = z.infer<typeof Now>;

// ---------------------------------------------------------------- client to server

/** The first message on a socket. `seen` is the number of the view the client still has of that match. */
export const Hello = z.strictObject({
  t: z.literal('hello'),
  protocol: z.int(),
  table: TableId,
  token: Token,
  match: z.int().optional(),
  seen: z.int().min(0).optional(),
  away: z.boolean().optional(),
});
export type Hello = z.input<typeof Hello>;

/** The fields of an answer, also as the body of its HTTP twin. `after` is the number of the newest update seen. */
export const Answering = z.strictObject({
  id: IntentId,
  match: z.int().min(1),
  after: z.int().min(0),
  answer: AnswerBody,
});
export type Answering = z.input<typeof Answering>;

/** Takes back the own answers, newest first, up to and including the entry `back`. */
export const Undoing = z.strictObject({ id: IntentId, match: z.int().min(1), back: z.int().min(1) });
export type Undoing = z.input<typeof Undoing>;

export const ClientMessage = z.discriminatedUnion('t', [
  Hello,
  Answering.extend({ t: z.literal('answer') }),
  Undoing.extend({ t: z.literal('undo') }),
  /** The page went to the background, or came back. */
  z.strictObject({ t: z.literal('away'), away: z.boolean() }),
  /** Instead of hello, on the front page: hear when it is one's turn at slow tables. */
  z.strictObject({
    t: z.literal('follow'),
    tables: z.array(z.strictObject({ table: TableId, token: Token })).max(50),
  }),
  z.strictObject({ t: z.literal('ping') }),
]);
export type ClientMessage = z.input<typeof ClientMessage>;

// ---------------------------------------------------------------- server to client

/** The name by which a proxy finds one node among several. */
export const NodeName = z.string().regex(/^[a-z0-9-]{1,40}$/);
/** No node has this name: the client takes any, and can be led to the right one. */
export const ANY_NODE = 'any';
/**
 * Of the address of a socket. Who names a node can be led to another; who takes bundles gets messages that leave together
 * as one list, which is less work on both sides.
 */
export const LiveQuery = z.object({ node: NodeName.optional(), bundles: z.literal('yes').optional() });

export const Welcome = z.object({ t: z.literal('welcome'), table: TableState, you: You, now: Now });
export type Welcome = z.infer<typeof Welcome>;

/** The intent is on disk; its update has the same number. */
export const Ack = z.object({ t: z.literal('ack'), id: IntentId, number: z.int() });
export type Ack = z.infer<typeof Ack>;

/** The intent changed nothing. With `stale`, what the client did not know comes along. */
export const Refused = z.object({
  t: z.literal('refused'),
  id: IntentId,
  code: z.enum(CODES),
  details: z.record(z.string(), z.unknown()),
  now: Now.optional(),
});
export type Refused = z.infer<typeof Refused>;

export const Notice = z.object({
  t: z.literal('notice'),
  table: TableId,
  kind: z.enum(['turn', 'over']),
  match: z.int(),
  number: z.int(),
});
export type Notice = z.infer<typeof Notice>;

export const ServerMessage = z.discriminatedUnion('t', [
  /** After hello; also when a new match begins at the table. */
  Welcome,
  Update,
  Ack,
  Refused,
  /** Seats, options, presence or the stage changed. `you` comes along, as seats turn at a rematch. */
  z.object({ t: z.literal('table'), table: TableState, you: You }),
  Notice,
  z.object({ t: z.literal('pong') }),
  /**
   * Another node works on the table: the connection is closed, and the next one goes to `/api/live?node=<this name>`.
   * Said only to who came with `?node=`, which says `any` before a node was named.
   */
  z.object({ t: z.literal('elsewhere'), node: NodeName }),
  /** Something was wrong with a message as such, or the connection is about to be closed. */
  z.object({ t: z.literal('problem'), code: z.enum(CODES), details: z.record(z.string(), z.unknown()) }),
]);
export type ServerMessage = z.infer<typeof ServerMessage>;

/** Messages, as JSON, that leave together: one as it is, several as a list. */
export const bundle = (texts: readonly string[]): string => (texts.length === 1 ? texts[0] : `[${texts.join(',')}]`);

/** The messages that came together, in their order. */
export function unbundle(text: string): readonly ServerMessage[] {
  const said = JSON.parse(text) as ServerMessage | readonly ServerMessage[];
  return Array.isArray(said) ? said : [said as ServerMessage];
}

/** Close codes of the socket; a client reconnects after all others. */
export const CLOSE = {
  /** A message that is not understood, or a flood of them. */
  misuse: 4400,
  /** The token does not (or no longer) open this table. */
  forbidden: 4403,
  /** Another node works on the table: reconnect to that one, at once. */
  elsewhere: 4302,
  /** The client reads too slowly: reconnect and resume. */
  slow: 4408,
  /** There are too many connections from the same network: try again later. */
  crowded: 4429,
  /** The server could not bring the client up to date: reconnect and try again. */
  failed: 1011,
  /** The server restarts: reconnect soon. */
  stopping: 1012,
} as const;
