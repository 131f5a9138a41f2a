import type { Event } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { toldLog } from '../board/told-log.ts';

const [one, two, three] = ['one', 'two', 'three'].map((type): Event => ({ type }));

test('stories know what has begun, and all once it is told', () => {
  const log = [one, two, three];
  const events = [two, three];
  const telling = { starts: [0, 100], total: 200, skip: () => undefined };
  expect(toldLog({ log, events, telling: { ...telling, told: 0 } })).toEqual([one]);
  expect(toldLog({ log, events, telling: { ...telling, told: 1 } })).toEqual([one, two]);
  expect(toldLog({ log, events })).toBe(log);
});
