import { Refusal } from '@orrery/kernel';
import * as p from '@orrery/protocol';
import { type ZodType, z } from 'zod';
import { createTable } from '../records/new-table.ts';
import type { Records } from '../records/records.ts';
import type { Room } from '../room/room.ts';
import type { Settled } from '../room/submissions.ts';
import type { Services } from '../services.ts';
import type { TokenKind } from '../tokens.ts';

/** The HTTP side of the API as a list: the server and its OpenAPI document are both made from it. */
interface AnyRoute {
  readonly method: 'GET' | 'POST';
  readonly at: keyof typeof p.ROUTES;
  readonly summary: string;
  /** Needs a token in the Authorization header. */
  readonly token?: boolean;
  readonly body?: ZodType;
  readonly query?: ZodType;
  readonly reply: ZodType;
  /** The share of an address's requests a minute that may be of this kind, where the general bound is too loose. */
  readonly share?: number;
  /** Bytes, where the general bound does not fit; the body then comes as text. */
  readonly text?: number;
}

/** Answered by any node. */
interface PlainRoute extends AnyRoute {
  readonly run: (call: Call) => Promise<unknown>;
}

/** Answered by the room of the table in the address, on whichever node that is. */
export interface RoomRoute extends AnyRoute {
  readonly token: true;
  readonly room: (call: RoomCall) => Promise<unknown>;
  /** It may arrive twice without harm. */
  readonly repeatable?: boolean;
  /** The kind of the new link that it makes. */
  readonly makes?: (body: unknown) => TokenKind;
}

export type Route = PlainRoute | RoomRoute;

interface AnyCall {
  readonly services: Services;
  /** The network that asks. */
  readonly address: string;
  /** Hash of the link of who asks, on routes that need a token. */
  readonly link: string;
  readonly body: unknown;
  readonly query: unknown;
}

interface Call extends AnyCall {
  readonly records: Records;
  /** In the address, on routes that need a token. */
  readonly table: string;
}

interface RoomCall extends AnyCall {
  readonly room: Room;
  /** A new link, for routes that make one. */
  readonly token: string;
  /** Aborted when nobody waits for the answer any more. */
  readonly gone: AbortSignal;
}

