import { symbol } from '@orrery/ui';
import type { SVGProps } from 'react';
import { DICE, type Die } from '../../data/index.ts';

/** Outlines in a 24 x 24 box round 0,0: the colour of a die can also be told by its shape. */
const OUTLINES: { readonly [die in Die]: string } = {
  yellow: 'M-7-10H7A3 3 0 0 1 10-7V7A3 3 0 0 1 7 10H-7A3 3 0 0 1-10 7V-7A3 3 0 0 1-7-10z',
  orange: 'M-5-10.5H5L10.5-5V5L5 10.5H-5L-10.5 5V-5z',
  blue: 'M0-11.6L10.2-5.8V5.8L0 11.6L-10.2 5.8V-5.8z',
  red: 'M-10.6-10.6L0-8L10.6-10.6L8 0L10.6 10.6L0 8L-10.6 10.6L-8 0z',
};

/** Eight points: the face that always hits. */
const BURST =
  'M0-7.4L1.5-3.7L5.2-5.2L3.7-1.5L7.4 0L3.7 1.5L5.2 5.2L1.5 3.7L0 7.4L-1.5 3.7L-5.2 5.2L-3.7 1.5L-7.4 0L-3.7-1.5L-5.2-5.2L-1.5-3.7z';

interface DieProps {
  readonly die: Die;
  /** 0 is blank, 2 to 5 are numbers, 6 is the burst; without a face the die shows the damage of a hit. */
  readonly face?: number;
}

/** A die in a 24 x 24 box round 0,0: shape and colour tell the damage, and so do the pips below the face. */
function DieShape({ die, face }: DieProps) {
  const damage = DICE.indexOf(die) + 1;
  return (
    <g {...symbol(`die-${die}`)} className={`ec-die ec-die-${die}`}>
      <path className="ec-die-body" d={OUTLINES[die]} />
      {face === undefined ? <Pips count={damage} y={0} size={1.9} /> : <Face face={face} damage={damage} />}
    </g>
  );
}

function Face({ face, damage }: { readonly face: number; readonly damage: number }) {
  if (face === 6) return <path className="ec-die-burst" d={BURST} />;
  return (
    <>
      {face > 0 && (
        <text className="ec-die-face" y={3.2} textAnchor="middle">
          {face}
        </text>
      )}
      <Pips count={damage} y={6.6} size={1.05} />
    </>
  );
}

interface PipsProps {
  readonly count: number;
  readonly y: number;
  readonly size: number;
}

/** Large pips stand in a square, small ones in a row. */
function Pips({ count, y, size }: PipsProps) {
  const row = size < 1.5;
  const places = row
    ? Array.from({ length: count }, (_, i) => [(i - (count - 1) / 2) * 3, y])
    : [
        [[0, 0]],
        [
          [-2.6, 0],
          [2.6, 0],
        ],
        [
          [0, -2.6],
          [-2.6, 2.2],
          [2.6, 2.2],
        ],
        [
          [-2.6, -2.6],
          [2.6, -2.6],
          [-2.6, 2.6],
          [2.6, 2.6],
        ],
      ][count - 1];
  return places.map(([x, at]) => <circle key={`${x} ${at}`} className="ec-die-pip" cx={x} cy={at} r={size} />);
}

/** The same as a picture among words. */
export function DieSvg({ die, face, ...rest }: DieProps & SVGProps<SVGSVGElement>) {
  return (
    <svg width="1.5em" height="1.5em" aria-hidden="true" {...rest} viewBox="-12 -12 24 24">
      <DieShape die={die} face={face} />
    </svg>
  );
}
