import type { Game } from './game.ts';
import { below, type Random, randomFrom } from './luck.ts';
import { optionsFor, valuesOf } from './options.ts';
import { Play, type Setup } from './play.ts';
import type { Answer, OptionValue, Seat } from './types.ts';
import type { AnyVocabulary, Vocabulary } from './vocabulary.ts';

/** A random setup of the game; the same seed always gives the same one. */
export function randomSetup<G extends Vocabulary>(game: Game<G>, seed: string): Setup {
  const random = randomFrom(`setup/${seed}`);
  const { min, max } = game.seats;
  const seats = min + below(random, max - min + 1);
  return { seats, options: randomOptions(game, seats, random), seed };
}

export function randomOptions<G extends Vocabulary>(
  game: Game<G>,
  seats: number,
  random: Random,
): { [name: string]: OptionValue } {
  const options: { [name: string]: OptionValue } = {};
  for (const [name, spec] of optionsFor(game.options, seats)) {
    const values = valuesOf(spec);
    options[name] = values[below(random, values.length)];
  }
  return options;
}

export interface Given {
  readonly seat: Seat;
  readonly answer: Answer;
}

/** Picks an answer of somebody who is asked. A game where blind choice ends early brings its own. */
export type Chooser<G extends Vocabulary = AnyVocabulary> = (play: Play<G>, random: Random) => Given;

/** Any answer of any waiting seat. */
export function blindly<G extends Vocabulary>(play: Play<G>, random: Random): Given {
  const asked = play.asked();
  const { seat, answers } = asked[below(random, asked.length)];
  return { seat, answer: answers[below(random, answers.length)] };
}

/** One random answer. */
export function randomAnswer<G extends Vocabulary>(play: Play<G>, random: Random, choose: Chooser<G> = blindly): void {
  const { seat, answer } = choose(play, random);
  play.answer(seat, answer);
}

export const LONGEST = 20_000;

/** Plays to the end, or throws when somebody is stuck or there is no end. `before` sees the match before every answer. */
export function playOut<G extends Vocabulary>(
  play: Play<G>,
  random: Random,
  before?: (play: Play<G>) => void,
  choose: Chooser<G> = blindly,
): Play<G> {
  while (!play.over) {
    if (play.awaited.length === 0) throw new Error(`stuck after ${play.match.answers} answers`);
    if (play.match.answers > LONGEST) throw new Error(`no end after ${LONGEST} answers`);
    before?.(play);
    randomAnswer(play, random, choose);
  }
  return play;
}

/** The match in the middle of a random game: after a share of a full random game's answers. */
export function middle<G extends Vocabulary>(game: Game<G>, seed: string, share: number): Play<G> {
  const length = playOut(Play.start(game, randomSetup(game, seed)), randomFrom(seed)).match.answers;
  const play = Play.start(game, randomSetup(game, seed));
  const random = randomFrom(seed);
  while (!play.over && play.match.answers < length * share) randomAnswer(play, random);
  return play;
}

export const everySeat = (play: { seats: number }): Seat[] => Array.from({ length: play.seats }, (_, seat) => seat);
