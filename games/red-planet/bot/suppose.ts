import type { Match, Random, Seat } from '@orrery/kernel';
import { CHARACTER_FACTS } from '../data/characters.ts';
import type { CharacterId } from '../data/ids.ts';
import type { Company } from '../rules/table.ts';
import type { RedPlanet } from '../rules/vocabulary.ts';
import { characters } from './characters.ts';

/** Lays the face-down characters of other players as they would choose them, not just any of their hand. */
export function suppose({ table }: Match<RedPlanet>, viewer: Seat, random: Random): void {
  table.companies.forEach((company, id) => {
    const { role, seat, chosen, hand } = company;
    if (role !== 'main' || seat === viewer || chosen.seen === 'all' || chosen.cards.length === 0) return;
    const all = [...hand.cards, ...chosen.cards];
    const possible = all.filter((card) => table.called === null || CHARACTER_FACTS[card].number < table.called);
    const weights = characters(table, id, possible, all);
    let left = (random() / 2 ** 32) * weights.reduce((sum, weight) => sum + weight, 0);
    const at = weights.findIndex((weight) => {
      left -= weight;
      return left < 0;
    });
    if (at >= 0) lay(company, possible[at]);
  });
}

function lay({ hand, chosen }: Company, card: CharacterId): void {
  const at = hand.cards.indexOf(card);
  if (at < 0) return;
  (hand.cards as CharacterId[])[at] = chosen.cards[0];
  (chosen.cards as CharacterId[])[0] = card;
}
