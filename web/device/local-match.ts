import {
  type Answer,
  type Counted,
  type Game,
  hash,
  heard,
  MatchLog,
  type Play,
  Refusal,
  type Seat,
  same,
  type View,
  view,
  viewOfAll,
} from '@orrery/kernel';
import {
  type HintStage,
  type LogLine,
  type Moment,
  type Picture,
  type SeatInfo,
  UNNAMED_UNDO,
  type Undo,
  type Viewpoint,
} from '../host/host.ts';
import { holdsSecrets, isPublic, nextViewer, shownTo } from './curtain.ts';
import type { NotedHint, SavedRecord, Summary } from './saved-games.ts';

/** A seat that a bot must answer for, with all that the bot may know. */
export interface BotTurn {
  readonly seat: Seat;
  readonly view: View;
}

/** What is kept of a game besides its record. */
type Kept = Pick<Summary, 'seats' | 'version' | 'hints' | 'practice'>;

/** One local game with its judge: knows everything, and shows the page only what the person at the device may see. */
export class LocalMatch {
  readonly id: string;
  readonly seats: readonly SeatInfo[];
  readonly practice: boolean;
  hints: readonly NotedHint[];
  /** The version that is saved. */
  version: number;
  private readonly match: MatchLog;
  private readonly people: readonly Seat[];
  private viewer: Seat | undefined;
  /** Whether the page shows what only the viewer knows. */
  private open = false;
  private curtain: Seat | undefined;
  /** To which question an answer was given. */
  private readonly given = new WeakMap<Counted, Undo>();

  constructor(game: Game, record: SavedRecord, { seats, version, hints, practice }: Kept) {
    this.id = record.id;
    this.seats = seats;
    this.version = version;
    this.hints = hints ?? [];
    this.practice = practice ?? false;
    this.people = seats.flatMap(({ by }, seat) => (by === 'person' ? [seat] : []));
    this.match = MatchLog.from(game, record);
    this.passDevice();
  }

  get game(): Game {
    return this.match.game;
  }

  get play(): Play {
    return this.match.play;
  }

  /** Grows with every answer and every undo. */
  get changes(): number {
    return this.match.number;
  }

  get record(): SavedRecord {
    return { id: this.id, ...this.match.record };
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
      ...(this.hints.length > 0 ? { hints: this.hints } : {}),
      ...(this.practice ? { practice: true } : {}),
    };
  }

  /** The next seat a bot must answer for. */
  get botTurn(): BotTurn | undefined {
    const seat = this.play.awaited.find((awaited) => this.seats[awaited].by === 'bot');
    return seat === undefined ? undefined : { seat, view: view(this.play, seat) };
  }

  /** The seat that the person at the device answers for. */
  get person(): Seat {
    if (this.viewer === undefined || this.curtain !== undefined) throw new Refusal('not-asked');
    return this.viewer;
  }

  answer(seat: Seat, answer: Answer): void {
    const given = questionOf(this.play, seat, answer);
    this.given.set(this.match.answer(seat, answer), given);
    this.passDevice();
  }

  undo(): void {
    this.match.undo(this.person);
    this.passDevice();
  }

  /** The person at the device is shown this much of a hint; false if that changes nothing. */
  noteHint(stage: HintStage): boolean {
    const seat = this.person;
    const { asked, table } = view(this.play, seat);
    const question = hash([asked, table]);
    const known = ({ question: other, ...one }: NotedHint) =>
      other === question && one.seat === seat && one.stage === stage;
    if (this.practice || this.hints.some(known)) return false;
    this.hints = [...this.hints, { seat, stage, question }];
    return true;
  }

  /** The person at the device is alone with it: the one named by the curtain, or the one who is asked. */
  lift(): void {
    this.viewer = this.curtain ?? this.viewer;
    this.curtain = undefined;
    this.open = this.viewer !== undefined;
  }

  moment(at: number, viewpoint: Viewpoint | undefined): Moment {
    const seen = viewpoint ?? this.viewer ?? 'watcher';
    if (!this.play.over && seen !== this.person) throw new Refusal('match-running');
    const then = this.match.at(at);
    const open = this.open || this.play.over;
    return {
      // With everything open one still sits somewhere: the own area is that of the last viewer.
      view: seen === 'all' ? { ...viewOfAll(then), viewer: this.viewer ?? 0 } : shownTo(view(then, seen), open),
      ...(then.over ? { standing: then.standing() } : {}),
    };
  }

  picture(): Omit<Picture, 'trouble'> {
    const common = {
      game: this.game.id,
      seats: withHints(this.seats, this.hints),
      shared: this.people.length > 1,
      ...(this.practice ? { practice: true as const } : {}),
    };
    if (this.curtain !== undefined) return { ...common, curtain: this.curtain, log: [] };
    const viewer = this.viewer ?? 'watcher';
    const undo = viewer === 'watcher' ? undefined : this.undoOf(viewer);
    const answered = viewer === 'watcher' ? undefined : this.match.answeredAt(viewer);
    const open = this.open || viewer === 'watcher';
    return {
      ...common,
      hints: this.practice ? 'free' : 'counted',
      view: shownTo(view(this.play, viewer), open),
      log: this.log(open ? viewer : 'watcher'),
      ...(open ? {} : { covered: true }),
      ...(undo ? { undo } : {}),
      ...(answered ? { answered } : {}),
      ...(this.play.over ? { standing: this.play.standing() } : {}),
    };
  }

  private log(viewer: Seat | 'watcher'): LogLine[] {
    const told = [this.match.dealt, ...this.match.counted.map(({ events }) => events)];
    return told.flatMap((events, at) => heard(events, viewer).map((event) => ({ at, event })));
  }

  private undoOf(seat: Seat): Undo | undefined {
    const newest = this.match.undoable(seat);
    if (!newest) return undefined;
    // What was chosen in secret is not named while everybody looks.
    if (!this.open) return UNNAMED_UNDO;
    const given =
      this.given.get(newest) ?? questionOf(this.match.at(this.match.counted.indexOf(newest)), seat, newest.answer);
    this.given.set(newest, given);
    return given;
  }

  private passDevice(): void {
    const next = nextViewer({
      viewer: this.viewer,
      open: this.open,
      people: this.people,
      awaited: this.play.awaited.filter((seat) => this.people.includes(seat)),
      secrets: holdsSecrets(this.play, this.people),
      isPublic: (seat) => isPublic(this.game, this.play, seat),
    });
    this.viewer = next.viewer;
    this.open = next.open;
    this.curtain = next.curtain;
  }
}

/** People with the number of their hints, for the table and the list of games. */
export const withHints = (seats: readonly SeatInfo[], hints: readonly NotedHint[] = []): readonly SeatInfo[] =>
  seats.map((info, seat) => {
    const count = hints.filter((hint) => hint.seat === seat).length;
    return count > 0 ? { ...info, hints: count } : info;
  });

/** The question that this answer belongs to. */
function questionOf(play: Play, seat: Seat, answer: Answer): Undo {
  const asked = play.askedOf(seat).find(({ answers }) => answers.some((one) => same(one, answer)));
  return { question: asked?.question ?? '', about: asked?.about ?? {}, answer };
}
