import type { Advised } from '@orrery/ai';
import { type Answer, MatchLog, Play, randomFrom, type View } from '@orrery/kernel';
import { highCard } from '@orrery/kernel/samples';
import { describe, expect, test } from 'vitest';
import { doubtful } from '../../device/doubtful.ts';
import { turningPoints } from '../../hints/turning-points.ts';
import type { Decision } from '../../host/host.ts';

const GIVEN = { name: 'given' };
const BETTER = { name: 'better' };
const decisionAt = (at: number): Decision => ({ at, view: {} as View, answer: GIVEN });

/** Advice by which the given answer cost so much. */
function costing(cost: number): Advised {
  const tried = (answer: Answer, visits: number, mean: number) => ({
    ...{ answer, visits, total: visits * mean, squares: visits * mean ** 2 },
    ...{ weight: 1, signs: {} },
  });
  return { wanted: {}, answers: [tried(GIVEN, 16, 0.5 - cost), tried(BETTER, 48, 0.5)] };
}

function asked(costs: { readonly [at: number]: readonly [first: number, again: number] }) {
  const looks: number[] = [];
  const progress: string[] = [];
  const find = (stopped = () => false) =>
    turningPoints(
      {
        doubtful: async () => Object.keys(costs).map((at) => decisionAt(Number(at))),
        adviseOn: async ({ at }, many) => {
          looks.push(many);
          return costing(costs[at][many === 64 ? 0 : 1]);
        },
      },
      0,
      { roundAt: (at) => Math.floor(at / 10), onProgress: (done, of) => progress.push(`${done}/${of}`), stopped },
    );
  return { find, looks, progress };
}

describe('turning points', () => {
  test('are the three that cost most, at least a round apart, in their order', async () => {
    const { find } = asked({
      1: [0.1, 0.1],
      5: [0.3, 0.3],
      12: [0.2, 0.2],
      23: [0.06, 0.06],
      34: [0.4, 0.4],
    });
    const points = await find();
    expect(points.map(({ decision }) => decision.at)).toEqual([5, 12, 34]);
    expect(points[0]).toMatchObject({ better: BETTER, cost: expect.closeTo(0.3) });
  });

  test('what seemed to cost something only by chance is none', async () => {
    const { find, looks } = asked({ 1: [0.2, 0.01], 12: [0.03, 0.03] });
    expect(await find()).toEqual([]);
    expect(looks).toEqual([64, 64, 192]);
  });

  test('tell how far they are, and stop with whoever asked', async () => {
    const { find, looks, progress } = asked({ 1: [0.2, 0.2], 12: [0.2, 0.2] });
    await find(() => looks.length > 0);
    expect(looks).toEqual([64]);
    expect(progress[0]).toBe('0/1');
    expect(progress.at(-1)).toMatch(/\/4$/);
  });
});

test('doubtful decisions are those of the seat whose answer weighs less than half of the best', () => {
  const log = new MatchLog(highCard, { seats: 2, seed: 3 });
  const random = randomFrom('doubtful');
  while (!log.play.over) {
    const open = log.play.pending.filter(({ offer }) => !offer);
    const { seat, answers } = open[0];
    log.answer(seat, answers[random() % answers.length]);
  }
  // By this judgement only the first of the listed answers is sensible.
  const weigh = (_play: unknown, _seat: unknown, { answers }: { readonly answers: readonly Answer[] }) =>
    answers.map((_, at) => (at === 0 ? 1 : 0.2));
  const found = doubtful(highCard as never, { value: () => [0, 0], weigh } as never, log.record, 1);
  expect(found.length).toBeGreaterThan(0);
  for (const { at, view, answer } of found) {
    expect(view.viewer).toBe(1);
    expect(log.counted[at]).toMatchObject({ seat: 1, answer });
    const then = Play.start(highCard, log.record.setup);
    for (const given of log.counted.slice(0, at)) then.answer(given.seat, given.answer);
    expect(view.asked.find(({ offer }) => !offer)?.answers[0]).not.toEqual(answer);
    expect(view.answers).toBe(at);
  }
});
