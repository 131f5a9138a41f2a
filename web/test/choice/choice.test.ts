import type { Asked } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import {
  can,
  cut,
  FEW,
  followed,
  left,
  options,
  pick,
  proposed,
  sameAsked,
  stepsAfter,
  why,
} from '../../choice/choice.ts';

const asked = (answers: Asked['answers'], barred: Asked['barred'] = []): Asked => ({
  seat: 0,
  question: 'move',
  rule: 'R-1',
  about: {},
  answers,
  barred,
  since: 3,
});

const moves = asked(
  [{ from: 'a', to: 'b' }, { from: 'a', to: 'c' }, { from: 'b', to: 'c' }, { stop: true }],
  [
    { answer: { from: 'c' }, rule: 'R-2', why: 'none-of-yours' },
    { answer: { from: 'b', to: 'a' }, rule: 'R-3', why: 'not-adjacent' },
  ],
);

describe('a series', () => {
  const at = (place: string): Asked => ({ ...moves, about: { place, room: 2 } });
  const series = ['here', 'there', 'beyond'].map((place) => ({
    question: 'move',
    about: { place },
    part: { from: 'a', to: 'b' },
  }));

  test('answers the question it is about, and keeps what comes after it', () => {
    expect(followed(at('here'), series)).toEqual({ part: series[0].part, rest: series.slice(1) });
    expect(followed(at('there'), series)?.rest).toEqual(series.slice(2));
  });

  test('ends where something else is asked, or the answer is not legal', () => {
    expect(followed(at('nowhere'), series)).toBeUndefined();
    expect(followed({ ...at('here'), question: 'pay' }, series)).toBeUndefined();
    expect(followed({ ...at('here'), answers: [{ stop: true }] }, series)).toBeUndefined();
  });
});

describe('narrowing', () => {
  test('keeps the answers that have everything picked', () => {
    expect(left(moves, { from: 'a' })).toHaveLength(2);
    expect(left(moves, {})).toHaveLength(4);
  });

  test('can: some legal answer has these fields besides what is picked', () => {
    expect(can(moves, {}, { from: 'b' })).toBe(true);
    expect(can(moves, { from: 'b' }, { to: 'c' })).toBe(true);
    expect(can(moves, { from: 'b' }, { to: 'b' })).toBe(false);
  });

  test('proposes the one answer that is left, but nothing before a pick', () => {
    expect(proposed(moves, { from: 'a' })).toBeUndefined();
    expect(proposed(moves, { from: 'b' })).toEqual({ from: 'b', to: 'c' });
    expect(proposed(asked([{ only: 1 }]), {})).toBeUndefined();
  });

  test('a question with equal-looking fields of other types keeps them apart', () => {
    const mixed = asked([{ stone: 1 }, { stone: '1' }]);
    expect(proposed(mixed, { stone: 1 })).toEqual({ stone: 1 });
  });
});

describe('picking', () => {
  test('adds fields', () => {
    expect(pick(moves, { from: 'a' }, { to: 'c' })).toEqual({ kind: 'picked', picked: { from: 'a', to: 'c' } });
  });

  test('replaces what contradicts it: people change their minds', () => {
    expect(pick(moves, { from: 'a' }, { from: 'b' })).toEqual({ kind: 'picked', picked: { from: 'b' } });
    expect(pick(moves, { from: 'a', to: 'b' }, { stop: true })).toEqual({ kind: 'picked', picked: { stop: true } });
  });

  test('of something barred tells the reason and its rule', () => {
    expect(pick(moves, {}, { from: 'c' })).toMatchObject({
      kind: 'barred',
      barred: { why: 'none-of-yours', rule: 'R-2' },
    });
    expect(pick(moves, { from: 'b' }, { to: 'a' })).toMatchObject({ kind: 'barred', barred: { why: 'not-adjacent' } });
  });

  test('of something else is not refused because a part of that is barred', () => {
    const upgrade = asked(
      [
        { do: 'install', ship: 'cruiser', part: 'hull' },
        { do: 'colonize', square: 1 },
      ],
      [{ answer: { do: 'colonize', square: 2 }, rule: 'R-4', why: 'advanced' }],
    );
    const colonize = { do: 'colonize' };
    expect(pick(upgrade, { do: 'install', ship: 'cruiser' }, colonize)).toEqual({ kind: 'picked', picked: colonize });
  });

  test('of something unheard of is refused without a reason', () => {
    expect(pick(moves, {}, { from: 'z' })).toEqual({ kind: 'barred', barred: undefined });
  });

  test('why: a reason that names less also speaks of what names more', () => {
    expect(why(moves, {}, { from: 'c', to: 'a' })).toMatchObject({ rule: 'R-2' });
    expect(why(moves, {}, { from: 'a' })).toBeUndefined();
  });
});

