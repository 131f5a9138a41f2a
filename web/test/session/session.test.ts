import { type Answer, type Asked, Refusal, type View } from '@orrery/kernel';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Host, LogLine, Picture } from '../../host/host.ts';
import { missedLines, momentBefore } from '../../log/use-recap.ts';
import { holdFor, PacedQueue } from '../../session/paced-queue.ts';
import { freshEvents, Session } from '../../session/session.ts';
import { timesOf } from '../../session/telling.ts';

const line = (at: number, type: string): LogLine => ({ at, event: { type } });

describe('what is new', () => {
  test('is what came after the lines before', () => {
    expect(freshEvents([line(1, 'a')], [line(1, 'a'), line(2, 'b')])).toEqual([{ type: 'b' }]);
  });

  test('is nothing after an undo, at the first look, or in another log', () => {
    expect(freshEvents([line(1, 'a'), line(2, 'b')], [line(1, 'a')])).toEqual([]);
    expect(freshEvents([], [line(1, 'a')])).toEqual([]);
    expect(freshEvents([line(1, 'a')], [line(1, 'x'), line(2, 'b')])).toEqual([]);
  });
});

describe('pictures of others', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('come one after another and take at most three seconds', () => {
    const shown: number[] = [];
    const queue = new PacedQueue<number>(
      (value) => {
        shown.push(value);
        return 0;
      },
      () => 1,
    );
    for (let n = 0; n < 12; n++) queue.push(n, false);
    expect(shown).toEqual([0]);
    vi.advanceTimersByTime(900);
    expect(shown.length).toBeGreaterThan(1);
    vi.advanceTimersByTime(8000);
    expect(shown).toHaveLength(12);
    expect(12 * holdFor(12, 1)).toBeLessThanOrEqual(3000);
  });

  test('jump to the end when hurried, in order, and within a frame without animation', () => {
    const shown: number[] = [];
    let pace = 1;
    const queue = new PacedQueue<number>(
      (value) => {
        shown.push(value);
        return 0;
      },
      () => pace,
    );
    for (const n of [1, 2, 3]) queue.push(n, false);
    queue.drain();
    expect(shown).toEqual([1, 2, 3]);
    pace = 0;
    for (const n of [4, 5]) queue.push(n, false);
    expect(shown).toEqual([1, 2, 3]);
    vi.advanceTimersByTime(16);
    expect(shown).toEqual([1, 2, 3, 4, 5]);
    queue.push(6, false);
    queue.push(7, true);
    expect(shown.slice(5)).toEqual([6, 7]);
  });

  test('wait until what is shown before them is told', () => {
    const shown: number[] = [];
    const queue = new PacedQueue<number>(
      (value) => {
        shown.push(value);
        return 2000;
      },
      () => 1,
    );
    queue.push(1, true);
    queue.push(2, false);
    vi.advanceTimersByTime(1900);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(200);
    expect(shown).toEqual([1, 2]);
  });
});

describe('the clock of shown events', () => {
  const times = (lasts: readonly number[], longest: number) =>
    timesOf(
      lasts.map((n) => ({ type: 'e', n })),
      ({ n }) => n as number,
      longest,
    );

  test('one begins when the one before it is over; what takes no time happens with what came before', () => {
    expect(times([0, 100, 0, 300, 0], 1000)).toEqual({ starts: [0, 0, 0, 100, 100], total: 400 });
    expect(times([0, 0], 1000)).toEqual({ starts: [0, 0], total: 0 });
  });

  test('never lasts longer than it may', () => {
    expect(times([1000, 3000], 2000)).toEqual({ starts: [0, 500], total: 2000 });
  });
});

const ASKED = {
  seat: 0,
  question: 'q',
  rule: 'R',
  about: {},
  answers: [{ n: 1 }, { n: 2 }],
  barred: [],
  since: 0,
} as Asked;

function fakeHost(overrides: Partial<Host> = {}) {
  let listener: (picture: Picture) => void = () => undefined;
  const answers: Answer[] = [];
  let border = 0;
  const show = () =>
    listener({
      game: 'g',
      seats: [{ name: 'Anna', by: 'person' }],
      log: answers.map((_, at) => line(at + 1, 'answered')),
      shared: false,
      view: { answers: answers.length, asked: [ASKED], viewer: 0, over: false } as unknown as View,
      ...(answers.length > border ? { undo: { question: 'q', about: {}, answer: answers[answers.length - 1] } } : {}),
    });
  const host: Host = {
    kind: 'local',
    watch(heard) {
      listener = heard;
      return () => undefined;
    },
    open: async () => show(),
    async answer(_asked, answer) {
      answers.push(answer);
      show();
    },
    async undo() {
      answers.pop();
      show();
    },
    lift: async () => undefined,
    moment: async (at) => ({ view: { answers: at } as unknown as View }),
    sealOf: async () => undefined,
    ahead: async () => [],
    file: async () => null,
    verify: async () => ({ ok: true, entries: 0 }),
    rematch: async () => undefined,
    close: () => undefined,
    ...overrides,
  };
  /** What was answered so far cannot be taken back any more. */
  const seal = () => {
    border = answers.length;
    show();
  };
  return { host, answers, seal };
}

