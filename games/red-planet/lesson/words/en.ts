import { coach } from './en/coach.ts';
import { firstFlight } from './en/first-flight.ts';
import { harvest } from './en/harvest.ts';
import { lastRounds } from './en/last-rounds.ts';
import { nineCharacters } from './en/nine-characters.ts';
import { secrets } from './en/secrets.ts';
import { signs } from './en/signs.ts';
import { terms } from './en/terms.ts';

/** English defines the keys. */
export const en = {
  ...firstFlight,
  ...nineCharacters,
  ...harvest,
  ...secrets,
  ...lastRounds,
  ...coach,
  ...signs,
  ...terms,
} as const;

export type Key = keyof typeof en;
