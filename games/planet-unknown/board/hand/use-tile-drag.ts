import type { Choice } from '@orrery/ui/contract';
import { type PointerEvent, type RefObject, useRef } from 'react';
import type { PlanetUnknown } from '../../rules/vocabulary.ts';
import { useBoard, useHandNow } from '../context.tsx';
import { gripOf, isPlacement } from '../read/asked.ts';
import { cellAt, isInFrame } from '../read/cells.ts';
import { oriented } from '../read/rules.ts';
import type { Placement } from '../read/table.ts';
import type { Hand } from './hand.ts';
import { cellUnder, isEnlarged, isNear, LIFT } from './point-on-chart.ts';
import { Twist } from './twist.ts';

const START = 8;

interface Grab {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  dragging: boolean;
}

/** Handlers of the chart: the mouse hovers, a finger drags what is held, two fingers turn it. */
export function useTileDrag(chart: RefObject<SVGSVGElement | null>) {
  const { choice } = useBoard();
  const hand = useHandNow();
  const grab = useRef<Grab>(undefined);
  const twist = useRef(new Twist());

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'mouse') return;
    twist.current.down(event.pointerId, { x: event.clientX, y: event.clientY });
    const taken = takes({ hand, choice }, event.currentTarget, cellUnder(chart.current, event));
    grab.current = twist.current.two || !taken ? undefined : { ...spot(event), dragging: false };
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'mouse') {
      const over = cellUnder(chart.current, event);
      if (event.buttons === 0) hand.point(over && isInFrame(over.x, over.y) ? over : undefined);
      return;
    }
    const turned = twist.current.move(event.pointerId, { x: event.clientX, y: event.clientY });
    if (hand.tool === 'tile' && twist.current.holds) {
      event.stopPropagation();
      if (turned !== 0) hand.turnBy(turned);
      return;
    }
    const grabbed = grab.current;
    if (!grabbed || grabbed.id !== event.pointerId) return;
    event.stopPropagation();
    if (!grabbed.dragging && Math.hypot(event.clientX - grabbed.x, event.clientY - grabbed.y) < START) return;
    grabbed.dragging = true;
    event.currentTarget.setPointerCapture(event.pointerId);
    const over = cellUnder(chart.current, event, LIFT);
    if (over) hand.point({ ...over, dragged: true });
  };

  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    twist.current.up(event.pointerId);
    const grabbed = grab.current;
    grab.current = undefined;
    if (!grabbed?.dragging || grabbed.id !== event.pointerId) return;
    const over = cellUnder(chart.current, event, LIFT);
    if (over && isInFrame(over.x, over.y)) hand.put(cellAt(over.x, over.y));
    else hand.point(undefined);
  };

  const onPointerLeave = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'mouse') hand.point(undefined);
  };

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onPointerLeave };
}

const spot = ({ pointerId, clientX, clientY }: PointerEvent) => ({ id: pointerId, x: clientX, y: clientY });

interface Holding {
  readonly hand: Hand;
  readonly choice: Choice<PlanetUnknown>;
}

/** A finger takes hold of the tile: anywhere on the whole picture, but on an enlarged one only near to it. */
function takes({ hand, choice }: Holding, element: HTMLElement, over: { x: number; y: number } | undefined): boolean {
  if (hand.tool !== 'tile') return false;
  if (!isEnlarged(element)) return true;
  const { proposed } = choice;
  return isNear(over, hand.over) || (proposed !== undefined && isPlacement(proposed) && isNear(over, heldAt(proposed)));
}

function heldAt({ tile, x, y, turn, flip }: Placement): { x: number; y: number } {
  const grip = gripOf(oriented({ tile, turn, flip }));
  return { x: x + grip.x, y: y + grip.y };
}
