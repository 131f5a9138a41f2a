import { same } from '../answers.ts';
import { type Cards, sees } from '../cards.ts';
import type { Game } from '../game.ts';
import { hash } from '../hash.ts';
import { collect } from '../imagine.ts';
import { below, type Random, randomFrom } from '../luck.ts';
import { Play } from '../play.ts';
import { blindly, type Chooser, everySeat, playOut, randomSetup } from '../random-play.ts';
import type { Answer, Viewer } from '../types.ts';
import { heard, veil, view } from '../view.ts';
import type { Vocabulary } from '../vocabulary.ts';

/**
 * Leaks of what somebody chose in secret. Wherever two answers differ only in cards that a viewer cannot see, and leave
 * every card that the viewer can see where it was, both are given, each on a copy: what the viewer is shown must not tell
 * which one it was. Unlike `interference` it needs no card that was never seen, so it also looks at hands that everybody
 * can count out and at choices that are open a moment later.
 */
export function toldApart<G extends Vocabulary>(game: Game<G>, seed: string, choose: Chooser<G> = blindly): string[] {
  const random = randomFrom(`told-apart/${seed}`);
  const leaks: string[] = [];
  const look = (play: Play<G>) => {
    for (const { seat, answers } of play.pending) {
      if (answers.length < 2) continue;
      for (const viewer of [...everySeat(play), 'watcher'] satisfies Viewer[]) {
        const pair = viewer === seat ? undefined : secretPair(play, answers, viewer, random);
        if (!pair) continue;
        const [one, other] = pair.map((answer) => after(play, seat, answer, viewer));
        // Numbers may look like cards: in secret is only what moves other cards and looks the same.
        const inSecret = one.cards !== other.cards && one.veiled === other.veiled;
        if (inSecret && one.shown !== other.shown)
          leaks.push(`${viewer} can tell ${pair.map((answer) => JSON.stringify(answer)).join(' from ')}`);
      }
    }
  };
  playOut(Play.start(game, randomSetup(game, seed)), random, look, choose);
  return leaks;
}

/** Two answers that are the same but for cards that lie together in a place the viewer cannot look into. */
function secretPair<G extends Vocabulary>(
  play: Play<G>,
  answers: readonly Answer[],
  viewer: Viewer,
  random: Random,
): [Answer, Answer] | undefined {
  const hidden = containersOf(play).filter((container) => !sees(container, viewer));
  const together = (one: unknown, other: unknown) =>
    hidden.some(({ cards }) => cards.includes(one) && cards.includes(other));
  const one = answers[below(random, answers.length)];
  const others = answers.filter((other) => other !== one && differOnlyIn(one, other, together));
  return others.length > 0 ? [one, others[below(random, others.length)]] : undefined;
}

function differOnlyIn(one: Answer, other: Answer, allowed: (one: unknown, other: unknown) => boolean): boolean {
  const fields = Object.keys({ ...one, ...other });
  return fields.every((field) => same(one[field], other[field]) || allowed(one[field], other[field]));
}

/** All containers after this answer, the same as the viewer sees them, and all that the viewer is shown and hears. */
function after<G extends Vocabulary>(play: Play<G>, seat: number, answer: Answer, viewer: Viewer) {
  const twin = play.copy();
  twin.answer(seat, answer);
  const containers = containersOf(twin);
  return {
    cards: hash(containers),
    veiled: hash(veil(containers, viewer)),
    shown: hash([view(twin, viewer), heard(twin.events, viewer)]),
  };
}

function containersOf<G extends Vocabulary>({ match }: Play<G>): Cards<unknown>[] {
  const containers: Cards<unknown>[] = [];
  collect(match.table, [], containers);
  collect(match.agenda, [], containers);
  return containers;
}
