import { games } from '@orrery/games';
import {
  type Answer,
  anyGame,
  type Delta,
  type Entry,
  type Event,
  framesOf,
  type Game,
  hash,
  heard,
  MatchLog,
  Play,
  patch,
  Refusal,
  randomFrom,
  replay,
  type Seat,
  type View,
  type Viewer,
  type Vocabulary,
  view,
} from '@orrery/kernel';
import { highCard } from '@orrery/kernel/samples';
import { LIMITS } from '@orrery/protocol';
import { describe, expect, it } from 'vitest';
import { MatchSession } from '../engine/match-session.ts';
import type { Intent, LogEntry, Played } from '../engine/messages.ts';
import { rulesCalls } from '../engine/rules-calls.ts';
import { type Packed, pack } from '../engine/snapshots.ts';
import { coveringGame } from './covering-game.ts';
import { endlessGame } from './endless-game.ts';
import { registry } from './test-registry.ts';

type Monologue = Vocabulary & {
  table: { said: number };
  questions: { speak: { about: object; answer: { say: number } } };
};

/** One seat goes on and on, and could take back all of it. */
const speak = framesOf<Monologue>().question('speak', {
  rule: 'TALK-1',
  answers: () => [{ say: 1 }, { say: 2 }],
  take(m, { seat }) {
    m.table.said++;
    m.next(speak({ seat }));
  },
});
const monologue: Game<Monologue> = {
  id: 'monologue',
  edition: 1,
  seats: { min: 1, max: 1 },
  options: {},
  frames: [speak],
  setup(m) {
    m.next(speak({ seat: 0 }));
    return { said: 0 };
  },
  standing: () => ({ winners: [], rows: [] }),
};

const VIEWERS: readonly Viewer[] = [0, 1, 2, 'watcher'];

/** Plays at random, with undo, and compares the session with a replay from the deal after every entry. */
async function compare<G extends Vocabulary>(
  game: Game<G>,
  seed: string,
  length: number,
): Promise<{ snapshots: number; undone: number }> {
  const random = randomFrom(seed);
  const setup = { seats: 3, seed };
  let expected = Play.start(game, setup);
  const entries: Entry[] = [];
  let session = MatchSession.open(anyGame(game), { match: 1, setup });
  let views = new Map(VIEWERS.map((viewer) => [viewer, fresh(session, viewer)]));
  const log: LogEntry[] = [];
  let newest: Packed | undefined;
  const counts = { snapshots: 0, undone: 0 };
  for (let step = 0; step < length && !expected.over; step++) {
    const { seat, intent } = wanted(session, random);
    entries.push('answer' in intent ? { seat, answer: intent.answer } : { seat, undo: true });
    if ('back' in intent) counts.undone++;
    expected = replay(game, { setup, entries });
    const told =
      'answer' in intent ? (MatchLog.from(anyGame(game), { setup, entries }).counted.at(-1)?.events ?? []) : [];
    session.fulfil(seat, intent, (made) => {
      log.push(made);
      for (const [viewer, text] of session.updates()) {
        const { delta, events } = JSON.parse(text) as { delta?: Delta; events: Event[] };
        views.set(viewer, patch(views.get(viewer), delta) as View);
        expect(events).toEqual(json(heard(told, viewer)));
      }
    });
    expect(log.at(-1)?.hash).toBe(hash(expected.match));
    for (const viewer of VIEWERS) expect(views.get(viewer)).toEqual(json(view(expected, viewer)));
    const due = session.snapshot();
    if (due) {
      newest = await pack(due);
      counts.snapshots++;
    }
    if (random() % 10 === 0) {
      const since = log.filter(({ number }) => number > (newest?.number ?? 0));
      session = MatchSession.open(anyGame(game), { match: 1, setup }, newest?.state, since);
      expect(session.number).toBe(log.length);
      views = new Map(VIEWERS.map((viewer) => [viewer, fresh(session, viewer)]));
    }
  }
  return counts;
}

const rulesOfGame = (id: string) => games.find((game) => game.id === id)?.rules();
const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const fresh = (session: MatchSession, viewer: Viewer): View =>
  (JSON.parse(session.fresh(viewer)) as { view: View }).view;

/** An undo now and then where one is offered, else any answer. */
function wanted(session: MatchSession, random: () => number): { seat: Seat; intent: Intent } {
  for (const seat of [0, 1, 2]) {
    const { undo } = JSON.parse(session.fresh(seat)) as { undo?: { number: number } };
    if (undo && random() % 3 === 0) return { seat, intent: { back: undo.number } };
  }
  const { pending } = session.play;
  const { seat, answers } = pending[random() % pending.length];
  return { seat, intent: { answer: answers[random() % answers.length], after: session.number } };
}

