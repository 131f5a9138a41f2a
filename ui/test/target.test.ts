import { expect, test, vi } from 'vitest';
import type { Choice } from '../contract.ts';
import { target } from '../target.ts';

const choice = (part: Partial<Choice>): Choice => ({
  picked: {},
  can: () => false,
  pick() {},
  why: () => undefined,
  ...part,
});

test('a target says whether it can be chosen', () => {
  const props = target(
    choice({ can: ({ zone }) => zone === 'hellas' }),
    { zone: 'hellas' },
    { id: 'hellas', name: 'Hellas' },
  );
  expect(props).toMatchObject({ role: 'button', 'aria-label': 'Hellas', 'data-can': true, 'aria-disabled': false });
});

test('a target that cannot be chosen still answers a click, so that the reason can be said', () => {
  const pick = vi.fn();
  const props = target(choice({ pick }), { zone: 'hellas' }, { id: 'hellas', name: 'Hellas' });
  expect(props['aria-disabled']).toBe(true);
  props.onClick();
  expect(pick).toHaveBeenCalledWith({ zone: 'hellas' });
});

test('what is proposed is marked as chosen', () => {
  const proposed = { zone: 'hellas', company: 1 };
  expect(target(choice({ proposed }), { zone: 'hellas' }, { id: 'h', name: 'Hellas' })['aria-pressed']).toBe(true);
  expect(target(choice({ proposed }), { zone: 'ausonia' }, { id: 'a', name: 'Ausonia' })['aria-pressed']).toBe(false);
});
