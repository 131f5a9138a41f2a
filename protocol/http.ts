import type { OptionSpecs } from '@orrery/kernel';
import { z } from 'zod';
import { Ack, Fresh, Now, Update } from './play.ts';
import { TableState, You } from './table.ts';

/** The HTTP side: the lobby, and a twin of each socket message for those who have no socket. */

/** Query of the long poll: what the client has. It waits until there is something newer, or `wait` seconds. */
export const AskNews = z.strictObject({
  match: z.coerce.number().int().min(0).optional(),
  seen: z.coerce.number().int().min(0).optional(),
  /** Version of the table state the client has. */
  version: z.string().max(40).optional(),
  wait: z.coerce.number().int().min(0).max(25).optional(),
});
export type AskNews = z.input<typeof AskNews>;

export const News = z.object({
  /** Present if newer than `version`. */
  table: TableState.optional(),
  you: You,
  now: Now,
});
export type News = z.infer<typeof News>;

/** Reply to an answer or undo: acknowledged, and the viewer brought up to date from `after`. */
export const Accepted = Ack.extend({ now: Now });
export type Accepted = z.infer<typeof Accepted>;

/** Everything a viewer heard and saw since the deal: for the log and for looking at the past. */
export const History = z.object({
  match: z.int(),
  first: Fresh,
  /** What was told by the deal itself. */
  events: Update.shape.events,
  updates: z.array(Update),
});
export type History = z.infer<typeof History>;

export const GameInfo = z.object({
  game: z.string(),
  edition: z.int(),
  seats: z.object({ min: z.int(), max: z.int() }),
  options: z.custom<OptionSpecs>(),
});
export type GameInfo = z.infer<typeof GameInfo>;

export const Games = z.object({ protocol: z.int(), games: z.array(GameInfo) });
export type Games = z.infer<typeof Games>;

export const Checked = z.object({
  /** The hash of the state at the end of the replay. */
  hash: z.string(),
  entries: z.int(),
  over: z.boolean(),
  /** Whether the promised secret led to this game; absent for games played without a server. */
  fair: z.boolean().optional(),
});
export type Checked = z.infer<typeof Checked>;

/** What somebody did with a step of a lesson; nothing says who. Steps are numbered through the lesson, from 1. */
export const LessonStep = z.strictObject({
  game: z.string().max(40),
  lesson: z.string().max(40),
  step: z.int().min(1).max(99),
  what: z.enum(['reached', 'shown', 'skipped', 'left']),
});
export type LessonStep = z.infer<typeof LessonStep>;

/** Steps that are unknown here are not counted, nor is anything where the operator did not ask for it. */
export const LessonStepCounted = z.object({ counted: z.boolean() });
export type LessonStepCounted = z.infer<typeof LessonStepCounted>;

/** What a server says of itself to the pages it serves. Without one, the file of that name says nothing. */
export const SERVER_FACTS = '/server.json';
export interface ServerFacts {
  /** Steps of lessons are counted here. */
  readonly countsLessons?: boolean;
}

/** Addresses of the API. `:table` stands for the id of a table. */
export const ROUTES = {
  games: '/api/games',
  create: '/api/tables',
  mine: '/api/mine',
  table: '/api/tables/:table',
  sit: '/api/tables/:table/sit',
  action: '/api/tables/:table/actions',
  reissue: '/api/tables/:table/links',
  news: '/api/tables/:table/news',
  answer: '/api/tables/:table/answers',
  undo: '/api/tables/:table/undo',
  history: '/api/tables/:table/history',
  file: '/api/tables/:table/file',
  check: '/api/files/check',
  lessonStep: '/api/lessons/steps',
  live: '/api/live',
  openapi: '/api/openapi.json',
} as const;

/** Names that routes had before; they go on working. */
export const FORMER_ROUTES: { readonly [route in keyof typeof ROUTES]?: string } = {
  action: '/api/tables/:table/deeds',
};

export const routeTo = (route: keyof typeof ROUTES, table?: string): string =>
  ROUTES[route].replace(':table', table ?? '');
