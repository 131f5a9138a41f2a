import {
  type Game,
  heard,
  Play,
  randomFrom,
  type Setup,
  type View,
  type Viewer,
  type Vocabulary,
  view,
} from '@orrery/kernel';
import { playOut } from '@orrery/kernel/random';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type GameWords, LANGUAGES } from '../contract.ts';
import { makeSay, missing, type Speaker } from '../words.ts';

/** A whole game: plays it to the end and lets somebody look before every answer. */
export interface Told<G extends Vocabulary> {
  readonly title: string;
  readonly play: (look: (play: Play<G>) => void) => Play<G>;
}

export interface SpokenCase<G extends Vocabulary> {
  readonly words: GameWords;
  readonly games: readonly Told<G>[];
  /** Who reads; the first seat and a watcher if not said. */
  readonly viewers?: readonly Viewer[];
  /** Of hundreds of answers or barred ones so many are enough; all if not said. */
  readonly enough?: { readonly answers?: number; readonly barred?: number };
  /** Prompts are read before every so many-th answer; before each if not said. */
  readonly often?: number;
  /** What else the screen says of a view. */
  readonly more?: (seen: View<G>, say: Speaker) => readonly string[];
}

const NAMES = ['Anna', 'Bea', 'Cyril', 'Dana', 'Emil', 'Fay'];

/** Traces of what was not put into words. */
const UNSAID = /undefined|null|\[object|\{|\}|\?\?|\btrue\b/;

/** Whole games, with everything said that a player or a watcher would read. */
export function gamesAreSaid<G extends Vocabulary>(spoken: SpokenCase<G>): void {
  const { words, games, viewers = [0, 'watcher'], often = 1 } = spoken;
  describe('everything a game says has words', () => {
    let speakers: readonly Speaker[];
    beforeAll(async () => {
      speakers = await Promise.all(LANGUAGES.map((language) => speakerOf(words, language)));
    });
    beforeEach(() => missing.clear());

    test.each(games)('$title', ({ play }) => {
      const said = new Set<string>();
      const listen = (now: Play<G>) => {
        for (const say of speakers)
          for (const viewer of viewers) {
            for (const line of logOf(say, now, viewer)) said.add(line);
            if (now.match.answers % often === 0) for (const line of prompts(say, now, viewer, spoken)) said.add(line);
          }
      };
      listen(play(listen));
      expect([...missing]).toEqual([]);
      expect(said.size).toBeGreaterThan(100);
      expect([...said].filter((sentence) => UNSAID.test(sentence))).toEqual([]);
    });
  });
}

/** A game of random answers. */
export const randomGame = <G extends Vocabulary>(game: Game<G>, setup: Setup & { readonly seed: string }): Told<G> => ({
  title: `${setup.seats} players ${JSON.stringify(setup.options ?? {})}`,
  play: (look) => playOut(Play.start(game, setup), randomFrom(setup.seed), look),
});

async function speakerOf(words: GameWords, language: (typeof LANGUAGES)[number]): Promise<Speaker> {
  const faces = NAMES.map((name, id) => ({ id, seat: id, name }));
  const { kinds, compounds } = words;
  return makeSay({ language, catalogues: [await words.load[language]()], kinds, compounds, faces });
}

const logOf = <G extends Vocabulary>(say: Speaker, play: Play<G>, viewer: Viewer): string[] =>
  heard(play.events, viewer).map(({ type, ...details }) => say(`event.${type}`, details));

function prompts<G extends Vocabulary>(
  say: Speaker,
  play: Play<G>,
  viewer: Viewer,
  { enough = {}, more }: SpokenCase<G>,
): string[] {
  const seen = view(play, viewer);
  const asked = seen.asked.flatMap(({ question, about, answers, barred }) => [
    say(`question.${question}`, { ...about }),
    ...some(answers, enough.answers).map((answer) => say(answerKey(say, question, answer), { ...about, ...answer })),
    ...some(barred, enough.barred).map(({ why, rule: _, answer, ...details }) =>
      say(`why.${why}`, { ...about, ...answer, ...details }),
    ),
  ]);
  // What a player decides in a block of all is not told.
  const waiting = seen.awaited.flatMap(({ question, seat }) =>
    question === undefined ? [] : [say(`waiting.${question}`, { who: NAMES[seat] })],
  );
  return [...asked, ...waiting, ...(more?.(seen, say) ?? [])];
}

/** So many spread over the whole list, and so many of its end, where answers of another kind stand. */
function some<V>(list: readonly V[], enough = list.length): readonly V[] {
  const step = Math.ceil(list.length / enough);
  return list.filter((_, i) => i % step === 0 || i >= list.length - enough);
}

/** As the shell chooses it: by a field and its value, by a field, or the answer's own sentence. */
function answerKey(say: Speaker, question: string, answer: object): string {
  const keys = Object.entries(answer).flatMap(([field, value]) => [
    `answer.${question}.${field}.${value}`,
    `answer.${question}.${field}`,
  ]);
  return keys.find((key) => say.has(key)) ?? `answer.${question}`;
}
