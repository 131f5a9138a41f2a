import { games } from '@orrery/games';
import { LANGUAGES } from '@orrery/ui/contract';
import { describe, expect, test } from 'vitest';
import { taughtIn } from '../../rules/taught.ts';

test('a section offers lessons on its own rules, on parts of them and on what they are part of', () => {
  const lessons = [
    { rules: ['MRP-4'] },
    { rules: ['MRP-4.1.1'] },
    { rules: ['MRP-4.2', 'MRP-9'] },
    { rules: ['MRP-41'] },
  ];
  expect(taughtIn(lessons, { rules: ['MRP-4.1'] })).toEqual([lessons[0], lessons[1]]);
  expect(taughtIn(lessons, { rules: ['MRP-9.3'] })).toEqual([lessons[2]]);
  expect(taughtIn(lessons, { rules: [] })).toEqual([]);
});

describe.each(games.filter(({ lesson }) => lesson !== undefined))('$id', ({ lesson, rulebook }) => {
  test.each(LANGUAGES)('the rules in %s offer every lesson, and not everywhere', async (language) => {
    const { lessons } = (await lesson!()).course;
    const sections = (await (await rulebook()).rulebook.load[language]()).flatMap(({ sections }) => sections);
    const offered = sections.map((section) => taughtIn(lessons, section));
    expect(lessons.filter((one) => !offered.flat().includes(one))).toEqual([]);
    expect(offered.filter((some) => some.length === 0).length).toBeGreaterThan(0);
  });
});
