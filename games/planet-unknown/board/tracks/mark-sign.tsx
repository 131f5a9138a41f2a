import { symbol } from '@orrery/ui';
import type { Mark } from '../../data/corporations/corporation.ts';
import { glyphOf } from '../terrain/glyphs.tsx';

interface MarkSignProps {
  readonly mark: Mark;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Shapes of the symbols in a box of 40 around the middle; those with a number leave room for it. */
const SHAPES: { readonly [mark in Mark['mark']]: string } = {
  medal: 'M-8 -16H8L18 0L8 16H-8L-18 0z',
  synergy: 'M0 -19L15 -3H6V8H-6V-3H-15zM-16 12H16V18H-16z',
  civ: 'M-13 -18H13V18H-13z',
  patch:
    'M-17 -17H17V17H-17zM-12 -12V12H12V-12zM-1.6 9V3.4C-7 3.4 -9 0 -9 -4.4C-4.6 -4.4 -1.8 -2.8 -0.4 0.4C0.8 -4.6 3.6 -8 9 -8C9 -2.4 6.6 1.6 1.6 2.8V9z',
  rover:
    'M-17 4V-5H-1V-11H-6V-17H9V-11H3V-5H17V4zM-12 6a5.4 5.4 0 1 1 0 10.8a5.4 5.4 0 1 1 0 -10.8zM0 6a5.4 5.4 0 1 1 0 10.8a5.4 5.4 0 1 1 0 -10.8zM12 6a5.4 5.4 0 1 1 0 10.8a5.4 5.4 0 1 1 0 -10.8z',
  move: 'M-19 -11H5L19 0L5 11H-19z',
  tech: 'M0 -19L16.5 -9.5V9.5L0 19L-16.5 9.5V-9.5zM0 -9L-8 -4.5V4.5L0 9L8 4.5V-4.5z',
  advance: 'M0 -20L20 0L0 20L-20 0z',
};

/** A symbol of a track; its number stands on it. */
export function MarkSign({ mark, x, y, size }: MarkSignProps) {
  const text = textOf(mark);
  return (
    <g
      {...symbol(mark.mark)}
      className={`pu-mark pu-mark-${mark.mark}`}
      transform={`translate(${x} ${y}) scale(${size / 40})`}
    >
      <path fillRule="evenodd" d={SHAPES[mark.mark]} />
      {text !== undefined && <text y="10">{text}</text>}
      {mark.mark === 'advance' && (
        <path
          className={`pu-of-${mark.track} pu-mark-glyph`}
          fillRule="evenodd"
          transform="scale(0.95)"
          d={glyphOf(mark.track)}
        />
      )}
    </g>
  );
}

function textOf(mark: Mark): number | undefined {
  if (mark.mark === 'medal' || mark.mark === 'move') return mark.points;
  return mark.mark === 'civ' ? mark.level : undefined;
}
