import { type Cards, isCards, NOTE } from './cards.ts';
import { copy } from './copy.ts';
import { isTogether } from './frames.ts';
import type { Game } from './game.ts';
import { type Random, shuffled } from './luck.ts';
import { Play, partOf } from './play.ts';
import { fieldsOf, present } from './records.ts';
import type { Frame, Match } from './types.ts';
import type { View } from './view.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * A full match that agrees with what a viewer knows: unseen cards of each kind are dealt at random among the places
 * where they may lie. The same viewer's view of it is byte-identical. Bots need nothing else.
 */
export function imagine<G extends Vocabulary>(game: Game<G>, view: View<G>, random: Random): Play<G> {
  const match: Match<G> = {
    game: view.game,
    edition: view.edition,
    options: view.options,
    seats: view.seats,
    table: copy(view.table) as G['table'],
    agenda: copy(view.agenda) as Frame[],
    luck: { secret: String(random()) + String(random()), drawn: {} },
    answers: view.answers,
  };
  deal(game, match, random);
  reopenDrafts(match);
  return Play.resume(game, match);
}

interface Blank {
  n?: number;
  cards?: unknown[];
  $: string;
  fits?: string;
}

function deal<G extends Vocabulary>(game: Game<G>, match: Match<G>, random: Random): void {
  const blanks: Blank[] = [];
  const known: Cards<unknown>[] = [];
  collect(match.table, blanks, known);
  collect(match.agenda, blanks, known);
  if (blanks.length === 0) return;
  const unseen = unseenCards(game, match, known, random);
  // The places with the strictest condition choose first, so that nobody else takes the few cards that fit there.
  const choices = new Map(blanks.map((blank) => [blank, choicesFor(game, blank, unseen.get(blank.$) ?? [])]));
  blanks.sort((a, b) => present(choices.get(a), 'such place') - present(choices.get(b), 'such place'));
  for (const blank of blanks) fill(game, blank, unseen.get(blank.$) ?? []);
}

function conditionOf<G extends Vocabulary>(game: Game<G>, { fits }: Blank): ((card: unknown) => boolean) | undefined {
  return fits === undefined ? undefined : (game.fits?.[fits] as (card: unknown) => boolean);
}

function choicesFor<G extends Vocabulary>(game: Game<G>, blank: Blank, unseen: readonly unknown[]): number {
  const fits = conditionOf(game, blank);
  return fits ? unseen.filter(fits).length : Number.POSITIVE_INFINITY;
}

function fill<G extends Vocabulary>(game: Game<G>, blank: Blank, unseen: unknown[]): void {
  const fits = conditionOf(game, blank);
  const { n = 0 } = blank;
  // Nobody can guess another seat's notes, and no rule reads them.
  const cards: unknown[] = blank.$ === NOTE ? Array(n).fill(null) : [];
  for (let i = unseen.length - 1; i >= 0 && cards.length < n; i--)
    if (!fits || fits(unseen[i])) cards.push(unseen.splice(i, 1)[0]);
  if (cards.length < n) throw new Error(`${game.id}: not enough unseen cards of kind ${blank.$} to imagine`);
  delete blank.n;
  blank.cards = cards;
}

function unseenCards<G extends Vocabulary>(
  game: Game<G>,
  match: Match<G>,
  known: readonly Cards<unknown>[],
  random: Random,
): Map<string, unknown[]> {
  const unseen = new Map<string, unknown[]>();
  for (const [kind, box] of Object.entries(game.cards?.(match) ?? {})) unseen.set(kind, shuffled(random, box));
  for (const { $: kind, cards } of known.filter(({ $ }) => $ !== NOTE))
    for (const card of cards) {
      const rest = unseen.get(kind) ?? [];
      const at = rest.indexOf(card);
      if (at < 0) throw new Error(`${game.id}: ${JSON.stringify(card)} is not in the box of kind ${kind}`);
      rest.splice(at, 1);
    }
  return unseen;
}

/** Every container in a tree: those without faces, and those whose faces are known. */
export function collect(value: unknown, blanks: Blank[], known: Cards<unknown>[]): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) collect(item, blanks, known);
  } else if (isCards(value)) {
    if (value.cards) known.push(value);
    else blanks.push(value as object as Blank);
  } else for (const key in value) collect(fieldsOf(value)[key], blanks, known);
}

/** Another seat's unfinished draft starts again from its beginning. */
function reopenDrafts<G extends Vocabulary>(match: Match<G>): void {
  const frame = match.agenda.at(-1);
  if (!isTogether(frame) || frame.draft === undefined) return;
  for (const branch of frame.branches) {
    branch.start = copy(branch.agenda);
    branch.before = copy(partOf(match.table, frame.draft)[branch.seat]);
    branch.told = [];
  }
}
