import type { Movement } from '@orrery/ui/board';
import { middleOf } from '../read/cells.ts';
import type { Seat, Told } from '../read/table.ts';
import { SPACE } from '../tracks/layout.ts';

const shift = (x: number, y: number): string => `translate(${x}px, ${y}px)`;

const FADED = { opacity: 0 };

/** How the pieces of this player come to where they are. */
export function movementOf(event: Told, seat: Seat): Movement | undefined {
  if (!('seat' in event) || event.seat !== seat) return undefined;
  switch (event.type) {
    case 'tile-placed':
      return { piece: `tile:${event.tile}`, from: { ...FADED, transform: 'scale(1.35)' }, duration: 300 };
    case 'patch-placed':
      return { piece: `patch:${event.cell}`, from: { ...FADED, transform: 'scale(1.5)' }, duration: 260 };
    case 'rover-moved': {
      const [[fx, fy], [tx, ty]] = [middleOf(event.from), middleOf(event.to)];
      return { piece: `rover:${event.to}`, from: { transform: shift(fx - tx, fy - ty) }, duration: 260 };
    }
    case 'rover-jumped':
      return { piece: `rover:${event.to}`, from: { ...FADED, transform: 'scale(0.2)' }, duration: 300 };
    case 'rover-deployed':
      return { piece: `rover:${event.cell}`, from: { ...FADED, transform: shift(0, -46) }, duration: 300 };
    case 'meteorite-landed':
      return { piece: `meteorite:${event.cell}`, from: { ...FADED, transform: shift(70, -90) }, duration: 420 };
    case 'advanced':
      return { piece: `tracker:${event.track}`, from: { transform: shift(-SPACE, 0) }, duration: 260 };
    case 'regressed':
      return { piece: `tracker:${event.track}`, from: { transform: shift(SPACE, 0) }, duration: 260 };
    default:
      return undefined;
  }
}
