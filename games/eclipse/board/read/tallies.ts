import type { Event } from '@orrery/kernel';
import type { Gain, Tally } from '@orrery/ui/contract';
import type { Eclipse } from '../../rules/vocabulary.ts';

const gain = (player: number, resource: 'money' | 'materials' | 'science', n: number): Gain => ({
  ...{ player, n, what: `resource.${resource}` },
});

function brings(event: Event<Eclipse>): Gain[] {
  switch (event.type) {
    case 'upkeep-paid':
      return [gain(event.seat, 'money', event.income - event.upkeep)];
    case 'produced':
      return [gain(event.seat, 'materials', event.materials), gain(event.seat, 'science', event.science)];
    default:
      return [];
  }
}

/** What upkeep took and brought. */
export const tallies: readonly Tally<Eclipse>[] = [
  {
    title: 'board.moment.upkeep',
    from: ['upkeep-paid', 'produced'],
    until: ['round-began', 'game-over'],
    brings,
  },
];
