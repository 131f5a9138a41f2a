import { expect, test } from 'vitest';
import { begun, readOn } from '../read/reading.ts';

const came = readOn(begun(0, 'choose-main-action 40'), 1004, undefined);

test('what was told before somebody came is read, what comes then is not', () => {
  expect(begun(1004, undefined).read).toBe(1004);
  expect(came.read).toBe(0);
});

test('a story stays while others answer, and while the reader is asked', () => {
  const others = readOn(readOn(came, 1004, undefined), 1004, undefined);
  const asked = readOn(others, 1004, 'pick-shuttle 44');
  expect([others.read, asked.read, readOn(asked, 1004, 'pick-shuttle 44').read]).toEqual([0, 0, 0]);
});

test.each([undefined, 'pick-shuttle 46'])('the own answer has read it, whatever follows: %s', (next) => {
  const asked = readOn(came, 1004, 'pick-shuttle 44');
  expect(readOn(asked, 1004, next).read).toBe(1004);
});

test('an answer that the story goes on after leaves it standing', () => {
  const arranging = readOn(came, 1004, 'arrange-base 44');
  expect(readOn(arranging, 1009, undefined).read).toBe(0);
});

test('a replay that goes back reads again', () => {
  const read = { ...came, read: 1004 };
  expect(readOn(readOn(read, 0, undefined), 1004, undefined).read).toBe(0);
});
