import { expect, test, vi } from 'vitest';
import type { Choice } from '../contract.ts';
import { thing } from '../target.ts';

const stage = (part: Partial<Choice>, open: (id: string) => void = () => {}) => ({
  choice: { picked: {}, can: () => false, pick() {}, propose() {}, why: () => undefined, ...part },
  open,
  say: (key: string) => key,
  marked: ['ausonia'],
});
const hellas = { id: 'hellas', name: ['Hellas', false, undefined], part: { zone: 'hellas' } } as const;

test('a thing says whether it can be chosen', () => {
  const props = thing(stage({ can: ({ zone }) => zone === 'hellas' }), hellas);
  expect(props).toMatchObject({ role: 'button', 'data-can': true, 'aria-disabled': false });
  expect(props['aria-label']).toBe('Hellas, board.target');
});

test('a thing that cannot be chosen still answers a click, so that the reason can be said', () => {
  const pick = vi.fn();
  const props = thing(stage({ pick }), hellas);
  expect(props['aria-disabled']).toBe(true);
  props.onClick();
  expect(pick).toHaveBeenCalledWith({ zone: 'hellas' });
});

test('a thing the question does not speak of opens its details', () => {
  const open = vi.fn();
  const props = thing(stage({}, open), { id: 'ship', name: ['Ship'], details: 'ship:7' });
  expect(props['aria-disabled']).toBe(false);
  props.onClick();
  expect(open).toHaveBeenCalledWith('ship:7');
});

test('what is proposed is marked as chosen', () => {
  const proposed = { zone: 'hellas', company: 1 };
  expect(thing(stage({ proposed }), hellas)['aria-pressed']).toBe(true);
  expect(thing(stage({ proposed }), { ...hellas, part: { zone: 'ausonia' } })['aria-pressed']).toBe(false);
});

test('what a log line speaks of is pointed out', () => {
  expect(thing(stage({}), { id: 'ausonia', name: [] }).className).toContain('target-marked');
  expect(thing(stage({}), hellas).className).not.toContain('target-marked');
});
