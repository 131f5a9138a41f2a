import type { Point } from '../map/polar.ts';
import { Figure } from './figures.tsx';

/** Signs of what an answer would do, and of what may be chosen. */

export const sureness = (sure: boolean | undefined): string => (sure ? 'rp-sure' : 'rp-ghost');

/** The small mark of a legal target, besides its outline. */
export const Pin = ({ at: [x, y] }: { readonly at: Point }) => (
  <path
    className="rp-pin"
    transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
    d="M0 18L-15 -6A17 17 0 1 1 15 -6Z"
  />
);

/** A cross over somebody who dies, and who takes the place. */
export function Struck({ by, sure }: { readonly by?: number; readonly sure?: boolean }) {
  return (
    <g className={sureness(sure)}>
      <path className="rp-struck" d="M-20 -20L20 20M20 -20L-20 20" />
      {by !== undefined && <Figure company={by} x={16} y={-16} size={44} />}
    </g>
  );
}

/** A small arrow: one of these goes away. */
export const Going = ({ sure }: { readonly sure?: boolean }) => (
  <path className={`rp-going ${sureness(sure)}`} d="M-14 -34L0 -48L14 -34M0 -46V-26" />
);
