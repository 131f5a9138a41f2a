import { type Delta, delta, type Play, type Shown, TOGETHER, type View, type Viewer, veil, view } from '@orrery/kernel';

interface KnownView {
  readonly view: View;
  /** The table as the viewer sees it; unknown while drafts are open, which are shown in another way. */
  readonly shown?: Shown<unknown>;
}

/** The view that each connected viewer has, so that only the difference must be made and sent. */
export class Views {
  private readonly views = new Map<Viewer, KnownView>();
  /** The table that all views show. */
  private table: unknown;

  /** The current view of somebody who is to be kept up to date from now on. */
  track(viewer: Viewer, play: Play, table: unknown): View {
    // Without viewers nothing was painted, however much happened.
    if (this.views.size === 0) this.table = table;
    const known = this.views.get(viewer) ?? knownView(play, viewer);
    this.views.set(viewer, known);
    return known.view;
  }

  /** Moves every viewer on to the next state, with its table as a shared tree. */
  next<V>(play: Play, table: unknown, tell: (viewer: Viewer, view: View, change?: Delta) => V): [Viewer, V][] {
    const before = this.table;
    this.table = table;
    const drafts = draftIsOpen(play);
    const told: [Viewer, V][] = [];
    for (const [viewer, known] of this.views) {
      const shown = known.shown && !drafts ? reveil(before, table, known.shown, viewer) : undefined;
      const next = shown ? { view: view(play, viewer, shown), shown } : knownView(play, viewer);
      this.views.set(viewer, next);
      told.push([viewer, tell(viewer, next.view, delta(known.view, next.view))]);
    }
    return told;
  }
}

function knownView(play: Play, viewer: Viewer): KnownView {
  const whole = view(play, viewer);
  return draftIsOpen(play) ? { view: whole } : { view: whole, shown: whole.table };
}

function draftIsOpen({ match: { agenda } }: Play): boolean {
  const top = agenda.at(-1) as { do: string; draft?: string } | undefined;
  return top?.do === TOGETHER && top.draft !== undefined;
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
