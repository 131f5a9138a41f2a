import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readingTime } from '../board/story/folding.ts';
import { clearEnd, freePlace } from '../board/story/free-place.ts';
import { cameWith, isOver } from '../board/story/replayed.ts';
import { Story } from '../board/story/story.tsx';

const common = { title: 'Automa: Far Jump', name: 'Automa', icon: 'robot', className: '', close: 'Close' } as const;

const drawn = (told: boolean, asked: boolean, pace: number) =>
  renderToStaticMarkup(
    <Story {...common} told={told} asked={asked} lines={4} pace={pace} onRead={() => undefined}>
      <p>It jumps</p>
    </Story>,
  );

test('a story is open until it is read, also without animation', () => {
  for (const [told, asked] of [
    [false, false],
    [false, true],
    [true, false],
    [true, true],
  ])
    for (const pace of [0, 1]) expect(drawn(told, asked, pace)).toContain('aria-expanded="true"');
  expect(readingTime({ lines: 5, pace: 0 })).toBe(readingTime({ lines: 5, pace: 1 }));
  expect(readingTime({ lines: 5, pace: 2 })).toBeGreaterThan(readingTime({ lines: 5, pace: 1 }));
  expect(readingTime({ lines: 6, pace: 1 })).toBeGreaterThan(readingTime({ lines: 5, pace: 1 }));
});

test('it stands where it covers less of what it speaks of, and stays there while that is no worse', () => {
  const room = { left: 0, top: 50, width: 360, height: 400 };
  const story = { left: 60, top: 330, width: 300, height: 120 };
  const thing = (top: number) => ({ left: 100, top, width: 50, height: 50 });
  expect(clearEnd(room, story, [thing(380)], 'bottom')).toBe('top');
  expect(clearEnd(room, story, [thing(380)], 'top')).toBe('top');
  expect(clearEnd(room, story, [thing(60)], 'top')).toBe('bottom');
  expect(clearEnd(room, story, [thing(220)], 'top')).toBe('top');
  expect(clearEnd(room, story, [thing(60), thing(380), thing(400)], 'bottom')).toBe('top');
  expect(clearEnd(room, story, [], 'bottom')).toBe('bottom');
  // As a browser measures it, with nothing that is its own.
  expect(clearEnd(room, Object.create(story), [thing(380)], 'bottom')).toBe('top');
});

test('in a replay it is told at its own moment only, and only if one sees it happen', () => {
  const at = (moment: number, newest: number, stepped: boolean, past = true) => ({
    ...{ newest: `${newest}`, at: moment },
    ...{ stepped, past },
  });
  const before = at(7, 1, false);
  const stepped = cameWith(before, at(8, 2, true));
  expect([isOver(stepped, at(8, 2, true)), isOver(cameWith(stepped, at(9, 2, true)), at(9, 2, true))]).toEqual([
    false,
    true,
  ]);
  const jumped = at(20, 3, false);
  expect(isOver(cameWith(before, jumped), jumped)).toBe(true);
  const lives = at(9, 2, true, false);
  expect(isOver(cameWith(stepped, lives), lives)).toBe(false);
});

test('its handle goes where it covers no answer, and rather no other thing', () => {
  const room = { left: 0, top: 0, width: 360, height: 480 };
  const handle = { width: 48, height: 48 };
  const over = (left: number, top: number, weight = 1) => ({ rect: { left, top, width: 48, height: 48 }, weight });
  expect(freePlace(room, handle, [])).toEqual({ side: 'right', down: 1 });
  expect(freePlace(room, handle, [over(312, 432)])).toEqual({ side: 'right', down: 5 / 6 });
  const right = Array.from({ length: 11 }, (_, i) => over(312, i * 43.2));
  expect(freePlace(room, handle, right)).toEqual({ side: 'left', down: 1 });
  expect(freePlace(room, handle, [...right, over(0, 432, 0.01)])).toEqual({ side: 'left', down: 5 / 6 });
  expect(freePlace(room, handle, [over(288, 408, 0.01)])).toEqual({ side: 'right', down: 1 });
  // A corner of something large is no matter.
  expect(
    freePlace(room, handle, [{ rect: { ...room, left: 240, top: 320, width: 120, height: 160 }, weight: 1 }]),
  ).toEqual({ side: 'right', down: 1 });
});
