import { type ByQuestion, byQuestion, type OpenQuestion, type Play, type Seat } from '@orrery/kernel';
import { DECK, type MoonId, STAR_POINTS } from '../data/index.ts';
import { moonOf } from '../rules/lookups.ts';
import type { Table } from '../rules/table.ts';
import type { TinyMoons } from '../rules/vocabulary.ts';
import { blunder } from './blunders.ts';
import { hope, withCard } from './value.ts';

/** How eagerly a bot follows its judgement: a difference of so many points decides nearly always. */
const TASTE = 1.5;
/** What each point of a card is worth in the hand. */
const KEPT = 0.05;

interface Position {
  readonly table: Table;
  readonly own: Seat;
}

/** What an answer would bring, in points. A question that is forgotten here does not compile. */
const JUDGES: ByQuestion<TinyMoons, [Position], number> = {
  'lay-star': (_about, { card }) => STAR_POINTS * (card / DECK.length) ** 2 - KEPT * card,
  'choose-moon': (_about, { moon }, position) => {
    const { cards } = position.table.players[position.own].hand;
    return Math.max(...cards.map((card) => gain(position, moon, card)));
  },
  'play-card': ({ moon }, { card }, position) => gain(position, moon, card),
};

function gain({ table, own }: Position, id: MoonId, card: number): number {
  const moon = moonOf(table, id);
  return hope(withCard(moon, own, card), own) - hope(moon, own) - KEPT * card;
}

/** How likely a sensible player gives each of the listed answers; blunders never. */
export function weigh({ table }: Play<TinyMoons>, own: Seat, asked: OpenQuestion<TinyMoons>): number[] {
  const gains = asked.answers.map(
    (answer) => byQuestion<TinyMoons, [Position], number>(JUDGES, asked, answer, { table, own }) ?? 0,
  );
  const best = Math.max(...gains);
  return gains.map((points, i) =>
    blunder(table, own, asked, asked.answers[i]) === undefined ? Math.exp((points - best) / TASTE) : 0,
  );
}