describe('a session', () => {
  test('ten quick steps through the past are ten steps', async () => {
    const { host, answers } = fakeHost({
      // Moments arrive late and out of order.
      moment: (at) =>
        new Promise((resolve) => {
          setTimeout(() => resolve({ view: { answers: at } as unknown as View }), at % 3);
        }),
    });
    const session = new Session(host, () => 0);
    for (let n = 0; n < 20; n++) await session.answer(ASKED, { n: 1 });
    expect(answers).toHaveLength(20);
    await session.look(15);
    await Promise.all(Array.from({ length: 10 }, () => session.step(-1)));
    expect(session.state.get().past?.at).toBe(5);
    expect(session.state.get().past?.view.answers).toBe(5);
    session.present();
    await session.step(-1);
    expect(session.state.get().past?.at).toBe(19);
  });

  test('what makes no difference is not asked, and is taken back with the answer before it', async () => {
    const { host, answers } = fakeHost({ alike: async () => answers.length === 1 });
    const session = new Session(host, () => 0);
    await session.answer(ASKED, { n: 2 });
    expect(answers).toEqual([{ n: 2 }, ASKED.answers[0]]);
    await session.undo();
    expect(answers).toEqual([]);
    await session.redo();
    expect(answers).toEqual([{ n: 2 }, ASKED.answers[0]]);
  });

  test('one step on tells what happened in it; a jump tells nothing', async () => {
    const { host } = fakeHost();
    const session = new Session(host, () => 0);
    for (let n = 0; n < 5; n++) await session.answer(ASKED, { n: 1 });
    await session.look(1);
    expect(session.state.get().past?.events).toEqual([]);
    await session.step(1);
    expect(session.state.get().past?.events).toEqual([{ type: 'answered' }]);
    await session.look(4);
    expect(session.state.get().past?.events).toEqual([]);
    // The same on the way back to now.
    await session.step(1);
    expect(session.state.get()).toMatchObject({ past: undefined, fresh: [{ type: 'answered' }] });
    await session.look(1);
    session.present();
    expect(session.state.get()).toMatchObject({ past: undefined, fresh: [] });
  });

  test('whoever watches what was missed sees all of it happen, from the first line on', async () => {
    const { host } = fakeHost();
    const session = new Session(host, () => 0);
    for (let n = 0; n < 5; n++) await session.answer(ASKED, { n: 1 });
    const { log = [] } = session.state.get().picture ?? {};
    const missed = missedLines(log, 2, 5);
    await session.watch(momentBefore(missed));
    expect(session.state.get().past).toMatchObject({ at: 2, plays: true });
    const seen: number[] = [];
    for (let step = 0; step < 2; step++) {
      await session.step(1);
      const { past } = session.state.get();
      expect(past?.events).toEqual([{ type: 'answered' }]);
      expect(past?.plays).toBeUndefined();
      seen.push(past?.at ?? 0);
    }
    expect(seen).toEqual(missed.slice(0, -1).map(({ at }) => at));
    // The last of them is the present.
    await session.step(1);
    expect(session.state.get().past).toBeUndefined();
  });

  test('redoes what was undone, until something new is done', async () => {
    const { host, answers } = fakeHost();
    const session = new Session(host, () => 0);
    await session.answer(ASKED, { n: 1 });
    await session.answer(ASKED, { n: 2 });
    await session.undo();
    await session.undo();
    expect(answers).toEqual([]);
    expect(session.state.get().undone.map(({ answer }) => answer)).toEqual([{ n: 2 }, { n: 1 }]);
    await session.redo();
    expect(answers).toEqual([{ n: 1 }]);
    await session.answer(ASKED, { n: 1 });
    expect(session.state.get().undone).toEqual([]);
    await session.redo();
    expect(answers).toEqual([{ n: 1 }, { n: 1 }]);
  });

  test('takes back an answer with the one that began it, and gives both again', async () => {
    const { host, answers } = fakeHost();
    const session = new Session(host, () => 0);
    await session.answer(ASKED, { n: 1 });
    await session.answer(ASKED, { n: 2 });
    await session.answer(ASKED, { n: 1 }, true);
    await session.undo();
    expect(answers).toEqual([{ n: 1 }]);
    await session.redo();
    expect(answers).toEqual([{ n: 1 }, { n: 2 }, { n: 1 }]);
    await session.undo();
    await session.undo();
    expect(answers).toEqual([]);
  });

  test('forgets which answers were one step once they cannot be taken back', async () => {
    const { host, answers, seal } = fakeHost();
    const session = new Session(host, () => 0);
    await session.answer(ASKED, { n: 2 });
    await session.answer(ASKED, { n: 1 }, true);
    seal();
    await session.answer(ASKED, { n: 2 });
    await session.answer(ASKED, { n: 1 });
    await session.undo();
    expect(answers).toEqual([{ n: 2 }, { n: 1 }, { n: 2 }]);
  });

  test('reset goes back as far as undo goes', async () => {
    const { host, answers } = fakeHost();
    const session = new Session(host, () => 0);
    for (const n of [1, 2, 1]) await session.answer(ASKED, { n });
    await session.reset();
    expect(answers).toEqual([]);
  });

  test('looks at the past and comes back', async () => {
    const session = new Session(fakeHost().host, () => 0);
    for (const n of [1, 2, 1]) await session.answer(ASKED, { n });
    await session.look(1);
    expect(session.state.get().past).toMatchObject({ at: 1 });
    await session.look(3);
    expect(session.state.get().past).toBeUndefined();
  });

  test('shows a refusal and stays usable', async () => {
    const { host } = fakeHost({ answer: () => Promise.reject(new Refusal('stale', { number: 4 })) });
    const session = new Session(host, () => 0);
    await session.answer(ASKED, { n: 1 });
    expect(session.state.get()).toMatchObject({ busy: false, problem: { code: 'stale', details: { number: 4 } } });
  });

  test('sends one answer at a time', async () => {
    let finish: () => void = () => undefined;
    const send = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const session = new Session(fakeHost({ answer: send }).host, () => 0);
    const first = session.answer(ASKED, { n: 1 });
    await session.answer(ASKED, { n: 1 });
    finish();
    await first;
    expect(send).toHaveBeenCalledTimes(1);
  });
});

