import type { Key } from './en.ts';
import { coach } from './pl/coach.ts';
import { firstFlight } from './pl/first-flight.ts';
import { harvest } from './pl/harvest.ts';
import { lastRounds } from './pl/last-rounds.ts';
import { nineCharacters } from './pl/nine-characters.ts';
import { secrets } from './pl/secrets.ts';
import { signs } from './pl/signs.ts';
import { terms } from './pl/terms.ts';

export const pl: Record<Key, string> = {
  ...{ ...firstFlight, ...nineCharacters, ...harvest, ...secrets, ...lastRounds, ...coach, ...signs, ...terms },
};
