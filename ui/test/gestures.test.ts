import { describe, expect, test } from 'vitest';
import {
  brought,
  broughtOn,
  framed,
  freeOf,
  Gesture,
  type PointerLike,
  panned,
  revealed,
  whole,
  zoomed,
} from '../gestures.ts';

const finger = (clientX: number, clientY: number, timeStamp = 0, pointerId = 1): PointerLike => ({
  pointerId,
  pointerType: 'touch',
  clientX,
  clientY,
  timeStamp,
});

function gesture(...steps: ['down' | 'move' | 'up', PointerLike][]): Gesture {
  const made = new Gesture();
  for (const [step, pointer] of steps) made[step](pointer);
  return made;
}

describe('a tap', () => {
  test('is short and still', () => {
    expect(gesture(['down', finger(5, 5)], ['move', finger(9, 8, 50)], ['up', finger(9, 8, 120)]).tap).toBe(true);
  });

  test('does not move 8 pixels', () => {
    expect(gesture(['down', finger(0, 0)], ['move', finger(8, 0, 50)], ['up', finger(8, 0, 120)]).tap).toBe(false);
  });

  test('does not last half a second', () => {
    expect(gesture(['down', finger(0, 0)], ['up', finger(0, 0, 500)]).tap).toBe(false);
  });

  test('may last longer with a mouse', () => {
    const mouse = { ...finger(0, 0), pointerType: 'mouse' };
    expect(gesture(['down', mouse], ['up', { ...mouse, timeStamp: 900 }]).tap).toBe(true);
  });

  test('is never made with two fingers', () => {
    const two = gesture(['down', finger(0, 0)], ['down', finger(50, 0, 5, 2)], ['up', finger(50, 0, 60, 2)]);
    two.up(finger(0, 0, 80));
    expect(two.tap).toBe(false);
  });

  test('can follow a pan', () => {
    const made = gesture(['down', finger(0, 0)], ['move', finger(40, 0)], ['up', finger(40, 0, 100)]);
    made.down(finger(40, 0, 200));
    made.up(finger(40, 0, 240));
    expect(made.tap).toBe(true);
  });
});

describe('a pinch', () => {
  test('tells how the distance grew', () => {
    const made = gesture(['down', finger(0, 0)], ['down', finger(100, 0, 0, 2)]);
    expect(made.move(finger(200, 0, 10, 2))).toMatchObject({ zoom: 2, dx: 50 });
  });
});

describe('the camera', () => {
  const box = { width: 100, height: 80 };
  const WHOLE = { x: 0, y: 0, scale: 1 };

  test('zooms around the pointer', () => {
    const close = zoomed(WHOLE, 2, { x: 100, y: 0 }, box);
    expect(close).toEqual({ x: -100, y: 0, scale: 2 });
  });

  test('never shows less than the whole board', () => {
    expect(zoomed(WHOLE, 0.5, { x: 10, y: 10 }, box)).toEqual(WHOLE);
  });

  test('frames a part of the board, seen from near or far', () => {
    const part = { left: 60, top: 10, width: 20, height: 16 };
    const close = framed(WHOLE, [part], box);
    expect(close.scale).toBeCloseTo(Math.min(100 / 20, 80 / 16) / 1.15);
    const seen = { left: close.x + 60 * close.scale, top: close.y + 10 * close.scale };
    const again = { ...seen, width: 20 * close.scale, height: 16 * close.scale };
    expect(framed(close, [again], box)).toEqual({
      x: expect.closeTo(close.x),
      y: expect.closeTo(close.y),
      scale: expect.closeTo(close.scale),
    });
    expect(framed(close, [], box)).toEqual(WHOLE);
  });

  test('shows the whole board beside what covers an edge', () => {
    const room = { ...box, free: freeOf(box, { right: 0, bottom: 40 }) };
    expect(whole(room)).toEqual({ x: 25, y: 0, scale: 0.5 });
    // A low board has that room already.
    expect(whole({ ...room, drawn: { width: 100, height: 40 } })).toEqual({ x: 0, y: -20, scale: 1 });
    expect(panned(zoomed(WHOLE, 2, { x: 0, y: 0 }, room), 0, -500, room).y).toBe(40 - 160);
  });

  test('keeps a part of the box for the board whatever covers it', () => {
    expect(freeOf(box, { right: 95, bottom: 80 })).toEqual({ width: 40, height: 32 });
  });

  test('moves no further than what is out of sight needs', () => {
    const close = zoomed(WHOLE, 2, { x: 0, y: 0 }, box);
    const part = { left: 20, top: 10, width: 20, height: 20 };
    expect(revealed(close, [part], box)).toBeUndefined();
    const hidden = { ...part, left: 110 };
    expect(revealed(close, [hidden], box)).toEqual({ x: -30, y: 0, scale: 2 });
    // Something lies in front of it.
    const room = { ...box, free: freeOf(box, { right: 0, bottom: 40 }) };
    expect(revealed(close, [{ ...part, top: 30 }], room)).toEqual({ x: 0, y: -10, scale: 2 });
  });

  test('in the middle of something what is large enough stays, or moves no further than it must', () => {
    const close = zoomed(WHOLE, 2, { x: 0, y: 0 }, box);
    const part = { left: 20, top: 10, width: 20, height: 20 };
    expect(broughtOn(close, [part], 20, box)).toBeUndefined();
    expect(broughtOn(close, [{ ...part, left: 110 }], 20, box)).toEqual({ x: -30, y: 0, scale: 2 });
    expect(broughtOn(close, [part], 40, box)).toEqual(brought(close, [part], 40, box));
  });

  test('goes back only where not all would be in sight', () => {
    const close = zoomed(WHOLE, 2, { x: 0, y: 0 }, box);
    const parts = [0, 150].map((left) => ({ left, top: 0, width: 20, height: 20 }));
    const back = revealed(close, parts, box);
    expect(back?.scale).toBeLessThan(2);
    expect(back?.scale).toBeGreaterThanOrEqual(1);
  });

  test('never leaves the board', () => {
    const close = zoomed(WHOLE, 2, { x: 0, y: 0 }, box);
    expect(panned(close, 500, -500, box)).toEqual({ x: 0, y: -80, scale: 2 });
  });
});
