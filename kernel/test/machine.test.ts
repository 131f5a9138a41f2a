import { describe, expect, it } from 'vitest';
import { matches } from '../answers.ts';
import { framesOf } from '../frames.ts';
import type { Game } from '../game.ts';
import { hash } from '../hash.ts';
import { MatchLog } from '../match-log.ts';
import { attempt, Play } from '../play.ts';
import { Refusal } from '../refusal.ts';
import { highCard } from '../samples/high-card.ts';
import { ticTacToe } from '../samples/tic-tac-toe.ts';
import { given } from '../testing/scene.ts';
import type { Answer } from '../types.ts';
import { heard, isForAll, view } from '../view.ts';
import type { AnyVocabulary } from '../vocabulary.ts';

/** What a made-up game of these tests need not say. */
const bare = {
  edition: 1,
  seats: { min: 2, max: 2 },
  options: {},
  standing: () => ({ winners: [], rows: [] }),
};

const bidAll = (seats: number) => {
  const scene = given(highCard, { seats });
  for (let seat = 0; seat < seats; seat++) scene.when(seat, { card: scene.table.hands[seat].cards[0] });
  return scene;
};

describe('containers', () => {
  it('tell everybody a condition that holds, and are hidden again only when empty', () => {
    const { play, table } = given(highCard, { seats: 2 });
    play.know(table.hands[0], 'low');
    expect(view(play, 1).table.hands[0]).toEqual({ $: 'number', seen: [0], fits: 'low', n: 4 });
    expect(() => play.hide(table.hands[0], [1])).toThrow('cannot be hidden');
    play.hide(table.played, [1], 'low');
    expect(table.played).toEqual({ $: 'number', seen: [1], fits: 'low', cards: [] });
    play.hide(table.played, [0]);
    expect(table.played).toEqual({ $: 'number', seen: [0], cards: [] });
  });
});

describe('questions', () => {
  it('refuses what is not listed and names the rule', () => {
    const scene = given(ticTacToe, { seats: 2 }).when(0, { cell: 4 });
    expect(scene.refusal(1, { cell: 4 })).toMatchObject({ code: 'barred', details: { why: 'taken', rule: 'TTT-1' } });
    expect(scene.refusal(1, { cell: 9 })).toMatchObject({ code: 'not-listed', details: { rule: 'TTT-1' } });
    expect(scene.refusal(0, { cell: 0 })).toMatchObject({ code: 'not-asked' });
  });

  it('says that the match is over', () => {
    const scene = given(ticTacToe, { seats: 2 });
    for (const [seat, cell] of [
      [0, 0],
      [1, 3],
      [0, 1],
      [1, 4],
      [0, 2],
    ])
      scene.when(seat, { cell });
    expect(scene.play.over).toBe(true);
    expect(scene.play.standing().winners).toEqual([0]);
    expect(scene.refusal(1, { cell: 8 })).toMatchObject({ code: 'match-over' });
  });

  it('refuses wrong seats, options and editions at the start', () => {
    expect(() => Play.start(ticTacToe, { seats: 3, seed: 1 })).toThrow(Refusal);
    expect(() => Play.start(ticTacToe, { seats: 2, seed: 1, options: { blue: true } })).toThrow('unknown-option');
    expect(() => Play.start(highCard, { seats: 2, seed: 1, options: { bonus: 3 } })).toThrow('bad-option');
    const { match } = Play.start(ticTacToe, { seats: 2, seed: 1 });
    expect(() => Play.resume(ticTacToe, { ...match, edition: 2 })).toThrow('other-edition');
  });

  it('an error in the rules spoils nothing when the answer is attempted on a copy', () => {
    const broken: Game<AnyVocabulary<{ n: number }>> = {
      ...bare,
      id: 'broken',
      frames: [
        framesOf<AnyVocabulary<{ n: number }>>().question('go', {
          rule: 'B-1',
          answers: () => [{ go: true }, { go: false }],
          take(m, _frame, { go }) {
            m.table.n++;
            if (go) throw new Error('half-way');
          },
        }),
      ],
      setup(m) {
        m.next({ do: 'go', seat: 0 });
        return { n: 0 };
      },
    };
    const play = Play.start(broken, { seats: 2, seed: 1 });
    const before = hash(play.match);
    expect(() => attempt(play, 0, { go: true })).toThrow('half-way');
    expect(hash(play.match)).toBe(before);
    expect(attempt(play, 0, { go: false }).table.n).toBe(1);
  });

  it('notices steps that never end', () => {
    const loop = framesOf().step('loop', (m) => m.next(loop({})));
    const endless: Game = {
      ...bare,
      id: 'endless',
      frames: [loop],
      setup(m) {
        m.next(loop({}));
        return {};
      },
    };
    expect(() => Play.start(endless, { seats: 2, seed: 1 })).toThrow('no end of steps');
  });
});

