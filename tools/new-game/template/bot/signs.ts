import type { Signs } from '@orrery/games/contract';
import { MOON_FACTS } from '../data/index.ts';
import { brightest, isFull, moonPoints } from '../rules/lookups.ts';
import type { TinyMoons } from '../rules/vocabulary.ts';

const wanted = { points: 'more', 'moons-led': 'more', 'points-led': 'more', hand: 'more', star: 'more' } as const;

export type Sign = keyof typeof wanted;

/** What a person would count to tell how somebody stands: hints give it as their reasons. */
export const signs: Signs<TinyMoons, Sign> = {
  wanted,
  count({ table }, seat) {
    const { hand, star } = table.players[seat];
    const led = table.moons.filter((moon) => !isFull(moon) && brightest(moon).includes(seat));
    return {
      points: moonPoints(table, seat),
      'moons-led': led.length,
      'points-led': sum(led.map(({ id }) => MOON_FACTS[id].points)),
      hand: sum(hand.cards),
      star: sum(star.cards),
    };
  },
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
