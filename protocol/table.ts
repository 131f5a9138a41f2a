import type { Standing } from '@orrery/kernel';
import { z } from 'zod';
import { Entropy, Fairness } from './fairness.ts';
import { LIMITS } from './limits.ts';
import { Name } from './names.ts';

/** A table: where people sit down, agree on a game and play it, again and again. */

export const LEVELS = ['easy', 'medium', 'hard', 'expert'] as const;
export const Level = z.enum(LEVELS);
export type Level = z.infer<typeof Level>;

/** `live`: everybody is there. `slow`: an answer now and then, over days. */
export const Pace = z.enum(['live', 'slow']);
export type Pace = z.infer<typeof Pace>;

export const TableId = z.string().regex(/^[0-9a-z]{12}$/);
export const SeatNumber = z
  .int()
  .min(0)
  .max(LIMITS.seats - 1);
/** A seat link, an invitation or a watching link, as its secret part: `os_`, `oj_` or `ow_` and 24 letters. */
export const Token = z.string().regex(/^o[sjw]_[0-9A-Za-z_-]{24}$/);

export const OptionValues = z.record(z.string().max(40), z.union([z.string().max(60), z.number(), z.boolean()]));

export const Stage = z.enum(['lobby', 'playing', 'over']);
export type Stage = z.infer<typeof Stage>;

export const Presence = z.object({
  /** `away`: connected, but the page is in the background. */
  state: z.enum(['here', 'away', 'offline']),
  /** Milliseconds since 1970. */
  since: z.number(),
});
export type Presence = z.infer<typeof Presence>;

/** One place at the table. Its index in the list is its seat in the game; a rematch turns the list by one. */
export const Chair = z.object({
  kind: z.enum(['free', 'human', 'bot']),
  /** The person's name; bots are named by the client, from their number, or their seat if they have none yet. */
  name: z.string().optional(),
  /** Of a bot, once seats were drawn or turned: it stays with it. */
  number: z.int().optional(),
  /** Of a bot, or of the caretaker who answers for an absent person. */
  level: Level.optional(),
  host: z.boolean(),
  /** Ready to start, or to play again. */
  ready: z.boolean(),
  /** A bot answers for this person, who may come back at any time. */
  caretaker: z.boolean(),
  presence: Presence.optional(),
  /** Seats that agree to a new link for this one, which seems to have lost its own. */
  relink: z.array(z.int()).optional(),
  /** So many hints this person asked for in the match. */
  hints: z.int().optional(),
});
export type Chair = z.infer<typeof Chair>;

/** What everybody at a table, watchers too, knows about it. */
export const TableState = z.object({
  table: TableId,
  /**
   * Changes whenever anything here changes but `awaited` and `closes`, which move with every answer. Good only to be
   * compared with another one.
   */
  version: z.string(),
  game: z.string(),
  edition: z.int(),
  options: OptionValues,
  pace: Pace,
  /** The host allows hints also between people; with one person and bots they always are. */
  hints: z.boolean().optional(),
  /** Who sits where is drawn when the game starts. */
  random: z.boolean().optional(),
  stage: Stage,
  /** Number of the match played here: 0 before the first one. */
  match: z.int(),
  chairs: z.array(Chair),
  watchers: z.int(),
  /** Whom the game waits for. While one plays, the view says it sooner. */
  awaited: z.array(z.int()),
  fairness: Fairness,
  /** The promise for a rematch, made before anybody says yes to it. */
  next: z.object({ commitment: z.string() }).optional(),
  /** Result of the match that just ended. */
  standing: z.custom<Standing>().optional(),
  created: z.number(),
  /** When the table will be cleared away if nobody answers, in milliseconds since 1970. */
  closes: z.number(),
});
export type TableState = z.infer<typeof TableState>;

/** Who the holder of a token is at a table. */
export const You = z.object({
  /** Null for a watcher or somebody who is only invited. */
  seat: z.int().nullable(),
  host: z.boolean(),
  /** What the token allows. */
  as: z.enum(['seat', 'invited', 'watcher']),
});
export type You = z.infer<typeof You>;

export const TableReply = z.object({ table: TableState, you: You });
export type TableReply = z.infer<typeof TableReply>;

/** A chair as the host wishes it. The first human chair is the host's. */
export const ChairWish = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('human') }),
  z.strictObject({ kind: z.literal('bot'), level: Level }),
]);
export type ChairWish = z.infer<typeof ChairWish>;

export const CreateTable = z.strictObject({
  game: z.string().max(40),
  options: OptionValues.optional(),
  pace: Pace,
  /** Name of the host. */
  name: Name,
  chairs: z.array(ChairWish).min(1).max(LIMITS.seats),
  /** Whether seats are drawn when the game starts. */
  random: z.boolean().optional(),
});
export type CreateTable = z.input<typeof CreateTable>;

/** Paths with the token in the fragment, so that it reaches no log and no Referer. */
export const Links = z.object({ seat: z.string(), join: z.string(), watch: z.string() });
export type Links = z.infer<typeof Links>;

