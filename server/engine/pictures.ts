import { type Delta, delta, type Play, type Shown, TOGETHER, type View, type Viewer, view } from '@orrery/kernel';
import { reveil } from './sharing.ts';

interface Picture<T> {
  readonly view: View<T>;
  /** The table as the viewer sees it; unknown while drafts are open, which are shown in another way. */
  readonly shown?: Shown<T>;
}

/** The view that each connected viewer has, so that only the difference must be made and sent. */
export class Pictures<T> {
  private readonly pictures = new Map<Viewer, Picture<T>>();
  /** The table that all pictures show. */
  private table: T | undefined;

  /** The current view of somebody who is to be kept up to date from now on. */
  track(viewer: Viewer, play: Play<T>, table: T): View<T> {
    // Without viewers nothing was painted, however much happened.
    if (this.pictures.size === 0) this.table = table;
    const known = this.pictures.get(viewer) ?? picture(play, viewer);
    this.pictures.set(viewer, known);
    return known.view;
  }

  /** Moves every viewer on to the next state, with its table as a shared tree. */
  next<V>(play: Play<T>, table: T, tell: (viewer: Viewer, view: View<T>, change?: Delta) => V): [Viewer, V][] {
    const before = this.table;
    this.table = table;
    const drafts = draftIsOpen(play);
    const told: [Viewer, V][] = [];
    for (const [viewer, known] of this.pictures) {
      const shown = known.shown && !drafts ? reveil(before as T, table, known.shown, viewer) : undefined;
      const next = shown ? { view: view(play, viewer, shown), shown } : picture(play, viewer);
      this.pictures.set(viewer, next);
      told.push([viewer, tell(viewer, next.view, delta(known.view, next.view))]);
    }
    return told;
  }
}

function picture<T>(play: Play<T>, viewer: Viewer): Picture<T> {
  const whole = view(play, viewer);
  return draftIsOpen(play) ? { view: whole } : { view: whole, shown: whole.table };
}

function draftIsOpen<T>({ match: { agenda } }: Play<T>): boolean {
  const top = agenda.at(-1) as { do: string; draft?: string } | undefined;
  return top?.do === TOGETHER && top.draft !== undefined;
}
