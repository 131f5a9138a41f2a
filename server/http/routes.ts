import { Refusal } from '@orrery/kernel';
import * as p from '@orrery/protocol';
import { type ZodType, z } from 'zod';
import type { Settled, Submission } from '../play/submissions.ts';
import type { Services } from '../services.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { LiveTables } from '../tables/live-tables.ts';
import type { Identity } from '../tables/table-doc.ts';
import { fileOf } from './game-file.ts';
import { longPoll } from './long-poll.ts';

/** The HTTP side of the API as a list: the server and its OpenAPI document are both made from it. */
export interface Route {
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
  readonly run: (call: Call) => Promise<unknown>;
}

export interface Call {
  readonly services: Services;
  readonly liveTables: LiveTables;
  /** The network that asks. */
  readonly address: string;
  /** Does this when who asks does not wait any more. */
  readonly onGone: (work: () => void) => void;
  readonly body: unknown;
  readonly query: unknown;
  /** The table of the address and who asks, on routes that need a token. */
  readonly liveTable: LiveTable;
  readonly identity: Identity;
}

/** JSON that was already written by a rules thread. */
export class Raw {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

const reply = ({ liveTable, identity }: Pick<Call, 'liveTable' | 'identity'>): p.TableReply => ({
  table: liveTable.state(),
  you: liveTable.you(identity),
});

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
    async run({ liveTables, body }) {
      const { liveTable, host, tokens } = await liveTables.create(body as z.output<typeof p.CreateTable>);
      const { seat, join, watch } = tokens;
      const links = {
        seat: p.linkTo(liveTable.id, seat),
        join: p.linkTo(liveTable.id, join),
        watch: p.linkTo(liveTable.id, watch),
      };
      return { ...reply({ liveTable, identity: host }), token: seat, links } satisfies p.Created;
    },
  },
  {
    method: 'POST',
    at: 'mine',
    summary: 'The tables that these tokens open, and whose turn it is there',
    body: p.AskMine,
    reply: p.Mine,
    async run({ liveTables, body }) {
      const { mine, gone } = await liveTables.mine((body as p.AskMine).seats);
      return { tables: mine.map(reply), gone } satisfies p.Mine;
    },
  },
  {
    method: 'GET',
    at: 'table',
    summary: 'The state of a table and who one is there',
    token: true,
    reply: p.TableReply,
    run: async (call) => reply(call),
  },
  {
    method: 'POST',
    at: 'sit',
    summary: 'Sit down on a free chair, with the invitation as token',
    token: true,
    body: p.SitDown,
    reply: p.Seated,
    share: 1 / 10,
    async run({ liveTable, identity, body }) {
      const { name, seat } = body as z.output<typeof p.SitDown>;
      const seated = await liveTable.lobby.sit(identity, name, seat);
      const { token } = seated;
      return {
        ...reply({ liveTable, identity: seated.identity }),
        token,
        link: p.linkTo(liveTable.id, token),
      } satisfies p.Seated;
    },
  },
  {
    method: 'POST',
    at: 'action',
    summary: 'Do something at the table besides answering: be ready, leave, start, play again and so on',
    token: true,
    body: p.TableAction,
    reply: p.TableReply,
    async run({ liveTable, identity, body }) {
      await liveTable.lobby.action(identity, body as p.TableAction);
      return reply({ liveTable, identity });
    },
  },
  {
    method: 'POST',
    at: 'reissue',
    summary: 'A new link in place of an old one, which stops working',
    token: true,
    body: p.Reissue,
    reply: p.Reissued,
    run: async ({ liveTable, identity, body }) => ({
      link: await liveTable.lobby.reissue(identity, body as p.Reissue),
    }),
  },
  {
    method: 'GET',
    at: 'news',
    summary: 'Long poll: what is newer than what one has; the twin of the socket',
    token: true,
    query: p.AskNews,
    reply: p.News,
    run: async ({ query, ...call }) => new Raw(await longPoll(call, query as z.output<typeof p.AskNews>)),
  },
  {
    method: 'POST',
    at: 'answer',
    summary: 'Answer the open question of the own seat',
    token: true,
    body: p.Answering,
    reply: p.Accepted,
    async run({ liveTable, identity, body }) {
      const { id, match, after, answer } = body as p.Answering;
      const settled = await settle({ liveTable, identity }, match, { id, intent: { answer, after } });
      return accepted({ liveTable, identity }, { id, match, seen: after }, settled);
    },
  },
  {
    method: 'POST',
    at: 'undo',
    summary: 'Take back own answers, newest first, up to and including an entry',
    token: true,
    body: p.Undoing,
    reply: p.Accepted,
    async run({ liveTable, identity, body }) {
      const { id, match, back } = body as p.Undoing;
      const settled = await settle({ liveTable, identity }, match, { id, intent: { back } });
      return accepted({ liveTable, identity }, { id, match }, settled);
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
    async run({ liveTable, identity, address }) {
      const history = await liveTable.match.running.history(liveTable.viewerOf(identity), address);
      liveTable.mustBeWelcome(identity);
      return new Raw(history);
    },
  },
  {
    method: 'GET',
    at: 'file',
    summary: 'The finished game as a file that can be replayed and verified',
    token: true,
    reply: p.GameFile,
    share: 1 / 10,
    async run({ liveTable, identity, services }) {
      const file = await fileOf(liveTable, services);
      liveTable.mustBeWelcome(identity);
      return file;
    },
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

function settle(
  { liveTable, identity }: Pick<Call, 'liveTable' | 'identity'>,
  match: number,
  wanted: Pick<Submission, 'id' | 'intent'>,
): Promise<Settled> {
  return new Promise((settle) => liveTable.act(identity, match, { ...wanted, settle }));
}

/** Acknowledges with what the sender does not know yet, or refuses (a stale answer also with that). */
async function accepted(
  { liveTable, identity }: Pick<Call, 'liveTable' | 'identity'>,
  { id, match, seen }: { id: string; match: number; seen?: number },
  settled: Settled,
): Promise<Raw> {
  if (!settled.ok && settled.code !== 'stale') throw new Refusal(settled.code, settled.details);
  const now = await liveTable.now(identity, match, seen);
  if (settled.ok) return new Raw(`{"t":"ack","id":"${id}","number":${settled.number},"now":${now}}`);
  throw new Refusal(settled.code, { ...settled.details, now: JSON.parse(now) as unknown });
}
