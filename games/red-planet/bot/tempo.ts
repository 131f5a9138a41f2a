import { CHARACTERS, type CharacterId } from '../data/ids.ts';
import { ROUNDS } from '../data/track.ts';

/** What playing a character is worth on average, in astronauts that get aboard. */
export const WORTH: { readonly [character in CharacterId]: number } = {
  recruiter: 1,
  explorer: 1.8,
  scientist: 2.8,
  'secret-agent': 2.6,
  saboteur: 1.8,
  'femme-fatale': 2.2,
  'travel-agent': 2.6,
  soldier: 1.8,
  pilot: 2.7,
};

/** A hand as a set of bits, in the order of CHARACTERS. */
export type HandBits = number;
export const FULL: HandBits = (1 << CHARACTERS.length) - 1;
const RECRUITER = CHARACTERS.indexOf('recruiter');

export const bitOf = (character: CharacterId): HandBits => BITS[character];

const BITS = Object.fromEntries(CHARACTERS.map((character, i) => [character, 1 << i])) as {
  readonly [character in CharacterId]: HandBits;
};

export function bitsOf(hand: readonly CharacterId[]): HandBits {
  let bits = 0;
  for (const character of hand) bits |= BITS[character];
  return bits;
}

/** The hand after playing a character: without it, or complete again. */
export const handAfter = (hand: HandBits, character: CharacterId): HandBits =>
  character === 'recruiter' ? FULL : hand & ~BITS[character];

const worths = CHARACTERS.map((character) => WORTH[character]);

/** Best sum of worths for every hand and number of rounds: so a hand knows by itself when to recruit. */
const best = Array.from({ length: ROUNDS + 1 }, () => new Float64Array(FULL + 1));
for (let rounds = 1; rounds <= ROUNDS; rounds++)
  for (let hand = 1; hand <= FULL; hand++)
    for (let i = 0; i < worths.length; i++) {
      if ((hand & (1 << i)) === 0) continue;
      const after = i === RECRUITER ? FULL : hand & ~(1 << i);
      best[rounds][hand] = Math.max(best[rounds][hand], worths[i] + best[rounds - 1][after]);
    }

/** What a hand can still achieve in so many rounds. */
export const tempo = (hand: HandBits, rounds: number): number => best[rounds][hand];

/** A company that draws its characters from a deck plays average ones. */
export const AVERAGE = worths.reduce((sum, worth) => sum + worth, 0) / worths.length;
