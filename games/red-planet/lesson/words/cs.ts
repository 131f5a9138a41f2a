import { coach } from './cs/coach.ts';
import { firstFlight } from './cs/first-flight.ts';
import { harvest } from './cs/harvest.ts';
import { lastRounds } from './cs/last-rounds.ts';
import { nineCharacters } from './cs/nine-characters.ts';
import { secrets } from './cs/secrets.ts';
import { signs } from './cs/signs.ts';
import { terms } from './cs/terms.ts';
import type { Key } from './en.ts';

export const cs: Record<Key, string> = {
  ...{ ...firstFlight, ...nineCharacters, ...harvest, ...secrets, ...lastRounds, ...coach, ...signs, ...terms },
};
