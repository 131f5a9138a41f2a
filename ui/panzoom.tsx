import {
  type CSSProperties,
  createContext,
  type PointerEvent,
  type ReactNode,
  type Ref,
  useCallback,
  useContext,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import type { Cover } from './contract.ts';
import {
  type Box,
  brought,
  broughtOn,
  type Camera,
  framed,
  freeOf,
  Gesture,
  LEAST_FREE,
  leastScale,
  panned,
  type Room,
  revealed,
  sameSight,
  UNCOVERED,
  whole,
  zoomed,
} from './gestures.ts';
import type { Rect } from './rects.ts';

export interface PanZoomHandle {
  zoom(by: number): void;
  fit(): void;
  /** Brings the things with these `data-target` ids into sight, as large as the room allows. */
  look(ids: readonly string[]): void;
  /** Moves no further than these things need to be in sight. */
  show(ids: readonly string[]): void;
  /** Goes closer until what can be chosen is so large, and back again when nothing can be; unless it is to stay. */
  bring(least: number, how: Bringing): void;
  /** Moves only for what can be chosen and is out of sight; never for somebody who went closer by hand. */
  reveal(how: Bringing): void;
}

interface Bringing {
  /** In the middle of something: the picture stays where it is for as long as it can. */
  readonly stay: boolean;
  /** What lies in front of the edges now. The whole picture may be shown beside what lay there when it began. */
  readonly covered: Cover;
}

interface PanZoomProps {
  /** What lies in front of the edges: the whole picture is shown beside it. */
  readonly covered?: Cover;
  /** Whether one is closer than the whole picture. */
  readonly onClose?: (close: boolean) => void;
  readonly ref?: Ref<PanZoomHandle>;
}

/** How the shell moves the board, wherever the part of it that moves is drawn. */
export const Moved = createContext<PanZoomProps>({});

/** The part of a board that is moved and enlarged: what is drawn beside it stays where it is. */
export function Moving({ children }: { readonly children: ReactNode }) {
  return <PanZoom {...useContext(Moved)}>{children}</PanZoom>;
}

/**
 * A picture that can be moved and enlarged by wheel and fingers, and through its handle by buttons and keys. Panning
 * never clicks.
 */
function PanZoom({ children, covered = UNCOVERED, onClose, ref }: PanZoomProps & { readonly children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const gesture = useRef(new Gesture());
  // Without a camera the whole picture is shown, however large it is and whatever covers the edges.
  const [camera, setCamera] = useState<Camera>();
  // Listeners that were set up once must know what covers the picture now.
  const cover = useRef(covered);
  const box = useCallback(() => frame.current?.getBoundingClientRect() ?? new DOMRect(), []);
  const room = useCallback(
    (covers = cover.current): Room => {
      const { width, height } = box();
      const free = freeOf({ width, height }, covers);
      return { width, height, free, drawn: drawnIn(frame.current, { width, height }) };
    },
    [box],
  );
  /** The reader chose what to look at. */
  const byHand = useRef(false);
  const move = useCallback(
    (next: (now: Camera, room: Room) => Camera) => {
      const here = room();
      byHand.current = true;
      setCamera((now) => {
        const camera = next(now ?? whole(here), here);
        return camera.scale > leastScale(here) ? camera : undefined;
      });
    },
    [room],
  );
  const zoomAt = useCallback(
    (by: number, clientX: number, clientY: number) => {
      const { left, top } = box();
      move((now, here) => zoomed(now, by, { x: clientX - left, y: clientY - top }, here));
    },
    [box, move],
  );
  const zoom = (by: number) => {
    const { free = box() } = room();
    const { left, top } = box();
    zoomAt(by, left + free.width / 2, top + free.height / 2);
  };
  /** Leaves no gap at the edges of another room. */
  const keep = useCallback(() => {
    const here = room();
    setCamera((now) => (now && now.scale > leastScale(here) ? panned(now, 0, 0, here) : undefined));
  }, [room]);
  const fit = () => setCamera(undefined);
  /** Lets the camera follow what can be chosen, if it has to. */
  const follow = (covers: Cover, next: (now: Camera, here: Room) => Camera | undefined) => {
    const all = whole(room());
    const here = room(covers);
    byHand.current = false;
    setCamera((now) => {
      const camera = next(now ?? all, here);
      return camera && sameSight(camera, all) ? undefined : (camera ?? now);
    });
  };
  const partsOf = (selector: string): Rect[] => {
    const { left, top } = box();
    return [...(frame.current?.querySelectorAll(selector) ?? [])].map((thing) => {
      const at = thing.getBoundingClientRect();
      return { left: at.left - left, top: at.top - top, width: at.width, height: at.height };
    });
  };
  const thingsOf = (ids: readonly string[]) => ids.flatMap((id) => partsOf(`[data-target="${CSS.escape(id)}"]`));
  const look = (ids: readonly string[]) => {
    const parts = thingsOf(ids);
    move((now, here) => framed(now, parts, here));
  };
  const show = (ids: readonly string[]) => {
    const parts = thingsOf(ids);
    follow(cover.current, (now, here) => revealed(now, parts, here));
  };
  const waiting = useRef(0);
  /** A board that looks at its room first draws its things anew: only those that are at rest are brought. */
  const atRest = (then: (parts: readonly Rect[]) => void, before = '') => {
    const parts = partsOf('[data-target][data-can="true"]').filter(({ width }) => width > 0);
    const now = JSON.stringify(parts);
    cancelAnimationFrame(waiting.current);
    if (now === before) then(parts);
    else waiting.current = requestAnimationFrame(() => atRest(then, now));
  };
  // Whether one is close because something was to be chosen there.
  const isBrought = useRef(false);
  const bring = (least: number, { stay, covered: covers }: Bringing) =>
    atRest((parts) => {
      if (stay && parts.length === 0) return;
      if (parts.length === 0 && isBrought.current) fit();
      isBrought.current = parts.length > 0;
      follow(covers, (now, here) => (stay ? broughtOn : brought)(now, parts, least, here));
    });
  const reveal = (how: Bringing) => {
    if (camera && byHand.current) return;
    if (!how.stay) fit();
    atRest((parts) => follow(how.covered, (now, here) => revealed(now, parts, here)));
  };
  useImperativeHandle(ref, () => ({ zoom, fit, look, show, bring, reveal }));
  useEffect(() => {
    cover.current = covered;
    keep();
  }, [covered, keep]);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      zoomAt(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002)), event.clientX, event.clientY);
    };
    /** What gets the focus by keyboard comes into sight; nothing moves under a finger. */
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
      const { left, top } = box();
      const { width, height } = room().free ?? box();
      const [right, bottom] = [left + width, top + height];
      const at = target.getBoundingClientRect();
      const dx = at.left < left ? left - at.left : at.right > right ? right - at.right : 0;
      const dy = at.top < top ? top - at.top : at.bottom > bottom ? bottom - at.bottom : 0;
      if (dx !== 0 || dy !== 0) move((now, here) => panned(now, dx, dy, here));
    };
    const onResize = new ResizeObserver(keep);
    element.addEventListener('wheel', onWheel, { passive: false });
    element.addEventListener('focusin', onFocus);
    onResize.observe(element);
    return () => {
      element.removeEventListener('wheel', onWheel);
      element.removeEventListener('focusin', onFocus);
      onResize.disconnect();
    };
  }, [box, keep, move, room, zoomAt]);

  const onPointerMove = (event: PointerEvent) => {
    const moved = gesture.current.move(event);
    if (!moved) return;
    // Taking the pointer only now leaves plain clicks to the pieces.
    if (gesture.current.dragging) frame.current?.setPointerCapture(event.pointerId);
    move((now, here) => panned(now, moved.dx, moved.dy, here));
    if (moved.zoom !== 1) zoomAt(moved.zoom, moved.x, moved.y);
  };

  const close = camera !== undefined;
  useEffect(() => {
    onClose?.(close);
    return () => onClose?.(false);
  }, [close, onClose]);
  useEffect(() => () => cancelAnimationFrame(waiting.current), []);
  return (
    <div
      ref={frame}
      className={`panzoom-frame${close ? ' panzoom-close' : ''}`}
      onPointerDown={(event) => gesture.current.down(event.nativeEvent)}
      onPointerMove={onPointerMove}
      onPointerUp={(event) => gesture.current.up(event.nativeEvent)}
      onPointerCancel={(event) => gesture.current.up(event.nativeEvent)}
      onClickCapture={(event) => {
        if (event.detail > 0 && !gesture.current.tap) event.stopPropagation();
      }}
    >
      <div className="panzoom-picture" style={camera ? seenThrough(camera) : beside(covered)}>
        {children}
      </div>
    </div>
  );
}

const seenThrough = ({ x, y, scale }: Camera): CSSProperties => ({
  transform: `translate(${x}px, ${y}px) scale(${scale})`,
});

const beside = ({ right, bottom }: Cover): CSSProperties => ({
  width: `max(${LEAST_FREE * 100}%, 100% - ${right}px)`,
  height: `max(${LEAST_FREE * 100}%, 100% - ${bottom}px)`,
});

/** A drawing that fills the picture keeps its proportions, so that it may leave a part of the box empty. */
function drawnIn(frame: HTMLElement | null, box: Box): Box {
  const drawing = frame?.querySelector('svg');
  const view = drawing?.viewBox.baseVal;
  if (!view?.width || drawing?.clientWidth !== frame?.firstElementChild?.clientWidth) return box;
  const scale = Math.min(box.width / view.width, box.height / view.height);
  return { width: view.width * scale, height: view.height * scale };
}
