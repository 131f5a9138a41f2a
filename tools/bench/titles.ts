import { sensible, sensibly } from '@orrery/ai';
import { games } from '@orrery/games';
import type { Heuristic } from '@orrery/games/contract';
import { type Answer, type Asked, attempt, type Frame, type Game, Play, Refusal, randomFrom } from '@orrery/kernel';
import { playOut, randomOptions } from '@orrery/kernel/random';
import { percentile, type Row, round } from './measure.ts';

/** Benchmarks 9 and 10: every title at every player count, and the longest lists of answers. */
export async function titleBenches(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const parts of games) {
    const { game } = await parts.rules();
    const { heuristic } = await parts.bot();
    for (let seats = game.seats.min; seats <= game.seats.max; seats++)
      rows.push(randomPlay(game, seats), sensiblePlay(game, heuristic, seats));
    rows.push(hardestList(game, heuristic));
  }
  return rows;
}

const MS = 1500;
/** A 99th percentile of fewer times says nothing. */
const ENOUGH = 200;
/** Milliseconds for the naive generator, which may be thousands of times slower. */
const PATIENCE = 10_000;

function randomPlay(game: Game, seats: number): Row {
  const random = randomFrom(`titles/${game.id}/${seats}`);
  const one = (seed: string) => {
    const play = Play.start(game, { seats, options: randomOptions(game, seats, random), seed });
    for (let [pending] = play.pending; pending; [pending] = play.pending)
      play.answer(pending.seat, pending.answers[random() % pending.answers.length]);
    return play.match.answers;
  };
  return rate(`9 ${game.id}, ${seats} seats, random`, (i) => one(`run-${i}`));
}

const RECORDED = 12;

/** Whole games as sensible players give them, for random ones may end early. Recorded before: only the engine is timed. */
function sensiblePlay(game: Game, heuristic: Heuristic, seats: number): Row {
  const random = randomFrom(`sensible/${game.id}/${seats}`);
  const record = (seed: number) => {
    const setup = { seats, options: randomOptions(game, seats, random), seed };
    const places: number[] = [];
    const play = Play.start(game, setup);
    for (let [pending] = play.pending; pending; [pending] = play.pending) {
      const place = pending.answers.indexOf(sensible(heuristic, play, pending, random));
      places.push(place);
      play.answer(pending.seat, pending.answers[place]);
    }
    return { setup, places };
  };
  const games = Array.from({ length: RECORDED }, (_, seed) => record(seed));
  return rate(`9 ${game.id}, ${seats} seats, sensible`, (i) => {
    const { setup, places } = games[i % RECORDED];
    const play = Play.start(game, setup);
    for (const place of places) {
      const { seat, answers } = play.pending[0];
      play.answer(seat, answers[place]);
    }
    return places.length;
  });
}

/** Answers in a second; `one` plays a game and says how many it had. */
function rate(bench: string, one: (i: number) => number): Row {
  // Rules of a wide game take a while until the machine has compiled them all.
  let warm = 0;
  for (const until = performance.now() + MS; performance.now() < until; warm++) one(warm);
  let answers = 0;
  let played = 0;
  const begin = performance.now();
  while (performance.now() - begin < MS) answers += one(warm + played++);
  const seconds = (performance.now() - begin) / 1000;
  return {
    bench,
    ours: Math.round(answers / seconds),
    peer: null,
    ratio: null,
    bar: 30_000,
    unit: 'answers/s',
    note: `${round(played / seconds)} games/s`,
  };
}

type Lister = { answers(play: Play, frame: Frame): readonly Answer[] };

/** The question whose listing takes longest, against trying every answer ever seen for it. */
function hardestList(game: Game, heuristic: Heuristic): Row {
  const listers = new Map(game.frames.map((frame) => [frame.id, frame.question as Lister | undefined]));
  const times = new Map<string, number[]>();
  const seen = new Map<string, Map<string, Answer>>();
  const places = new Map<string, { play: Play; asked: Asked }[]>();
  const random = randomFrom(`lists/${game.id}`);
  for (let i = 0; i < 60; i++) {
    const seats = game.seats.min + (i % (game.seats.max - game.seats.min + 1));
    const start = Play.start(game, { seats, options: randomOptions(game, seats, random), seed: `lists-${i}` });
    const list = (play: Play) => {
      for (const asked of play.asked()) {
        const lister = listers.get(asked.question);
        if (!lister) continue;
        const frame = { do: asked.question, seat: asked.seat, ...asked.about };
        const begin = performance.now();
        lister.answers(play, frame);
        push(times, asked.question, performance.now() - begin);
        const known = seen.get(asked.question) ?? seen.set(asked.question, new Map()).get(asked.question);
        for (const answer of asked.answers) known?.set(JSON.stringify(answer), answer);
        if (random() % 10 === 0 && (places.get(asked.question)?.length ?? 0) < 40)
          push(places, asked.question, { play: play.copy(), asked });
      }
    };
    playOut(start, random, list, i % 2 === 0 ? undefined : sensibly(heuristic));
  }
  const ranked = [...times]
    .filter(([, list]) => list.length >= ENOUGH)
    .map(([id, list]) => ({ id, p99: percentile(list, 0.99) }))
    .sort((a, b) => b.p99 - a.p99);
  const [{ id, p99 }] = ranked;
  const naive: number[] = [];
  const until = performance.now() + PATIENCE;
  for (const place of places.get(id) ?? [])
    if (performance.now() < until) naive.push(naively(place, [...(seen.get(id)?.values() ?? [])]));
  const slow = naive.length > 0 ? percentile(naive, 0.99) : null;
  return {
    bench: `10 ${game.id}, longest list (${id})`,
    ours: round(p99, 4),
    peer: slow === null ? null : round(slow, 3),
    ratio: slow === null ? null : round(slow / p99),
    bar: 'under 1 ms and 20 x',
    unit: 'ms p99',
  };
}

/** The naive generator: gives every answer ever seen to a copy and keeps what is accepted. */
function naively({ play, asked }: { play: Play; asked: Asked }, candidates: readonly Answer[]): number {
  const begin = performance.now();
  const accepted = candidates.filter((answer) => {
    try {
      attempt(play, asked.seat, answer);
      return true;
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
  });
  const ms = performance.now() - begin;
  if (accepted.length !== asked.answers.length)
    throw new Error(
      `${asked.question}: the naive generator finds ${accepted.length}, listed are ${asked.answers.length}`,
    );
  return ms;
}

function push<V>(lists: Map<string, V[]>, key: string, value: V): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
