import { silent } from '@orrery/ui/board';
import { useBoard } from '../context.tsx';

interface NameProps {
  readonly text: string;
  /** What stands there where the letters of the whole name would be too narrow to be read. */
  readonly short?: string;
  readonly x?: number;
  readonly y?: number;
  readonly width: number;
  readonly size?: number;
}

/** Pixels of a letter, where its plate may grow so far. */
const LETTERS = 12.4;
const LARGEST = 1.7;
/** So much longer than its plate a name may be. */
const TOO_LONG = 1.3;

/** A riveted name plate. Long names are set narrower rather than cut. */
export function Name({ text: whole, short = whole, x = 0, y = 0, width, size: usual = 30 }: NameProps) {
  const { unit } = useBoard();
  const size = Math.min(Math.max(usual, unit * LETTERS), usual * LARGEST);
  const height = size * 1.5;
  const room = width - 34;
  const lengthOf = (name: string) => name.length * size * 0.52;
  const text = lengthOf(whole) > room * TOO_LONG ? short : whole;
  return (
    <g transform={`translate(${x} ${y})`} className="rp-plate" {...silent}>
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx="8" />
      <circle cx={-width / 2 + 10} r="3.500" />
      <circle cx={width / 2 - 10} r="3.500" />
      <text
        className="rp-name"
        fontSize={size}
        y={size * 0.36}
        {...(lengthOf(text) > room ? { textLength: room, lengthAdjust: 'spacingAndGlyphs' } : {})}
      >
        {text}
      </text>
    </g>
  );
}
