import type { Viewer } from '@orrery/kernel';

const LENGTH = 64;

/** The newest updates of a match as each viewer was sent them, so that who comes back gets exactly what was missed. */
export class RecentUpdates {
  private readonly texts = new Map<Viewer, { last: number; texts: string[] }>();

  /** Texts that lead to the entry `last`, one for each entry. */
  add(viewer: Viewer, texts: readonly string[], last: number): void {
    let known = this.texts.get(viewer);
    if (known?.last !== last - texts.length) {
      known = { last, texts: [] };
      this.texts.set(viewer, known);
    }
    known.last = last;
    known.texts.push(...texts);
    if (known.texts.length > LENGTH * 2) known.texts.splice(0, known.texts.length - LENGTH);
  }

  /** Updates after `seen` up to `now`, or undefined if they are no longer known. */
  since(viewer: Viewer, seen: number, now: number): readonly string[] | undefined {
    if (seen === now) return [];
    const known = this.texts.get(viewer);
    if (known?.last !== now || seen > now || now - seen > known.texts.length) return undefined;
    return known.texts.slice(known.texts.length - (now - seen));
  }
}
