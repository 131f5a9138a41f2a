import { symbol } from '@orrery/ui';
import type { ReactNode } from 'react';
import type { Resource } from '../../data/index.ts';

const SHAPES: { readonly [resource in Resource | 'gray']: ReactNode } = {
  materials: (
    <>
      <path d="M0 -11L10 -5.5V5.5L0 11L-10 5.5V-5.5Z" />
      <path className="ec-res-cut" d="M-10 -5.5L0 0L10 -5.5M0 0V11" />
    </>
  ),
  science: (
    <>
      <path d="M-3 -11H3V-9.4H2.2V-3.6L9.6 8.2C10.4 9.8 9.6 11 8 11H-8C-9.6 11 -10.4 9.8 -9.6 8.2L-2.2 -3.6V-9.4H-3Z" />
      <path className="ec-res-cut" d="M-5.6 4.2H5.6M-1 7.6H2" />
    </>
  ),
  money: (
    <>
      <circle r={10.8} />
      <path className="ec-res-cut" d="M0 -6.4L6.4 0L0 6.4L-6.4 0Z" />
    </>
  ),
  gray: (
    <>
      <path d="M-10 -10H10V10H-10Z" />
      <path className="ec-res-cut" d="M-10 10L10 -10M-10 0L0 -10M0 10L10 0" />
    </>
  ),
};

interface ResourceProps {
  /** `gray` is a square that takes a cube of any track. */
  readonly resource: Resource | 'gray';
}

/** A resource by shape and colour in a 24 x 24 box around 0, 0: ore, flask, coin. */
export const ResourceShape = ({ resource }: ResourceProps) => (
  <g className={`ec-res ec-res-${resource}`}>{SHAPES[resource]}</g>
);

export const ResourceSvg = ({ resource }: ResourceProps) => (
  <svg
    {...symbol(resource)}
    className="ec-sign"
    viewBox="-12 -12 24 24"
    width="1.1em"
    height="1.1em"
    aria-hidden="true"
  >
    <ResourceShape resource={resource} />
  </svg>
);