describe('together', () => {
  it('hides a draft until the join, then tells what happened', () => {
    const scene = bidAll(2);
    const winner = scene.play.awaited[0];
    scene.when(winner, { keep: true });
    const told = scene.told.length;
    scene.when(0, { stone: 1 });
    expect(view(scene.play, 0).table.shelves[0].stones).toEqual([1]);
    expect(view(scene.play, 1).table.shelves[0].stones).toEqual([]);
    expect(view(scene.play, 'watcher').table.shelves[0].stones).toEqual([]);
    expect(heard(scene.told.slice(told), 0)).toEqual([{ type: 'shelved', seat: 0, stone: 1 }]);
    expect(heard(scene.told.slice(told), 1)).toEqual([]);
    scene.when(1, { stone: 'done' }).when(0, { stone: 'done' });
    expect(heard(scene.told.slice(told), 1)).toContainEqual({ type: 'shelved', seat: 0, stone: 1 });
    expect(heard(scene.told.slice(told), 'watcher')).toContainEqual({ type: 'shelved', seat: 0, stone: 1 });
    expect(view(scene.play, 1).table.shelves[0].stones).toEqual([1]);
  });

  it('a seat takes back its own draft while others go on', () => {
    const log = new MatchLog(highCard, { seats: 2, seed: 3 });
    const answer = (seat: number, part: Answer) =>
      log.answer(seat, log.play.askedOf(seat)[0].answers.find((one) => matches(one, part))!);
    for (const seat of [0, 1]) answer(seat, {});
    expect(log.undoable(0), 'a bid is final').toBeUndefined();
    const winner = log.play.awaited[0];
    answer(winner, { keep: true });
    const before = hash(log.play.match.table);
    answer(0, { stone: 1 });
    answer(1, { stone: 1 });
    answer(1, { stone: 'done' });
    log.undo(0);
    log.undo(1);
    log.undo(1);
    expect(hash(log.play.match.table)).toBe(before);
  });
});

describe('offers', () => {
  it('may be answered at any time, wait for nobody and stop nobody', () => {
    const scene = given(highCard, { seats: 3 });
    expect(scene.play.awaited).toEqual([0, 1, 2]);
    scene.when(2, { cheer: true }).when(0, { card: scene.table.hands[0].cards[0] });
    expect(scene.may(2, { cheer: true })).toBe(false);
    expect(scene.play.awaited).toEqual([1, 2]);
    expect(scene.play.askedOf(1).map(({ question, offer }) => [question, offer])).toEqual([
      ['bid', undefined],
      ['cheer', true],
    ]);
  });
});