describe('a match session', () => {
  it('agrees with a replay from the deal through answers, undos and reloads', async () => {
    let undone = 0;
    for (let seed = 0; seed < 12; seed++) undone += (await compare(highCard, `session ${seed}`, 300)).undone;
    expect(undone).toBeGreaterThan(20);
  });

  it('agrees with it where everybody drafts a whole planet unseen', async () => {
    const { game } = (await rulesOfGame('planet-unknown')) ?? expect.unreachable();
    for (let seed = 0; seed < 2; seed++) await compare(game, `drafts ${seed}`, 60);
  });

  it('agrees with it where open places are covered, and new hands come', async () => {
    for (let seed = 0; seed < 4; seed++) await compare(coveringGame, `covering ${seed}`, 60);
  });

  it('loads from snapshots', async () => {
    expect((await compare(endlessGame, 'endless', 230)).snapshots).toBe(4);
  });

  it('refuses without a trace', () => {
    const session = MatchSession.open(anyGame(highCard), { match: 1, setup: { seats: 2, seed: 1 } });
    const before = session.fresh(0);
    const made = () => expect.unreachable();
    const wrong = { card: 'none' } as Answer;
    expect(() => session.fulfil(0, { answer: wrong, after: 0 }, made)).toThrow(Refusal);
    expect(() => session.fulfil(0, { back: 1 }, made)).toThrow('no-undo');
    expect(session.fresh(0)).toBe(before);
    expect(session.number).toBe(0);
  });

  it('takes nothing back in a log that has grown too long, and goes on', () => {
    const session = MatchSession.open(anyGame(monologue), { match: 1, setup: { seats: 1, seed: 1 } });
    const undo = () => (JSON.parse(session.fresh(0)) as { undo?: { number: number } }).undo;
    const say = () => session.fulfil(0, { answer: { say: 1 }, after: session.number }, () => {});
    while (session.number < LIMITS.undoable) {
      say();
      const { number: back } = undo() ?? expect.unreachable();
      session.fulfil(0, { back }, () => {});
    }
    say();
    expect(session.number).toBe(LIMITS.undoable + 1);
    expect(undo()).toBeUndefined();
    expect(() => session.fulfil(0, { back: session.number }, () => {})).toThrow('no-undo');
    say();
    expect(session.number).toBe(LIMITS.undoable + 2);
  });

  it('finds the entry from which a log leads elsewhere', () => {
    const setup = { seats: 2, seed: 5 };
    const session = MatchSession.open(anyGame(endlessGame), { match: 1, setup });
    const log: LogEntry[] = [];
    for (let n = 0; n < 4; n++) session.fulfil(n % 2, { answer: { digit: n }, after: n }, (made) => log.push(made));
    log[2] = { ...log[2], answer: '{"digit":9}' };
    expect(() => MatchSession.open(anyGame(endlessGame), { match: 1, setup }).repeat(log)).toThrow('entry 3');
    expect(() => MatchSession.open(anyGame(endlessGame), { match: 1, setup }, undefined, log)).toThrow('entry 3');
  });

  it('goes on without a snapshot that could not be packed, and packs the next one', async () => {
    let failing = true;
    const calls = rulesCalls(registry, async ({ number }) => {
      if (failing) throw new Error('on purpose');
      return { number, state: new Uint8Array() };
    });
    const setup = { seats: 2, seed: 5 };
    await calls.open({ key: 'k', game: 'endless', edition: 1, match: 1, setup, entries: [] });
    const snapshots: number[] = [];
    for (let n = 0; n < 120; n++) {
      const intents = [{ seat: n % 2, intent: { answer: { digit: 1 }, after: n } }];
      const played = calls.play({ key: 'k', intents }) as Played;
      if (played.snapshot) snapshots.push(played.snapshot.number);
      await new Promise((done) => setTimeout(done, 1));
      failing = n < 60;
    }
    expect(snapshots).toEqual([100]);
  });

  it('is packed after the others that are due at the same moment, one at a time', async () => {
    let packing = 0;
    let most = 0;
    const calls = rulesCalls(registry, async ({ number }) => {
      most = Math.max(most, ++packing);
      await new Promise((done) => setTimeout(done, 1));
      packing--;
      return { number, state: new Uint8Array() };
    });
    const setup = { seats: 2, seed: 5 };
    const keys = ['a', 'b', 'c'];
    for (const key of keys) await calls.open({ key, game: 'endless', edition: 1, match: 1, setup, entries: [] });
    const packed: string[] = [];
    const answerAll = (n: number) => {
      for (const key of keys) {
        const intents = [{ seat: n % 2, intent: { answer: { digit: 1 }, after: n } }];
        if ((calls.play({ key, intents }) as Played).snapshot) packed.push(key);
      }
    };
    for (let n = 0; n < 50; n++) answerAll(n);
    for (let n = 50; packed.length < keys.length; n++) {
      await new Promise((done) => setTimeout(done, 1));
      answerAll(n);
    }
    expect({ packed, most }).toEqual({ packed: keys, most: 1 });
  });

  it('that is answered and taken back without end stays quick to load, though another answer stays open', async () => {
    const setup = { seats: 2, seed: 3 };
    const game = anyGame(highCard);
    const session = MatchSession.open(game, { match: 1, setup });
    const log: LogEntry[] = [];
    let newest: Packed | undefined;
    const enter = async (seat: Seat, intent: Intent) => {
      session.fulfil(seat, intent, (made) => log.push(made));
      const due = session.snapshot();
      if (due) newest = await pack(due);
    };
    const answer = (seat: Seat, part: Answer) => {
      const { answers } = session.play.askedOf(seat)[0];
      const meant = answers.find((one) => Object.entries(part).every(([key, value]) => one[key] === value));
      return enter(seat, { answer: meant ?? {}, after: session.number });
    };
    const shelves = () => [0, 1].every((seat) => session.play.askedOf(seat)[0]?.answers.some((one) => 'stone' in one));
    while (!shelves()) await answer(session.play.awaited[0], {});
    await answer(0, { stone: 1 });
    for (let times = 0; times < 400; times++) {
      await answer(1, { stone: 1 });
      await enter(1, { back: session.number });
    }
    const since = log.filter(({ number }) => number > (newest?.number ?? 0));
    expect(since.length).toBeLessThanOrEqual(50);
    const loaded = MatchSession.open(game, { match: 1, setup }, newest?.state, since);
    expect([loaded.number, hash(loaded.play.match)]).toEqual([session.number, hash(session.play.match)]);
    expect(JSON.parse(loaded.fresh(0)).undo).toEqual(JSON.parse(session.fresh(0)).undo);
    loaded.fulfil(0, { back: log.findLast(({ seat }) => seat === 0)?.number ?? 0 }, () => {});
  });
});
