import type { Event, EventType } from '@orrery/kernel';
import type { RedPlanet } from '../../rules/vocabulary.ts';

/** How long what decides something is seen to happen; steps that people take one by one wait for nothing. */
const LASTS: { readonly [type in EventType<RedPlanet>]?: number } = {
  'number-called': 500,
  launched: 420,
  landed: 560,
  drifted: 560,
  pulled: 560,
  // Only when the crew is down.
  'resource-found': 240,
  'dock-filled': 160,
  'ship-destroyed': 560,
  killed: 460,
  replaced: 460,
  'replaced-aboard': 460,
  'lost-to-natives': 460,
  'discovery-revealed': 700,
  'action-revealed': 700,
  'mission-revealed': 700,
  awarded: 300,
};

export const lasts = ({ type }: Event<RedPlanet>): number => LASTS[type] ?? 0;
