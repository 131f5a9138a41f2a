import type { AdviceRequest, Advised } from '@orrery/ai';
import { partsOf } from '@orrery/games';
import { ofEdition } from '@orrery/games/editions';
import {
  type Answer,
  type Game,
  hash,
  type Json,
  MatchLog,
  Refusal,
  randomFrom,
  readOptions,
  type SealReason,
  type Seat,
  shuffled,
  type View,
} from '@orrery/kernel';
import { checkFile, FILE_FORMAT, FILE_VERSION, type GameFile, readFile } from '@orrery/protocol';
import type { Ahead } from '@orrery/ui/contract';
import type {
  Decision,
  HintStage,
  Level,
  Moment,
  Picture,
  SeatInfo,
  Thought,
  Trouble,
  Verdict,
  Viewpoint,
} from '../host/host.ts';
import { BOT_NAMES } from '../host/ways-to-play.ts';
import { newId, newSeed } from '../lib/ids.ts';
import { doubtful } from './doubtful.ts';
import { type BotTurn, LocalMatch } from './local-match.ts';
import { areAlike, lookAhead, sealOf } from './look-ahead.ts';
import type { SavedGames, SavedRecord, Summary } from './saved-games.ts';

/** A new game as the start screen wishes it. */
export interface NewGame {
  readonly game: string;
  readonly seats: readonly SeatInfo[];
  readonly options: { readonly [name: string]: unknown };
  readonly seed?: string;
}

export type Decide = (view: View, level: Level, seed: string) => Promise<Answer>;

interface Services {
  readonly saved: SavedGames;
  /** Answers for a bot, from what its seat may know. */
  readonly decide: Decide;
  /** Advises a person, from what their seat may know. */
  readonly advise: (request: Omit<AdviceRequest, 'workers'>) => Promise<Advised>;
  readonly push: (picture: Picture) => void;
}

const DEFAULT_LEVEL: Level = 'medium';

/** What the worker does: keeps one game going, lets bots answer, saves after every answer. */
export class LocalGames {
  private readonly services: Services;
  private match: LocalMatch | undefined;
  /** About saving. */
  private trouble: Trouble | undefined;
  /** About bots, until the person does something. */
  private botTrouble: Trouble | undefined;
  private thinking = false;
  private saving: Promise<void> = Promise.resolve();

  constructor(services: Services) {
    this.services = services;
  }

  async create({ game, seats, options, seed = newSeed() }: NewGame): Promise<string> {
    const { id, edition, options: specs } = await rulesOf(game);
    const setup = { seats: seats.length, options: readOptions(specs, options), seed };
    return this.store({ id: newId(), game: id, edition, setup, entries: [] }, seats);
  }

  /** Keeps a game file as a game of its own. */
  async importFile(data: Json): Promise<string> {
    const file = readFile(data);
    const game = await rulesOf(file.game, file.edition);
    checkFile(game, file);
    const { edition, setup, entries, hints } = file;
    return this.store({ id: newId(), game: game.id, edition, setup, entries }, seatsOf(file), hints ? { hints } : {});
  }

  /** Begins or goes on with a game: the one at hand, if it is that one, as it may be newer than what could be saved. */
  async open(id: string): Promise<void> {
    if (this.match?.id !== id) await this.load(id);
    this.show();
    void this.letBotsAnswer();
  }

  private async load(id: string): Promise<void> {
    const saved = await this.services.saved.load(id);
    if (!saved) throw new Refusal('no-saved-game');
    const { record, summary } = saved;
    this.match = new LocalMatch(await rulesOf(record.game, record.edition), record, summary);
    this.trouble = undefined;
    this.botTrouble = undefined;
  }

  async answer(answer: Answer): Promise<void> {
    const match = this.changeable();
    match.answer(match.person, answer);
    await this.changed();
  }

  async undo(): Promise<void> {
    this.changeable().undo();
    await this.changed();
  }

  async lift(): Promise<void> {
    this.changeable().lift();
    this.show();
  }

  async moment(at: number, viewpoint?: Viewpoint): Promise<Moment> {
    return this.current().moment(at, viewpoint);
  }

  /** Why this answer could not be taken back, as far as the viewer can know it. */
  async sealInView(view: View, answer: Answer): Promise<SealReason | undefined> {
    return sealOf(await rulesOf(view.game, view.edition), view, answer);
  }

