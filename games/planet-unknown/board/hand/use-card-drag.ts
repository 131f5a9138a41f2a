import { type PointerEvent, type RefObject, useRef } from 'react';
import { useHandNow } from '../context.tsx';
import { cellAt, isInFrame } from '../read/cells.ts';
import { cellUnder, LIFT } from './point-on-chart.ts';

const START = 8;

/** Drags a tile from its card onto the chart: an extra beside touching the card and then the place. */
export function useCardDrag(tile: string, chart: RefObject<SVGSVGElement | null>) {
  const hand = useHandNow();
  const start = useRef<{ x: number; y: number; dragging: boolean }>(undefined);

  const onPointerDown = ({ clientX, clientY, currentTarget, pointerId }: PointerEvent<HTMLElement>) => {
    start.current = { x: clientX, y: clientY, dragging: false };
    currentTarget.setPointerCapture(pointerId);
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const from = start.current;
    if (!from || event.buttons === 0) return;
    event.stopPropagation();
    if (!from.dragging) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < START) return;
      from.dragging = true;
      hand.take(tile);
    }
    const over = cellUnder(chart.current, event, liftOf(event));
    hand.point(over && { ...over, dragged: true });
  };

  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const from = start.current;
    start.current = undefined;
    if (!from?.dragging) return;
    const over = cellUnder(chart.current, event, liftOf(event));
    if (over && isInFrame(over.x, over.y)) hand.put(cellAt(over.x, over.y));
    else hand.point(undefined);
  };

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp };
}

const liftOf = ({ pointerType }: PointerEvent): number => (pointerType === 'mouse' ? 0 : LIFT);
