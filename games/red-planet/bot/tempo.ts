import { recordOf } from '@orrery/kernel';
import { CHARACTERS, type CharacterId } from '../data/ids.ts';
import { ROUNDS } from '../data/track.ts';

/** What playing a character brings on average, in points: in rounds 1 to 5, 6 to 8, 9 and 10. */
const WORTH: { readonly [character in CharacterId]: readonly [number, number, number] } = {
  recruiter: [2, 2, 2],
  explorer: [4, 7, 6.5],
  scientist: [7.5, 7.5, 6.5],
  'secret-agent': [6, 5.5, 4],
  saboteur: [3, 2.5, 2],
  'femme-fatale': [7.5, 9, 7.5],
  'travel-agent': [7.3, 7, 5],
  soldier: [4, 5.5, 5],
  pilot: [6.3, 6.5, 4.5],
};

/** The worth of a character in a round, by the number of rounds after it. */
export const worth = (character: CharacterId, after: number): number =>
  WORTH[character][after >= 5 ? 0 : after >= 2 ? 1 : 2];

/** A hand as a set of bits, in the order of CHARACTERS. */
export type HandBits = number;
const FULL: HandBits = (1 << CHARACTERS.length) - 1;

const BITS = recordOf(CHARACTERS, (_, i): HandBits => 1 << i);

export function bitsOf(hand: readonly CharacterId[]): HandBits {
  let bits = 0;
  for (const character of hand) bits |= BITS[character];
  return bits;
}

/** The hand after playing a character: without it, or complete again. */
export const handAfter = (hand: HandBits, character: CharacterId): HandBits =>
  character === 'recruiter' ? FULL : hand & ~BITS[character];

/** Best sum of worths for every hand and number of rounds: so a hand knows by itself when to recruit. */
const best = Array.from({ length: ROUNDS + 1 }, () => new Float64Array(FULL + 1));
for (let rounds = 1; rounds <= ROUNDS; rounds++)
  for (let hand = 1; hand <= FULL; hand++)
    for (const character of CHARACTERS) {
      if ((hand & BITS[character]) === 0) continue;
      const sum = worth(character, rounds - 1) + best[rounds - 1][handAfter(hand, character)];
      best[rounds][hand] = Math.max(best[rounds][hand], sum);
    }

/** What a hand can still bring in so many rounds. */
export const tempo = (hand: HandBits, rounds: number): number => best[rounds][hand];

/** What the card of a company brings that draws its characters from a deck. */
export const AVERAGE = CHARACTERS.reduce((sum, character) => sum + WORTH[character][1], 0) / CHARACTERS.length;
