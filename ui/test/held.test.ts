import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { heldDown } from '../held.ts';

const page = new EventTarget();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const touch = { pointerType: 'touch', clientX: 10, clientY: 10 };

/** Lifts the finger; true if the page makes no press of it. */
function lifted(): boolean {
  const event = new Event('touchend', { cancelable: true });
  page.dispatchEvent(event);
  return event.defaultPrevented;
}

test('a finger that rests is told, and when it is lifted it presses nothing that has opened under it', () => {
  const tell = vi.fn();
  const thing = heldDown(tell);
  thing.onPointerDown(touch);
  vi.advanceTimersByTime(600);
  expect(tell).toHaveBeenCalledOnce();
  expect(lifted()).toBe(true);
  expect(lifted()).toBe(false);
});

test('a tap and a finger that moves away are told nothing, and their presses are left alone', () => {
  const tell = vi.fn();
  const thing = heldDown(tell);
  thing.onPointerDown(touch);
  thing.onPointerUp();
  thing.onPointerDown(touch);
  thing.onPointerMove({ ...touch, clientX: 40 });
  vi.advanceTimersByTime(600);
  expect(tell).not.toHaveBeenCalled();
  expect(lifted()).toBe(false);
});
