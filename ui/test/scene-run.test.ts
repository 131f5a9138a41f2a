import { Refusal } from '@orrery/kernel';
import { type TicTacToe, ticTacToe } from '@orrery/kernel/samples';
import { describe, expect, test } from 'vitest';
import { type LessonScene, SceneRun, type Stranger } from '../lesson/index.ts';

const first: Stranger<TicTacToe> = (_, { answers }) => answers[0];

const scene: LessonScene<TicTacToe> = {
  id: 'corner',
  from: { seats: 2 },
  before: [
    [0, { cell: 4 }],
    [1, { cell: 1 }],
  ],
  steps: [
    { kind: 'say', id: 'look' },
    {
      kind: 'do',
      id: 'corner',
      question: 'mark',
      like: { cell: 0 },
      allow: [{ cell: 0 }, { cell: 2 }],
      nudges: [{ on: { cell: 7 }, id: 'opposite' }],
      next: [[1, { cell: 8 }]],
    },
    { kind: 'do', id: 'line', question: 'mark', like: 'first', want: ({ table }) => table.cells[6] === 0 },
    { kind: 'free', id: 'on', until: { told: { type: 'marked', seat: 1 }, times: 1 } },
    { kind: 'say', id: 'end' },
  ],
};

const begin = () => new SceneRun(ticTacToe, scene, first);

describe('a scene', () => {
  test('takes accepted answers only, and lets the others answer by their lines', () => {
    const run = begin();
    expect(run.accepted()).toEqual([]);
    run.next();
    expect(run.accepted()).toEqual([{ cell: 0 }, { cell: 2 }]);
    expect(run.nudge({ cell: 7 })).toBe('opposite');
    expect(run.nudge({ cell: 5 })).toBeUndefined();
    expect(() => run.give({ cell: 7 })).toThrow(Refusal);
    run.give({ cell: 2 });
    expect(run.step?.id).toBe('corner');
    expect(run.accepted()).toEqual([]);
    expect(run.follow()).toMatchObject({ seat: 1, answer: { cell: 8 } });
    expect(run.step?.id).toBe('line');
    expect(run.follow()).toBeUndefined();
    expect(run.accepted()).toEqual([{ cell: 6 }]);
  });

  test('free play lasts until the event, and a scene may go on from where another ends', () => {
    const run = begin();
    while (run.step?.id !== 'on') run.skip();
    expect(run.accepted()).toEqual([]);
    run.follow();
    expect(run.step?.id).toBe('end');
    const later = new SceneRun(ticTacToe, { id: 'later', from: { after: scene }, steps: [] }, first);
    expect(later.play.match.table).toEqual(run.play.match.table);
  });

  test('can be gone on with from a kept place, also between the lines of the others', () => {
    const run = begin();
    run.next();
    run.give({ cell: 0 });
    const again = new SceneRun(ticTacToe, scene, first, JSON.parse(JSON.stringify(run.place)));
    expect(again.step?.id).toBe('corner');
    expect(again.follow()).toMatchObject({ answer: { cell: 8 } });
    expect(again.step?.id).toBe('line');
  });

  test('a place that a changed lesson does not lead to is refused', () => {
    const run = begin();
    run.next();
    const [look, corner, ...rest] = scene.steps;
    const other = (steps: LessonScene<TicTacToe>['steps']) => () =>
      new SceneRun(ticTacToe, { ...scene, steps }, first, run.place);
    expect(other([look, corner, ...rest])).not.toThrow();
    // The step before it asks for an answer now.
    expect(other([corner, look, ...rest])).toThrow(Refusal);
  });

  test('a line that does not fit is an error that lists what fits', () => {
    const broken = { ...scene, before: [[0, { cell: 9 }]] as const };
    expect(() => new SceneRun(ticTacToe, broken, first)).toThrow('0 answers of seat 0 have {"cell":9}; asked: 0: mark');
  });
});
