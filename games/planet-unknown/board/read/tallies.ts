import type { Event } from '@orrery/kernel';
import type { Gain, Tally } from '@orrery/ui/contract';
import type { PlanetUnknown } from '../../rules/vocabulary.ts';

function brings(event: Event<PlanetUnknown>): Gain[] {
  switch (event.type) {
    case 'advanced':
      return [{ player: event.seat, what: `track.${event.track}`, n: 1 }];
    case 'regressed':
      return [{ player: event.seat, what: `track.${event.track}`, n: -1 }];
    case 'lifepod-collected':
      return [{ player: event.seat, what: 'item.lifepods', n: 1 }];
    case 'meteorite-collected':
      return [{ player: event.seat, what: 'item.meteorites', n: 1 }];
    case 'card-taken':
    case 'card-kept':
      return [{ player: event.seat, what: 'item.civ-cards', n: 1 }];
    default:
      return [];
  }
}

/** What a round brought. */
export const tallies: readonly Tally<PlanetUnknown>[] = [
  {
    title: 'board.moment.round',
    from: ['round-began'],
    until: ['round-began', 'end-began'],
    brings,
  },
];
