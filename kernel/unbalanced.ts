import { type Cards, NOTE } from './cards.ts';
import { isTogether } from './frames.ts';
import { collect } from './imagine.ts';
import type { Play } from './play.ts';
import type { Frame } from './types.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Kinds of cards that do not add up to the box. */
export function unbalanced<G extends Vocabulary>(play: Play<G>): string[] {
  const known: Cards<unknown>[] = [];
  collect(play.match.table, [], known);
  collect(play.match.agenda.map(withoutDrafts), [], known);
  const box = play.game.cards?.(play.match) ?? {};
  const found = new Map<string, unknown[]>(Object.keys(box).map((kind) => [kind, []]));
  for (const { $: kind, cards } of known) if (kind !== NOTE) found.set(kind, [...(found.get(kind) ?? []), ...cards]);
  return [...found].flatMap(([kind, cards]) => {
    const there = sorted(cards);
    const expected = sorted(box[kind] ?? []);
    return there === expected ? [] : [`cards of kind ${kind} do not match the box: ${there} instead of ${expected}`];
  });
}

/** Drafts keep a copy of what was before; it is no second set of cards. */
function withoutDrafts(frame: Frame): object {
  return isTogether(frame) ? { ...frame, branches: frame.branches.map(({ agenda }) => agenda) } : frame;
}

const sorted = (cards: readonly unknown[]): string =>
  cards
    .map((card) => JSON.stringify(card))
    .sort()
    .join(' ');