describe('marks', () => {
  it('an answer that draws luck or reveals a secret cannot be taken back', () => {
    const scene = bidAll(2);
    const winner = scene.play.awaited[0];
    scene.when(winner, { card: scene.table.hands[winner].cards[0] });
    expect(scene.play.seal).toBe('all');
  });

  it('say why: chance, a secret, a final question or the turn of others; nothing for what can be taken back', () => {
    const scene = given(highCard, { seats: 2 });
    scene.when(0, { card: scene.table.hands[0].cards[0] });
    expect([scene.play.seal, scene.play.sealedBy]).toEqual(['own', 'final']);
    scene.when(1, { card: scene.table.hands[1].cards[0] });
    expect(scene.play.seal).toBe('all');
    const winner = scene.play.awaited[0];
    const drawing = bidAll(2);
    const drawer = drawing.play.awaited[0];
    drawing.when(drawer, { card: drawing.table.hands[drawer].cards[0] });
    expect(['luck', 'reveal']).toContain(drawing.play.sealedBy);
    scene.when(winner, { keep: true }).when(0, { stone: 1 });
    expect([scene.play.seal, scene.play.sealedBy]).toEqual([null, undefined]);
    const game = given(ticTacToe, { seats: 2 }).when(0, { cell: 4 });
    expect([game.play.seal, game.play.sealedBy]).toEqual(['all', 'turn']);
  });

  it('a turn that the rules call over cannot be taken back, even if its seat goes on', () => {
    type Counting = AnyVocabulary & { table: { number: number } };
    const { question } = framesOf<Counting>();
    const count = question('count', {
      rule: 'X-1',
      answers: () => [{ n: 1 }, { n: 2 }],
      take(m, frame, { n }) {
        m.table.number += Number(n);
        if (n === 2) m.endTurn();
        m.next(frame);
      },
    });
    const game: Game<Counting> = {
      ...bare,
      id: 'counting',
      frames: [count],
      setup(m) {
        m.next(count({ seat: 0 }));
        return { number: 0 };
      },
    };
    const scene = given(game, { seats: 2 }).when(0, { n: 2 });
    expect([scene.play.seal, scene.play.sealedBy]).toEqual(['all', 'turn']);
    scene.when(0, { n: 1 });
    expect([scene.play.seal, scene.play.sealedBy]).toEqual([null, undefined]);
  });

  it('undo never re-rolls', () => {
    const one = bidAll(3).play;
    const other = one.copy();
    other.luck.below('something else', 6);
    const winner = one.awaited[0];
    for (const play of [one, other]) {
      play.answer(winner, { card: play.table.hands[winner].cards[0] });
    }
    expect(other.table).toEqual(one.table);
  });
});

describe('a question with one answer', () => {
  const { step, question } = framesOf();
  const pick = question('pick', {
    rule: 'R',
    answers: (_, { ways }) => Array.from({ length: ways as number }, (_way, way) => ({ way })),
    take: (m) => m.next(done({})),
  });
  const done = step('done', (m) => {
    m.tell({ type: 'done' });
    m.tell({ type: 'more' });
  });
  const after = step('after', (m) => m.tell({ type: 'after' }));
  const game: Game = {
    ...bare,
    id: 'one-way',
    frames: [pick, done, after],
    setup(m) {
      m.next(pick({ seat: 0, ways: 2 }), pick({ seat: 1, ways: 1 }), after({}));
      return {};
    },
  };

  it('is taken by itself, and its seat, no other, hears that there was only one way', () => {
    const log = new MatchLog(game, { seats: 2, seed: 1 });
    const { events } = log.answer(0, { way: 0 });
    expect(heard(events, 1)).toEqual([
      { type: 'done' },
      { type: 'more' },
      { type: 'done', unasked: 1 },
      { type: 'more' },
      { type: 'after' },
    ]);
    for (const other of [0, 'watcher'] as const)
      expect(heard(events, other).some((one) => 'unasked' in one)).toBe(false);
    expect(events.map(isForAll)).toEqual([true, true, false, true, true]);
    // The match itself knows nothing of it: recorded states stay what they were.
    expect(JSON.stringify(log.play.match)).not.toContain('unasked');
  });
});