/** JSON that was already written by a rules thread. */
export class Raw {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export const routes: readonly Route[] = [
  {
    method: 'GET',
    at: 'games',
    summary: 'Games that can be played here, with their options',
    reply: p.Games,
    run: async ({ services }) => ({ protocol: p.PROTOCOL, games: [...services.games.values()] }),
  },
  {
    method: 'POST',
    at: 'create',
    summary: 'Open a table; the sender becomes its host',
    body: p.CreateTable,
    reply: p.Created,
    share: 1 / 20,
    async run({ services, records, body }) {
      const { tokens, ...created } = await createTable(services, body as z.output<typeof p.CreateTable>);
      const { id } = created.stored;
      const { seat, join, watch } = tokens;
      const links = { seat: p.linkTo(id, seat), join: p.linkTo(id, join), watch: p.linkTo(id, watch) };
      return { ...records.reply(created), token: seat, links } satisfies p.Created;
    },
  },
  {
    method: 'POST',
    at: 'mine',
    summary: 'The tables that these tokens open, and whose turn it is there',
    body: p.AskMine,
    reply: p.Mine,
    run: ({ records, body }) => records.mine((body as p.AskMine).seats),
  },
  {
    method: 'GET',
    at: 'table',
    summary: 'The state of a table and who one is there',
    token: true,
    reply: p.TableReply,
    repeatable: true,
    room: ({ room, link }) => room.look(link),
  },
  {
    method: 'POST',
    at: 'sit',
    summary: 'Sit down on a free chair, with the invitation as token',
    token: true,
    body: p.SitDown,
    reply: p.Seated,
    share: 1 / 10,
    repeatable: true,
    makes: () => 'seat',
    async room({ room, link, token, body }) {
      const seated = await room.sit(link, { ...(body as z.output<typeof p.SitDown>), token });
      return { ...seated, token, link: p.linkTo(room.id, token) } satisfies p.Seated;
    },
  },
  {
    method: 'POST',
    at: 'action',
    summary: 'Do something at the table besides answering: be ready, leave, start, play again and so on',
    token: true,
    body: p.TableAction,
    reply: p.TableReply,
    room: ({ room, link, body }) => room.act(link, body as p.TableAction),
  },
  {
    method: 'POST',
    at: 'reissue',
    summary: 'A new link in place of an old one, which stops working',
    token: true,
    body: p.Reissue,
    reply: p.Reissued,
    repeatable: true,
    makes: (body) => (body as p.Reissue).link,
    room: async ({ room, link, token, body }) => ({ link: await room.reissue(link, body as p.Reissue, token) }),
  },
  {
    method: 'GET',
    at: 'news',
    summary: 'Long poll: what is newer than what one has; the twin of the socket',
    token: true,
    query: p.AskNews,
    reply: p.News,
    repeatable: true,
    room: async ({ room, link, address, gone, query }) =>
      new Raw(await room.news(link, { ...(query as z.output<typeof p.AskNews>), address, gone })),
  },
  {
    method: 'POST',
    at: 'answer',
    summary: 'Answer the open question of the own seat',
    token: true,
    body: p.Answering,
    reply: p.Accepted,
    repeatable: true,
    async room({ room, link, body }) {
      const { id, match, after, answer } = body as p.Answering;
      const settled = await room.play(link, { id, match, intent: { answer, after } });
      return accepted({ room, link }, { id, match, seen: after }, settled);
    },
  },
  {
    method: 'POST',
    at: 'undo',
    summary: 'Take back own answers, newest first, up to and including an entry',
    token: true,
    body: p.Undoing,
    reply: p.Accepted,
    repeatable: true,
    async room({ room, link, body }) {
      const { id, match, back } = body as p.Undoing;
      return accepted({ room, link }, { id, match }, await room.play(link, { id, match, intent: { back } }));
    },
  },
  {
    method: 'GET',
    at: 'history',
    summary: 'Everything one heard and saw since the deal',
    token: true,
    query: z.strictObject({}),
    reply: p.History,
    share: 1 / 10,
    run: async ({ records, table, link, address }) => new Raw(await records.history(table, link, address)),
  },
  {
    method: 'GET',
    at: 'file',
    summary: 'The finished game as a file that can be replayed and verified',
    token: true,
    reply: p.GameFile,
    share: 1 / 10,
    run: ({ records, table, link }) => records.file(table, link),
  },
  {
    method: 'POST',
    at: 'check',
    summary: 'Replay a game file and compare every state with the recorded one',
    body: p.GameFile,
    reply: p.Checked,
    share: 1 / 30,
    text: p.LIMITS.gameFile,
    run: async ({ services, address, body }) => services.engine.check(address, body as string),
  },
  {
    method: 'POST',
    at: 'lessonStep',
    summary: 'Count what somebody did with a step of a lesson, where the operator wants to know; nothing says who',
    body: p.LessonStep,
    reply: p.LessonStepCounted,
    // A bound of its own: a class that learns does not use up what it may ask for while it plays.
    share: 1 / 2,
    async run({ services: { lessons, metrics }, body }) {
      const { game, lesson, step, what } = body as p.LessonStep;
      const counted = step <= (lessons.get(game)?.get(lesson) ?? 0);
      if (counted) metrics.lessonSteps.inc({ game, lesson, step, what });
      return { counted } satisfies p.LessonStepCounted;
    },
  },
];

/** Acknowledges with what the sender does not know yet, or refuses (a stale answer also with that). */
async function accepted(
  { room, link }: Pick<RoomCall, 'room' | 'link'>,
  { id, ...has }: { id: string; match: number; seen?: number },
  settled: Settled,
): Promise<Raw> {
  if (!settled.ok && settled.code !== 'stale') throw new Refusal(settled.code, settled.details);
  const now = await room.now(link, has);
  if (settled.ok) return new Raw(`{"t":"ack","id":"${id}","number":${settled.number},"now":${now}}`);
  throw new Refusal(settled.code, { ...settled.details, now: JSON.parse(now) });
}
