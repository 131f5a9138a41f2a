import type { AnswerTo, OpenQuestion, Seat } from '@orrery/kernel';
import { brightest, freePlaces, moonOf } from '../rules/lookups.ts';
import type { Table } from '../rules/table.ts';
import type { TinyMoons } from '../rules/vocabulary.ts';
import { withCard } from './value.ts';

/** Answers that no sensible player gives while another one is open. Bots never do. */
type Blunder = 'lost-with-the-last-card';

export function blunder(
  table: Table,
  seat: Seat,
  asked: OpenQuestion<TinyMoons>,
  answer: AnswerTo<TinyMoons>,
): Blunder | undefined {
  if (asked.question !== 'play-card' || !('card' in answer)) return undefined;
  const moon = moonOf(table, asked.about.moon);
  const wins = (card: number) => brightest(withCard(moon, seat, card)).includes(seat);
  const lost = freePlaces(moon) === 1 && !wins(answer.card) && asked.answers.some(({ card }) => wins(card));
  return lost ? 'lost-with-the-last-card' : undefined;
}