export const Created = TableReply.extend({ token: Token, links: Links });
export type Created = z.infer<typeof Created>;

/** Sit down on a free chair, with the invitation's token. Without `seat`, on the first free one. */
export const SitDown = z.strictObject({ name: Name, seat: SeatNumber.optional() });
export type SitDown = z.input<typeof SitDown>;

export const Seated = TableReply.extend({ token: Token, link: z.string() });
export type Seated = z.infer<typeof Seated>;

/** What a person at the table may do besides answering. `host` marks what only the host may do. */
export const TableAction = z.discriminatedUnion('do', [
  /** Ready to start; the first time with own random digits. */
  z.strictObject({ do: z.literal('ready'), ready: z.boolean(), entropy: Entropy.optional() }),
  /** In the lobby the chair becomes free and the token worthless; in a running game a bot takes care of the seat. */
  z.strictObject({ do: z.literal('leave') }),
  /** Take the own seat back from the caretaker. Any answer of one's own does the same. */
  z.strictObject({ do: z.literal('return') }),
  z.strictObject({ do: z.literal('rename'), name: Name }),
  /** Have a bot look after a seat that has been offline for a minute. Any seat may call it. */
  z.strictObject({ do: z.literal('caretaker'), seat: SeatNumber }),
  /** Yes or no to playing again with the same people, seats turned by one. Starts when all said yes. */
  z.strictObject({ do: z.literal('rematch'), yes: z.boolean(), entropy: Entropy.optional() }),
  /** host: deals. Counts as the host's "ready". */
  z.strictObject({ do: z.literal('start'), entropy: Entropy.optional() }),
  /** host, before the start: everybody has to be ready again. */
  z.strictObject({ do: z.literal('options'), options: OptionValues }),
  /** host, before the start. */
  z.strictObject({ do: z.literal('pace'), pace: Pace }),
  /** host, before the start: whether people may ask for hints although they play against each other. */
  z.strictObject({ do: z.literal('hints'), allowed: z.boolean() }),
  /** host, before the start: whether seats are drawn when the game starts. */
  z.strictObject({ do: z.literal('seating'), random: z.boolean() }),
  /**
   * While a game runs: this person is shown so much of a hint, which their own device thought of; everybody is told. The
   * question is any short text that tells it from others: the same hint once more counts nothing.
   */
  z.strictObject({ do: z.literal('hint'), stage: z.enum(['good', 'best']), question: z.string().max(40) }),
  /** host, before the start: adds a free chair, or removes the last free one. */
  z.strictObject({ do: z.literal('chairs'), chairs: z.int().min(1).max(LIMITS.seats) }),
  /** host, before the start: a bot on a free chair, or another level for a bot. */
  z.strictObject({ do: z.literal('bot'), seat: SeatNumber, level: Level }),
  /** host, before the start: frees a chair; whoever sat there is sent away. */
  z.strictObject({ do: z.literal('free'), seat: SeatNumber }),
  /**
   * While a game runs, a person who lost their link gets a new one from the host when everybody else at the table agrees;
   * while one disagrees, or the seat itself is there, nobody does. `yes` takes the agreement back if it is false.
   */
  z.strictObject({ do: z.literal('relink'), seat: SeatNumber, yes: z.boolean() }),
  /** host: gives hosting to another person. */
  z.strictObject({ do: z.literal('host'), seat: SeatNumber }),
]);
export type TableAction = z.input<typeof TableAction>;

/**
 * A new link in place of the old one, which stops working: of the own seat by anybody, of the table's links by the host,
 * of another seat by the host, while a game runs only if everybody else agreed (`relink`).
 */
export const Reissue = z.discriminatedUnion('link', [
  z.strictObject({ link: z.literal('seat'), seat: SeatNumber }),
  z.strictObject({ link: z.literal('join') }),
  z.strictObject({ link: z.literal('watch') }),
]);
export type Reissue = z.input<typeof Reissue>;

export const Reissued = z.object({ link: z.string() });
export type Reissued = z.infer<typeof Reissued>;

/** The tables whose tokens this browser holds. */
export const AskMine = z.strictObject({
  seats: z.array(z.strictObject({ table: TableId, token: Token })).max(LIMITS.mine),
});
export type AskMine = z.input<typeof AskMine>;

export const Mine = z.object({
  tables: z.array(TableReply),
  /** Tables that are gone, or whose token was replaced: the browser may forget them. */
  gone: z.array(TableId),
});
export type Mine = z.infer<typeof Mine>;

/** Where a link leads: `/table/<id>#<token>`. */
export const linkTo = (table: string, token: string): string => `/table/${table}#${token}`;

/** Reads a link of ours: the table and what its fragment allows. */
export function readLink(link: string): { table: string; token: string } | undefined {
  const found = /\/table\/([0-9a-z]{12})#(o[sjw]_[0-9A-Za-z_-]{24})$/.exec(link);
  return found ? { table: found[1], token: found[2] } : undefined;
}
