import type { Event, EventType } from '@orrery/kernel';
import type { PlanetUnknown } from '../../rules/vocabulary.ts';

/** What is turned up or decided without the player is seen to happen, in milliseconds at normal pace. */
const LASTS: { readonly [type in EventType<PlanetUnknown>]?: number } = {
  'event-revealed': 700,
  'meteorite-landed': 320,
  'missions-revealed': 500,
  'cards-revealed': 500,
};

export const lasts = ({ type }: Event<PlanetUnknown>): number => LASTS[type] ?? 0;
