import {
  type Answer,
  attempt,
  type Event,
  effective,
  type Game,
  heard,
  Ledger,
  type Play,
  Refusal,
  replay,
  type Seat,
  type View,
  view,
  viewOfAll,
} from '@orrery/kernel';
import type { Eyes, LogLine, Moment, Picture, SeatInfo, Undo } from '../host.ts';
import { holdsSecrets, pass } from './curtain.ts';
import type { SavedRecord, Summary } from './saved.ts';

/** One local game with its judge: knows everything, and shows the page only what the person at the device may see. */
export class Room {
  readonly id: string;
  readonly seats: readonly SeatInfo[];
  /** The version that is on the shelf. */
  version: number;
  private readonly ledger: Ledger<unknown>;
  private readonly people: readonly Seat[];
  private viewer: Seat | undefined;
  private curtain: Seat | undefined;
  /** What happened at the deal and after each answer that counts. */
  private told: Event[][] = [];
  private given: (Undo & { readonly seat: Seat })[] = [];

  constructor(game: Game<unknown>, record: SavedRecord, { seats, version }: Pick<Summary, 'seats' | 'version'>) {
    this.id = record.id;
    this.seats = seats;
    this.version = version;
    this.people = seats.flatMap(({ by }, seat) => (by === 'person' ? [seat] : []));
    this.ledger = Ledger.from(game, record);
    this.retell();
    this.pass();
  }

  get game(): Game<unknown> {
    return this.ledger.game;
  }

  get play(): Play<unknown> {
    return this.ledger.play;
  }

  get record(): SavedRecord {
    return { id: this.id, ...this.ledger.record };
  }

  get summary(): Summary {
    return {
      id: this.id,
      game: this.game.id,
      seats: this.seats,
      awaited: this.play.awaited,
      over: this.play.over,
      answers: this.play.match.answers,
      version: this.version,
      changed: Date.now(),
    };
  }

  /** The next seat a bot must answer for, with all that the bot may know. */
  get botTurn(): { readonly seat: Seat; readonly view: View } | undefined {
    const seat = this.play.awaited.find((awaited) => this.seats[awaited].by === 'bot');
    return seat === undefined ? undefined : { seat, view: view(this.play, seat) };
  }

  /** The seat that the person at the device answers for. */
  get person(): Seat {
    if (this.viewer === undefined || this.curtain !== undefined) throw new Refusal('not-asked');
    return this.viewer;
  }

  answer(seat: Seat, answer: Answer): void {
    const asked = this.play.askedOf(seat).find(({ answers }) => answers.some((one) => equal(one, answer)));
    this.ledger.answer(seat, answer);
    this.told.push(this.play.events);
    this.given.push({ seat, question: asked?.question ?? '', about: asked?.about ?? {}, answer });
    this.pass();
  }

  undo(): void {
    this.ledger.undo(this.person);
    this.retell();
    this.pass();
  }

  lift(): void {
    if (this.curtain === undefined) return;
    this.viewer = this.curtain;
    this.curtain = undefined;
  }

  /** Whether this answer of the person at the device could not be taken back. */
  isFinal(answer: Answer): boolean {
    return attempt(this.play, this.person, answer).seal !== null;
  }

  moment(at: number, eyes: Eyes | undefined): Moment {
    const seen = eyes ?? this.viewer ?? 'watcher';
    if (!this.play.over && seen !== this.person) throw new Refusal('match-running');
    const { setup, entries } = this.ledger.record;
    const answers = effective(entries).slice(0, at);
    const then = replay(this.game, { setup, entries: answers.map(({ seat, answer }) => ({ seat, answer })) });
    return {
      view: seen === 'all' ? viewOfAll(then) : view(then, seen),
      ...(then.over ? { standing: then.standing() } : {}),
    };
  }

  picture(): Omit<Picture, 'trouble'> {
    const common = { game: this.game.id, seats: this.seats, shared: this.people.length > 1 };
    if (this.curtain !== undefined) return { ...common, curtain: this.curtain, log: [] };
    const viewer = this.viewer ?? 'watcher';
    const undo = viewer === 'watcher' ? undefined : this.undoOf(viewer);
    return {
      ...common,
      view: view(this.play, viewer),
      log: this.log(viewer),
      ...(undo ? { undo } : {}),
      ...(this.play.over ? { standing: this.play.standing() } : {}),
    };
  }

  private log(viewer: Seat | 'watcher'): LogLine[] {
    return this.told.flatMap((events, at) => heard(events, viewer).map((event) => ({ at, event })));
  }

  private undoOf(seat: Seat): Undo | undefined {
    const answer = this.ledger.undoable(seat);
    const given = answer && this.given.findLast((one) => one.seat === seat && one.answer === answer);
    return given && { question: given.question, about: given.about, answer: given.answer };
  }

  private pass(): void {
    const passed = pass({
      viewer: this.viewer,
      people: this.people,
      awaited: this.play.awaited.filter((seat) => this.people.includes(seat)),
      secrets: holdsSecrets(this.play, this.people),
    });
    this.viewer = passed.viewer;
    this.curtain = passed.curtain;
  }

  /** Everything that was told, by playing the record again: after loading and after an undo. */
  private retell(): void {
    const { setup, entries } = this.ledger.record;
    const start = replay(this.game, { setup, entries: [] });
    this.told = [start.events];
    this.given = [];
    for (const { seat, answer } of effective(entries)) {
      const asked = start.askedOf(seat).find(({ answers }) => answers.some((one) => equal(one, answer)));
      this.given.push({ seat, question: asked?.question ?? '', about: asked?.about ?? {}, answer });
      this.told.push(start.answer(seat, answer));
    }
  }
}

const equal = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
