import type { View } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { missedLines, momentBefore } from '../../log/use-recap.ts';
import { Session } from '../../session/session.ts';
import { ASKED, fakeHost } from '../fixtures/fake-host.ts';

const step = ({ replay }: Session, by: number) => replay.look(replay.lookingAt + by);

describe('a replay', () => {
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
    await session.replay.look(15);
    await Promise.all(Array.from({ length: 10 }, () => step(session, -1)));
    expect(session.state.get().past?.at).toBe(5);
    expect(session.state.get().past?.view.answers).toBe(5);
    session.replay.present();
    await step(session, -1);
    expect(session.state.get().past?.at).toBe(19);
  });

  test('one step on tells what happened in it; a jump tells nothing', async () => {
    const { host } = fakeHost();
    const session = new Session(host, () => 0);
    for (let n = 0; n < 5; n++) await session.answer(ASKED, { n: 1 });
    await session.replay.look(1);
    expect(session.state.get().past?.events).toEqual([]);
    await step(session, 1);
    expect(session.state.get().past?.events).toEqual([{ type: 'answered' }]);
    await session.replay.look(4);
    expect(session.state.get().past?.events).toEqual([]);
    // The same on the way back to now.
    await step(session, 1);
    expect(session.state.get()).toMatchObject({ past: undefined, fresh: [{ type: 'answered' }] });
    await session.replay.look(1);
    session.replay.present();
    expect(session.state.get()).toMatchObject({ past: undefined, fresh: [] });
  });

  test('whoever watches what was missed sees all of it happen, from the first line on', async () => {
    const { host } = fakeHost();
    const session = new Session(host, () => 0);
    for (let n = 0; n < 5; n++) await session.answer(ASKED, { n: 1 });
    const { log = [] } = session.state.get().picture ?? {};
    const missed = missedLines(log, 2, 5);
    await session.replay.watch(momentBefore(missed));
    expect(session.state.get().past).toMatchObject({ at: 2, plays: true });
    const seen: number[] = [];
    for (let n = 0; n < 2; n++) {
      await step(session, 1);
      const { past } = session.state.get();
      expect(past?.events).toEqual([{ type: 'answered' }]);
      expect(past?.plays).toBeUndefined();
      seen.push(past?.at ?? 0);
    }
    expect(seen).toEqual(missed.slice(0, -1).map(({ at }) => at));
    // The last of them is the present.
    await step(session, 1);
    expect(session.state.get().past).toBeUndefined();
  });

  test('looks at the past and comes back', async () => {
    const session = new Session(fakeHost().host, () => 0);
    for (const n of [1, 2, 1]) await session.answer(ASKED, { n });
    await session.replay.look(1);
    expect(session.state.get().past).toMatchObject({ at: 1 });
    await session.replay.look(3);
    expect(session.state.get().past).toBeUndefined();
  });

  test('a moment that is still on its way when the curtain falls is not shown', async () => {
    let arrive: (moment: { readonly view: View }) => void = () => undefined;
    const { host, curtain } = fakeHost({ moment: () => new Promise((resolve) => (arrive = resolve)) });
    const session = new Session(host, () => 0);
    for (let n = 0; n < 3; n++) await session.answer(ASKED, { n: 1 });
    const looking = session.replay.look(1);
    curtain();
    arrive({ view: { answers: 1 } as unknown as View });
    await looking;
    expect(session.state.get().past).toBeUndefined();
  });

  test('the curtain ends a look at the past', async () => {
    const { host, curtain } = fakeHost();
    const session = new Session(host, () => 0);
    for (let n = 0; n < 3; n++) await session.answer(ASKED, { n: 1 });
    await session.replay.look(1);
    curtain();
    expect(session.state.get().past).toBeUndefined();
  });
});
