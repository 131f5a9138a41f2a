import type { Event, EventType } from '@orrery/kernel';
import type { ShackletonBase } from '../../rules/vocabulary.ts';

/** From one line of a story to the next, in milliseconds at normal pace. */
export const BEAT = 800;

/** What is turned up or decided without the player is seen to happen, in milliseconds at normal pace. */
const LASTS: { readonly [type in EventType<ShackletonBase>]?: number } = {
  // As long as its line is read.
  'astronaut-withdrawn': BEAT,
  'astrobot-card': 600,
  'asteroid-deflected': 600,
  'asteroid-hit': 900,
  'goal-fulfilled': 400,
  'rent-paid': 200,
};

export const lasts = ({ type }: Event<ShackletonBase>): number => LASTS[type] ?? 0;
