import {
  type Answer,
  type Delta,
  type Game,
  Ledger,
  patch,
  Refusal,
  randomFrom,
  type View,
  type Viewer,
  view,
} from '@orrery/kernel';
import { highCard } from '@orrery/kernel/samples';
import { stateHash } from '@orrery/protocol';
import { describe, expect, it } from 'vitest';
import { type Intent, type Made, Room } from '../engine/room.ts';
import { adopt } from '../engine/sharing.ts';
import { type Packed, pack } from '../engine/snapshots.ts';
import { longHaul } from './long-haul.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 2, 'watcher'];

/** Plays at random, with undo, and compares the room with the kernel's own ledger after every entry. */
async function compare<T>(game: Game<T>, seed: string, length: number): Promise<{ snapshots: number; undone: number }> {
  const random = randomFrom(seed);
  const setup = { seats: 3, seed };
  const ledger = new Ledger(game, setup);
  let room = Room.open(game, { match: 1, setup });
  let views = new Map(VIEWERS.map((viewer) => [viewer, fresh(room, viewer)]));
  const log: Made[] = [];
  let newest: Packed | undefined;
  const counts = { snapshots: 0, undone: 0 };
  for (let step = 0; step < length && !ledger.play.over; step++) {
    const intent = wish(room, random);
    if ('answer' in intent) ledger.answer(intent.seat, intent.answer);
    else {
      ledger.undo(intent.seat);
      counts.undone++;
    }
    room.fulfil(intent, (made) => {
      log.push(made);
      for (const [viewer, text] of room.updates()) {
        const { delta } = JSON.parse(text) as { delta?: Delta };
        views.set(viewer, patch(views.get(viewer), delta) as View);
      }
    });
    expect(log.at(-1)?.hash).toBe(stateHash(ledger.play));
    for (const viewer of VIEWERS) expect(views.get(viewer)).toEqual(json(view(ledger.play, viewer)));
    const due = room.snapshot();
    if (due) {
      newest = await pack(due);
      counts.snapshots++;
    }
    if (random() % 10 === 0) {
      const since = log.filter(({ number }) => number > (newest?.number ?? 0));
      room = Room.open(game, { match: 1, setup }, newest?.state, since);
      expect(room.number).toBe(log.length);
      views = new Map(VIEWERS.map((viewer) => [viewer, fresh(room, viewer)]));
    }
  }
  return counts;
}

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const fresh = <T>(room: Room<T>, viewer: Viewer): View => (JSON.parse(room.fresh(viewer)) as { view: View }).view;

/** An undo now and then where one is offered, else any answer. */
function wish<T>(room: Room<T>, random: () => number): Intent {
  for (const seat of [0, 1, 2]) {
    const { undo } = JSON.parse(room.fresh(seat)) as { undo?: { number: number } };
    if (undo && random() % 3 === 0) return { seat, back: undo.number };
  }
  const { fronts } = room.play;
  const { seat, answers } = fronts[random() % fronts.length];
  return { seat, answer: answers[random() % answers.length], after: room.number };
}

describe('a room', () => {
  it('agrees with the ledger of the kernel through answers, undos and reloads', async () => {
    let undone = 0;
    for (let seed = 0; seed < 12; seed++) undone += (await compare(highCard, `room ${seed}`, 300)).undone;
    expect(undone).toBeGreaterThan(20);
  });

  it('loads from snapshots', async () => {
    expect((await compare(longHaul, 'haul', 230)).snapshots).toBe(4);
  });

  it('refuses without a trace', () => {
    const room = Room.open(highCard, { match: 1, setup: { seats: 2, seed: 1 } });
    const before = room.fresh(0);
    const made = () => expect.unreachable();
    const wrong = { card: 'none' } as Answer;
    expect(() => room.fulfil({ seat: 0, answer: wrong, after: 0 }, made)).toThrow(Refusal);
    expect(() => room.fulfil({ seat: 0, back: 1 }, made)).toThrow('no-undo');
    expect(room.fresh(0)).toBe(before);
    expect(room.number).toBe(0);
  });

  it('finds the entry from which a log leads elsewhere', () => {
    const setup = { seats: 2, seed: 5 };
    const room = Room.open(longHaul, { match: 1, setup });
    const log: Made[] = [];
    for (let n = 0; n < 4; n++) room.fulfil({ seat: n % 2, answer: { digit: n }, after: n }, (made) => log.push(made));
    log[2] = { ...log[2], answer: '{"digit":9}' };
    expect(() => Room.open(longHaul, { match: 1, setup }).repeat(log)).toThrow('entry 3');
    expect(() => Room.open(longHaul, { match: 1, setup }, undefined, log)).toThrow('entry 3');
  });
});

describe('shared trees', () => {
  it('take what is equal from the kept tree and never anything that is still alive', () => {
    const kept = { a: [{ n: 1 }, { n: 2 }], b: { deep: { x: 1 } }, gone: 1 };
    const live = { a: [{ n: 1 }, { n: 3 }, { n: 4 }], b: { deep: { x: 1 } } };
    const now = adopt(kept, live as never) as typeof kept;
    expect(now).toEqual(live);
    expect(now.a[0]).toBe(kept.a[0]);
    expect(now.b).toBe(kept.b);
    live.a[1].n = 99;
    live.a[2].n = 99;
    expect(now.a).toEqual([{ n: 1 }, { n: 3 }, { n: 4 }]);
    expect(adopt(now, json(now))).toBe(now);
  });

  it('notice added, removed and shortened parts', () => {
    const cases: [unknown, unknown][] = [
      [{ a: 1, b: 2 }, { a: 1 }],
      [{ a: 1 }, { a: 1, b: 2 }],
      [
        [1, 2, 3],
        [1, 2],
      ],
      [[1], [1, [2]]],
      [{ a: [] }, { a: {} }],
      [{ a: {} }, { a: null }],
      [{ a: null }, { a: { b: 1 } }],
    ];
    for (const [kept, live] of cases) expect(adopt(kept, live)).toEqual(live);
  });
});
