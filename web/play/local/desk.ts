import { partsOf } from '@orrery/games';
import { type Answer, type Game, type Json, Ledger, Refusal, readOptions, type View } from '@orrery/kernel';
import { checkFile, FILE_FORMAT, FILE_VERSION, type GameFile, readFile, stateHash } from '@orrery/protocol';
import { newId, newSeed } from '../../lib/ids.ts';
import { BOT_NAMES } from '../../start/plan.ts';
import type { Eyes, Level, Moment, Picture, SeatInfo, Trouble, Verdict } from '../host.ts';
import { Room } from './room.ts';
import type { SavedRecord, Shelf } from './saved.ts';

/** A new game as the start screen wishes it. */
export interface Plan {
  readonly game: string;
  readonly seats: readonly SeatInfo[];
  readonly options: { readonly [name: string]: unknown };
}

export type Think = (view: View, level: Level) => Promise<Answer>;

interface Means {
  readonly shelf: Shelf;
  /** Answers for a bot, from what its seat may know. */
  readonly think: Think;
  readonly push: (picture: Picture) => void;
}

const DEFAULT_LEVEL: Level = 'medium';

/** What the worker does: keeps one game going, lets bots answer, saves after every answer. */
export class Desk {
  private readonly means: Means;
  private room: Room | undefined;
  private trouble: Trouble | undefined;
  private thinking = false;
  private saving: Promise<void> = Promise.resolve();

  constructor(means: Means) {
    this.means = means;
  }

  async create({ game, seats, options }: Plan): Promise<string> {
    const { id, edition, options: specs } = await rulesOf(game);
    const setup = { seats: seats.length, options: readOptions(specs, options), seed: newSeed() };
    return this.store({ id: newId(), game: id, edition, setup, entries: [] }, seats);
  }

  /** Puts a game file on the shelf as a game of its own. */
  async take(data: Json): Promise<string> {
    const file = readFile(data);
    const game = await rulesOf(file.game, file.edition);
    checkFile(game, file);
    const seats = file.players.map(
      ({ name, kind, level }, seat): SeatInfo => ({
        // Bots of online tables have no names in a file.
        name: name || BOT_NAMES[seat % BOT_NAMES.length],
        by: kind === 'bot' ? 'bot' : 'person',
        ...(level ? { level } : {}),
      }),
    );
    const { edition, setup, entries } = file;
    return this.store({ id: newId(), game: game.id, edition, setup, entries }, seats);
  }

  /** Begins or goes on with a game: the one at hand, if it is that one, as it may be newer than what could be saved. */
  async open(id: string): Promise<void> {
    if (this.room?.id !== id) await this.fetch(id);
    this.show();
    void this.letBotsAnswer();
  }

  private async fetch(id: string): Promise<void> {
    const saved = await this.means.shelf.load(id);
    if (!saved) throw new Refusal('no-saved-game');
    const { record, summary } = saved;
    this.room = new Room(await rulesOf(record.game, record.edition), record, summary);
    this.trouble = undefined;
  }

  async answer(answer: Answer): Promise<void> {
    const room = this.here();
    room.answer(room.person, answer);
    await this.changed();
  }

  async undo(): Promise<void> {
    this.here().undo();
    await this.changed();
  }

  async lift(): Promise<void> {
    this.here().lift();
    this.show();
  }

  async moment(at: number, eyes?: Eyes): Promise<Moment> {
    return this.current().moment(at, eyes);
  }

  async isFinal(answer: Answer): Promise<boolean> {
    return this.current().isFinal(answer);
  }

  async file(): Promise<GameFile> {
    const room = this.current();
    const { game, edition, setup, entries } = room.record;
    const hashes: string[] = [];
    const ledger = new Ledger(room.game, setup);
    for (const entry of entries) {
      if ('answer' in entry) ledger.answer(entry.seat, entry.answer);
      else ledger.undo(entry.seat);
      hashes.push(stateHash(ledger.play));
    }
    return {
      format: FILE_FORMAT,
      version: FILE_VERSION,
      game,
      edition,
      setup: { seats: setup.seats, options: { ...room.play.options }, seed: setup.seed },
      players: room.seats.map(({ name, by, level }) => ({
        name,
        kind: by === 'bot' ? 'bot' : 'human',
        ...(level ? { level } : {}),
      })),
      entries: [...entries],
      hashes,
      saved: new Date().toISOString(),
    };
  }

