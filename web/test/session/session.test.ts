import { Refusal } from '@orrery/kernel';
import { describe, expect, test, vi } from 'vitest';
import { Session } from '../../session/session.ts';
import { ASKED, fakeHost } from '../fixtures/fake-host.ts';

describe('a session', () => {
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
