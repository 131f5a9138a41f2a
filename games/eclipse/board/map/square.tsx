import { symbol } from '@orrery/ui';
import type { Square } from '../../data/index.ts';
import { ResourceShape } from '../pieces/resource.tsx';

interface SquareProps {
  readonly type: Square['type'];
  readonly advanced: boolean;
  /** The colour of the cube on it, if one lies there. */
  readonly mark?: number;
  readonly size: number;
  readonly ghost?: boolean;
}

const STAR = 'M0-4.6L1.3-1.5L4.6-1.4L2-.6L2.8 3.8L0 1.6L-2.8 3.8L-2-.6L-4.6-1.4L-1.3-1.5z';

/** A population square round 0,0: its kind by colour and shape, a star if it is advanced, a cube in its owner's colour. */
export function SquareShape({ type, advanced, mark, size, ghost }: SquareProps) {
  return (
    <g
      {...symbol(advanced ? 'advanced' : `square-${type}`)}
      className={`ec-square ec-square-${type}`}
      transform={`scale(${(size / 24).toFixed(3)})`}
    >
      <rect x="-11.5" y="-11.5" width="23" height="23" rx={advanced ? 8 : 3} className="ec-square-frame" />
      <g transform="scale(0.62)" className="ec-square-kind">
        <ResourceShape resource={type} />
      </g>
      {mark !== undefined && (
        <g className={`ec-cube player-${mark}${ghost ? ' ec-ghost' : ''}`}>
          <path d="M0-9L8-4.6V4.8L0 9.4L-8 4.8V-4.6z" className="ec-cube-body" />
          <path d="M-8-4.6L0 0L8-4.6M0 0V9.4" className="ec-cube-edges" />
        </g>
      )}
      {advanced && <path d={STAR} transform="translate(9.5 -9.5)" className="ec-square-star" />}
    </g>
  );
}

/** The Orbital's own place for a cube. */
export function OrbitalShape({ mark, size, ghost }: Pick<SquareProps, 'mark' | 'size' | 'ghost'>) {
  return (
    <g {...symbol('orbital')} className="ec-square ec-orbital" transform={`scale(${(size / 24).toFixed(3)})`}>
      <circle r="11.5" className="ec-square-frame" />
      <circle r="8" className="ec-orbital-ring" />
      {mark === undefined ? (
        <path d="M-1.2-12.4H1.2V-7H-1.2zM-1.2 7H1.2V12.4H-1.2zM-12.4-1.2H-7V1.2H-12.4zM7-1.2H12.4V1.2H7z" />
      ) : (
        <path
          d="M0-7L6-3.6V3.6L0 7L-6 3.6V-3.6z"
          className={`ec-cube-body player-${mark}${ghost ? ' ec-ghost' : ''}`}
        />
      )}
    </g>
  );
}
