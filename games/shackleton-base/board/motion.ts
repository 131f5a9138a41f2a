import type { Event } from '@orrery/kernel';
import type { Movement } from '@orrery/ui/board';
import { BUILDINGS, type BuildingId, PANELS, type SectorId, type SpaceId } from '../data/index.ts';
import type { Who } from '../rules/table.ts';
import type { ShackletonBase } from '../rules/vocabulary.ts';
import { type Layout, panelPoint, sectorPoint, spacePoint } from './crater/layout.ts';

const DROPPED = { opacity: 0, transform: 'translateY(-26px) scale(1.5)' };

/** How the newest events moved pieces: astronauts land and leave, buildings and tokens come down (SHB-21.17). */
export function movementOf(event: Event<ShackletonBase>, layout: Layout): Movement | readonly Movement[] | undefined {
  switch (event.type) {
    case 'astronaut-deployed': {
      if (!event.space) return undefined;
      const { x, y } = fromMiddle(event.space, 0.35);
      return {
        piece: `astronaut:${event.space}`,
        from: { opacity: 0, transform: `translate(${x}px, ${y}px) scale(1.4)` },
        duration: 420,
      };
    }
    case 'astronaut-withdrawn': {
      const { x, y } = fromMiddle(event.space, -0.25);
      return {
        piece: `astronaut:${event.space}`,
        to: { opacity: 0, transform: `translate(${x}px, ${y}px) scale(0.7)` },
        duration: 340,
      };
    }
    case 'building-built':
      return event.sector === null ? undefined : dropped(ownPiece(event.who, event.building));
    case 'building-sent':
      return {
        piece: ownPiece(event.who, event.building),
        to: { opacity: 0, transform: 'translateY(-60px)' },
        duration: 420,
      };
    case 'asteroid-hit':
      return event.destroyed.map(({ sector, owner, building }) => ({
        piece: buildingPiece(sector, owner, building),
        to: { opacity: 0, transform: 'scale(1.5)' },
        duration: 420,
      }));
    case 'dome-placed':
      return dropped(ownPiece(event.who, BUILDINGS[0]));
    case 'token-placed':
      return dropped(`token:${event.spot}`);
    case 'token-activated':
      return { piece: `token:${event.spot}`, from: { transform: 'scale(1.6)' }, duration: 420 };
    case 'farm-built':
      return dropped(`farm:${event.sector}`);
    case 'panel-built': {
      if (event.to === 'centre') return undefined;
      return laid(
        event.to,
        panelPoint(
          layout,
          PANELS.findIndex(({ id }) => id === event.panel),
        ),
      );
    }
    case 'panel-moved':
      return laid(event.sector, layout.middle);
    default:
      return undefined;
  }

  /** The way from the middle of the crater to a space of the rim, or a part of it. */
  function fromMiddle(space: SpaceId, part: number): { x: number; y: number } {
    const { x, y } = spacePoint(layout, space);
    return { x: (x - layout.middle.x) * part, y: (y - layout.middle.y) * part };
  }

  /** A panel comes into a sector, and gives it light. */
  function laid(sector: SectorId, { x, y }: { x: number; y: number }): Movement[] {
    const to = sectorPoint(layout, sector);
    return [
      { piece: `panel:${sector}`, shift: { x: x - to.x, y: y - to.y }, duration: 450 },
      { piece: `light:${sector}`, from: { opacity: 0 }, duration: 300 },
    ];
  }
}

/** A player has each building once, wherever it stands. */
const ownPiece = (who: Who, building: BuildingId): string => `building:${who}:${BUILDINGS.indexOf(building)}`;

/** The name of a building as a piece of the crater; neutral ones are told apart by their sectors. */
export const buildingPiece = (sector: SectorId, owner: Who | null, building: BuildingId): string =>
  owner === null ? `building:${sector}` : ownPiece(owner, building);

const dropped = (piece: string): Movement => ({ piece, from: DROPPED, duration: 320 });
