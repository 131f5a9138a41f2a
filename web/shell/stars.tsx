import { randomFrom } from '@orrery/kernel';
import { memo } from 'react';

const WIDTH = 1600;
const HEIGHT = 1000;

interface Star {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly light: number;
}

const random = randomFrom('stars');
const one = () => random() / 2 ** 32;
const STARS: readonly Star[] = Array.from({ length: 190 }, () => ({
  x: Math.round(one() * WIDTH),
  y: Math.round(one() * HEIGHT),
  size: 0.5 + one() ** 4 * 1.7,
  light: 0.25 + one() * 0.6,
}));

/** A quiet sky; in the chart room the same stars are ink on paper. */
export const Stars = memo(function Stars() {
  return (
    <svg className="stars" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {STARS.map(({ x, y, size, light }) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r={size} opacity={light} />
      ))}
    </svg>
  );
});
