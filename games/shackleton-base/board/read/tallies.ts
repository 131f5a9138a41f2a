import type { Event } from '@orrery/kernel';
import type { Gain, Tally } from '@orrery/ui/contract';
import type { ShackletonBase } from '../../rules/vocabulary.ts';

function brings(event: Event<ShackletonBase>): Gain[] {
  switch (event.type) {
    case 'gained':
      return [{ player: event.who, n: event.n, ...(event.what === 'vp' ? {} : { what: `resource.${event.what}` }) }];
    case 'upkeep-paid':
      return [
        { player: event.who, what: 'resource.credits', n: -event.paid },
        { player: event.who, n: -event.vp },
      ];
    default:
      return [];
  }
}

/** What upkeep brought and took. */
export const tallies: readonly Tally<ShackletonBase>[] = [
  {
    title: 'event.upkeep-began',
    from: ['upkeep-began'],
    until: ['round-began', 'scored', 'game-ended'],
    brings,
  },
];
