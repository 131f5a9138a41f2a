import type { Advised } from '@orrery/ai';
import type { Answer, Asked, Event, Json, SealReason, Seat, Standing, View, Viewer } from '@orrery/kernel';
import type { Ahead } from '@orrery/ui';
import type { Bookmark } from '@orrery/ui/lesson';

/** Whose viewpoint one looks through; `all` sees every face and is only allowed after the end. */
export type Viewpoint = Viewer | 'all';

export const LEVELS = ['easy', 'medium', 'hard', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

export interface SeatInfo {
  readonly name: string;
  readonly by: 'person' | 'bot';
  readonly level?: Level;
  /** The colour this person likes, 0 to 5; without one chance or the seat says which. */
  readonly mark?: number;
  /** Online: whether the person is there. A seat looked after by a bot keeps its person. */
  readonly presence?: 'here' | 'away' | 'gone';
  readonly caretaker?: boolean;
  /** Since when the presence is what it is, in milliseconds since 1970. */
  readonly since?: number;
  /** So many hints were asked for in this game. */
  readonly hints?: number;
}

/** Whether hints are given here, and whether they count. */
export type Hints = 'counted' | 'free';

/** How far a hint goes: good answers, or the best one with its reasons. What there is to consider is always free. */
export type HintStage = 'good' | 'best';

/** How long to think about advice: so many imagined games instead of as many as a strong opponent plays. */
export interface Thought {
  readonly looks: number;
  /** An answer to look at in any case. */
  readonly besides: Answer;
}

/** Something that happened, and after how many answers. */
export interface LogLine {
  readonly at: number;
  readonly event: Event;
}

/** What an undo would take back. */
export interface Undo {
  readonly question: string;
  readonly about: Asked['about'];
  readonly answer: Answer;
}

/** The page knows that something can be taken back, but not what. */
export const UNNAMED_UNDO: Undo = { question: '', about: {}, answer: {} };

export type Trouble =
  /** Saving failed; play goes on. */
  | 'not-saved'
  /** The stored copy is newer than this one. */
  | 'newer-elsewhere'
  | 'offline'
  | 'gone'
  /** A bot could not decide and answered anything legal. */
  | 'bot-failed'
  /** The rules take no answer of a bot. */
  | 'bot-stuck'
  /** The worker with the rules died; another one goes on from what was saved. */
  | 'restarted'
  /** The worker with the rules cannot be started again. */
  | 'stopped';

/** Everything the page may show at one moment. */
export interface Picture {
  readonly game: string;
  /** Absent while the curtain is up: then nothing of the match is in the page. */
  readonly view?: View;
  /** Give the device to this seat. */
  readonly curtain?: Seat;
  /** Several people look on: what only the viewer knows is face down. */
  readonly covered?: boolean;
  readonly seats: readonly SeatInfo[];
  /** What the viewer heard so far, oldest first. */
  readonly log: readonly LogLine[];
  readonly undo?: Undo;
  /** After how many answers the viewer had given the own newest one; absent before the first. */
  readonly answered?: number;
  /** The scores item by item, once the game is over. */
  readonly standing?: Standing;
  readonly trouble?: Trouble;
  /** True if several people share this device: names are said, never "you". */
  readonly shared: boolean;
  readonly watchers?: number;
  /** Online, after the end: the seats that said yes to playing again. */
  readonly again?: readonly Seat[];
  readonly lesson?: LessonMoment;
  /** Absent where no hints are given. */
  readonly hints?: Hints;
  /** It began in the middle of another game, to try something else. */
  readonly practice?: true;
}

/** Where a learner is. */
export interface LessonMoment {
  readonly lesson: string;
  /** Number of the scene. */
  readonly scene: number;
  readonly place: Bookmark;
  /** Number of the step among all of the lesson, from 0; after the last one their count. */
  readonly at: number;
  /** What "Show me" would answer. */
  readonly canonical?: Answer;
  /** It is drawn from the start. */
  readonly ghost?: true;
  /** The last step of the last scene is done. */
  readonly done?: boolean;
}

/** A decision of the past: what its seat knew, and what was answered after so many answers. */
export interface Decision {
  readonly at: number;
  readonly view: View;
  readonly answer: Answer;
}

/** A past picture. */
export interface Moment {
  readonly view: View;
  readonly standing?: Standing;
}

export interface Verdict {
  readonly ok: boolean;
  readonly entries: number;
  /** Online: whether the secret promised before the game led to it. */
  readonly fair?: boolean;
}

/** One running game as the table frame knows it, wherever its rules run. */
export interface Host {
  readonly kind: 'local' | 'online' | 'lesson';
  /** Calls back with every new picture, in order. */
  watch(listener: (picture: Picture) => void): () => void;
  /** Begins to send pictures; refuses if there is no such game. */
  open(): Promise<void>;
  answer(asked: Asked, answer: Answer): Promise<void>;
  undo(): Promise<void>;
  /** The seat named by the curtain has the device; or nobody looks on any more, and the viewer's secrets may be shown. */
  lift(): Promise<void>;
  moment(at: number, viewpoint?: Viewpoint): Promise<Moment>;
  /** Why this answer could not be taken back; undefined if it can be. */
  sealOf(answer: Answer): Promise<SealReason | undefined>;
  /** Those of these answers that can be taken back, each with the question that it leads to for certain. */
  ahead(answers: readonly Answer[]): Promise<readonly Ahead[]>;
  /** Whether it makes no difference which of these answers is given; a lesson asks all the same. */
  alike?(answers: readonly Answer[]): Promise<boolean>;
  /** What a strong player thinks of the viewer's open question, knowing what the viewer knows. */
  advise?(): Promise<Advised>;
  /** This much of a hint is shown: it counts, unless it was shown before. */
  noteHint?(stage: HintStage): Promise<void>;
  /** The game as a file that can be imported again. */
  file(): Promise<Json>;
  verify(): Promise<Verdict>;
  /** After the end: decisions of a seat that are worth a second look. */
  doubtful?(seat: Seat): Promise<readonly Decision[]>;
  /** Advice on a decision of the past. */
  adviseOn?(decision: Decision, looks: number): Promise<Advised>;
  /** The address of a game of practice that goes on from there. */
  practise?(seat: Seat, at: number): Promise<string>;
  /** The address of a new game with the same people and options; nothing if the others have to agree first. */
  rematch(): Promise<string | undefined>;
  /** After trouble `newer-elsewhere`: go on with the newer copy, or with this one as a game of its own. */
  resolveConflict?(way: 'newer' | 'copy'): Promise<string | undefined>;
  /** Online: takes the own seat back from the bot that looks after it. */
  takeSeatBack?(): Promise<void>;
  close(): void;
}
