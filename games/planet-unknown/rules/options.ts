import type { OptionSpecs, OptionsOf } from '@orrery/kernel';
import { EVENT_DECK, eventsOf, MIXES, type Mix } from '../data/events.ts';

/** What the table may choose (PU-15.5). */
export const options = {
  /** `symmetric`: everybody the common side; `own`: each chooses; `random`: the unique side of a dealt board. */
  planets: { kind: 'choice', of: ['symmetric', 'own', 'random'], default: 'own' },
  corporations: { kind: 'choice', of: ['symmetric', 'own', 'random'], default: 'own' },
  /** What `own` means: the two sides of a dealt board, or any board that is left, in order (PU-R2). */
  boards: { kind: 'choice', of: ['dealt', 'pick'], default: 'dealt' },
  /** With the six planets and two corporations of the deluxe edition (PU-R36). */
  deluxe: { kind: 'switch', default: true },
  /** How far the inner ring is turned against the outer one. */
  ring: { kind: 'choice', of: ['default', 'random', '1', '2', '3', '4', '5'], default: 'default' },
  rotation: { kind: 'choice', of: ['commander', 'clockwise'], default: 'commander', seats: [2, 2] },
  personal: { kind: 'switch', default: false, seats: [2, 6] },
  events: { kind: 'choice', of: ['off', 'gentle', 'balanced', 'harsh', 'custom'], default: 'off', seats: [2, 6] },
  /** The same alone, where events are always in play. */
  solo: { kind: 'choice', of: ['gentle', 'balanced', 'harsh', 'custom'], default: 'balanced', seats: [1, 1] },
  /** Cards of a custom mix; the rest of the twenty is green. */
  red: { kind: 'number', min: 0, max: EVENT_DECK, default: 7, when: { events: 'custom', solo: 'custom' } },
  orange: { kind: 'number', min: 0, max: EVENT_DECK, default: 6, when: { events: 'custom', solo: 'custom' } },
} as const satisfies OptionSpecs;

export type Options = OptionsOf<typeof options>;

/** PU-13.3.1: the mix of the event deck, or none. A custom mix is kept within the cards there are. */
export function mixOf(chosen: Options, seats: number): Mix | undefined {
  const name = seats === 1 ? chosen.solo : chosen.events;
  if (name === 'off') return undefined;
  return name === 'custom' ? customMix(chosen, seats) : MIXES[name];
}

function customMix(chosen: Options, seats: number): Mix {
  const most = (colour: 'green' | 'orange' | 'red') => eventsOf(colour, seats).length;
  const red = Math.min(chosen.red, most('red'));
  const wanted = Math.min(chosen.orange, EVENT_DECK - red);
  const green = Math.min(EVENT_DECK - red - wanted, most('green'));
  return { red, green, orange: EVENT_DECK - red - green };
}

export const hasPersonalMissions = (chosen: Options, seats: number): boolean => seats === 1 || chosen.personal;
