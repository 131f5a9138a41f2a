import {
  type Delta,
  delta,
  type KeptParts,
  type Match,
  type Play,
  type Shown,
  tableFor,
  type View,
  type Viewer,
  veil,
  view,
} from '@orrery/kernel';

interface KnownView {
  readonly view: View;
  /** The table behind it, a tree that shares with the next one what stays the same. */
  readonly table: unknown;
  readonly lists: KeptParts['lists'];
}

/** The view that each connected viewer has, so that only the difference must be made and sent. */
export class Views {
  private readonly views = new Map<Viewer, KnownView>();

  /** The current view of somebody who is to be kept up to date from now on. `state` is the match as a shared tree. */
  track(viewer: Viewer, play: Play, state: Match): View {
    const known = this.views.get(viewer) ?? knownView(play, viewer, state);
    this.views.set(viewer, known);
    return known.view;
  }

  /** Moves every viewer on to the next state. */
  next<V>(play: Play, state: Match, tell: (viewer: Viewer, view: View, change?: Delta) => V): [Viewer, V][] {
    const told: [Viewer, V][] = [];
    for (const [viewer, known] of this.views) {
      const next = knownView(play, viewer, state, known);
      this.views.set(viewer, next);
      told.push([viewer, tell(viewer, next.view, delta(known.view, next.view))]);
    }
    return told;
  }
}

function knownView(play: Play, viewer: Viewer, state: Match, before?: KnownView): KnownView {
  const table = tableFor(state, viewer);
  const shown = before
    ? reveil(before.table, table, before.view.table, viewer)
    : (veil(table, viewer) as View['table']);
  const lists = before?.lists ?? new WeakMap();
  return { view: view(play, viewer, { table: shown, lists }), table, lists };
}

type Tree = { [key: string]: unknown };

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** What a viewer sees of `now`, given what the viewer saw of `before`. */
function reveil<T>(before: T, now: T, seen: Shown<T>, viewer: Viewer): Shown<T> {
  if (before === now) return seen;
  if (!isTree(before) || !isTree(now) || !isTree(seen) || isContainer(now) || isContainer(before))
    return veil(now, viewer) as Shown<T>;
  if (Array.isArray(now) !== Array.isArray(before)) return veil(now, viewer) as Shown<T>;
  const part = (key: string | number) => reveil(before[key], now[key], (seen as Tree)[key] as Shown<unknown>, viewer);
  if (Array.isArray(now)) return now.map((_, i) => part(i)) as Shown<T>;
  const out: Tree = {};
  for (const key in now) out[key] = part(key);
  return out as Shown<T>;
}

/** Containers of hidden things are looked at as a whole: who sees them decides. */
const isContainer = (value: Tree): boolean => value.$ !== undefined;
