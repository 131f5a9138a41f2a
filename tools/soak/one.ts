import {
  type Answer,
  below,
  hash,
  imagine,
  Play,
  type Random,
  Refusal,
  randomFrom,
  replay,
  type Seat,
  type Viewer,
  view,
} from '@orrery/kernel';
import { everySeat, LONGEST, playOut, randomSetup } from '@orrery/kernel/random';
import { stackOf } from '../args.ts';
import { allFaults, faults } from '../checks.ts';
import type { Entrant } from '../registry.ts';
import { tasteOf } from './taste.ts';

/** Something that must never happen, with all that is needed to see it again. */
export interface Violation {
  readonly game: string;
  readonly seed: number;
  /** How many answers were given. */
  readonly answer: number;
  readonly what: string;
}

/** Plays one random game with every invariant; throws nothing. */
export function soakOne({ game, heuristic }: Entrant, seed: number): { answers: number; violation?: Violation } {
  const setup = { ...randomSetup(game, `${seed}`), seed };
  const random = randomFrom(`soak/${seed}`);
  const taste = tasteOf(heuristic, `soak/${seed}`, random);
  // Most games are looked at now and then, so that there can be many of them; some after every single answer.
  const closely = below(random, 4) === 0;
  const entries: { seat: Seat; answer: Answer }[] = [];
  try {
    let play = Play.start(game, setup);
    for (;;) {
      if (entries.length % 16 === 0 || play.over) expectNone(allFaults(play));
      else if (closely) expectNone(faults(play));
      play = sampled(play, random);
      if (play.over) break;
      if (play.awaited.length === 0) throw new Error('stuck: nobody is asked');
      if (entries.length > LONGEST) throw new Error(`no end after ${LONGEST} answers`);
      const pending = play.pending[below(random, play.pending.length)];
      const answer = taste(play, pending);
      entries.push({ seat: pending.seat, answer });
      play.answer(pending.seat, answer);
    }
    if (below(random, 20) === 0) {
      const again = replay(game, { setup, entries });
      expectSame(hash(again.match), hash(play.match), 'the same log led to another match');
    }
    return { answers: entries.length };
  } catch (error) {
    const what = stackOf(error);
    return { answers: entries.length, violation: { game: game.id, seed, answer: entries.length, what } };
  }
}

/** The dearer checks, now and then; the match goes on as it came out of JSON. */
function sampled(play: Play, random: Random): Play {
  switch (below(random, 100)) {
    case 0:
      copiesApart(play, random);
      return play;
    case 1:
      imaginable(play, random);
      return play;
    case 2:
      refuses(play);
      return play;
    case 3:
      return reloaded(play);
    default:
      return play;
  }
}

function reloaded(play: Play): Play {
  const again = Play.resume(play.game, JSON.parse(JSON.stringify(play.match)));
  expectSame(hash(again.match), hash(play.match), 'saving and loading changed the match');
  expectSame(hash(again.asked()), hash(play.asked()), 'saving and loading changed what is asked');
  return again;
}

function imaginable(play: Play, random: Random): void {
  const viewers: Viewer[] = [...everySeat(play), 'watcher'];
  const viewer = viewers[below(random, viewers.length)];
  const seen = view(play, viewer);
  const world = imagine(play.game, seen, random);
  expectSame(hash(view(world, viewer)), hash(seen), `the world imagined for ${viewer} looks different`);
  // Opponents think in such worlds, so they must be playable to the end.
  if (below(random, 4) === 0) playOut(world, random);
}

function copiesApart(play: Play, random: Random): void {
  const before = hash(play.match);
  const twin = play.copy();
  for (let i = 0; i < 5 && !twin.over; i++) {
    const { seat, answers } = twin.pending[below(random, twin.pending.length)];
    twin.answer(seat, answers[below(random, answers.length)]);
  }
  expectSame(hash(play.match), before, 'playing on in a copy changed the match');
}

function refuses(play: Play): void {
  const before = hash(play.match);
  for (let seat = 0; seat <= play.seats; seat++) {
    try {
      play.answer(seat, { nonsense: true });
    } catch (error) {
      if (error instanceof Refusal) continue;
      throw error;
    }
    throw new Error('nonsense was accepted');
  }
  expectSame(hash(play.match), before, 'a refusal changed the match');
}

function expectNone(wrong: readonly string[]): void {
  if (wrong.length > 0) throw new Error(wrong.join('; '));
}

function expectSame(one: string, other: string, otherwise: string): void {
  if (one !== other) throw new Error(otherwise);
}
