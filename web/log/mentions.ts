import type { Event } from '@orrery/kernel';
import type { PlayerColour, Speaker } from '@orrery/ui';

/** True if an event speaks of a player; games call the field as they like, their words know its kind. */
export function mentions(event: Event, { id, seat }: PlayerColour, { kindOf }: Pick<Speaker, 'kindOf'>): boolean {
  return Object.entries(event).some(([argument, value]) => {
    const kind = kindOf(argument);
    const wanted = kind === 'player' ? id : kind === 'seat' ? seat : null;
    return wanted !== null && (Array.isArray(value) ? value.includes(wanted) : value === wanted);
  });
}