  /** What these answers would lead to, as far as the viewer can know it. */
  async aheadInView(view: View, answers: readonly Answer[]): Promise<Ahead[]> {
    return lookAhead(await rulesOf(view.game, view.edition), view, answers);
  }

  /** Whether it makes no difference which of these answers is given, as far as the viewer can know it. */
  async alikeInView(view: View, answers: readonly Answer[]): Promise<boolean> {
    return areAlike(await rulesOf(view.game, view.edition), view, answers);
  }

  /** What a strong player thinks of a question, from what the viewer knows. The same view gets the same advice. */
  async adviseInView(view: View, thought?: Thought): Promise<Advised> {
    return this.services.advise({ view, seed: hash([view, thought?.looks ?? 0]), ...thought });
  }

  /** Decisions of a finished game that are worth a second look. */
  async doubtful(data: Json, seat: Seat): Promise<Decision[]> {
    const { game, edition, setup, entries } = readFile(data);
    const bot = await partsOf(game)?.bot();
    return bot ? doubtful(await rulesOf(game, edition), bot.heuristic, { setup, entries }, seat) : [];
  }

  /** A game of its own that goes on after so many answers of another one, against opponents who are not too strong. */
  async practise(data: Json, seat: Seat, at: number): Promise<string> {
    const file = readFile(data);
    const { game, edition, setup } = file;
    const { counted } = MatchLog.from(await rulesOf(game, edition), file);
    const entries = counted.slice(0, at).map(({ seat, answer }) => ({ seat, answer }));
    const seats = seatsOf(file).map(
      (info, other): SeatInfo =>
        // The others of an online table are not here.
        info.by === 'person' && (other === seat || !file.fairness)
          ? info
          : { ...info, by: 'bot', level: info.level === 'easy' ? 'easy' : 'medium' },
    );
    return this.store({ id: newId(), game, edition, setup, entries }, seats, { practice: true });
  }

  async noteHint(stage: HintStage): Promise<void> {
    const match = this.changeable();
    if (!match.noteHint(stage)) return;
    await this.save(match);
    this.show();
  }

  async file(): Promise<GameFile> {
    const match = this.current();
    const { game, edition, setup, entries } = match.record;
    const hashes: string[] = [];
    const log = new MatchLog(match.game, setup);
    for (const entry of entries) {
      log.enter(entry);
      hashes.push(log.hash());
    }
    return {
      format: FILE_FORMAT,
      version: FILE_VERSION,
      game,
      edition,
      setup: { seats: setup.seats, options: { ...match.play.options }, seed: setup.seed },
      players: match.seats.map(({ name, by, level }) => ({
        name,
        kind: by === 'bot' ? 'bot' : 'human',
        ...(level ? { level } : {}),
      })),
      entries: [...entries],
      hashes,
      ...(match.hints.length > 0 ? { hints: [...match.hints] } : {}),
      saved: new Date().toISOString(),
    };
  }

  async verify(): Promise<Verdict> {
    if (!this.current().play.over) throw new Refusal('not-over');
    return this.checkFile((await this.file()) as unknown as Json);
  }

  /** Plays a finished game again from its file and compares every state. */
  async checkFile(data: Json): Promise<Verdict> {
    const file = readFile(data);
    const { entries, fair } = checkFile(await rulesOf(file.game, file.edition), file);
    return { ok: fair !== false, entries, ...(fair === undefined ? {} : { fair }) };
  }

  /** How a finished game from a file looked after so many answers. */
  async momentInFile(data: Json, at: number, viewpoint: Viewpoint): Promise<Moment> {
    const { game, edition, setup, entries, players } = readFile(data);
    const seats = players.map(({ name }): SeatInfo => ({ name, by: 'person' }));
    const record = { id: '', game, edition, setup, entries };
    return new LocalMatch(await rulesOf(game, edition), record, { seats, version: 0 }).moment(at, viewpoint);
  }

  /** The same people and options, seats turned by one. */
  async rematch(): Promise<string> {
    const match = this.current();
    const seats = [...match.seats.slice(1), match.seats[0]];
    return this.create({ game: match.game.id, seats, options: match.play.options });
  }

  /** After another tab was faster: go on with its copy, or with this one as a new game. */
  async resolveConflict(way: 'newer' | 'copy'): Promise<string | undefined> {
    const match = this.current();
    if (way === 'newer') {
      await this.load(match.id);
      this.show();
      void this.letBotsAnswer();
      return undefined;
    }
    return this.store({ ...match.record, id: newId() }, match.seats, match.summary);
  }

