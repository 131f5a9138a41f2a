import {
  agendaFor,
  awaitedOf,
  DeltaWriter,
  type Frame,
  isCards,
  type KeptParts,
  type Match,
  type Play,
  sees,
  tableFor,
  type View,
  type Viewer,
  veil,
  view,
} from '@orrery/kernel';

interface KnownView {
  readonly view: View;
  /** What it was made of: trees that share with the next ones what stays the same. */
  readonly open: Open;
  readonly lists: KeptParts['lists'];
}

/** What only containers hide something of. */
interface Open {
  readonly table: Match['table'];
  readonly agenda: readonly Frame[];
}

/** The view that each connected viewer has, so that only the difference must be made and sent. */
export class Views {
  private readonly views = new Map<Viewer, KnownView>();

  /** The current view of somebody who is to be kept up to date from now on. `state` is the match as a shared tree. */
  track(viewer: Viewer, play: Play, state: Match): View {
    const known = this.views.get(viewer) ?? knownView(play, viewer, state, awaitedOf(play));
    this.views.set(viewer, known);
    return known.view;
  }

  /** Moves every viewer on to the next state; `tell` gets the difference as JSON. */
  next<V>(play: Play, state: Match, tell: (viewer: Viewer, change?: string) => V): [Viewer, V][] {
    const told: [Viewer, V][] = [];
    const deltas = new DeltaWriter();
    const awaited = awaitedOf(play);
    for (const [viewer, known] of this.views) {
      const next = knownView(play, viewer, state, awaited, known);
      this.views.set(viewer, next);
      told.push([viewer, tell(viewer, deltas.write(known.view, next.view))]);
    }
    return told;
  }
}

function knownView(play: Play, viewer: Viewer, state: Match, awaited: View['awaited'], before?: KnownView): KnownView {
  const open: Open = { table: tableFor(state, viewer), agenda: agendaFor(state, viewer) };
  const seen = before ? shown(open, viewer, before.open, before.view) : veil(open, viewer);
  const { table, agenda } = seen as Pick<View, 'table' | 'agenda'>;
  const lists = before?.lists ?? new WeakMap();
  return { view: view(play, viewer, { table, agenda, lists, awaited }), open, lists };
}

type Tree = { [key: string]: unknown };

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/**
 * What a viewer sees of a value that nobody changes: the value itself where it hides nothing, so that all who see the same
 * have the same. What was seen of the value before it saves a look at what did not change.
 */
function shown<V>(now: V, viewer: Viewer, before?: unknown, seen?: unknown): unknown {
  if (!isTree(now)) return now;
  if (now === before) return seen;
  if (isCards(now)) return sees(now, viewer) ? now : veil(now, viewer);
  // Containers are looked at as a whole: what was seen of their parts says nothing about parts of something else.
  const known = isTree(before) && isTree(seen) && !isCards(before) ? { before, seen } : undefined;
  const part = (key: string | number) => shown(now[key], viewer, known?.before[key], known?.seen[key]);
  return Array.isArray(now) ? shownList(now, part) : shownRecord(now, part);
}

function shownList(now: readonly unknown[], part: (i: number) => unknown): readonly unknown[] {
  let out: unknown[] | undefined;
  for (let i = 0; i < now.length; i++) {
    const seen = part(i);
    if (seen === now[i]) continue;
    out ??= now.slice();
    out[i] = seen;
  }
  return out ?? now;
}

function shownRecord(now: Tree, part: (key: string) => unknown): Tree {
  let out: Tree | undefined;
  for (const key in now) {
    const seen = part(key);
    if (seen === now[key]) continue;
    out ??= { ...now };
    out[key] = seen;
  }
  return out ?? now;
}
