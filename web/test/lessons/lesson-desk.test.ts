import { expect, test, vi } from 'vitest';
import type { Picture } from '../../host/host.ts';
import { LessonRunner } from '../../lessons/lesson-runner.ts';

async function begun() {
  const pictures: Picture[] = [];
  const desk = new LessonRunner((picture) => pictures.push(structuredClone(picture)));
  await desk.open({ game: 'red-planet', lesson: 'first-flight', name: 'Anna' });
  return { desk, pictures, now: () => pictures.at(-1)! };
}

test('a question keeps what the step accepts; everything else legal is barred after the reasons of the rules', async () => {
  const { desk, now } = await begun();
  expect(now().view?.asked[0].answers).toEqual([]);
  for (let step = 0; step < 3; step++) await desk.next();
  const [asked] = now().view!.asked;
  expect(asked.answers).toEqual([{ character: 'travel-agent' }]);
  expect(asked.barred.filter(({ why }) => why === 'lesson').length).toBe(8);
  expect(now().lesson?.canonical).toEqual({ character: 'travel-agent' });
  expect(now().seats.map(({ name }) => name)).toEqual(['Anna', 'Hevelius', 'Kepler']);
  await expect(desk.answer({ character: 'pilot' })).rejects.toThrow('lesson');
});

test('the others answer one after another, after the learner was heard', async () => {
  const { desk, pictures, now } = await begun();
  for (let step = 0; step < 3; step++) await desk.next();
  const before = pictures.length;
  await desk.answer({ character: 'travel-agent' });
  expect(pictures.length).toBe(before + 1);
  expect(now().lesson?.canonical).toBeUndefined();
  await vi.waitFor(() => expect(now().lesson?.place.step).toBe(4));
  expect(pictures.length).toBe(before + 4);
});

test('nothing is asked while the lesson answers for the learner', async () => {
  const { desk, pictures, now } = await begun();
  await desk.open({ game: 'shackleton-base', lesson: 'corporations', name: 'Anna' });
  await desk.next();
  for (let step = 1; step < 5; step++) {
    const { at } = now().lesson!;
    await desk.answer(now().lesson!.canonical!);
    await vi.waitFor(() => expect(now().lesson!.at).toBeGreaterThan(at));
  }
  // Each question stands at a step of its own: those in between are the lesson's to answer.
  const asked = pictures.filter(({ view }) => view!.asked.some(({ answers }) => answers.length > 0));
  for (const { view, lesson } of asked) expect(lesson?.canonical, view!.asked[0].question).toBeDefined();
  expect(pictures.some(({ view }) => view!.asked.length === 0)).toBe(true);
});

test('a lesson can be skipped through to its end and gone on with from any step', async () => {
  const { desk, now } = await begun();
  const left: Picture[] = [];
  while (!now().lesson?.done) {
    left.push(now());
    await desk.skip();
  }
  expect(left.length).toBe(11);
  for (const { lesson, view } of left) {
    const again = await begun();
    await again.desk.open({ game: 'red-planet', lesson: 'first-flight', name: 'Anna', ...lesson });
    expect(again.now().view).toEqual(view);
  }
});

test('a place that no longer fits begins its scene again', async () => {
  const { desk, now } = await begun();
  const place = { step: 5, given: [{ seat: 0, answer: { character: 'nobody' } }], began: [3, 3, 3, 3, 3, 4] };
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await desk.open({ game: 'red-planet', lesson: 'first-flight', name: 'Anna', scene: 0, place });
  expect(now().lesson?.place.step).toBe(0);
  expect(warn).toHaveBeenCalled();
  warn.mockRestore();
});
