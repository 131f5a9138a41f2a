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
    const look = new Look();
    const awaited = awaitedOf(play);
    for (const [viewer, known] of this.views) {
      const next = knownView(play, viewer, state, awaited, { known, look });
      this.views.set(viewer, next);
      told.push([viewer, tell(viewer, deltas.write(known.view, next.view))]);
    }
    return told;
  }
}

function knownView(
  play: Play,
  viewer: Viewer,
  state: Match,
  awaited: View['awaited'],
  before?: { readonly known: KnownView; readonly look: Look },
): KnownView {
  const open: Open = { table: tableFor(state, viewer), agenda: agendaFor(state, viewer) };
  const seen = before ? before.look.shownOpen(open, viewer, before.known) : veil(open, viewer);
  const { table, agenda } = seen as Pick<View, 'table' | 'agenda'>;
  const lists = before?.known.lists ?? new WeakMap();
  return { view: view(play, viewer, { table, agenda, lists, awaited }), open, lists };
}

type Tree = { [key: string]: unknown };

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** One look of all viewers at a new state. Where no container makes a difference between them, it is looked at once. */
class Look {
  private readonly alike = new Map<
    object,
    { readonly from: unknown; readonly seen: unknown; readonly shown: unknown }
  >();
  /** How many changed containers were met: what is seen of these has to be asked for each viewer. */
  private containers = 0;

  shownOpen({ table, agenda }: Open, viewer: Viewer, { open, view }: KnownView): { table: unknown; agenda: unknown } {
    return {
      table: this.shown(table, viewer, open.table, view.table),
      agenda: this.shown(agenda, viewer, open.agenda, view.agenda),
    };
  }

  /**
   * What a viewer sees of a value that nobody changes: the value itself where it hides nothing, so that all who see the
   * same have the same. What was `seen` of the value it came `from` saves a look at what did not change.
   */
  private shown(now: unknown, viewer: Viewer, from?: unknown, seen?: unknown): unknown {
    if (!isTree(now)) return now;
    if (now === from) return seen;
    const known = this.alike.get(now);
    if (known && known.from === from && known.seen === seen) return known.shown;
    const { containers } = this;
    const shown = this.lookAt(now, viewer, from, seen);
    if (this.containers === containers) this.alike.set(now, { from, seen, shown });
    return shown;
  }

  private lookAt(now: Tree, viewer: Viewer, from: unknown, seen: unknown): unknown {
    if (isCards(now)) {
      this.containers++;
      return sees(now, viewer) ? now : veil(now, viewer);
    }
    // Containers are looked at as a whole: what was seen of their parts says nothing about parts of something else.
    if (!isTree(from) || !isTree(seen) || isCards(from)) return this.parts(now, viewer);
    return this.parts(now, viewer, from, seen);
  }

  private parts(now: Tree, viewer: Viewer, from: Tree = {}, seen: Tree = {}): Tree {
    let out: Tree | undefined;
    const look = (key: string | number) => {
      const part = now[key];
      const shown = isTree(part) ? this.shown(part, viewer, from[key], seen[key]) : part;
      if (shown === part) return;
      out ??= (Array.isArray(now) ? now.slice() : { ...now }) as Tree;
      out[key] = shown;
    };
    // A list is counted through: its keys as texts would cost more than the look.
    if (Array.isArray(now)) for (let i = 0; i < now.length; i++) look(i);
    else for (const key in now) look(key);
    return out ?? now;
  }
}
