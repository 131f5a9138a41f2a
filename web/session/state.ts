import type { Answer, Event } from '@orrery/kernel';
import type { Moment, Picture, Viewpoint } from '../host/host.ts';
import { makeStore, type Store } from '../lib/store.ts';
import type { Times } from './telling.ts';

/** The past moment that is looked at. */
export interface Past extends Moment {
  readonly at: number;
  readonly viewpoint?: Viewpoint;
  /** Events since the moment before, if one stepped on from there. */
  readonly events: readonly Event[];
  /** It goes on from here by itself. */
  readonly plays?: true;
}

export interface Problem {
  readonly code: string;
  readonly details: { readonly [name: string]: unknown };
}

/** Events are being told, one after the other. */
export interface Telling extends Times {
  /** The picture it leads to. */
  readonly picture: Picture;
  /** Fresh events that have begun, and those that are over: only the latter are in the log. */
  readonly told: number;
  readonly over: number;
}

/** An answer that was taken back. */
export interface Taken {
  readonly answer: Answer;
  /** It was one step with the answer before it. */
  readonly joins: boolean;
}

export interface SessionState {
  /** The picture at the clock of shown events: log, points, panels and questions all follow it. */
  readonly picture?: Picture;
  /** Events between the picture before and the newest one. */
  readonly fresh: readonly Event[];
  /** Until everything that happened is told. */
  readonly telling?: Telling;
  readonly past?: Past;
  readonly problem?: Problem;
  /** An answer or undo is on its way. */
  readonly busy: boolean;
  /** Pictures that wait to be shown, so that the eye can follow. */
  readonly behind: number;
  /** Answers taken back that can be given again, newest last. */
  readonly undone: readonly Taken[];
}

/** The state of a session; session, replay and clock each change their part of it. */
export interface SessionStore extends Store<SessionState> {
  change(part: Partial<SessionState>): void;
}

export function makeSessionStore(): SessionStore {
  const store = makeStore<SessionState>({ fresh: [], busy: false, behind: 0, undone: [] });
  return { ...store, change: (part) => store.set({ ...store.get(), ...part }) };
}
