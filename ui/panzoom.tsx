import { type PointerEvent, type ReactNode, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { type Camera, framed, Gesture, panned, WHOLE, zoomed } from './gestures.ts';

export interface PanZoomHandle {
  zoom(by: number): void;
  fit(): void;
  /** Brings the things with these `data-target` ids into sight, as large as the room allows. */
  look(ids: readonly string[]): void;
}

interface PanZoomProps {
  readonly children: ReactNode;
  readonly onScale?: (scale: number) => void;
  readonly ref?: Ref<PanZoomHandle>;
}

/**
 * A picture that can be moved and enlarged by wheel and fingers, and through its handle by buttons and keys. Panning
 * never clicks.
 */
export function PanZoom({ children, onScale, ref }: PanZoomProps) {
  const frame = useRef<HTMLDivElement>(null);
  const gesture = useRef(new Gesture());
  const [camera, setCamera] = useState<Camera>(WHOLE);
  const box = () => frame.current?.getBoundingClientRect() ?? new DOMRect();
  const zoomAt = (by: number, clientX: number, clientY: number) => {
    const { left, top } = box();
    setCamera((now) => zoomed(now, by, { x: clientX - left, y: clientY - top }, box()));
  };
  const zoom = (by: number) => {
    const { left, top, width, height } = box();
    zoomAt(by, left + width / 2, top + height / 2);
  };
  const fit = () => setCamera(WHOLE);
  const look = (ids: readonly string[]) => {
    const things = ids.flatMap((id) => [
      ...(frame.current?.querySelectorAll(`[data-target="${CSS.escape(id)}"]`) ?? []),
    ]);
    const rects = things.map((thing) => thing.getBoundingClientRect());
    setCamera((now) => framed(now, rects, box()));
  };
  useImperativeHandle(ref, () => ({ zoom, fit, look }));

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      zoomAt(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002)), event.clientX, event.clientY);
    };
    /** What gets the focus by keyboard comes into sight. */
    const onFocus = ({ target }: FocusEvent) => {
      const { left, top, right, bottom } = box();
      const at = (target as Element).getBoundingClientRect();
      const dx = at.left < left ? left - at.left : at.right > right ? right - at.right : 0;
      const dy = at.top < top ? top - at.top : at.bottom > bottom ? bottom - at.bottom : 0;
      if (dx !== 0 || dy !== 0) setCamera((now) => panned(now, dx, dy, box()));
    };
    const onResize = new ResizeObserver(() => setCamera((now) => panned(now, 0, 0, box())));
    element.addEventListener('wheel', onWheel, { passive: false });
    element.addEventListener('focusin', onFocus);
    onResize.observe(element);
    return () => {
      element.removeEventListener('wheel', onWheel);
      element.removeEventListener('focusin', onFocus);
      onResize.disconnect();
    };
  }, []);

  const onPointerMove = (event: PointerEvent) => {
    const move = gesture.current.move(event);
    if (!move) return;
    // Taking the pointer only now leaves plain clicks to the pieces.
    if (gesture.current.dragging) frame.current?.setPointerCapture(event.pointerId);
    setCamera((now) => panned(now, move.dx, move.dy, box()));
    if (move.zoom !== 1) zoomAt(move.zoom, move.x, move.y);
  };

  const { x, y, scale } = camera;
  useEffect(() => onScale?.(scale), [scale, onScale]);
  return (
    <div className="panzoom">
      <div
        ref={frame}
        className={`panzoom-frame${scale > 1 ? ' panzoom-close' : ''}`}
        onPointerDown={(event) => gesture.current.down(event.nativeEvent)}
        onPointerMove={onPointerMove}
        onPointerUp={(event) => gesture.current.up(event.nativeEvent)}
        onPointerCancel={(event) => gesture.current.up(event.nativeEvent)}
        onClickCapture={(event) => {
          if (event.detail > 0 && !gesture.current.tap) event.stopPropagation();
        }}
      >
        <div className="panzoom-picture" style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}>
          {children}
        </div>
      </div>
    </div>
  );
}
