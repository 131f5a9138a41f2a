import type { Asked, View } from '@orrery/kernel';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LogLine, Picture } from '../../host/host.ts';
import { freshEvents } from '../../session/event-clock.ts';
import { Session } from '../../session/session.ts';
import { timesOf } from '../../session/telling.ts';
import { ASKED, fakeHost, line } from '../fixtures/fake-host.ts';

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

describe('what happened is told event by event', () => {
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
    session.clock.follow(
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
    // The earlier question stays open; the next question waits, and so does the undo.
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
    session.clock.hurry();
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
