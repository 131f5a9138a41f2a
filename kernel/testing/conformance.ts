import { describe, expect, it } from 'vitest';
import { copy } from '../copy.ts';
import type { Game } from '../game.ts';
import { hash } from '../hash.ts';
import { imagine } from '../imagine.ts';
import { randomFrom } from '../luck.ts';
import { MatchLog } from '../match-log.ts';
import { Play } from '../play.ts';
import { blindly, type Chooser, everySeat, playOut, randomAnswer, randomSetup } from '../random-play.ts';
import { replay } from '../record.ts';
import { Refusal } from '../refusal.ts';
import type { Answer, Viewer } from '../types.ts';
import { unbalanced } from '../unbalanced.ts';
import { view } from '../view.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { interference } from './interference.ts';
import { toldApart } from './told-apart.ts';
import { volume } from './volume.ts';

export interface Volume<G extends Vocabulary = Vocabulary> {
  /** Whole random games with invariants after every answer. */
  readonly games?: number;
  /** Games for each of the dearer checks. */
  readonly few?: number;
  /** How answers are picked in these games; blindly if not said. */
  readonly choose?: Chooser<G>;
}

/** What every game passes by being registered. */
export function conformance<G extends Vocabulary>(
  game: Game<G>,
  { games = 60, few = 6, choose = blindly }: Volume<G> = {},
): void {
  const seeds = (n: number, what: string) => Array.from({ length: n }, (_, i) => `${what}-${i}`);

  describe(`${game.id} conforms`, () => {
    it('random games never get stuck, always end, and break no invariant', () => {
      for (const seed of seeds(volume(games), 'whole')) {
        const sound = (now: Play<G>) => expectSound(now, seed);
        const play = playOut(Play.start(game, randomSetup(game, seed)), randomFrom(seed), sound, choose);
        expectSound(play, seed);
        expectStanding(play, seed);
      }
    });

    it('a match survives JSON before every answer', () => {
      for (const seed of seeds(few, 'json')) {
        const random = randomFrom(seed);
        let play = Play.start(game, randomSetup(game, seed));
        while (!play.over) {
          const reloaded = Play.resume(game, JSON.parse(JSON.stringify(play.match)));
          expectSame(reloaded.asked(), play.asked(), seed);
          expect(hash(reloaded.match), seed).toBe(hash(play.match));
          play = reloaded;
          randomAnswer(play, random, choose);
        }
      }
    });

    it('the same log gives the same hashes', () => {
      for (const seed of seeds(few, 'log')) {
        const setup = randomSetup(game, seed);
        const { entries, hashes } = recorded(game, seed, choose);
        const again: string[] = [];
        replay(game, { setup, entries }, { each: (play) => again.push(hash(play.match)) });
        expect(again, seed).toEqual(hashes);
      }
    });

    it('copies are independent', () => {
      for (const seed of seeds(few, 'copy')) {
        const random = randomFrom(seed);
        const play = Play.start(game, randomSetup(game, seed));
        while (!play.over) {
          const before = hash(play.match);
          const twin = play.copy();
          expect(hash(twin.match), seed).toBe(before);
          for (let i = 0; i < 3 && !twin.over; i++) randomAnswer(twin, random, choose);
          expect(hash(play.match), seed).toBe(before);
          randomAnswer(play, random, choose);
        }
      }
    });

    it('listed answers are accepted, others refused without damage', () => {
      for (const seed of seeds(few, 'list')) {
        const random = randomFrom(seed);
        const tryAll = (play: Play<G>) => {
          const before = hash(play.match);
          for (const { seat, answers } of play.asked()) {
            expect(new Set(answers.map((answer) => hash(answer))).size, `${seed}: doubled answers`).toBe(
              answers.length,
            );
            for (const answer of answers.filter((_, i) => i % 7 === play.match.answers % 7))
              play.copy().answer(seat, copy(answer));
            for (const wrong of [{}, { nonsense: 1 }, { ...answers[0], more: true }] as Answer[])
              expect(() => play.answer(seat, wrong), seed).toThrow(Refusal);
          }
          expect(() => play.answer(play.seats, {}), seed).toThrow(Refusal);
          expect(hash(play.match), seed).toBe(before);
        };
        playOut(Play.start(game, randomSetup(game, seed)), random, tryAll, choose);
      }
    });

    it('undo to the border gives the earlier match', () => {
      for (const seed of seeds(few, 'undo')) {
        const random = randomFrom(seed);
        const log = new MatchLog(game, randomSetup(game, seed));
        while (!log.play.over) {
          const before = hash(log.play.match);
          const { seat, answer } = choose(log.play, random);
          log.answer(seat, answer);
          const after = hash(log.play.match);
          if (log.undoable(seat)) {
            log.undo(seat);
            expect(hash(log.play.match), seed).toBe(before);
            log.answer(seat, answer);
            expect(hash(log.play.match), seed).toBe(after);
          }
        }
      }
    });

    it('an imagined world looks the same to its viewer and can be played on', () => {
      for (const seed of seeds(few, 'imagine')) {
        const random = randomFrom(seed);
        const look = (play: Play<G>) => {
          for (const viewer of [...everySeat(play), 'watcher'] satisfies Viewer[]) {
            const seen = view(play, viewer);
            const world = imagine(game, seen, random);
            expectSame(view(world, viewer), seen, `${seed}, answer ${play.match.answers}`);
            for (let i = 0; i < 4 && !world.over; i++) randomAnswer(world, random, choose);
          }
        };
        playOut(Play.start(game, randomSetup(game, seed)), random, look, choose);
      }
    });

    it('what a viewer cannot know changes nothing the viewer is shown', () => {
      for (const seed of seeds(few, 'secret')) expect(interference(game, seed, 12, choose), seed).toEqual([]);
    });

    it('what a seat chooses in secret tells nothing to the others', () => {
      for (const seed of seeds(few, 'chosen')) expect(toldApart(game, seed, choose), seed).toEqual([]);
    });
  });
}

/** Hashes are compared much faster; what differs is shown in full. */
function expectSame(one: unknown, other: unknown, where: string): void {
  if (hash(one) !== hash(other)) expect(one, where).toEqual(other);
}

function recorded<G extends Vocabulary>(game: Game<G>, seed: string, choose: Chooser<G>) {
  const log = new MatchLog(game, randomSetup(game, seed));
  const random = randomFrom(seed);
  const hashes: string[] = [];
  while (!log.play.over) {
    const { seat, answer } = choose(log.play, random);
    log.answer(seat, answer);
    hashes.push(hash(log.play.match));
  }
  return { entries: log.entries, hashes };
}

function expectSound<G extends Vocabulary>(play: Play<G>, seed: string): void {
  const wrong = [...(play.game.check?.(play.match) ?? []), ...unbalanced(play)];
  if (wrong.length > 0) throw new Error(`${seed}, answer ${play.match.answers}: ${wrong.join('; ')}`);
}

function expectStanding<G extends Vocabulary>(play: Play<G>, seed: string): void {
  const { rows, winners } = play.standing();
  for (const { total, items } of rows)
    expect(
      items.reduce((sum, { points }) => sum + points, 0),
      `${seed}: items add up`,
    ).toBe(total);
  expect(new Set(rows.flatMap(({ seat }) => (seat === null ? [] : [seat]))).size, seed).toBe(play.seats);
  for (const seat of winners) expect(everySeat(play), seed).toContain(seat);
}
