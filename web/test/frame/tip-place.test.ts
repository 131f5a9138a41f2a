import type { Rect } from '@orrery/ui';
import { expect, test } from 'vitest';
import { tipPlace } from '../../frame/tip-place.ts';

const rect = (left: number, top: number, width: number, height: number): Rect => ({ left, top, width, height });

const TIP = { width: 280, height: 80 };
const PHONE = { width: 360, height: 740 };
const ACROSS = { width: 740, height: 360 };

const isApart = (one: Rect, other: Rect): boolean =>
  one.left + one.width <= other.left ||
  other.left + other.width <= one.left ||
  one.top + one.height <= other.top ||
  other.top + other.height <= one.top;

const isInside = ({ left, top, width, height }: Rect, room: typeof PHONE): boolean =>
  left >= 0 && top >= 0 && left + width <= room.width && top + height <= room.height;

test.each([
  { where: 'in the middle', thing: rect(170, 300, 20, 20), room: PHONE, free: [rect(0, 640, 360, 100)] },
  { where: 'in a corner', thing: rect(340, 0, 20, 20), room: PHONE, free: [rect(0, 640, 360, 100)] },
  { where: 'right above the buttons', thing: rect(170, 600, 20, 20), room: PHONE, free: [rect(0, 640, 360, 100)] },
  { where: 'beside the buttons', thing: rect(430, 130, 12, 12), room: ACROSS, free: [rect(460, 0, 280, 360)] },
  { where: 'as high as the screen', thing: rect(380, 40, 60, 280), room: ACROSS, free: [rect(460, 0, 280, 360)] },
  { where: 'at the lower edge', thing: rect(100, 340, 60, 60), room: ACROSS, free: [rect(460, 0, 280, 360)] },
])('a tip stands inside the window and covers neither the thing $where nor the buttons', ({ thing, room, free }) => {
  const place = { ...tipPlace(thing, TIP, room, free), ...TIP };
  expect(isInside(place, room)).toBe(true);
  for (const one of [thing, ...free]) expect(isApart(place, one)).toBe(true);
});

test('where everything is taken, it covers as little as it can and stays inside', () => {
  const thing = rect(0, 0, 360, 600);
  const prompt = rect(0, 640, 360, 100);
  const place = { ...tipPlace(thing, TIP, PHONE, [prompt]), ...TIP };
  expect(isInside(place, PHONE)).toBe(true);
  expect(place.top).toBeGreaterThanOrEqual(540);
  expect(place.covers).toBeGreaterThan(0);
});

test('it stands near the thing', () => {
  expect(tipPlace(rect(170, 300, 20, 20), TIP, PHONE, [])).toEqual({ left: 40, top: 212, covers: 0 });
});
