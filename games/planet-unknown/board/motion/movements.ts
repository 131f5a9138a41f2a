import type { Movement } from '@orrery/ui/board';
import { middleOf } from '../read/cells.ts';
import type { AreaView, Seat, Told } from '../read/table.ts';
import { spotOf } from '../tracks/layout.ts';

const shift = (x: number, y: number): string => `translate(${x}px, ${y}px)`;

const FADED = { opacity: 0 };
const COLLECTED = { ...FADED, transform: 'scale(0.3)' };
const DESTROYED = { ...FADED, transform: 'scale(1.7)' };
const gone = (piece: string, to: typeof COLLECTED): Movement => ({ piece, to, duration: 240 });

/** How the pieces of this player come to where they are. */
export function movementOf(event: Told, seat: Seat, area: AreaView): Movement | undefined {
  if (!('seat' in event) || event.seat !== seat) return undefined;
  switch (event.type) {
    case 'tile-placed':
      return { piece: `tile:${event.tile}`, from: { ...FADED, transform: 'scale(1.35)' }, duration: 300 };
    case 'patch-placed':
      return { piece: `patch:${event.cell}`, from: { ...FADED, transform: 'scale(1.5)' }, duration: 260 };
    case 'rover-moved': {
      const [[fx, fy], [tx, ty]] = [middleOf(event.from), middleOf(event.to)];
      return {
        piece: `rover:${event.to}`,
        was: `rover:${event.from}`,
        shift: { x: fx - tx, y: fy - ty },
        duration: 260,
      };
    }
    case 'rover-jumped':
      return {
        piece: `rover:${event.to}`,
        was: `rover:${event.from}`,
        from: { ...FADED, transform: 'scale(0.2)' },
        duration: 300,
      };
    case 'rover-deployed':
      return { piece: `rover:${event.cell}`, from: { ...FADED, transform: shift(0, -46) }, duration: 300 };
    case 'meteorite-landed':
      return { piece: `meteorite:${event.cell}`, from: { ...FADED, transform: shift(70, -90) }, duration: 420 };
    case 'advanced':
      return advance(event, -1);
    case 'regressed':
      return advance(event, 1);
    case 'tile-unplaced':
      return gone(`tile:${event.tile}`, DESTROYED);
    case 'rover-destroyed':
      return gone(`rover:${event.cell}`, DESTROYED);
    case 'meteorite-destroyed':
      return gone(`meteorite:${event.cell}`, DESTROYED);
    case 'lifepod-destroyed':
      return gone(`lifepod:${event.cell}`, DESTROYED);
    case 'meteorite-collected':
    case 'meteorite-loaded':
      return gone(`meteorite:${event.cell}`, COLLECTED);
    case 'lifepod-collected':
      return gone(`lifepod:${event.cell}`, COLLECTED);
    default:
      return undefined;
  }

  /** The tracker stood so many rows further on. */
  function advance({ track, column, row }: Extract<Told, { type: 'advanced' | 'regressed' }>, rows: 1 | -1): Movement {
    const x = spotOf(area, column, row + rows).x - spotOf(area, column, row).x;
    return { piece: `tracker:${track}`, shift: { x, y: 0 }, duration: 260 };
  }
}