  private async store(
    record: SavedRecord,
    seats: readonly SeatInfo[],
    about: Pick<Summary, 'hints' | 'practice'> = {},
  ): Promise<string> {
    const kept = { ...about, seats, version: 0 };
    const match = new LocalMatch(await rulesOf(record.game, record.edition), record, kept);
    // Where nothing can be stored the game still begins: it is kept open here and the page warns.
    this.match = match;
    await this.save(match);
    return match.id;
  }

  /** The open game; refuses changes while it is unclear which copy counts. */
  private changeable(): LocalMatch {
    if (this.trouble === 'newer-elsewhere') throw new Refusal('newer-elsewhere');
    return this.current();
  }

  private current(): LocalMatch {
    if (!this.match) throw new Refusal('no-saved-game');
    return this.match;
  }

  private show(): void {
    if (!this.match) return;
    const trouble = this.trouble ?? this.botTrouble;
    this.services.push({ ...this.match.picture(), ...(trouble ? { trouble } : {}) });
  }

  private async changed(): Promise<void> {
    this.botTrouble = undefined;
    await this.save(this.current());
    this.show();
    void this.letBotsAnswer();
  }

  /** One save after another: a person and a bot may answer at the same time. */
  private save(match: LocalMatch): Promise<void> {
    this.saving = this.saving.then(() => this.saveNow(match));
    return this.saving;
  }

  private async saveNow(match: LocalMatch): Promise<void> {
    try {
      const next = { ...match.summary, version: match.version + 1 };
      const outcome = await this.services.saved.save(next, match.record);
      if (outcome === 'saved') match.version = next.version;
      this.trouble = outcome === 'newer' ? 'newer-elsewhere' : undefined;
    } catch {
      this.trouble = 'not-saved';
    }
  }

  private async letBotsAnswer(): Promise<void> {
    if (this.thinking) return;
    this.thinking = true;
    try {
      for (;;) {
        const match = this.match;
        const turn = this.trouble === 'newer-elsewhere' ? undefined : match?.botTurn;
        if (!match || !turn) return;
        const { changes } = match;
        const decision = await this.decisionFor(match, turn);
        // An answer, an undo or another game came in between: this decision was about something else.
        if (this.match !== match || match.changes !== changes) continue;
        const answered = this.answerForBot(match, turn, decision);
        if (answered) await this.save(match);
        this.show();
        if (!answered) return;
      }
    } finally {
      this.thinking = false;
    }
  }

  private async decisionFor(match: LocalMatch, { seat, view }: BotTurn): Promise<Answer | undefined> {
    // The same game once more: the same answers. A hash, as the game's own seed would tell what is hidden.
    const seed = hash([match.record.setup.seed, match.changes]);
    try {
      return await this.services.decide(view, match.seats[seat].level ?? DEFAULT_LEVEL, seed);
    } catch (error) {
      console.error(error);
      return undefined;
    }
  }

  /** A bot that fails answers anything legal: a game must never wait for a machine. */
  private answerForBot(match: LocalMatch, { seat, view }: BotTurn, decision: Answer | undefined): boolean {
    const legal = view.asked.find(({ offer }) => !offer)?.answers ?? [];
    const blind = shuffled(randomFrom(crypto.randomUUID()), legal);
    for (const answer of decision ? [decision, ...blind] : blind) {
      try {
        match.answer(seat, answer);
      } catch (error) {
        console.error(error);
        continue;
      }
      if (answer !== decision) this.botTrouble = 'bot-failed';
      return true;
    }
    this.botTrouble = 'bot-stuck';
    return false;
  }
}

const seatsOf = ({ players }: GameFile): SeatInfo[] =>
  players.map(({ name, kind, level }, seat) => ({
    // Bots of online tables have no names in a file.
    name: name || BOT_NAMES[seat % BOT_NAMES.length],
    by: kind === 'bot' ? 'bot' : 'person',
    ...(level ? { level } : {}),
  }));

/** The newest rules of a game, or those of the edition a match was begun with. */
async function rulesOf(id: string, edition?: number): Promise<Game> {
  const parts = partsOf(id);
  if (!parts) throw new Refusal('unknown-game', { game: id });
  const rules = await parts.rules();
  const wanted = ofEdition(rules, edition);
  if (!wanted) throw new Refusal('other-edition', { game: id, edition, known: rules.game.edition });
  return wanted;
}
