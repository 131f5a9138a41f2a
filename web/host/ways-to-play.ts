import type { Game } from '@orrery/kernel';
import type { Level, SeatInfo } from './host.ts';

export const WAYS = ['bots', 'solo', 'pass', 'online'] as const;
export type Way = (typeof WAYS)[number];

/** What the person changed on the start screen; the rest follows from the game. */
export interface StartChoices {
  /** Number of computer opponents. */
  readonly bots: number | undefined;
  readonly level: Level;
  /** Chance says who sits where. */
  readonly random: boolean;
  /** Names of those who share the device. */
  readonly names: readonly string[] | undefined;
  /** The colours they like, as far as they have said so. */
  readonly marks: readonly (number | undefined)[];
}

interface SeatsInput {
  readonly range: { readonly min: number; readonly max: number };
  /** The person at the device. */
  readonly me: Pick<SeatInfo, 'name' | 'mark'>;
  readonly player: (number: number) => string;
}

/** Computer opponents bear names of people who looked at the sky. */
export const BOT_NAMES = ['Hevelius', 'Kepler', 'Halley', 'Cassini', 'Messier', 'Tycho', 'Herschel'] as const;

/** Ways to play this game: alone only where its rules know one seat. */
export const waysOf = ({ seats }: Pick<Game, 'seats'>): readonly Way[] =>
  WAYS.filter((way) => (way === 'solo' ? seats.min === 1 : way !== 'pass' || seats.max > 1));

/** Three opponents make a good table. */
export const defaultBots = ({ min, max }: SeatsInput['range']): number =>
  Math.max(Math.max(min, 2), Math.min(max, 4)) - 1;

/** A first game is against one easy opponent: there is enough to learn. */
export const firstOpponents = (played: boolean): Pick<StartChoices, 'bots' | 'level'> =>
  played ? { bots: undefined, level: 'medium' } : { bots: 1, level: 'easy' };

/** Who sits where, clockwise, beginning with the person at the device. */
export function seatsOf(
  way: Way,
  { bots, level, names, marks }: StartChoices,
  { range, me, player }: SeatsInput,
): SeatInfo[] {
  if (way === 'solo') return [{ ...me, by: 'person' }];
  if (way === 'pass') {
    const count = Math.max(2, range.min);
    const given = names ?? Array.from({ length: count }, () => '');
    return given.map((name, at) => ({ name: name.trim() || player(at + 1), by: 'person', ...liking(marks[at]) }));
  }
  const opponents = BOT_NAMES.slice(0, bots ?? defaultBots(range));
  return [{ ...me, by: 'person' }, ...opponents.map((name): SeatInfo => ({ name, by: 'bot', level }))];
}

/** The colour a person likes, if there is one. */
export const liking = (mark: number | undefined): Pick<SeatInfo, 'mark'> => (mark === undefined ? {} : { mark });
