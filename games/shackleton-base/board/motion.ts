import type { Event } from '@orrery/kernel';
import type { Movement } from '@orrery/ui/board';
import { BUILDINGS, type SectorId, type SpaceId } from '../data/index.ts';
import type { Who } from '../rules/table.ts';
import type { ShackletonBase } from '../rules/vocabulary.ts';
import { type Layout, spacePoint } from './crater/layout.ts';
import { piece } from './read/pieces.ts';

const DROPPED = { opacity: 0, transform: 'translateY(-26px) scale(1.5)' };
const dropped = (name: string): Movement => ({ piece: name, from: DROPPED, duration: 320 });
const turnedUp = (name: string): Movement => ({
  piece: name,
  from: { opacity: 0, transform: 'scaleX(0)' },
  duration: 320,
});
const taken = (name: string): Movement => ({
  piece: name,
  to: { opacity: 0, transform: 'translateY(-16px)' },
  duration: 320,
});
const sent = (name: string, was?: string): Movement => ({ piece: name, ...(was ? { was } : {}), duration: 360 });

/** How the newest events moved pieces of the crater: astronauts land and leave, buildings and tokens come down (SHB-21.17). */
export function craterMovementOf(
  event: Event<ShackletonBase>,
  layout: Layout,
  me: Who | undefined,
): Movement | readonly Movement[] | undefined {
  switch (event.type) {
    case 'astronaut-deployed': {
      if (!event.space) return undefined;
      if (event.who === me) return sent(`astronaut:${event.space}`, piece.group('shuttle', event.astronaut));
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
      return event.sector === null ? undefined : dropped(piece.ownBuilding(event.who, event.building));
    case 'building-sent':
      return {
        piece: piece.ownBuilding(event.who, event.building),
        to: { opacity: 0, transform: 'translateY(-60px)' },
        duration: 420,
      };
    case 'asteroid-hit':
      return event.destroyed.map(({ sector, owner, building }) => ({
        piece: piece.building(sector, owner, building),
        to: { opacity: 0, transform: 'scale(1.5)' },
        duration: 420,
      }));
    case 'dome-placed':
      return dropped(piece.ownBuilding(event.who, BUILDINGS[0]));
    case 'token-placed':
      return dropped(`token:${event.spot}`);
    case 'token-activated':
      return { piece: `token:${event.spot}`, from: { transform: 'scale(1.6)' }, duration: 420 };
    case 'farm-built':
      return dropped(`farm:${event.sector}`);
    case 'panel-built':
      return event.to === 'centre'
        ? sent(piece.stock('centre'), piece.stock(event.panel))
        : laid(event.to, piece.stock(event.panel));
    case 'panel-moved':
      return laid(event.sector, piece.stock('centre'));
    default:
      return undefined;
  }

  /** The way from the middle of the crater to a space of the rim, or a part of it. */
  function fromMiddle(space: SpaceId, part: number): { x: number; y: number } {
    const { x, y } = spacePoint(layout, space);
    return { x: (x - layout.middle.x) * part, y: (y - layout.middle.y) * part };
  }
}

/** A panel comes into a sector, and gives it light. */
const laid = (sector: SectorId, was: string): Movement[] => [
  { piece: `panel:${sector}`, was, duration: 450 },
  { piece: `light:${sector}`, from: { opacity: 0 }, duration: 300 },
];

/** How they moved what lies round the crater: astronauts from board to board, cards, and marks on tracks and spaces. */
export function movementOf(
  event: Event<ShackletonBase>,
  me: Who | undefined,
): Movement | readonly Movement[] | undefined {
  switch (event.type) {
    case 'astronaut-deployed': {
      const to = piece.group(event.action, event.astronaut);
      if (event.space) return undefined;
      return event.who === me ? sent(to, piece.group('shuttle', event.astronaut)) : dropped(to);
    }
    case 'astronaut-swapped':
      if (event.who !== me) return undefined;
      return [
        sent(piece.group('gateway', event.give), piece.group('shuttle', event.give)),
        sent(piece.group('shuttle', event.take), piece.group('gateway', event.take)),
      ];
    case 'astronaut-moved':
      return sent(piece.crew(event.who, event.to, event.astronaut), piece.crew(event.who, event.from, event.astronaut));
    case 'astronaut-recruited':
      return event.place === 'ship'
        ? undefined
        : sent(piece.crew(event.who, event.place, event.astronaut), piece.group('gateway', event.astronaut));
    case 'astronaut-boarded':
      return dropped(piece.mark(`seat:${event.astronaut}`, event.who));
    case 'building-sent':
      return dropped(piece.mark(`slot:${event.slot}`, event.who));
    case 'project-funded':
      return event.who === me ? sent(piece.project(event.project)) : taken(piece.project(event.project));
    case 'project-revealed':
      return turnedUp(piece.project(event.project));
    case 'experiment-completed':
    case 'experiment-discarded':
      return taken(piece.experiment(event.experiment));
    case 'experiment-revealed':
      return turnedUp(piece.experiment(event.experiment));
    case 'astrobot-card':
      return turnedUp(piece.botCard(event.card));
    case 'astrobot-goal-moved':
      return sent(piece.botGoal(event.corporation));
    case 'energy-changed':
      return sent('energy');
    case 'reputation-changed':
      return sent(piece.mark('reputation', event.who));
    case 'goal-fulfilled':
      return dropped(piece.mark(`goal:${event.corporation}:${event.tier}`, event.who));
    case 'sky-advanced':
      return sent(piece.mark('sky', event.who));
    case 'programme-supported':
      return dropped(piece.mark(`programme:${event.programme}`, event.who));
    case 'cargo-shipped':
      return dropped(piece.mark(`cargo:${event.space}`, event.who));
    case 'factory-built':
      return dropped(piece.mark(`factory:${event.factory}`, event.who));
    case 'tourist-seated':
      return dropped(event.project === null ? piece.mark('walk', event.who) : piece.tourist(event.project));
    default:
      return undefined;
  }
}
