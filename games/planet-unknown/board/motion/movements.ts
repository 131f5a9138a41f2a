import type { Movement } from '@orrery/ui/board';
import type { Seat, Told } from '../read/table.ts';

const shift = (x: number, y: number): string => `translate(${x}px, ${y}px)`;

const FADED = { opacity: 0 };
const COLLECTED = { ...FADED, transform: 'scale(0.3)' };
const DESTROYED = { ...FADED, transform: 'scale(1.7)' };
const gone = (piece: string, to: typeof COLLECTED): Movement => ({ piece, to, duration: 240 });

/** How the pieces of this player come to where they are. */
export function movementOf(event: Told, seat: Seat): Movement | undefined {
  if (!('seat' in event) || event.seat !== seat) return undefined;
  switch (event.type) {
    case 'tile-placed':
      return { piece: `tile:${event.tile}`, from: { ...FADED, transform: 'scale(1.35)' }, duration: 300 };
    case 'patch-placed':
      return { piece: `patch:${event.cell}`, from: { ...FADED, transform: 'scale(1.5)' }, duration: 260 };
    case 'rover-moved':
      return { piece: `rover:${event.to}`, was: `rover:${event.from}`, duration: 260 };
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
    case 'regressed':
      return { piece: `tracker:${event.track}`, duration: 260 };
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
}
