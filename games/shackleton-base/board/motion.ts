import type { Event } from '@orrery/kernel';
import type { Movement } from '@orrery/ui/board';
import { BUILDINGS, PANELS, SECTORS } from '../data/index.ts';
import type { ShackletonBase } from '../rules/vocabulary.ts';
import { type Layout, panelPoint, sectorPoint, spacePoint } from './crater/layout.ts';

const DROPPED = { opacity: 0, transform: 'translateY(-26px) scale(1.5)' };

/** Where the newest events moved pieces from: astronauts land, buildings and tokens come down (SHB-21.17). */
export function movementOf(event: Event<ShackletonBase>, layout: Layout): Movement | undefined {
  switch (event.type) {
    case 'astronaut-deployed': {
      if (!event.space) return undefined;
      const { x, y } = spacePoint(layout, event.space);
      const from = { x: (x - layout.middle.x) * 0.35, y: (y - layout.middle.y) * 0.35 };
      return {
        piece: `astronaut:${event.space}`,
        from: { opacity: 0, transform: `translate(${from.x}px, ${from.y}px) scale(1.4)` },
        duration: 420,
      };
    }
    case 'building-built':
      return event.sector === null
        ? undefined
        : dropped(`building:${event.sector}:${event.who}:${BUILDINGS.indexOf(event.building)}`);
    case 'dome-placed':
      return dropped(`building:${event.sector}:${event.who}:0`);
    case 'token-placed':
      return dropped(`token:${event.spot}`);
    case 'token-activated':
      return { piece: `token:${event.spot}`, from: { transform: 'scale(1.6)' }, duration: 420 };
    case 'farm-built':
      return dropped(`farm:${event.sector}`);
    case 'panel-built': {
      const at = PANELS.findIndex(({ id }) => id === event.panel);
      const to = SECTORS.some(({ id }) => id === event.to) ? sectorPoint(layout, event.to) : layout.middle;
      const { x, y } = panelPoint(layout, at);
      return {
        piece: `panel:${event.to}`,
        from: { transform: `translate(${x - to.x}px, ${y - to.y}px)` },
        duration: 450,
      };
    }
    default:
      return undefined;
  }
}

const dropped = (piece: string): Movement => ({ piece, from: DROPPED, duration: 320 });
