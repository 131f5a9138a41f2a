import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { framesOf } from '../frames.ts';
import type { Game } from '../game.ts';
import { hash } from '../hash.ts';
import { randomFrom } from '../luck.ts';
import { MatchLog } from '../match-log.ts';
import { effective, replay } from '../record.ts';
import { highCard } from '../samples/index.ts';
import { SharedTree } from '../shared-tree.ts';
import type { Seat } from '../types.ts';
import type { Vocabulary } from '../vocabulary.ts';

const json = <V>(value: V): V => JSON.parse(JSON.stringify(value)) as V;
const SEATS: readonly Seat[] = [0, 1, 2];

/** Plays at random, with undo; `each` sees the log after every entry. */
function playOut<G extends Vocabulary>(game: Game<G>, seed: string, each?: (log: MatchLog<G>) => void): MatchLog<G> {
  const random = randomFrom(seed);
  const log = new MatchLog(game, { seats: 3, seed });
  while (!log.play.over) {
    const undoing = SEATS.find((seat) => log.undoable(seat) && random() % 3 === 0);
    if (undoing !== undefined) log.undo(undoing);
    else {
      const { pending } = log.play;
      const { seat, answers } = pending[random() % pending.length];
      log.answer(seat, answers[random() % answers.length]);
    }
    each?.(log);
  }
  return log;
}

let taken = 0;

type Sum = {
  table: { sum: number };
  questions: { add: { about: object; answer: { add: number } } };
  events: Record<never, object>;
  reasons: Record<never, object>;
  item: never;
  verdict: never;
  options: Record<never, never>;
};

const add = framesOf<Sum>().question('add', {
  rule: 'SUM-1',
  answers: () => [0, 1, 2, 9].map((number) => ({ add: number })),
  take(m, { seat }, { add: number }) {
    taken++;
    m.table.sum += number;
    if (number === 9) throw new Error('on purpose');
    m.next(add({ seat }));
  },
});

/** One seat adds numbers for ever, and nothing seals: every answer can be taken back. Nine fails half-way. */
const sum: Game<Sum> = {
  id: 'sum',
  edition: 1,
  seats: { min: 2, max: 2 },
  options: {},
  frames: [add],
  setup(m) {
    m.next(add({ seat: 0 }));
    return { sum: 0 };
  },
  standing: () => ({ winners: [], rows: [] }),
};

const seeds = Array.from({ length: 8 }, (_, at) => `match log ${at}`);

