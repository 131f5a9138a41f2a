import { CHARACTERS, type CharacterId } from './ids.ts';

export interface CharacterFacts {
  /** The countdown calls it (MRP-4.2.1). */
  readonly number: number;
  /** Astronauts to place (MRP-5.1.1, MRP-5.2.1, MRP-5.4.1, MRP-5.5.1, MRP-5.8.1, MRP-5.9.1 and so on); `apart`: each in another ship; `together`: all in one ship or none. */
  readonly places: number;
  readonly how: 'any' | 'apart' | 'together';
}

export const CHARACTER_FACTS: { readonly [character in CharacterId]: CharacterFacts } = {
  recruiter: { number: 9, places: 1, how: 'any' },
  explorer: { number: 8, places: 1, how: 'any' },
  scientist: { number: 7, places: 2, how: 'any' },
  'secret-agent': { number: 6, places: 2, how: 'apart' },
  saboteur: { number: 5, places: 1, how: 'any' },
  'femme-fatale': { number: 4, places: 1, how: 'any' },
  'travel-agent': { number: 3, places: 3, how: 'together' },
  soldier: { number: 2, places: 1, how: 'any' },
  pilot: { number: 1, places: 2, how: 'any' },
};

/** A neutral or bot deck keeps these four for its bottom six (MRP-11.4). */
export const BOTTOM_CHARACTERS: readonly CharacterId[] = ['recruiter', 'explorer', 'femme-fatale', 'soldier'];
/** Three of these five lie on top of it. */
export const TOP_CHARACTERS: readonly CharacterId[] = CHARACTERS.filter((one) => !BOTTOM_CHARACTERS.includes(one));
export const TOP_SIZE = 3;

/** Steps an Explorer may take (MRP-5.8.2), and astronauts a Soldier may drop (MRP-5.2.3). */
export const EXPLORER_MOVES = 3;
export const SOLDIER_DROPS = 3;