describe('a session tells what happened event by event', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const LATER = { ...ASKED, question: 'later', since: 1 } as Asked;
  const view = (answers: number, asked: readonly Asked[]): View =>
    ({ answers, asked, viewer: 0, over: false, awaited: [] }) as unknown as View;
  const picture = (answers: number, asked: readonly Asked[], log: readonly LogLine[]): Picture => ({
    ...{ game: 'g', seats: [{ name: 'Anna', by: 'person' }], shared: false },
    ...{ log, view: view(answers, asked), undo: { question: 'q', about: {}, answer: {} } },
  });
  const before = picture(1, [ASKED], [line(1, 'answered')]);
  const after = picture(
    2,
    [ASKED, LATER],
    [line(1, 'answered'), line(2, 'rolled'), line(2, 'fell'), line(2, 'scored')],
  );

  async function watching(pace = 1, { mine = false, each = 1000 } = {}) {
    let listener: (picture: Picture) => void = () => undefined;
    const { host } = fakeHost({
      watch(heard) {
        listener = heard;
        return () => undefined;
      },
      open: async () => listener(before),
    });
    const session = new Session(host, () => pace);
    session.follow(
      ({ type }) => (type === 'scored' ? 0 : each),
      () => mine,
    );
    await vi.advanceTimersByTimeAsync(1000);
    const told = () => session.state.get().picture?.log.map(({ event }) => event.type);
    return { session, told, receive: () => listener(after) };
  }

  test('log, table and questions are those of the moment that is shown', async () => {
    const { session, told, receive } = await watching();
    receive();
    // While it rolls, nobody says what came of it.
    expect(told()).toEqual(['answered']);
    const { picture: shown, telling } = session.state.get();
    expect(shown?.view?.answers).toBe(1);
    // What was asked before stays open; the next question waits, and so does the undo.
    expect(shown?.view?.asked.map(({ question }) => question)).toEqual(['q']);
    expect(shown?.undo).toBeUndefined();
    expect(telling).toMatchObject({ told: 1, over: 0, picture: after, starts: [0, 1000, 1000], total: 2000 });
    vi.advanceTimersByTime(1000);
    expect(told()).toEqual(['answered', 'rolled']);
    expect(session.state.get().telling).toMatchObject({ told: 3, over: 1 });
    expect(session.state.get().picture?.view?.answers).toBe(1);
    vi.advanceTimersByTime(1000);
    expect(session.state.get().telling).toBeUndefined();
    expect(session.state.get().picture).toEqual(after);
    expect(told()).toEqual(['answered', 'rolled', 'fell', 'scored']);
  });

  test('what one takes part in may take twice as long as what others do', async () => {
    const total = async (mine: boolean) => {
      const { session, receive } = await watching(1, { mine, each: 3000 });
      receive();
      return session.state.get().telling?.total;
    };
    expect(await total(false)).toBe(4000);
    expect(await total(true)).toBe(6000);
  });

  test('it can be skipped', async () => {
    const { session, receive } = await watching();
    receive();
    session.hurry();
    expect(session.state.get().picture).toEqual(after);
    expect(session.state.get().telling).toBeUndefined();
  });

  test('an answer given meanwhile skips it', async () => {
    const { session, receive } = await watching();
    receive();
    void session.answer(ASKED, { n: 1 });
    expect(session.state.get().telling).toBeUndefined();
  });

  test('without animation everything is told at once', async () => {
    const { session, receive } = await watching(0);
    receive();
    vi.advanceTimersByTime(16);
    expect(session.state.get()).toMatchObject({ picture: after, behind: 0 });
    expect(session.state.get().telling).toBeUndefined();
  });

  test('lines that were told before stay the same objects, so that they are not drawn again', async () => {
    const { session, receive } = await watching(0);
    const [told] = session.state.get().picture?.log ?? [];
    receive();
    vi.advanceTimersByTime(16);
    expect(session.state.get().picture?.log[0]).toBe(told);
  });
});
