import type { SVGProps } from 'react';

/** The six symbols of the players in a 24 x 24 box: circle, triangle, square, diamond, star, hexagon. */
export const MARKS = [
  'M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18z',
  'M12 2.5L22 20.5H2z',
  'M4 4h16v16H4z',
  'M12 1.5L22 12L12 22.5L2 12z',
  'M12 1.8l3 6.9 7.5.7-5.7 4.9 1.7 7.4L12 17.8l-6.5 3.9 1.7-7.4L1.5 9.4l7.5-.7z',
  'M7 3h10l5 9-5 9H7l-5-9z',
] as const;

export const MARK_NAMES = ['circle', 'triangle', 'square', 'diamond', 'star', 'hexagon'] as const;

/** A player's symbol in its colour. Inside a drawing pass `x`, `y`, `width` and `height`. */
export function Mark({ mark, ...rest }: { readonly mark: number } & SVGProps<SVGSVGElement>) {
  return (
    <svg
      width="1em"
      height="1em"
      {...rest}
      className={`mark player-${mark} ${rest.className ?? ''}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={MARKS[mark % MARKS.length]} />
    </svg>
  );
}
