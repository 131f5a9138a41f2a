import { fieldsOf, type Game, MatchLog, Refusal, type Vocabulary } from '@orrery/kernel';
import { z } from 'zod';
import { Fairness, isFair } from './fairness.ts';
import type { Checked } from './http.ts';
import { firstIssue } from './issues.ts';
import { LIMITS } from './limits.ts';
import { AnswerBody } from './play.ts';
import { Level, OptionValues } from './table.ts';

/** One game as one file. The format is told in docs/game-file.md. */

export const FILE_FORMAT = 'orrery-game';
export const FILE_VERSION = 1;

const seat = z
  .int()
  .min(0)
  .max(LIMITS.seats - 1);

export const FileEntry = z.union([
  z.strictObject({ seat, answer: AnswerBody }),
  z.strictObject({ seat, undo: z.literal(true) }),
]);

export const GameFile = z.strictObject({
  format: z.literal(FILE_FORMAT),
  version: z.literal(FILE_VERSION),
  game: z.string().max(40),
  edition: z.int().min(1),
  setup: z.strictObject({
    seats: z.int().min(1).max(LIMITS.seats),
    options: OptionValues,
    seed: z.union([z.string().max(200), z.number()]),
  }),
  players: z.array(
    z.strictObject({ name: z.string().max(LIMITS.name * 4), kind: z.enum(['human', 'bot']), level: Level.optional() }),
  ),
  entries: z.array(FileEntry).max(LIMITS.entries),
  /** Kernel hash of the match after each entry; may be empty in files written by hand. */
  hashes: z.array(z.string().regex(/^[0-9a-f]{16}$/)).max(LIMITS.entries),
  /** Hints that count: of whom, how far each went, and the question as a hash. */
  hints: z
    .array(z.strictObject({ seat, stage: z.enum(['good', 'best']), question: z.string().max(64) }))
    .max(LIMITS.entries)
    .optional(),
  /** Of games played on a server. */
  fairness: Fairness.strict().optional(),
  /** When the file was written, ISO 8601. */
  saved: z.iso.datetime().optional(),
});
export type GameFile = z.infer<typeof GameFile>;

/** Reads untrusted data as a game file, or refuses with `file-format` or `file-version`. */
export function readFile(data: unknown): GameFile {
  const { format, version } = typeof data === 'object' && data !== null ? fieldsOf(data) : {};
  if (format !== FILE_FORMAT) throw new Refusal('file-format', { at: 'format', problem: 'not an Orrery game' });
  if (typeof version !== 'number') throw new Refusal('file-format', { at: 'version', problem: 'not a number' });
  if (version !== FILE_VERSION) throw new Refusal('file-version', { version: String(version), known: FILE_VERSION });
  const read = GameFile.safeParse(data);
  if (read.success) return read.data;
  throw new Refusal('file-format', firstIssue(read.error));
}

/** The same from text, with the size limit. */
export function parseFile(text: string): GameFile {
  if (text.length > LIMITS.gameFile) throw new Refusal('too-large', { limit: LIMITS.gameFile });
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new Refusal('file-format', { at: '', problem: 'not JSON' });
  }
  return readFile(data);
}

/** Replays a file and compares each state with its hash, which takes as long as the game: `late` says when to give up. */
export function checkFile<G extends Vocabulary>(
  game: Game<G>,
  file: GameFile,
  late: () => boolean = () => false,
): Checked {
  if (file.game !== game.id || file.edition !== game.edition)
    throw new Refusal('other-edition', { game: file.game, edition: file.edition, known: game.edition });
  const log = new MatchLog(game, file.setup);
  file.entries.forEach((entry, at) => {
    if (late()) throw new Refusal('too-slow', { number: at });
    follow(log, entry, at + 1);
    const promised = file.hashes[at];
    if (promised !== undefined && promised !== log.hash()) throw new Refusal('file-diverged', { number: at + 1 });
  });
  const { play } = log;
  return {
    hash: log.hash(),
    entries: file.entries.length,
    over: play.over,
    ...(file.fairness ? { fair: isFair(file.fairness, file.setup.seed) } : {}),
  };
}

function follow<G extends Vocabulary>(log: MatchLog<G>, entry: GameFile['entries'][number], number: number): void {
  try {
    log.enter(entry);
  } catch (error) {
    throw new Refusal('file-diverged', { number, problem: error instanceof Refusal ? error.code : 'rules-failed' });
  }
}
