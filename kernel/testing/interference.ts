import { vi } from 'vitest';
import type { Cards } from '../cards.ts';
import { NOTE, sees } from '../cards.ts';
import type { Game } from '../game.ts';
import { hash } from '../hash.ts';
import { collect } from '../imagine.ts';
import { below, Luck, type Random, randomFrom } from '../luck.ts';
import { Play, type Setup } from '../play.ts';
import { blindly, type Chooser, everySeat, type Given, randomSetup } from '../random-play.ts';
import type { Answer, Viewer } from '../types.ts';
import { heard, view } from '../view.ts';
import type { Vocabulary } from '../vocabulary.ts';

/**
 * Leaks, found by telling history twice. Two cards of one kind that a viewer has never seen change places in every
 * shuffle and in every answer of the others; then whatever the viewer is shown must stay the same to the byte: views,
 * questions, answers, reasons and events, from the first moment on.
 */
export function interference<G extends Vocabulary>(
  game: Game<G>,
  seed: string,
  tries = 12,
  choose: Chooser<G> = blindly,
): string[] {
  const random = randomFrom(`interference/${seed}`);
  const setup = randomSetup(game, seed);
  const { answers } = tell(game, setup, (play, turn) => (turn < 400 && !play.over ? choose(play, random) : undefined));
  const until = below(random, answers.length + 1);
  const leaks: string[] = [];
  for (let i = 0; i < tries; i++) {
    const viewers: Viewer[] = [...everySeat(setup), 'watcher'];
    const viewer = viewers[below(random, viewers.length)];
    const pair = unseenPair(game, setup, answers.slice(0, until), viewer, random);
    if (pair) leaks.push(...compare(game, setup, answers.slice(0, until), viewer, pair));
  }
  return leaks;
}

type Shuffle = (this: unknown, purpose: string, items: readonly unknown[]) => unknown[];

/** Plays the answers and notes the hash of what a viewer, if there is one, is shown at every moment. */
function tell<G extends Vocabulary>(
  game: Game<G>,
  setup: Setup,
  next: (play: Play<G>, turn: number) => Given | undefined,
  viewer?: Viewer,
): { answers: Given[]; shown: string[] } {
  const play = Play.start(game, setup);
  const shown: string[] = [];
  const look = () => {
    if (viewer !== undefined) shown.push(hash([view(play, viewer), heard(play.events, viewer)]));
  };
  look();
  const answers: Given[] = [];
  for (let turn = 0; ; turn++) {
    const given = next(play, turn);
    if (!given) break;
    play.answer(given.seat, given.answer);
    answers.push(given);
    look();
  }
  return { answers, shown };
}

/** Two single cards of one kind, alike in all that is known of their places, that the viewer saw at no moment. */
function unseenPair<G extends Vocabulary>(
  game: Game<G>,
  setup: Setup,
  answers: readonly Given[],
  viewer: Viewer,
  random: Random,
): [unknown, unknown] | undefined {
  const play = Play.start(game, setup);
  const seen = new Set<unknown>();
  let hidden: { kind: string; card: unknown }[] = [];
  const note = () => {
    const containers: Cards<unknown>[] = [];
    collect(play.match.table, [], containers);
    collect(play.match.agenda, [], containers);
    collect(play.events, [], containers);
    hidden = [];
    for (const container of containers) {
      if (container.$ === NOTE) continue;
      if (sees(container, viewer)) for (const card of container.cards) seen.add(card);
      else for (const card of container.cards) hidden.push({ kind: container.$, card });
    }
  };
  note();
  for (const { seat, answer } of answers) {
    play.answer(seat, answer);
    note();
  }
  const box = game.cards?.(play.match) ?? {};
  const single = hidden.filter(
    ({ kind, card }) => !seen.has(card) && box[kind].filter((other) => other === card).length === 1,
  );
  if (single.length < 2) return undefined;
  const one = single[below(random, single.length)];
  const partners = single.filter(
    ({ kind, card }) => kind === one.kind && card !== one.card && alike(game, one.card, card),
  );
  return partners.length === 0 ? undefined : [one.card, partners[below(random, partners.length)].card];
}

function alike<G extends Vocabulary>(game: Game<G>, one: unknown, other: unknown): boolean {
  return Object.values(game.fits ?? {}).every((fits) => {
    const test = fits as (card: unknown) => boolean;
    return test(one) === test(other);
  });
}

function compare<G extends Vocabulary>(
  game: Game<G>,
  setup: Setup,
  answers: readonly Given[],
  viewer: Viewer,
  [one, other]: [unknown, unknown],
): string[] {
  const swap = (value: unknown): unknown => (value === one ? other : value === other ? one : value);
  const swapIn = (answer: Answer): Answer =>
    Object.fromEntries(Object.entries(answer).map(([field, value]) => [field, swap(value)])) as Answer;
  const fresh: string[] = [];
  const shuffle = Luck.prototype.shuffled as Shuffle;
  const spy = vi.spyOn(Luck.prototype as { shuffled: Shuffle }, 'shuffled');
  spy.mockImplementation(function (this: unknown, purpose, items) {
    fresh.push(hash(items));
    return shuffle.call(this, purpose, items);
  });
  const { shown: first } = tell(game, setup, (_play, turn) => answers[turn], viewer);
  let call = 0;
  spy.mockImplementation(function (this: unknown, purpose, items) {
    const out = shuffle.call(this, purpose, items);
    // A list that is the same as before comes straight from the box: here the two cards change places.
    return hash(items) === fresh[call++] ? out.map(swap) : out;
  });
  try {
    let refused = false;
    const again = (play: Play<G>, turn: number): Given | undefined => {
      const given = answers[turn];
      if (!given || refused) return undefined;
      const answer = given.seat === viewer ? given.answer : swapIn(given.answer);
      // Where the other cards allow another move only, the histories part for a reason of the rules.
      refused = !play.askedOf(given.seat).some((asked) => asked.answers.some((each) => hash(each) === hash(answer)));
      return refused ? undefined : { seat: given.seat, answer };
    };
    const { shown: second } = tell(game, setup, again, viewer);
    const at = second.findIndex((moment, i) => moment !== first[i]);
    return at < 0 ? [] : [`${viewer} can tell ${JSON.stringify(one)} from ${JSON.stringify(other)} at answer ${at}`];
  } finally {
    spy.mockRestore();
  }
}
