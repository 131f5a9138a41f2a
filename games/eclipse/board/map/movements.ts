import type { Event, Seat } from '@orrery/kernel';
import type { Movement } from '@orrery/ui/board';
import type { Item } from '../../data/index.ts';
import { sectorOf } from '../../rules/lookups/index.ts';
import type { Seen, SeenSector } from '../../rules/table.ts';
import type { Eclipse } from '../../rules/vocabulary.ts';
import { centreOf } from './hexes.ts';

const GROWN = { opacity: 0, transform: 'scale(0.2)' };
const DROPPED = { opacity: 0, transform: 'scale(2.2)' };

/** The ship is drawn where it went; it starts where it came from. */
function flight(table: Seen, { from, to }: { from: number; to: number }, piece: string): Movement {
  const [a, b] = [from, to].map((id) => centreOf(sectorOf<SeenSector>(table, id)));
  return { piece, from: { transform: `translate(${a.x - b.x}px, ${a.y - b.y}px)` }, duration: 300 };
}

const grown = (piece: string, duration = 260): Movement => ({ piece, from: GROWN, duration });
const dropped = (piece: string, duration = 260): Movement => ({ piece, from: DROPPED, duration });

/** How the piece moves that an event is about, if one does. */
export function movementOf(event: Event<Eclipse>, table: Seen): Movement | undefined {
  switch (event.type) {
    case 'moved':
      return flight(table, event, `ship:${event.to}:${event.seat}:${event.ship}`);
    case 'retreated':
      return flight(table, { from: event.sector, to: event.to }, `ship:${event.to}:${event.seat}:${event.ship}`);
    case 'sector-placed':
      return { piece: `ground:${event.sector}`, from: { opacity: 0, transform: 'scale(0.6)' }, duration: 300 };
    case 'built':
      return grown(builtPiece(event));
    case 'ship-placed':
      return grown(`ship:${event.sector}:${event.seat}:${event.ship}`);
    case 'portal-placed':
      return grown(`portal:${event.sector}`, 300);
    case 'claimed':
      return dropped(`disc:${event.sector}`);
    case 'disc-moved':
      return dropped(`disc:${event.to}`);
    case 'settled':
      return dropped(`square:${event.sector}:${event.square}`, 240);
    default:
      return undefined;
  }
}

function builtPiece({ seat, item, sector }: { seat: Seat; item: Item; sector: number }): string {
  if (item === 'monolith') return `monolith:${sector}`;
  return item === 'orbital' ? `square:${sector}:orbital` : `ship:${sector}:${seat}:${item}`;
}
