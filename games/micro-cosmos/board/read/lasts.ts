import type { Event, EventType } from '@orrery/kernel';
import type { MicroCosmos } from '../../rules/vocabulary.ts';
import { flightTime } from '../motion.ts';

/** What is turned up or decided without the player is seen to happen, in milliseconds at normal pace. */
const LASTS: { readonly [type in EventType<MicroCosmos>]?: number } = {
  discovered: 500,
  explored: 400,
  'planet-completed': 700,
  'planet-scored': 350,
  'automa-card': 600,
  'automa-row': 700,
  'automa-moved': 500,
};

/** The Ark lands before it is told what is there. */
export const lasts = (event: Event<MicroCosmos>): number =>
  event.type === 'moved' ? flightTime(event.path.length + 1) : (LASTS[event.type] ?? 0);