describe('a match with its log', () => {
  it('is where a replay from the deal leads, after every entry', () => {
    let undone = 0;
    for (const seed of seeds) {
      const { entries } = playOut(highCard, seed, (log) => {
        const expected = replay(highCard, log.record);
        expect(hash(log.play.match), seed).toBe(hash(expected.match));
        expect(log.hash(), seed).toBe(hash(expected.match));
      });
      undone += entries.filter((entry) => 'undo' in entry).length;
    }
    expect(undone).toBeGreaterThan(20);
  });

  it('goes to any moment, and tells what a replay would tell', () => {
    for (const seed of seeds.slice(0, 3)) {
      const log = playOut(highCard, seed);
      const told = [log.dealt];
      const hashes: string[] = [hash(log.at(0).match)];
      replay(highCard, log.record, {
        each: (play) => {
          hashes.push(hash(play.match));
          told.push(play.events);
        },
      });
      expect(hashes.map((_, answers) => hash(log.at(answers).match))).toEqual(hashes);
      expect([log.dealt, ...log.counted.map(({ events }) => events)]).toEqual(told);
      expect(log.counted.map(({ answer }) => answer)).toEqual(effective(log.entries).map(({ answer }) => answer));
    }
  });

  it('goes on from any moment it was saved at, with the same undos and the same age of every question', () => {
    let unsealed = 0;
    for (const seed of seeds) {
      const random = randomFrom(`${seed} saved`);
      let twin = new MatchLog(highCard, { seats: 3, seed });
      playOut(highCard, seed, (log) => {
        const newest = log.entries[log.entries.length - 1];
        twin.enter(newest);
        if (random() % 5 === 0) {
          const saved = json(twin.compact());
          if (saved.since?.length) unsealed++;
          twin = new MatchLog(highCard, log.setup, saved);
        }
        expect(twin.number).toBe(log.number);
        expect(twin.hash()).toBe(log.hash());
        for (const seat of SEATS) {
          expect(twin.undoables(seat)).toEqual(log.undoables(seat));
          for (const asked of log.play.askedOf(seat)) expect(twin.putAt(asked)).toBe(log.putAt(asked));
        }
      });
    }
    expect(unsealed).toBeGreaterThan(3);
  });

  it('leaps to a border without playing what was taken back', () => {
    for (const seed of seeds) {
      const log = playOut(highCard, seed);
      const leapt = new MatchLog(highCard, log.setup);
      leapt.leap(log.entries);
      expect([leapt.number, leapt.hash()]).toEqual([log.number, log.hash()]);
      expect(leapt.counted.map(({ number }) => number)).toEqual(log.counted.map(({ number }) => number));
    }
  });

  it('an undo plays a short tail again, however long the game', () => {
    const log = new MatchLog(sum, { seats: 2, seed: 1 });
    for (let n = 0; n < 200; n++) log.answer(0, { add: n % 3 });
    let answered = taken;
    log.undo(0);
    expect(taken - answered).toBeLessThanOrEqual(16);
    answered = taken;
    log.at(77);
    expect(taken - answered).toBeLessThanOrEqual(16);
  });

  it('a failing rule leaves no trace', () => {
    const log = new MatchLog(sum, { seats: 2, seed: 1 });
    log.answer(0, { add: 1 });
    const before = log.hash();
    expect(() => log.answer(0, { add: 9 })).toThrow('on purpose');
    expect([hash(log.play.match), log.hash(), log.number]).toEqual([before, before, 1]);
    log.answer(0, { add: 2 });
    expect(log.play.table.sum).toBe(3);
  });
});

describe('shared trees', () => {
  it('share what is equal with the state before and never anything that is still alive', () => {
    const live: { a: { n: number }[]; b: object; gone?: number } = {
      a: [{ n: 1 }, { n: 2 }],
      b: { deep: { x: 1 } },
      gone: 1,
    };
    const tree = new SharedTree(json(live));
    const before = tree.value;
    live.a[1].n = 3;
    live.a.push({ n: 4 });
    delete live.gone;
    expect(tree.follow(live)).toBe(true);
    expect(tree.value).toEqual(live);
    expect(tree.value.a[0]).toBe(before.a[0]);
    expect(tree.value.b).toBe(before.b);
    expect(before).toEqual({ a: [{ n: 1 }, { n: 2 }], b: { deep: { x: 1 } }, gone: 1 });
    const { value } = tree;
    expect(tree.follow(json(live))).toBe(false);
    expect(tree.value).toBe(value);
    live.a[1].n = 99;
    expect(value.a[1].n).toBe(3);
  });

  it('follow any value into any other, with its hash', () => {
    const parts = fc.letrec((tie) => ({
      leaf: fc.oneof(fc.integer({ min: 0, max: 2 }), fc.constantFrom('x', null, true)),
      list: fc.array(tie('any'), { maxLength: 3 }),
      record: fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('any'), { maxKeys: 3, noNullPrototype: true }),
      any: fc.oneof({ maxDepth: 4, withCrossShrink: true }, tie('leaf'), tie('list'), tie('record')),
    }));
    const trees = fc.oneof(parts.list, parts.record) as fc.Arbitrary<object>;
    fc.assert(
      fc.property(fc.array(trees, { minLength: 2, maxLength: 6 }), (states) => {
        const tree = new SharedTree(json(states[0]));
        const seen: [object, string][] = [];
        for (const live of states) {
          const before = tree.value;
          const changed = tree.follow(live);
          if (!changed) expect(before).toEqual(live);
          expect(tree.value === before).toBe(!changed);
          expect(tree.value).toEqual(live);
          expect(hash(tree)).toBe(hash(live));
          seen.push([tree.value, JSON.stringify(live)]);
        }
        for (const [value, text] of seen) expect(value).toEqual(JSON.parse(text));
      }),
      { numRuns: 500 },
    );
  });
});
