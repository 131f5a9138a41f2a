import { type Delta, delta, type Play, type View, type Viewer, view } from '@orrery/kernel';

/** The view that each connected viewer has, so that only the difference must be sent. */
export class Pictures<T> {
  private readonly views = new Map<Viewer, View<T>>();

  /** The current view of somebody who is to be kept up to date from now on. */
  track(viewer: Viewer, play: Play<T>): { view: View<T> } {
    const known = this.views.get(viewer) ?? view(play, viewer);
    this.views.set(viewer, known);
    return { view: known };
  }

  next<V>(play: Play<T>, tell: (viewer: Viewer, view: View<T>, change: Delta | undefined) => V): [Viewer, V][] {
    const told: [Viewer, V][] = [];
    for (const [viewer, before] of this.views) {
      const now = view(play, viewer);
      this.views.set(viewer, now);
      told.push([viewer, tell(viewer, now, delta(before, now))]);
    }
    return told;
  }
}
