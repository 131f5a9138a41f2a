import { recordOf } from '@orrery/kernel';
import { EVENT_COLOURS, type Mix } from '../../data/events.ts';
import { type Seen, size } from './table.ts';

/** How many cards of each colour the event deck began with: those shown and those to come (PU-13.3.1). */
export function mixOfView({ table: { events } }: Seen): Mix | undefined {
  if (!events) return undefined;
  return recordOf(EVENT_COLOURS, (colour) => size(events.decks[colour]) + size(events.shown[colour]));
}