describe('buttons', () => {
  test('are whole answers while there are few', () => {
    expect(options(moves, {}).map(({ kind }) => kind)).toEqual(['answer', 'answer', 'answer', 'answer']);
  });

  const many = asked(
    ['x', 'y', 'z']
      .flatMap((zone) => [0, 1, 2].map((company) => ({ zone, company })))
      .concat([{ zone: 'w', company: 7 }]),
  );

  test('are the values of the first open field when there are many', () => {
    expect(many.answers.length).toBeGreaterThan(FEW);
    expect(options(many, {})).toEqual([
      { kind: 'value', field: 'zone', value: 'x', count: 3 },
      { kind: 'value', field: 'zone', value: 'y', count: 3 },
      { kind: 'value', field: 'zone', value: 'z', count: 3 },
      { kind: 'answer', answer: { zone: 'w', company: 7 } },
    ]);
  });

  test('are whole answers for those that lack the field', () => {
    const zones = Array.from({ length: FEW + 1 }, (_, zone) => ({ zone }));
    expect(options(asked([...zones, { stop: true }]), {})).toEqual(
      [...zones, { stop: true }].map((answer) => ({ kind: 'answer', answer })),
    );
  });

  test('are the rest once a field is picked', () => {
    expect(options(many, { zone: 'x' })).toHaveLength(3);
  });

  test('list everything when no field narrows', () => {
    const flat = asked(Array.from({ length: 20 }, (_, n) => ({ n })));
    expect(options(flat, {})).toHaveLength(20);
  });

  test('every legal answer can be reached through buttons', () => {
    const reach = (picked: object, depth = 0): number => {
      if (depth > 5) return 0;
      return options(many, picked as never).reduce(
        (sum, one) => sum + (one.kind === 'answer' ? 1 : reach({ ...picked, [one.field]: one.value }, depth + 1)),
        0,
      );
    };
    expect(reach({})).toBe(many.answers.length);
  });
});

test('a crumb forgets itself and everything after it', () => {
  expect(cut({ from: 'a', to: 'b', how: 1 }, 'to')).toEqual({ from: 'a' });
});

test('fields picked together are one crumb, also after a change of mind', () => {
  const placed = stepsAfter([], { tile: 'a', x: 1, y: 2 });
  expect(placed).toEqual([['tile', 'x', 'y']]);
  expect(stepsAfter(placed, { tile: 'a', x: 3, y: 2 })).toEqual(placed);
  expect(stepsAfter(placed, { tile: 'a', x: 1, y: 2, pay: 4 })).toEqual([['tile', 'x', 'y'], ['pay']]);
  expect(stepsAfter([['from'], ['to']], { from: 'a' })).toEqual([['from']]);
});

test('a repeated picture of the same question keeps what was picked', () => {
  expect(sameAsked(moves, structuredClone(moves))).toBe(true);
  expect(sameAsked(moves, { ...moves, since: 4 })).toBe(false);
  expect(sameAsked(moves, undefined)).toBe(false);
});
