import { describe, expect, test } from 'vitest';
import { CIV_CARDS } from '../../data/civ-cards.ts';
import { EVENT_CARDS } from '../../data/events.ts';
import { MISSIONS } from '../../data/missions.ts';
import { type CardSign, civSigns, contestSigns, eventSigns, goalSigns } from '../read/card-signs.ts';
import { PICTURES } from '../signs.tsx';
import { symbols } from '../symbols.tsx';

const pictured: [string, CardSign[]][] = [
  ...Object.values(CIV_CARDS).map((card): [string, CardSign[]] => [card.id, civSigns(card)]),
  ...Object.values(EVENT_CARDS).map((card): [string, CardSign[]] => [card.id, eventSigns(card)]),
  ...Object.values(MISSIONS).flatMap(({ id, neighbour, personal }): [string, CardSign[]][] => [
    [`${id} neighbour`, contestSigns(neighbour)],
    [`${id} personal`, goalSigns(personal)],
  ]),
];

describe('the picture of a card', () => {
  test.each(pictured)('%s', (_, signs) => {
    expect(signs).not.toEqual([]);
    const told = symbols.map(({ id }) => id);
    for (const { sign } of signs)
      if ('piece' in sign) {
        expect(PICTURES).toHaveProperty(sign.piece);
        expect(told).toContain(sign.piece);
      }
  });

  test('a card that destroys three meteorites strikes three of them out (PU-12.1)', () => {
    expect(civSigns(CIV_CARDS['civ-25'])).toEqual(
      Array(3).fill({ sign: { piece: 'meteorite' }, note: undefined, struck: true }),
    );
  });
});