  async verify(): Promise<Verdict> {
    if (!this.current().play.over) throw new Refusal('not-over');
    return this.check((await this.file()) as unknown as Json);
  }

  /** Plays a finished game again from its file and compares every state. */
  async check(data: Json): Promise<Verdict> {
    const file = readFile(data);
    const { entries, fair } = checkFile(await rulesOf(file.game, file.edition), file);
    return { ok: fair !== false, entries, ...(fair === undefined ? {} : { fair }) };
  }

  /** How a finished game from a file looked after so many answers. */
  async look(data: Json, at: number, eyes: Eyes): Promise<Moment> {
    const { game, edition, setup, entries, players } = readFile(data);
    const seats = players.map(({ name }): SeatInfo => ({ name, by: 'person' }));
    const record = { id: '', game, edition, setup, entries };
    return new Room(await rulesOf(game, edition), record, { seats, version: 0 }).moment(at, eyes);
  }

  /** The same people and options, seats turned by one. */
  async rematch(): Promise<string> {
    const room = this.current();
    const seats = [...room.seats.slice(1), room.seats[0]];
    return this.create({ game: room.game.id, seats, options: room.play.options });
  }

  /** After another tab was faster: go on with its copy, or with this one as a new game. */
  async settle(way: 'newer' | 'copy'): Promise<string | undefined> {
    const room = this.current();
    if (way === 'newer') {
      await this.fetch(room.id);
      this.show();
      void this.letBotsAnswer();
      return undefined;
    }
    return this.store({ ...room.record, id: newId() }, room.seats);
  }

  private async store(record: SavedRecord, seats: readonly SeatInfo[]): Promise<string> {
    const room = new Room(await rulesOf(record.game, record.edition), record, { seats, version: 0 });
    // Where nothing can be stored the game still begins: it is kept open here and the page warns.
    this.room = room;
    await this.save(room);
    return room.id;
  }

  /** The open game; refuses changes while it is unclear which copy counts. */
  private here(): Room {
    if (this.trouble === 'newer-elsewhere') throw new Refusal('newer-elsewhere');
    return this.current();
  }

  private current(): Room {
    if (!this.room) throw new Refusal('no-saved-game');
    return this.room;
  }

  private show(): void {
    if (!this.room) return;
    this.means.push({ ...this.room.picture(), ...(this.trouble ? { trouble: this.trouble } : {}) });
  }

  private async changed(): Promise<void> {
    await this.save(this.current());
    this.show();
    void this.letBotsAnswer();
  }

  /** One save after another: a person and a bot may answer at the same time. */
  private save(room: Room): Promise<void> {
    this.saving = this.saving.then(() => this.saveNow(room));
    return this.saving;
  }

  private async saveNow(room: Room): Promise<void> {
    try {
      const next = { ...room.summary, version: room.version + 1 };
      const outcome = await this.means.shelf.save(next, room.record);
      if (outcome === 'saved') room.version = next.version;
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
        const room = this.room;
        const turn = this.trouble === 'newer-elsewhere' ? undefined : room?.botTurn;
        if (!room || !turn) return;
        const { play } = room;
        const answer = await this.means.think(turn.view, room.seats[turn.seat].level ?? DEFAULT_LEVEL);
        // An undo or another game came in between: this thought was about something else.
        if (this.room !== room || room.play !== play) continue;
        room.answer(turn.seat, answer);
        await this.save(room);
        this.show();
      }
    } finally {
      this.thinking = false;
    }
  }
}

/** The newest rules of a game, or those of the edition a match was begun with. */
async function rulesOf(id: string, edition?: number): Promise<Game<unknown>> {
  const parts = partsOf(id);
  if (!parts) throw new Refusal('unknown-game', { game: id });
  const { game, editions = [] } = await parts.rules();
  const wanted = edition === undefined ? game : [game, ...editions].find((one) => one.edition === edition);
  if (!wanted) throw new Refusal('other-edition', { game: id, edition, known: game.edition });
  return wanted;
}
