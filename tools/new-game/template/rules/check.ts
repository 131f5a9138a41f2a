import type { Match } from '@orrery/kernel';
import { HAND } from '../data/index.ts';
import { freePlaces } from './lookups.ts';
import type { TinyMoons } from './vocabulary.ts';

/** What must hold after every answer; the kernel counts the cards itself. */
export function check({ table }: Pick<Match<TinyMoons>, 'table' | 'options' | 'seats'>): string[] {
  const wrong: string[] = [];
  for (const moon of table.moons) {
    if (freePlaces(moon) < 0) wrong.push(`TM-7.1: too many cards on ${moon.id}`);
    if (moon.played.cards.length !== moon.by.length) wrong.push(`TM-7.1: a card on ${moon.id} belongs to nobody`);
  }
  table.players.forEach(({ hand, star }, seat) => {
    const n = hand.cards.length + star.cards.length;
    if (n !== HAND + 1) wrong.push(`TM-7.2: seat ${seat} has ${n} cards`);
  });
  return wrong;
}
