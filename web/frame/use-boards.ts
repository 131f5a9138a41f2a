import type { Event } from '@orrery/kernel';
import type { BoardProps } from '@orrery/ui';
import { useMemo } from 'react';
import type { LogLine } from '../host/host.ts';
import type { SessionState } from '../session/state.ts';

interface BoardsInput extends Omit<BoardProps, 'view' | 'events' | 'log' | 'past' | 'telling' | 'before'> {
  readonly state: SessionState;
  /** The lines that are told. */
  readonly heard: readonly LogLine[];
  readonly skip: () => void;
}

interface Boards {
  /** For the board: it shows how what is being told happens. */
  readonly board?: BoardProps;
  /** For what stands round it: as it was, until everything is told. */
  readonly areas?: BoardProps;
}

const NOTHING: readonly Event[] = [];
const eventsOf = (lines: readonly LogLine[]): readonly Event[] => lines.map(({ event }) => event);

/** What the board gets, and what the areas get: the same, but while something is being told. */
export function useBoards({ state, heard, skip, ...common }: BoardsInput): Boards {
  const { choice, goesOn, faces, say, pace, open, marked, look } = common;
  const { past, telling, fresh, picture } = state;
  const tells = past ? undefined : telling;
  // The log of the areas goes with their view.
  const over = tells?.over ?? 0;
  const log = useMemo(() => eventsOf(heard.slice(0, heard.length - over)), [heard, over]);
  const view = past?.view ?? picture?.view;
  const events = past?.events ?? (tells ? NOTHING : fresh);
  const isPast = past !== undefined;
  const areas = useMemo(
    () => view && { view, events, log, past: isPast, choice, goesOn, faces, say, pace, open, marked, look },
    [view, events, log, isPast, choice, goesOn, faces, say, pace, open, marked, look],
  );
  const coming = tells?.picture;
  const whole = useMemo(() => coming && eventsOf(coming.log), [coming]);
  const board = useMemo(() => {
    if (!areas || !tells?.picture.view) return areas;
    const { starts, total, told } = tells;
    const clock = { starts, total, told, skip };
    return { ...areas, view: tells.picture.view, before: areas.view, events: fresh, log: whole, telling: clock };
  }, [areas, tells, fresh, whole, skip]);
  return { ...(board ? { board } : {}), ...(areas ? { areas } : {}) };
}
