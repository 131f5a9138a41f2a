import type { Signs } from '@orrery/games/contract';
import { type Answer, type Game, imagine, type Match, Play, randomFrom, type View, view } from '@orrery/kernel';
import { highCard, ticTacToe } from '@orrery/kernel/samples';
import { describe, expect, test } from 'vitest';
import { type Advice, advise, hintOf, plain, pooled, regretOf } from '../index.ts';

type VocabularyOf<T> = T extends Game<infer G> ? G : never;

describe('advice', () => {
  const first = () => view(Play.start(ticTacToe, { seats: 2, seed: 1 }), 0);

  test('tells of every answer how often it was tried and what a person would count at the ends', async () => {
    let counted = 0;
    const signs: Signs<VocabularyOf<typeof ticTacToe>> = {
      wanted: { moves: 'more' },
      count: (match) => {
        counted++;
        return { moves: (match as Match).answers };
      },
    };
    const { answers, wanted } = await advise(ticTacToe, { ...plain(ticTacToe), signs }, first(), {
      looks: 200,
      random: randomFrom('advice'),
    });
    expect(answers.length).toBe(9);
    const looks = answers.reduce((sum, { visits }) => sum + visits, 0);
    expect(counted).toBe(looks);
    expect(wanted).toEqual({ moves: 'more' });
    for (const { visits, signs } of answers) if (visits > 0) expect(signs.moves.total).toBeGreaterThan(visits);
  });

  test('an answer that was asked about is looked at, whatever is thought of it', async () => {
    const [answer] = first().asked[0].answers;
    // The game's own judgement calls it a blunder: no search would try it.
    const weigh = (_play: unknown, _seat: unknown, { answers }: { readonly answers: readonly Answer[] }) =>
      answers.map((_, at) => (at === 0 ? 0 : 1));
    const heuristic = { ...plain(ticTacToe), weigh };
    const look = async (besides?: Answer) =>
      (
        await advise(ticTacToe, heuristic, first(), {
          looks: 64,
          random: randomFrom('besides'),
          ...(besides ? { besides } : {}),
        })
      ).answers[0].visits;
    expect(await look()).toBe(0);
    expect(await look(answer)).toBeGreaterThanOrEqual(10);
  });

  test('follows from the view alone: what the seat cannot know changes nothing', async () => {
    const play = Play.start(highCard, { seats: 2, seed: 1 });
    const twin = imagine(highCard, view(play, 0), randomFrom('twin'));
    expect(twin.match.table.hands[1]).not.toEqual(play.match.table.hands[1]);
    const adviceOn = (seen: View<VocabularyOf<typeof highCard>>) =>
      advise(highCard, plain(highCard), seen, { looks: 64, random: randomFrom('view') });
    expect(await adviceOn(view(twin, 0))).toEqual(await adviceOn(view(play, 0)));
  });

  test('of several thinkers is the sum of theirs', async () => {
    const think = (seed: string) =>
      advise(ticTacToe, plain(ticTacToe), first(), { looks: 64, random: randomFrom(seed) });
    const thoughts = [await think('a'), await think('b')];
    const sum = (answers: readonly Advice[]) => answers.reduce((all, { visits }) => all + visits, 0);
    const both = pooled(thoughts);
    expect(both.answers.length).toBe(9);
    expect(sum(both.answers)).toBe(sum(thoughts[0].answers) + sum(thoughts[1].answers));
  });
});

/** An answer that was tried so often, with that mean value and those means of signs, each a little apart. */
function advice(name: string, visits: number, value: number, signs: { readonly [sign: string]: number } = {}): Advice {
  const sumOf = (mean: number) => ({ total: visits * mean, squares: visits * (mean ** 2 + 0.25) });
  const spread = 0.01;
  return {
    answer: { name },
    visits,
    ...{ total: visits * value, squares: visits * (value ** 2 + spread) },
    weight: 1,
    signs: Object.fromEntries(Object.entries(signs).map(([sign, mean]) => [sign, sumOf(mean)])),
  };
}

describe('reasons', () => {
  const wanted = { zones: 'more', tokens: 'more', ice: 'more', lost: 'less' } as const;

  test('are the signs in which the best answer differs most from the median of the others', () => {
    const { best, reasons, clear, forced } = hintOf({
      wanted,
      answers: [
        advice('worse', 50, 0.4, { zones: 2, tokens: 5, ice: 1, lost: 1 }),
        advice('best', 200, 0.6, { zones: 4, tokens: 6, ice: 1.02, lost: 1 }),
        advice('outlier', 50, 0.3, { zones: 5, tokens: 5, ice: 1, lost: 1 }),
        advice('worst', 50, 0.2, { zones: 2, tokens: 5, ice: 1, lost: 1 }),
      ],
    });
    expect(best).toEqual([{ name: 'best' }]);
    expect(forced).toBe(false);
    expect(clear).toBe(true);
    expect(reasons).toEqual([
      { sign: 'zones', by: 2, speaksFor: true },
      { sign: 'tokens', by: 1, speaksFor: true },
    ]);
  });

  test('fewer losses speak for an answer; what it costs is told as its price', () => {
    const { reasons } = hintOf({
      wanted,
      answers: [
        advice('best', 200, 0.6, { zones: 1, tokens: 5, ice: 1, lost: 0 }),
        advice('other', 100, 0.4, { zones: 2, tokens: 5, ice: 1, lost: 2 }),
      ],
    });
    expect(reasons).toEqual([
      { sign: 'lost', by: -2, speaksFor: true },
      { sign: 'zones', by: -1, speaksFor: false },
    ]);
  });

  test('are not made of chance', () => {
    const { reasons } = hintOf({
      wanted,
      answers: [advice('best', 8, 0.6, { zones: 2.2 }), advice('other', 6, 0.4, { zones: 2 })],
    });
    expect(reasons).toEqual([]);
  });

  test('two answers within two per cent are both shown', () => {
    const { best, clear } = hintOf({
      wanted,
      answers: [advice('third', 20, 0.3), advice('one', 90, 0.515), advice('two', 80, 0.5)],
    });
    expect(best).toEqual([{ name: 'one' }, { name: 'two' }]);
    expect(clear).toBe(false);
  });

  test('three good answers stand in the order of the list, not of their worth', () => {
    const { good } = hintOf({
      wanted,
      answers: [advice('a', 10, 0.3), advice('b', 50, 0.4), advice('c', 5, 0.1), advice('d', 90, 0.6)],
    });
    expect(good).toEqual([{ name: 'a' }, { name: 'b' }, { name: 'd' }]);
  });

  test('where all else is a blunder the hint says that it is forced', () => {
    const blunder = { ...advice('blunder', 0, 0), weight: 0 };
    expect(hintOf({ wanted, answers: [blunder, advice('only', 8, 0.5)] })).toMatchObject({
      forced: true,
      best: [{ name: 'only' }],
    });
  });

  test('a regret is what the given answer cost against the best, told by the same signs', () => {
    const answers = [
      advice('best', 40, 0.6, { zones: 4, tokens: 5 }),
      advice('given', 16, 0.45, { zones: 2, tokens: 5 }),
      advice('other', 8, 0.1, { zones: 0, tokens: 9 }),
    ];
    const regret = regretOf({ wanted, answers }, { name: 'given' });
    expect(regret.better).toEqual({ name: 'best' });
    expect(regret.cost).toBeCloseTo(0.15);
    expect(regret.reasons).toEqual([{ sign: 'zones', by: 2, speaksFor: true }]);
    expect(regretOf({ wanted, answers }, { name: 'best' }).cost).toBe(0);
  });
});
