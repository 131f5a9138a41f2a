import type { Event } from '@orrery/kernel';
import type { Resource } from '../../data/index.ts';
import type { PlayerId, SeenTable } from '../../rules/table.ts';
import type { MicroCosmos } from '../../rules/vocabulary.ts';
import { ids } from './targets.ts';

/** Units on their way: from one thing of the screen to another, or, where there is none, up and away. */
export interface Flight {
  readonly resource: Resource;
  readonly n: number;
  readonly from: string;
  /** None for what others get, and for surplus. */
  readonly to?: string;
  readonly lost: boolean;
}

/** More at once only confuse. */
const MOST = 12;

/** What flew in the newest events, as this player sees it (S-11): gains to the cargo, work to the planet. */
export function flightsOf(events: readonly Event<MicroCosmos>[], table: SeenTable, me?: PlayerId): Flight[] {
  let source: string | undefined;
  return events
    .flatMap((event): Flight[] => {
      switch (event.type) {
        case 'outpost-income':
          source = planet(event.cell);
          return [];
        case 'crew-played':
          source = event.mode === 'up' ? ids.crew(event.card) : undefined;
          return [];
        case 'gathered':
        case 'moved':
          source = undefined;
          return [];
        case 'level-raised':
          return event.player === me
            ? [{ resource: event.resource, n: 1, from: ids.cargo(event.resource), to: planet(event.cell), lost: false }]
            : [];
        case 'gained': {
          if (event.origin === 'setup') return [];
          const { resource, kept, lost, player } = event;
          const from = source ?? ids.field(table.players[player].ark);
          const to = player === me ? { to: ids.cargo(resource) } : {};
          return [
            ...(kept > 0 ? [{ resource, n: kept, from, ...to, lost: false }] : []),
            ...(lost > 0 ? [{ resource, n: lost, from, lost: true }] : []),
          ];
        }
        default:
          return [];
      }
    })
    .slice(0, MOST);
}

const { planet } = ids;
