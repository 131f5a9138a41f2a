import type { Event } from '@orrery/kernel';
import type { Gain, Tally } from '@orrery/ui/contract';
import type { MicroCosmos } from '../../rules/vocabulary.ts';

function brings(event: Event<MicroCosmos>): Gain[] {
  switch (event.type) {
    case 'gained':
      return [{ player: event.player, what: `resource.${event.resource}`, n: event.kept }];
    case 'paid':
      return [{ player: event.player, what: `resource.${event.resource}`, n: -event.n }];
    case 'planet-scored':
    case 'outpost-placed':
    case 'outpost-moved':
    case 'outpost-unlocked':
      return [{ player: event.player, n: event.vp }];
    default:
      return [];
  }
}

/** What a round brought. */
export const tallies: readonly Tally<MicroCosmos>[] = [
  {
    title: 'board.moment.round',
    from: ['round-began', 'last-round-began'],
    until: ['round-began', 'last-round-began', 'scored', 'game-ended'],
    brings,
  },
];
