import { expect, test } from 'vitest';
import { clearTop } from '../../log/clear-top.ts';

const room = { left: 0, top: 48, width: 360, height: 460 };
const card = { left: 37, top: 56, width: 285, height: 75 };
const button = (left: number, top: number) => ({ left, top, width: 44, height: 44 });

test('a card before the board goes below the buttons it would cover, and no further', () => {
  expect(clearTop(card, [], room)).toBe(56);
  expect(clearTop(card, [button(0, 48), button(52, 48)], room)).toBe(96);
  expect(clearTop(card, [button(316, 300), button(322, 56)], room)).toBe(56);
  // As a browser measures it, with nothing that is its own.
  expect(clearTop(Object.create(card), [button(52, 48)], room)).toBe(96);
  // Two rows of them.
  expect(clearTop(card, [button(52, 48), button(52, 100)], room)).toBe(148);
});

test('where there is no clear place it stays where it covers least', () => {
  const full = Array.from({ length: 10 }, (_, row) => ({ left: 0, top: 50 + row * 46, width: 360, height: 44 }));
  expect(clearTop(card, full, room)).toBe(56);
  expect(clearTop(card, [button(52, 48)], { ...room, height: 90 })).toBe(56);
});
