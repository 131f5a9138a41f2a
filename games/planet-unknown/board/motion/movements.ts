import type { Event } from '@orrery/kernel';
import { middleOf } from '../read/cells.ts';
import type { Cell } from '../read/table.ts';
import { SPACE } from '../tracks/layout.ts';

/** How a piece comes to where it is: only shifts, sizes and fades. */
export interface Movement {
  readonly piece: string;
  readonly from: { readonly opacity?: number; readonly transform?: string };
  readonly duration: number;
}

type Told = Event & { readonly cell: Cell; readonly from: Cell; readonly to: Cell };

const shift = (x: number, y: number): string => `translate(${x}px, ${y}px)`;

function driven({ from, to }: Told): Movement {
  const [[fx, fy], [tx, ty]] = [middleOf(from), middleOf(to)];
  return { piece: `rover:${to}`, from: { transform: shift(fx - tx, fy - ty) }, duration: 260 };
}

const MOVEMENTS: { readonly [type: string]: (event: Told) => Movement } = {
  'tile-placed': ({ tile }) => ({
    piece: `tile:${String(tile)}`,
    from: { opacity: 0, transform: 'scale(1.35)' },
    duration: 300,
  }),
  'patch-placed': ({ cell }) => ({
    piece: `patch:${cell}`,
    from: { opacity: 0, transform: 'scale(1.5)' },
    duration: 260,
  }),
  'rover-moved': driven,
  'rover-jumped': ({ to }) => ({ piece: `rover:${to}`, from: { opacity: 0, transform: 'scale(0.2)' }, duration: 300 }),
  'rover-deployed': ({ cell }) => ({
    piece: `rover:${cell}`,
    from: { opacity: 0, transform: shift(0, -46) },
    duration: 300,
  }),
  'meteorite-landed': ({ cell }) => ({
    piece: `meteorite:${cell}`,
    from: { opacity: 0, transform: shift(70, -90) },
    duration: 420,
  }),
  advanced: ({ track }) => ({
    piece: `tracker:${String(track)}`,
    from: { transform: shift(-SPACE, 0) },
    duration: 260,
  }),
  regressed: ({ track }) => ({
    piece: `tracker:${String(track)}`,
    from: { transform: shift(SPACE, 0) },
    duration: 260,
  }),
};

export const movementOf = (event: Event): Movement | undefined => MOVEMENTS[event.type]?.(event as Told);
