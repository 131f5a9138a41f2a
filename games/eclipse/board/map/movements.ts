import type { Event, Seat } from '@orrery/kernel';
import type { Movement } from '@orrery/ui/board';
import type { Item, Ship } from '../../data/index.ts';
import type { Eclipse } from '../../rules/vocabulary.ts';

const GROWN = { opacity: 0, transform: 'scale(0.2)' };
const DROPPED = { opacity: 0, transform: 'scale(2.2)' };

const flight = (piece: string, was: string): Movement => ({ piece, was, duration: 300 });

const grown = (piece: string, duration = 260): Movement => ({ piece, from: GROWN, duration });
const dropped = (piece: string, duration = 260): Movement => ({ piece, from: DROPPED, duration });

/** How the piece moves that an event is about, if one does. */
export function movementOf(event: Event<Eclipse>): Movement | undefined {
  switch (event.type) {
    case 'moved':
      return flight(shipIn(event.to, event), shipIn(event.from, event));
    case 'retreated':
      return flight(shipIn(event.to, event), shipIn(event.sector, event));
    case 'sector-placed':
      return { piece: `ground:${event.sector}`, from: { opacity: 0, transform: 'scale(0.6)' }, duration: 300 };
    case 'built':
      return grown(builtPiece(event));
    case 'ship-placed':
      return grown(shipIn(event.sector, event));
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

const shipIn = (sector: number, { seat, ship }: { seat: Seat; ship: Ship }): string => `ship:${sector}:${seat}:${ship}`;

function builtPiece({ seat, item, sector }: { seat: Seat; item: Item; sector: number }): string {
  if (item === 'monolith') return `monolith:${sector}`;
  return item === 'orbital' ? `square:${sector}:orbital` : shipIn(sector, { seat, ship: item });
}
