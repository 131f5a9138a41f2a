import { type Chapter, keyName } from '@orrery/ui';
import { describe, expect, test } from 'vitest';
import { MOST_WORLDS, type OrreryBox, place, ROOMY, ring, TURN } from '../front/orbits.ts';
import { marksOfChairs } from '../play/online/seat-info.ts';
import { marksOf, marksOfSeats } from '../play/table/faces.ts';
import { isSwitch } from '../play/table/offers.tsx';
import { actorIn, chapters } from '../play/table/recap-chapters.ts';
import { isBehind, roundsIn, stepFrom, turnsIn } from '../play/table/replay-steps.ts';
import { unaskedText } from '../play/table/sentence.tsx';
import { missedLines } from '../play/table/use-recap.ts';
import { fold, searched, sectionOf } from '../rules/search.ts';
import { readSettings, type Settings } from '../settings/settings.ts';
import { BOT_NAMES, liking, seatsOf, waysOf } from '../start/ways-to-play.ts';

/** The name of Eclipse. */
const TWO_LINES = 2;

describe('the orrery', () => {
  const label = { aside: 108, above: 66, below: 156 };
  const boxes = [5, MOST_WORLDS].flatMap((worlds): OrreryBox[] => [
    { worlds, width: 1440, height: 650, ...label },
    { worlds, width: 1280, height: 650, ...label },
    { worlds, width: 1024, height: 650, ...label },
    { worlds, width: 768, height: 764, ...label },
  ]);
  /** From the middle of a world to the lower end of its buttons, and to the upper end of another's picture. */
  const heightOf = ({ worlds }: OrreryBox, upper: number) => (worlds > ROOMY ? 176 : upper === TWO_LINES ? 221 : 197);
  const worldsOf = ({ worlds }: OrreryBox) => Array.from({ length: worlds }, (_, world) => world);

  test.each(boxes)('no world covers another one at any time, $worlds in $width x $height', (box) => {
    for (let time = 0; time < TURN; time += TURN / 240) {
      const worlds = worldsOf(box).map((world) => place(world, time, box));
      worlds.forEach((one, at) => {
        worlds.slice(at + 1).forEach((other, after) => {
          const upper = one.y < other.y ? at : at + 1 + after;
          const apart = Math.abs(one.x - other.x) >= 145 || Math.abs(one.y - other.y) >= heightOf(box, upper);
          expect(apart, `at ${time}`).toBe(true);
        });
      });
    }
  });

  test.each(boxes)('every world stays on the box, $worlds in $width x $height', (box) => {
    for (const world of worldsOf(box)) {
      const { rx, ry } = ring(world, box);
      expect(rx + label.aside).toBeLessThanOrEqual(box.width / 2);
      expect(2 * ry + label.above + label.below).toBeLessThanOrEqual(box.height + 0.001);
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
  const screen = {
    heading: ({ type }: { type: string }) => type === 'round',
    retold: (events: readonly { type: string }[], at: number) =>
      ['fight', 'hit'].includes(events[at].type) ? 'story' : undefined,
  };
  const all = chapters(log, log, screen, actorIn({ kindOf: (field) => field }, []));
  expect(all.map(({ heading }) => heading?.event.type)).toEqual([undefined, 'round']);
  expect(all[0].stretches.map(({ seat, lines }) => [seat, lines.length])).toEqual([[0, 2]]);
  expect(all[1].stretches.map(({ seat, story, lines }) => [seat, story, lines.length])).toEqual([
    [1, undefined, 1],
    [undefined, 'story', 2],
    [0, undefined, 1],
  ]);
});

test('a replay steps by answer, by turn and by round', () => {
  // Games call whoever acts as they like: here it is a player, not a seat.
  const line = (at: number, type: string, seat?: number) => ({
    at,
    event: { type, ...(seat === undefined ? {} : { mover: seat + 7 }) },
  });
  const log = [
    line(0, 'round'),
    line(1, 'moved', 0),
    line(2, 'moved', 0),
    line(3, 'moved', 1),
    line(4, 'round'),
    line(4, 'moved', 1),
    line(5, 'moved', 0),
  ];
  const heading = ({ type }: { type: string }) => type === 'round';
  const kindOf = (field: string) => (field === 'mover' ? 'player' : undefined);
  const actor = actorIn({ kindOf }, [
    { id: 7, seat: 0 },
    { id: 8, seat: 1 },
    { id: 9, seat: null },
  ]);
  const turns = turnsIn(log, actor);
  const rounds = roundsIn(log, { heading });
  expect([turns, rounds]).toEqual([
    [3, 5],
    [0, 4],
  ]);
  expect([0, 3, 5].map((at) => stepFrom(at, 1, turns, 6))).toEqual([3, 5, 6]);
  expect([6, 5, 3].map((at) => stepFrom(at, -1, turns, 6))).toEqual([5, 3, 0]);
  expect([stepFrom(0, 1, rounds, 6), stepFrom(4, 1, rounds, 6), stepFrom(4, -1, rounds, 6)]).toEqual([4, 6, 0]);
  expect([stepFrom(0, -1, 'answers', 6), stepFrom(2, 1, 'answers', 6), stepFrom(6, 1, 'answers', 6)]).toEqual([
    0, 3, 6,
  ]);
  // Since the own last answer: only where there is something to step through.
  expect([4, 5, undefined].map((own) => isBehind(own, 6))).toEqual([true, false, false]);
});

test('of several things that the rules did unasked it is said once that there was only one way', () => {
  const spoken = (...types: string[]) =>
    unaskedText(
      types.map((type) => ({ type, unasked: 0 })),
      (key) => key,
      (key) => key,
    );
  expect(spoken()).toBe('');
  expect(spoken('paid', 'built')).toBe('log.unasked event.paid · event.built');
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
    confirm: 'final',
    coach: 'new',
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
  const frame = { range, me: { name: 'Anna', mark: 3 }, player: (n: number) => `Player ${n}` };
  const choices = { bots: undefined, level: 'medium' as const, random: false, names: undefined, marks: [] };

  test('needs no choice: three computer opponents', () => {
    const seats = seatsOf('bots', choices, frame);
    expect(seats.map(({ name }) => name)).toEqual(['Anna', ...BOT_NAMES.slice(0, 3)]);
  });

  test('names people on one device, with numbers where none is given', () => {
    const seats = seatsOf('pass', { ...choices, names: ['', 'Petr'] }, frame);
    expect(seats.map(({ name }) => name)).toEqual(['Player 1', 'Petr']);
  });

  test('gives everybody the colour they like, and nobody one that is taken', () => {
    const players = [0, 1, 2, 3].map((seat) => ({ id: seat, seat }));
    const marks = (...liked: (number | undefined)[]) =>
      marksOf(
        players,
        liked.map((mark) => ({ name: '', by: 'person', ...(mark === undefined ? {} : { mark }) })),
      );
    expect(marks(undefined, undefined, undefined, undefined)).toEqual([0, 1, 2, 3]);
    expect(marks(3, undefined, undefined, undefined)).toEqual([3, 1, 2, 0]);
    expect(marks(5, 5, undefined, 1)).toEqual([5, 0, 2, 1]);
    const neutral = [...players.slice(0, 2), { id: 2, seat: 0, role: 'neutral' }];
    expect(marksOf(neutral, seatsOf('bots', { ...choices, bots: 1 }, frame))).toEqual([3, 1, 2]);
  });

  test('colours are the same behind the curtain, in the lobby and among the people of the table', () => {
    expect(marksOfSeats([1, undefined, 4].map((mark) => ({ name: '', by: 'person', ...liking(mark) })))).toEqual([
      1, 0, 4,
    ]);
    const chair = { kind: 'human', name: 'Anna', ready: false, host: false, caretaker: false } as const;
    expect(marksOfChairs({ chairs: [chair, chair, chair] }, { seat: 2 }, 0)).toEqual([2, 1, 0]);
    expect(marksOfChairs({ chairs: [chair, chair, chair] }, { seat: null }, 0)).toEqual([0, 1, 2]);
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
