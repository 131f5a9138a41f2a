import { symbol } from '@orrery/ui';
import type { ReactNode } from 'react';

export const VALUES = ['initiative', 'computer', 'shield', 'hull', 'movement', 'energy'] as const;
type ValueKind = (typeof VALUES)[number];

const SHAPES: { readonly [kind in ValueKind]: ReactNode } = {
  initiative: <path d="M-10 -9L-1 0L-10 9V4L-6 0L-10 -4ZM0 -9L9 0L0 9V4L4 0L0 -4Z" />,
  computer: (
    <path
      fillRule="evenodd"
      d="M-1.5 -11.5H1.5V-8A8 8 0 0 1 8 -1.5H11.5V1.5H8A8 8 0 0 1 1.5 8V11.5H-1.5V8A8 8 0 0 1 -8 1.5H-11.5V-1.5H-8A8 8 0 0 1 -1.5 -8ZM0 -5A5 5 0 1 0 0 5A5 5 0 1 0 0 -5ZM0 -2A2 2 0 1 1 0 2A2 2 0 1 1 0 -2Z"
    />
  ),
  shield: <path d="M0 -11.5L10 -8V0C10 6 5.5 9.8 0 11.5C-5.5 9.8 -10 6 -10 0V-8Z" />,
  hull: <path d="M-6 -11H6L11 -6V6L6 11H-6L-11 6V-6Z" />,
  movement: <path d="M-9 1L0 -8L9 1V6L0 -3L-9 6ZM-9 8L0 -1L9 8V12L0 4L-9 12Z" />,
  energy: <path d="M2.5 -11.5L-9.5 2H-1.5L-3.5 11.5L9.5 -3.5H1.5Z" />,
};

/** What a number of a blueprint counts, in a 24 x 24 box. */
export const ValueSvg = ({ kind }: { readonly kind: ValueKind }) => (
  <svg
    {...symbol(kind)}
    className={`ec-sign ec-value-${kind}`}
    viewBox="-12 -12 24 24"
    width="1em"
    height="1em"
    aria-hidden="true"
  >
    {SHAPES[kind]}
  </svg>
);
