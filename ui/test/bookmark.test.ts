import { expect, test } from 'vitest';
import { begun, closed, isFresh, readOn } from '../board/story/bookmark.ts';

const none = { n: 0, lines: 0 };
const told = { n: 1, lines: 4 };
const came = readOn(begun(none, 'choose-main-action 40'), told, undefined);

test('what was told before somebody came is read, what comes then is not', () => {
  expect(isFresh(begun(told, undefined))).toBe(false);
  expect(isFresh(came)).toBe(true);
});

test('a story stays while others answer, and while the reader is asked', () => {
  const others = readOn(readOn(came, told, undefined), told, undefined);
  const asked = readOn(others, told, 'pick-shuttle 44');
  expect([others, asked, readOn(asked, told, 'pick-shuttle 44')].map(isFresh)).toEqual([true, true, true]);
});

test.each([undefined, 'pick-shuttle 46'])('the own answer has read it, whatever follows: %s', (next) => {
  const asked = readOn(came, told, 'pick-shuttle 44');
  expect(isFresh(readOn(asked, told, next))).toBe(false);
});

test('an answer that the story goes on after leaves it standing', () => {
  const arranging = readOn(came, told, 'arrange-base 44');
  const on = readOn(arranging, { n: 1, lines: 9 }, undefined);
  expect([isFresh(on), on.read]).toEqual([true, none]);
});

test('lines that follow an answer are told, also in a story that was read so far', () => {
  const answered = readOn(readOn(came, told, 'automa-place 44'), told, undefined);
  expect(isFresh(readOn(answered, { n: 1, lines: 5 }, undefined))).toBe(true);
});

test('a closed story is told no further if that was meant; the next one is', () => {
  const on = (whole: boolean) => readOn(closed(came, whole), { n: 1, lines: 5 }, undefined);
  expect([on(false), on(true)].map(isFresh)).toEqual([true, false]);
  expect(isFresh(readOn(on(true), { n: 2, lines: 1 }, undefined))).toBe(true);
  expect(isFresh(readOn(readOn(on(true), { n: 1, lines: 5 }, 'move 50'), { n: 1, lines: 5 }, undefined))).toBe(false);
});

test('a replay that goes back reads again', () => {
  const read = closed(came, false);
  expect(isFresh(readOn(readOn(read, none, undefined), told, undefined))).toBe(true);
});
