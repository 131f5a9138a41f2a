import type { ReactNode } from 'react';

/** A piece in a box of one cell, around its middle. */
export const Shape = ({ id, children }: { readonly id: string; readonly children: ReactNode }) => (
  <symbol id={id} viewBox="-20 -20 40 40" overflow="visible">
    {children}
  </symbol>
);

/** Lifepods, meteorites, rovers and printed symbols, each in a box of 40 around its middle. */
export const TokenShapes = ({ id }: { readonly id: (name: string) => string }) => (
  <>
    <Shape id={id('lifepod')}>
      <ellipse className="pu-token-shade" cx="1" cy="13" rx="12" ry="3.4" />
      <path className="pu-pod-body" d="M-10 9C-12 -3 -7 -15 0 -15S12 -3 10 9L13 14H-13z" />
      <path className="pu-pod-band" d="M-10.7 4H10.7L10 9H-10z" />
      <circle className="pu-pod-window" cy="-4" r="4.6" />
      <path className="pu-pod-light" d="M-2.6 -6A3.4 3.4 0 0 1 1 -7.2" />
    </Shape>
    <Shape id={id('meteorite')}>
      <path className="pu-trail" d="M4 -6L17 -19M-1 -9L8 -19M8 0L19 -9" />
      <path className="pu-rock" d="M-13 4L-9 -6L0 -10L9 -6L12 4L7 12L-4 14L-11 10z" />
      <path className="pu-rock-facet" d="M-9 -6L-2 -1L0 -10M-2 -1L9 -6M-2 -1L-4 14M-2 -1L-13 4M-2 -1L7 12" />
    </Shape>
    <Shape id={id('symbol')}>
      <circle className="pu-crater" r="11" />
      <path className="pu-crater-cross" d="M0 -16V-7M0 16V7M-16 0H-7M16 0H7" />
      <circle className="pu-crater-core" r="3" />
    </Shape>
    <Shape id={id('rover')}>
      <ellipse className="pu-token-shade" cx="1" cy="13" rx="16" ry="3.4" />
      <g className="pu-rover-wheels">
        <circle cx="-10.5" cy="9" r="5" />
        <circle cx="0" cy="9" r="5" />
        <circle cx="10.5" cy="9" r="5" />
      </g>
      <path className="pu-rover-body" d="M-15 4V-4H-1V-10H-5V-15H8V-10H3V-4H15V4z" />
      <path className="pu-rover-eye" d="M-2.6 -13.6H5.6V-11.4H-2.6z" />
    </Shape>
  </>
);
