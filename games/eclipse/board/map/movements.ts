import type { Event } from '@orrery/kernel';
import { sectorOf } from '../../rules/lookups.ts';
import type { Seen, SeenSector } from '../../rules/table.ts';
import type { EventDetails, EventType } from '../../rules/vocabulary.ts';
import { centreOf } from './hexes.ts';

/** How a piece comes to where it is: only shifts, sizes and fades. */
export interface Movement {
  readonly piece: string;
  readonly from: { readonly opacity?: number; readonly transform?: string };
  readonly duration: number;
}

type Movers = { readonly [type in EventType]?: (event: EventDetails[type], table: Seen) => Movement };

const GROWN = { opacity: 0, transform: 'scale(0.2)' };
const DROPPED = { opacity: 0, transform: 'scale(2.2)' };

/** The ship is drawn where it went; it starts where it came from. */
function flight(table: Seen, { from, to }: { from: number; to: number }, piece: string): Movement {
  const [a, b] = [from, to].map((id) => centreOf(sectorOf<SeenSector>(table, id)));
  return { piece, from: { transform: `translate(${a.x - b.x}px, ${a.y - b.y}px)` }, duration: 300 };
}

const MOVERS: Movers = {
  moved: ({ seat, ship, from, to }, table) => flight(table, { from, to }, `ship:${to}:${seat}:${ship}`),
  retreated: ({ seat, ship, sector, to }, table) => flight(table, { from: sector, to }, `ship:${to}:${seat}:${ship}`),
  'sector-placed': ({ sector }) => ({
    piece: `ground:${sector}`,
    from: { opacity: 0, transform: 'scale(0.6)' },
    duration: 300,
  }),
  built: ({ seat, item, sector }) => ({
    piece:
      item === 'monolith'
        ? `monolith:${sector}`
        : item === 'orbital'
          ? `square:${sector}:orbital`
          : `ship:${sector}:${seat}:${item}`,
    from: GROWN,
    duration: 260,
  }),
  'ship-placed': ({ seat, ship, sector }) => ({ piece: `ship:${sector}:${seat}:${ship}`, from: GROWN, duration: 260 }),
  claimed: ({ sector }) => ({ piece: `disc:${sector}`, from: DROPPED, duration: 260 }),
  'disc-moved': ({ to }) => ({ piece: `disc:${to}`, from: DROPPED, duration: 260 }),
  settled: ({ sector, square }) => ({ piece: `square:${sector}:${square}`, from: DROPPED, duration: 240 }),
  'portal-placed': ({ sector }) => ({ piece: `portal:${sector}`, from: GROWN, duration: 300 }),
};

export const movementOf = (event: Event, table: Seen): Movement | undefined =>
  (MOVERS as { readonly [type: string]: ((event: Event, table: Seen) => Movement) | undefined })[event.type]?.(
    event,
    table,
  );
