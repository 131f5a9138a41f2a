import { Component, type RefObject } from 'react';
import type { BoardProps } from '../../contract.ts';
import type { Movement, Timed } from './courses.ts';
import { layersOf } from './ghosts.ts';
import { Measure } from './places.ts';
import { type Before, type Run, runsOf } from './runs.ts';

/** All movements of one picture together take at most this long. */
const LONGEST = 2500;
const BEAT = 170;

interface MotionProps<E> {
  /** Holds the pieces. */
  readonly root: RefObject<Element | null>;
  readonly told: Pick<BoardProps, 'pace' | 'telling'> & { readonly events: readonly E[] };
  readonly movementOf: (event: E) => Movement | readonly Movement[] | undefined;
}

/**
 * Moves the pieces (`data-piece`) that the newest events speak of, each when its event is told. A piece starts where the
 * picture before showed it, one that is gone stays until then, and those that made room for others glide aside. The
 * picture itself is already the final one. It is a class, because only a class is called before the page changes.
 */
export class Motion<E> extends Component<MotionProps<E>> {
  private runs: readonly Run[] = [];

  override getSnapshotBeforeUpdate(before: MotionProps<E>): Before | null {
    const { told, root } = this.props;
    const isNew = told.events !== before.told.events && told.events.length > 0;
    if (!isNew || told.pace === 0 || !root.current) return null;
    // What has not begun to move is measured where it belongs.
    this.hurry();
    return lookedAt(root.current, this.timed());
  }

  override componentDidUpdate(before: MotionProps<E>, _: unknown, picture: Before | null): void {
    const { told, root } = this.props;
    if (told.events !== before.told.events) {
      this.end();
      if (picture && root.current) this.runs = runsOf(root.current, picture, told.pace);
    } else if (before.told.telling && !told.telling) this.hurry();
  }

  override componentWillUnmount(): void {
    this.end();
  }

  override render() {
    return null;
  }

  private timed(): Timed[] {
    const { told, movementOf } = this.props;
    const { events, pace, telling } = told;
    const moves = events.flatMap((event, at) => {
      const start = telling?.starts[at] ?? 0;
      return [movementOf(event) ?? []].flat().map((movement) => ({ movement, start }));
    });
    const beat = Math.min(BEAT, LONGEST / Math.max(1, moves.length)) * pace;
    return moves.map(({ movement, start }, i) => {
      // What begins at the same time follows in short beats.
      const first = moves.findIndex((other) => other.start === start);
      return { ...movement, begin: start + (i - first) * beat, duration: movement.duration * pace };
    });
  }

  /** Whoever skips does not wait for the pieces either. */
  private hurry(): void {
    for (const { animation } of this.runs) if (isWaiting(animation)) animation.finish();
  }

  /** Unfinished movements jump to the end. */
  private end(): void {
    for (const { animation, ghost } of this.runs) {
      animation.cancel();
      ghost?.remove();
    }
    this.runs = [];
  }
}

const isWaiting = ({ currentTime, effect }: Animation): boolean =>
  Number(currentTime) < Number(effect?.getTiming().delay ?? 0);

/** The picture as it is before the page changes, as far as these movements need it. */
function lookedAt(root: Element, timed: readonly Timed[]): Before {
  const measure = new Measure(root);
  const places = new Map(measure.places());
  const layers = new Map<string, readonly Element[]>();
  for (const movement of timed) {
    const goes = 'to' in movement;
    const name = goes ? movement.piece : (movement.was ?? movement.piece);
    const known = places.get(name)?.at(-1);
    if (goes && known) layers.set(name, layersOf(known.element, root));
    if (goes || known || movement.from) continue;
    // It comes from another part of the page.
    const elsewhere = document.querySelector(`[data-piece="${CSS.escape(name)}"]`);
    const place = elsewhere && measure.placeOf(elsewhere);
    if (place) places.set(name, [place]);
  }
  return { measure, places, timed, layers };
}
