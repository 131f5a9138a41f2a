import { PAD_ROW, type PadSpot } from '../layout.ts';

/** The width one dock takes at its natural size. */
const DOCK = 170;

export interface DockPlace {
  /** Relative to the pad's spot. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Room for the dock, in its own units. */
  readonly width: number;
}

/** Where dock number `dock` (0 for dock 1) of `docks` stands. */
export function dockPlace({ width, most, rows }: PadSpot, docks: number, dock: number): DockPlace {
  const across = Math.ceil(docks / rows);
  const spacing = width / across;
  const scale = Math.min(most, spacing / DOCK);
  return {
    x: ((dock % across) + 0.5) * spacing,
    y: Math.floor(dock / across) * PAD_ROW,
    scale,
    width: Math.min(spacing / scale, 200),
  };
}
