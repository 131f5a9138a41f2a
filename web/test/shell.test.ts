import type { Chapter } from '@orrery/ui';
import { describe, expect, test } from 'vitest';
import { place, ring, type Stage, TURN } from '../front/orbits.ts';
import { keyName } from '../lib/hotkeys.ts';
import { isSwitch } from '../play/table/offers.tsx';
import { chapters } from '../play/table/recap-groups.ts';
import { missedLines } from '../play/table/use-recap.ts';
import { fold, searched, sectionOf } from '../rules/find.ts';
import { readSettings, type Settings } from '../settings/settings.ts';
import { BOT_NAMES, seatsOf, waysOf } from '../start/plan.ts';

describe('the orrery', () => {
  const label = { aside: 108, above: 66, below: 156 };
  const stages: Stage[] = [
    { width: 1440, height: 620, ...label },
    { width: 1280, height: 620, ...label },
    { width: 1024, height: 620, ...label },
    { width: 768, height: 734, ...label },
  ];

  test.each(stages)('no world covers another one at any time, $width x $height', (stage) => {
    for (let time = 0; time < TURN; time += TURN / 240) {
      const worlds = [0, 1, 2, 3, 4].map((world) => place(world, time, stage));
      worlds.forEach((one, at) => {
        for (const other of worlds.slice(at + 1)) {
          const apart = Math.abs(one.x - other.x) >= 150 || Math.abs(one.y - other.y) >= 176;
          expect(apart, `at ${time}`).toBe(true);
        }
      });
    }
  });

  test.each(stages)('every world stays on the stage, $width x $height', (stage) => {
    for (const world of [0, 1, 2, 3, 4]) {
      const { rx, ry } = ring(world, stage);
      expect(rx + label.aside).toBeLessThanOrEqual(stage.width / 2);
      expect(2 * ry + label.above + label.below).toBeLessThanOrEqual(stage.height + 0.001);
    }
  });
});

describe('rules', () => {
  const book: Chapter[] = [
    {
      title: 'Statki',
      sections: [
        { title: 'Start', rules: ['MRP-5'], text: ['Zając i żółw.'] },
        { title: 'Pilot', rules: ['MRP-5.1', 'MRP-6.2'], text: ['Lądowanie'] },
      ],
    },
  ];

  test('opens at the section that tells the rule most exactly', () => {
    expect(sectionOf(book, 'MRP-5.1.2')?.title).toBe('Pilot');
    expect(sectionOf(book, 'MRP-5.9')?.title).toBe('Start');
    expect(sectionOf(book, 'MRP-51')).toBeUndefined();
  });

  test('are searched without accents and case', () => {
    expect(searched(book, 'ZOLW zajac')[0].sections.map(({ title }) => title)).toEqual(['Start']);
    expect(searched(book, 'mrp-6')[0].sections.map(({ title }) => title)).toEqual(['Pilot']);
    expect(searched(book, 'kometa')).toEqual([]);
    expect(fold('Żółtý Ďas')).toBe('zolty das');
  });
});

test('a recap is offered when more than one answer passed', () => {
  const log = [1, 2, 3, 4].map((at) => ({ at, event: { type: 'e' } }));
  expect(missedLines(log, 2, 4).map(({ at }) => at)).toEqual([3, 4]);
  expect(missedLines(log, 3, 4)).toEqual([]);
  expect(missedLines(log, undefined, 4)).toEqual([]);
});

test('a recap is told by rounds, players and stories', () => {
  const says = (type: string, seat?: number) => ({ at: 1, event: { type, ...(seat === undefined ? {} : { seat }) } });
  const log = [
    says('moved', 0),
    says('built', 0),
    says('round'),
    says('moved', 1),
    says('fight', 1),
    says('hit', 0),
    says('moved', 0),
  ];
  const all = chapters(log, log, {
    heading: ({ type }) => type === 'round',
    retold: (events, at) => (['fight', 'hit'].includes(events[at].type) ? 'story' : undefined),
  });
  expect(all.map(({ heading }) => heading?.event.type)).toEqual([undefined, 'round']);
  expect(all[0].stretches.map(({ seat, lines }) => [seat, lines.length])).toEqual([[0, 2]]);
  expect(all[1].stretches.map(({ seat, story, lines }) => [seat, story, lines.length])).toEqual([
    [1, undefined, 1],
    [undefined, 'story', 2],
    [0, undefined, 1],
  ]);
});

test('an offer with one answer is a switch', () => {
  const asked = { seat: 0, question: 'order', rule: '', about: {}, barred: [], since: 0 };
  expect(isSwitch({ ...asked, answers: [{ on: true }], offer: true })).toBe(true);
  expect(isSwitch({ ...asked, answers: [{ on: true }, { on: false }], offer: true })).toBe(false);
  expect(isSwitch({ ...asked, answers: [{ on: true }] })).toBe(false);
});

test('settings keep what is valid of anything stored', () => {
  const base: Settings = {
    language: 'en',
    theme: 'system',
    speed: 'normal',
    sound: true,
    commitAtOnce: false,
    patterns: false,
    hotkeys: true,
    name: '',
  };
  expect(readSettings({ language: 'pl', theme: 'pink', speed: 3, sound: false, name: 'x'.repeat(60) }, base)).toEqual({
    ...base,
    language: 'pl',
    sound: false,
    name: 'x'.repeat(24),
  });
  expect(readSettings('nonsense', base)).toEqual(base);
});

describe('starting', () => {
  const range = { min: 2, max: 6 };
  const frame = { range, me: 'Anna', player: (n: number) => `Player ${n}` };
  const wish = { bots: undefined, level: 'medium' as const, names: undefined };

  test('needs no choice: three computer opponents', () => {
    const seats = seatsOf('bots', wish, frame);
    expect(seats.map(({ name }) => name)).toEqual(['Anna', ...BOT_NAMES.slice(0, 3)]);
  });

  test('names people on one device, with numbers where none is given', () => {
    const seats = seatsOf('pass', { ...wish, names: ['', 'Petr'] }, frame);
    expect(seats.map(({ name }) => name)).toEqual(['Player 1', 'Petr']);
  });

  test('offers the solo game only where the rules know one', () => {
    expect(waysOf({ seats: range })).not.toContain('solo');
    expect(waysOf({ seats: { min: 1, max: 4 } })).toContain('solo');
  });
});

test('keys are named alike whatever the layout does to case', () => {
  const press = (key: string, ctrlKey = false, shiftKey = false) => keyName({ key, ctrlKey, metaKey: false, shiftKey });
  expect(press('N')).toBe('n');
  expect(press('z', true)).toBe('Ctrl+z');
  expect(press('Z', true, true)).toBe('Ctrl+Shift+z');
  expect(press('Escape')).toBe('Escape');
});
