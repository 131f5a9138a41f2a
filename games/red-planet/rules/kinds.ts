import type { Cards, Seat } from '@orrery/kernel';
import { ACTIONS } from '../data/actions.ts';
import { CHARACTER_FACTS, TOP_CHARACTERS } from '../data/characters.ts';
import { isAction, isDiscovery, isMission } from '../data/events.ts';
import { CHARACTERS, type CharacterId, type EventCardId } from '../data/ids.ts';
import type { CompanyId } from './table.ts';

/** The kinds of hidden things, and what everybody knows about places where they lie face down. */

export const SHIP = 'ship';
export const EVENT = 'event';
export const RESOURCE = 'resource';
export const characterKind = (company: CompanyId): string => `character-${company}`;

/** A place for event cards of which their type is known. */
export const eventPlace = (fits: EventFits, seen: readonly Seat[], cards: EventCardId[] = []): Cards<EventCardId> => ({
  $: EVENT,
  seen,
  cards,
  fits,
});

export type EventFits = 'discovery' | 'keepable' | 'mission' | 'action' | 'late' | 'late-action';

/** Who passed the first window of MRP-9.4.2 holds no card of it any more. */
export const passedWindow = (fits: string | undefined): EventFits => (fits === 'action' ? 'late-action' : 'late');
const isLate = (card: EventCardId): boolean => isMission(card) || ACTIONS[card]?.window === 'end';

/** A face-down character card lower than the number called; `early` for one of a neutral deck's top three. */
export const lowerThan = (number: number, early: boolean): string => `${early ? EARLY : 'any'}-below-${number}`;
export const EARLY = 'early';

const isEarly = (card: CharacterId): boolean => TOP_CHARACTERS.includes(card);
const isLower = (card: CharacterId, number: number): boolean =>
  CHARACTERS.includes(card) && CHARACTER_FACTS[card].number < number;
const numbers = CHARACTERS.map((card) => CHARACTER_FACTS[card].number);

export const fits: { readonly [name: string]: (card: never) => boolean } = {
  discovery: isDiscovery,
  mission: isMission,
  action: isAction,
  keepable: (card: EventCardId) => isMission(card) || isAction(card),
  late: isLate,
  'late-action': (card: EventCardId) => isAction(card) && isLate(card),
  [EARLY]: isEarly,
  ...Object.fromEntries(
    numbers.flatMap((number) => [
      [lowerThan(number, false), (card: CharacterId) => isLower(card, number)],
      [lowerThan(number, true), (card: CharacterId) => isLower(card, number) && isEarly(card)],
    ]),
  ),
};
