import type { ReactNode } from 'react';

interface LineDrawingProps {
  readonly width: number;
  readonly height: number;
  /** Whether it takes any shape that its instrument has. */
  readonly stretched?: boolean;
  readonly children: ReactNode;
}

/** The drawing in a manual behind an instrument, in the colour of its corporation: what it is, at a glance. */
export const LineDrawing = ({ width, height, stretched = false, children }: LineDrawingProps) => (
  <svg
    className="sb-line-drawing"
    viewBox={`0 0 ${width} ${height}`}
    preserveAspectRatio={stretched ? 'none' : 'xMidYMid meet'}
    aria-hidden="true"
  >
    {children}
  </svg>
);
