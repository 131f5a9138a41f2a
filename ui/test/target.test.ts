import type { AnyVocabulary, Asked } from '@orrery/kernel';
import { describe, expect, test, vi } from 'vitest';
import { choiceOf } from '../choice.ts';
import type { Choice } from '../contract.ts';
import { thing } from '../target.ts';

const stage = (part: Partial<Choice>, open: (id: string) => void = () => {}) => ({
  choice: { ...choiceOf<AnyVocabulary>(undefined), ...part },
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

test('a thing tells which details it opens, so that those can tell its symbols', () => {
  expect(thing(stage({}), { id: 'ship', name: ['Ship'], details: 'ship:7' })['data-details']).toBe('ship:7');
  expect(thing(stage({}), hellas)['data-details']).toBe('hellas');
});

test('a quiet thing answers when it is pressed, but is not what one looks for', () => {
  const pick = vi.fn();
  const props = thing(stage({ can: () => true, pick }), { ...hellas, quiet: true });
  expect(props).toMatchObject({ 'data-can': false, 'aria-disabled': false, className: 'target target-begins' });
  expect(props['data-says']).toBe(JSON.stringify(hellas.part));
  props.onClick();
  expect(pick).toHaveBeenCalledWith(hellas.part);
  expect(thing(stage({}), { ...hellas, quiet: true })['aria-disabled']).toBe(true);
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

describe('a thing that a later question speaks of', () => {
  const asking = (question: string, zones: readonly string[]) =>
    ({
      seat: 0,
      question,
      about: {},
      rule: '',
      barred: [],
      since: 1,
      answers: zones.map((zone) => ({ zone })),
    }) as Asked;
  const step = (action: string, asked: Asked) => ({ label: action, answer: { action }, asked });
  const told = {
    ...hellas,
    part: ({ asked }: Choice) => (asked?.question === 'explore' ? { zone: 'hellas' } : undefined),
  };

  test('begins what leads there, and says so', () => {
    const begin = vi.fn();
    const ahead = [step('explore', asking('explore', ['hellas'])), step('move', asking('move', ['hellas']))];
    const props = thing(stage({ ahead, begin }), told);
    expect(props).toMatchObject({ 'aria-label': 'Hellas, explore', 'data-can': false, 'aria-disabled': false });
    props.onClick();
    expect(begin).toHaveBeenCalledWith([{ ...ahead[0], part: { zone: 'hellas' } }], 'hellas');
  });

  test('opens its details where it would be no legal answer', () => {
    const open = vi.fn();
    thing(stage({ ahead: [step('explore', asking('explore', ['ausonia']))] }, open), told).onClick();
    expect(open).toHaveBeenCalledWith('hellas');
  });

  test('begins once where two answers lead to the same', () => {
    const begin = vi.fn();
    const explore = asking('explore', ['hellas']);
    thing(stage({ ahead: [step('one', explore), step('other', explore)], begin }), told).onClick();
    expect(begin.mock.calls[0][0]).toHaveLength(1);
  });
});
