import { expect, test } from 'vitest';
import { isSwitch } from '../../prompt/offers.tsx';

test('an offer with one answer is a switch', () => {
  const asked = { seat: 0, question: 'order', rule: '', about: {}, barred: [], since: 0 };
  expect(isSwitch({ ...asked, answers: [{ on: true }], offer: true })).toBe(true);
  expect(isSwitch({ ...asked, answers: [{ on: true }, { on: false }], offer: true })).toBe(false);
  expect(isSwitch({ ...asked, answers: [{ on: true }] })).toBe(false);
});
