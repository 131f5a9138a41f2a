import { symbol } from '@orrery/ui';
import type { SVGProps } from 'react';
import { type Item, type Npc, STRUCTURES } from '../../data/index.ts';

/** A silhouette in a 24 x 24 box round 0,0, bow upwards: the hull, and the lines and lights drawn on it. */
interface Silhouette {
  readonly hull: string;
  readonly lines: string;
  readonly lights: string;
}

const SILHOUETTES: { readonly [figure in Item | Npc]: Silhouette } = {
  interceptor: {
    hull: 'M0-10L2.4-1.5L7.5 5.5L7 8L2 6L1.2 8.6H-1.2L-2 6L-7 8L-7.5 5.5L-2.4-1.5z',
    lines: 'M0-4.5V2.5',
    lights: 'M-1.4 8.6H1.4V10.4H-1.4z',
  },
  cruiser: {
    hull: 'M0-11L2.6-7V-2L9.5 3.5V8.5L4.5 6.5L3.4 9H-3.4L-4.5 6.5L-9.5 8.5V3.5L-2.6-2V-7z',
    lines: 'M0-6.5V-1M-2.6 1.5H2.6M-3 4.5H3M-6.8 5.2V2.6M6.8 5.2V2.6',
    lights: 'M-3 9H-.8V11H-3zM.8 9H3V11H.8z',
  },
  dreadnought: {
    hull: 'M0-11.6L3.6-8.5V-4L6.6-2V-6.5H8.4V0L11.4 3.6V9L6.5 7.6L5.6 9.6H-5.6L-6.5 7.6L-11.4 9V3.6L-8.4 0V-6.5H-6.6V-2L-3.6-4V-8.5z',
    lines: 'M0-8V-3.5M-2-1.2H2M-4 1.6H4M-4.6 4.4H4.6M-4.6 6.8H4.6M-8.6 5V2.6M8.6 5V2.6',
    lights: 'M-5 9.6H-2.8V11.6H-5zM-1.1 9.6H1.1V11.6H-1.1zM2.8 9.6H5V11.6H2.8z',
  },
  starbase: {
    hull: 'M-1.6-11.5H1.6V-8L6.4-5.6L9.2-8.2L11-6.2L8.4-3.4V3.4L11 6.2L9.2 8.2L6.4 5.6L1.6 8V11.5H-1.6V8L-6.4 5.6L-9.2 8.2L-11 6.2L-8.4 3.4V-3.4L-11-6.2L-9.2-8.2L-6.4-5.6L-1.6-8z',
    lines: 'M0-5L4.4-2.5V2.5L0 5L-4.4 2.5V-2.5z',
    lights: 'M0-2a2 2 0 1 1 0 4a2 2 0 1 1 0-4z',
  },
  orbital: {
    hull: 'M0-8.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0-17zM0-5.4a5.4 5.4 0 1 0 0 10.8a5.4 5.4 0 1 0 0-10.8zM-1.1-5.6H1.1V5.6H-1.1zM-11.5-1.4H-8.2V1.4H-11.5zM8.2-1.4H11.5V1.4H8.2z',
    lines: '',
    lights: 'M0-2.6a2.6 2.6 0 1 1 0 5.2a2.6 2.6 0 1 1 0-5.2z',
  },
  monolith: {
    hull: 'M-4-11H4L5 9.5H-5zM-8 9.5H8V11.5H-8z',
    lines: 'M-1.6-8.4V7.4',
    lights: 'M1-6.5H2.4V-4.5H1zM1-2.6H2.4V-.6H1zM1 1.3H2.4V3.3H1z',
  },
  ancient: {
    hull: 'M0-6.5C3-8.5 3.5-10.5 3.2-11.6C8-9.8 11.2-5.2 11.2 0C11.2 5.6 7.6 10 3 11.6C4.6 9 4.8 6.6 3.4 4.4L0 9.6L-3.4 4.4C-4.8 6.6-4.6 9-3 11.6C-7.6 10-11.2 5.6-11.2 0C-11.2-5.2-8-9.8-3.2-11.6C-3.5-10.5-3-8.5 0-6.5z',
    lines: 'M-7.4-3.4C-5.6-1-5.6 1.6-7 4M7.4-3.4C5.6-1 5.6 1.6 7 4',
    lights: 'M0-3.2L2.6 0L0 3.2L-2.6 0z',
  },
  guardian: {
    hull: 'M0-11.8L2.2-6L6.4-8.6L6-3.6L11.6-3.4L8 .8L11.4 6L5.6 5.6L4.6 11L0 7.6L-4.6 11L-5.6 5.6L-11.4 6L-8 .8L-11.6-3.4L-6-3.6L-6.4-8.6L-2.2-6z',
    lines: 'M0-4.6L4 0L0 4.6L-4 0z',
    lights: 'M0-1.9a1.9 1.9 0 1 1 0 3.8a1.9 1.9 0 1 1 0-3.8z',
  },
  gcds: {
    hull: 'M-1.4-12H1.4V-9.4A9.6 9.6 0 0 1 5.7-7.7L7.6-9.5L9.5-7.6L7.7-5.7A9.6 9.6 0 0 1 9.4-1.4H12V1.4H9.4A9.6 9.6 0 0 1 7.7 5.7L9.5 7.6L7.6 9.5L5.7 7.7A9.6 9.6 0 0 1 1.4 9.4V12H-1.4V9.4A9.6 9.6 0 0 1-5.7 7.7L-7.6 9.5L-9.5 7.6L-7.7 5.7A9.6 9.6 0 0 1-9.4 1.4H-12V-1.4H-9.4A9.6 9.6 0 0 1-7.7-5.7L-9.5-7.6L-7.6-9.5L-5.7-7.7A9.6 9.6 0 0 1-1.4-9.4z',
    lines: 'M0-6.4a6.4 6.4 0 1 1 0 12.8a6.4 6.4 0 1 1 0-12.8zM0-6.4V-3M0 3V6.4M-6.4 0H-3M3 0H6.4',
    lights: 'M0-2.6a2.6 2.6 0 1 1 0 5.2a2.6 2.6 0 1 1 0-5.2z',
  },
};

interface ShipProps {
  /** A ship, a structure or a figure of a non-player force. */
  readonly ship: Item | Npc;
}

const STRUCTURE_IDS: readonly string[] = STRUCTURES;
const NPCS: readonly string[] = ['ancient', 'guardian', 'gcds'];

/**
 * A figure in the colour of the nearest `player-N`, in the Ancients' own for non-player forces, else in the text's. Draw it
 * inside an SVG; it fills a 24 x 24 box round 0,0.
 */
export function ShipShape({ ship }: ShipProps) {
  const { hull, lines, lights } = SILHOUETTES[ship];
  return (
    <g
      {...symbol(STRUCTURE_IDS.includes(ship) ? ship : `ship-${ship}`)}
      className={`ec-ship${NPCS.includes(ship) ? ' ec-npc' : ''}`}
    >
      <path className="ec-hull" fillRule="evenodd" d={hull} />
      {lines && <path className="ec-hull-lines" d={lines} />}
      <path className="ec-hull-lights" d={lights} />
    </g>
  );
}

/** The same as a picture among words. */
export function ShipSvg({ ship, ...rest }: ShipProps & SVGProps<SVGSVGElement>) {
  return (
    <svg width="1.5em" height="1.5em" aria-hidden="true" {...rest} viewBox="-12.5 -12.5 25 25">
      <ShipShape ship={ship} />
    </svg>
  );
}
