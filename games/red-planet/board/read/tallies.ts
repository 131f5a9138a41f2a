import type { Tally } from '@orrery/ui/contract';
import type { RedPlanet } from '../../rules/vocabulary.ts';

/** What each production brought, and what was found when the discoveries were turned up. */
const tally = (title: Tally<RedPlanet>['from'][number]): Tally<RedPlanet> => ({
  title: `event.${title}`,
  from: [title],
  until: ['round-began', 'production-began', 'reveal-began', 'scoring-began'],
  brings: (event) =>
    event.type === 'awarded' || event.type === 'gained'
      ? [{ player: event.company, what: `resource.${event.resource}`, n: event.n }]
      : [],
});

export const tallies = [tally('production-began'), tally('reveal-began')];
