import type { Answer, Asked, Event, Json, Seat, Standing, View, Viewer } from '@orrery/kernel';

/** Whose eyes one looks through; `all` sees every face and is only allowed after the end. */
export type Eyes = Viewer | 'all';

export type Level = 'easy' | 'medium' | 'hard';
export const LEVELS: readonly Level[] = ['easy', 'medium', 'hard'];

export interface SeatInfo {
  readonly name: string;
  readonly by: 'person' | 'bot';
  readonly level?: Level;
  /** Online: whether the person is there. A seat looked after by a bot keeps its person. */
  readonly presence?: 'here' | 'away' | 'gone';
  readonly caretaker?: boolean;
  /** Since when the presence is what it is, in milliseconds since 1970. */
  readonly since?: number;
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
  | 'gone';

/** Everything the page may show at one moment. */
export interface Picture {
  readonly game: string;
  /** Absent while the curtain is up: then nothing of the match is in the page. */
  readonly view?: View;
  /** Give the device to this seat. */
  readonly curtain?: Seat;
  readonly seats: readonly SeatInfo[];
  /** What the viewer heard so far, oldest first. */
  readonly log: readonly LogLine[];
  readonly undo?: Undo;
  /** The scores item by item, once the game is over. */
  readonly standing?: Standing;
  readonly trouble?: Trouble;
  /** True if several people share this device: names are said, never "you". */
  readonly shared: boolean;
  readonly watchers?: number;
  /** Online, after the end: the seats that said yes to playing again. */
  readonly again?: readonly Seat[];
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
  readonly kind: 'local' | 'online';
  /** Calls back with every new picture, in order. */
  watch(listener: (picture: Picture) => void): () => void;
  /** Begins to send pictures; refuses if there is no such game. */
  open(): Promise<void>;
  answer(asked: Asked, answer: Answer): Promise<void>;
  undo(): Promise<void>;
  /** The seat named by the curtain has the device. */
  lift(): Promise<void>;
  moment(at: number, eyes?: Eyes): Promise<Moment>;
  /** True if this answer cannot be taken back; undefined if that cannot be known before. */
  final(answer: Answer): Promise<boolean | undefined>;
  /** The game as a file that can be imported again. */
  file(): Promise<Json>;
  verify(): Promise<Verdict>;
  /** The address of a new game with the same people and options; nothing if the others have to agree first. */
  rematch(): Promise<string | undefined>;
  /** After trouble `newer-elsewhere`: go on with the newer copy, or with this one as a game of its own. */
  settle?(way: 'newer' | 'copy'): Promise<string | undefined>;
  close(): void;
}

/** A refusal of rules or server, with the key of its sentence. */
export class HostRefusal extends Error {
  readonly code: string;
  readonly details: { readonly [name: string]: unknown };

  constructor(code: string, details: { readonly [name: string]: unknown } = {}) {
    super(code);
    this.name = 'HostRefusal';
    this.code = code;
    this.details = details;
  }
}
