import { symbol } from '@orrery/ui';
import type { ReactNode } from 'react';
import { DICE, type DiceCount, type Die, type Part, type PartId, partOf } from '../../data/index.ts';

/** Eight points: what a cannon's die looks like when it hits. */
const BURST = Array.from({ length: 16 }, (_, i) => {
  const radius = i % 2 === 0 ? 10.5 : 7.6;
  const turn = (i * Math.PI) / 8;
  return `${(radius * Math.sin(turn)).toFixed(1)} ${(-radius * Math.cos(turn)).toFixed(1)}`;
}).join('L');

const WEAPONS = {
  cannon: `M${BURST}Z`,
  missile: 'M0 -11.5C3.6 -8 4.6 -4 4.6 0V5L8 9.5V11.5H-8V9.5L-4.6 5V0C-4.6 -4 -3.6 -8 0 -11.5Z',
} as const;

/** Places of the pips that tell a die's damage without its colour. */
const PIPS: { readonly [die in Die]: readonly (readonly [number, number])[] } = {
  yellow: [[0, 0]],
  orange: [
    [-2.6, 0],
    [2.6, 0],
  ],
  blue: [
    [0, -2.6],
    [-2.8, 2.2],
    [2.8, 2.2],
  ],
  red: [
    [-2.6, -2.6],
    [2.6, -2.6],
    [-2.6, 2.6],
    [2.6, 2.6],
  ],
};

interface WeaponProps {
  readonly kind: 'cannon' | 'missile';
  readonly die: Die;
}

/** One die of a weapon as it is drawn on a part. */
export function Weapon({ kind, die }: WeaponProps) {
  return (
    <g {...symbol(kind)} className={`ec-dmg-${die}`}>
      <path d={WEAPONS[kind]} />
      {PIPS[die].map(([x, y]) => (
        <circle key={`${x} ${y}`} className="ec-pip" cx={x} cy={y} r={1.7} />
      ))}
    </g>
  );
}

const diceOf = (counts: DiceCount): Die[] => DICE.flatMap((die, i) => Array<Die>(counts[i]).fill(die));

/** One to three weapons share the box. */
function Weapons({ part, kind }: { readonly part: Part; readonly kind: 'cannon' | 'missile' }) {
  const dice = diceOf(kind === 'cannon' ? part.cannons : part.missiles);
  const size = dice.length === 1 ? 1 : dice.length === 2 ? 0.56 : 0.46;
  const places =
    dice.length === 3
      ? [
          [-6, 5],
          [6, 5],
          [0, -6],
        ]
      : [
          [-6, 0],
          [6, 0],
        ];
  return dice.map((die, i) => {
    const [x, y] = dice.length === 1 ? [0, 0] : places[i];
    return (
      <g key={i} transform={`translate(${x} ${y}) scale(${size})`}>
        <Weapon kind={kind} die={die} />
      </g>
    );
  });
}

const label = (text: string, y = 3.7): ReactNode => (
  <text y={y} textAnchor="middle" className="ec-part-text">
    {text}
  </text>
);

/** A small crosshair: a hull that also aims. */
const MIND = 'M7.5 -12V-3M3 -7.5H12M7.5 -10.2A2.7 2.7 0 1 0 7.5 -4.8A2.7 2.7 0 1 0 7.5 -10.2Z';

const CHEVRON = 'M-8 3L0 -3L8 3V6.4L0 .4L-8 6.4Z';

const DRAWN: { readonly [type in Part['type']]: (part: Part) => ReactNode } = {
  cannon: (part) => <Weapons part={part} kind="cannon" />,
  missile: (part) => <Weapons part={part} kind="missile" />,
  computer: ({ computer }) => (
    <>
      <path d="M-9 -9H9V9H-9ZM-11.5 -5H-9V-3H-11.5ZM-11.5 3H-9V5H-11.5ZM9 -5H11.5V-3H9ZM9 3H11.5V5H9ZM-5 -11.5H-3V-9H-5ZM3 -11.5H5V-9H3ZM-5 9H-3V11.5H-5ZM3 9H5V11.5H3Z" />
      {label(`+${computer}`)}
    </>
  ),
  shield: ({ shield }) => (
    <>
      <path d="M0 -11.5L10 -8V0C10 6 5.5 9.8 0 11.5C-5.5 9.8 -10 6 -10 0V-8Z" />
      {label(`−${shield}`, 3.3)}
    </>
  ),
  hull: ({ hull, computer }) => (
    <>
      <path d="M-6 -11H6L11 -6V6L6 11H-6L-11 6V-6Z" />
      {label(`${hull}`, 3.7)}
      {computer > 0 && <path className="ec-part-mind" d={MIND} />}
    </>
  ),
  drive: ({ movement }) =>
    Array.from({ length: movement }, (_, i) => (
      <path key={i} d={CHEVRON} transform={`translate(0 ${(i - (movement - 1) / 2) * 5.4 - 1.6})`} />
    )),
  source: ({ energyProduced }) => (
    <>
      <path d="M2.5 -11.5L-9.5 2H-1.5L-3.5 11.5L9.5 -3.5H1.5Z" className="ec-part-bolt" />
      {label(`${energyProduced}`)}
    </>
  ),
};

/** A ship part in a 24 x 24 box around 0, 0: kind by shape, weapons by die colour and pips, others with their value. */
function PartShape({ part }: { readonly part: PartId }) {
  const values = partOf(part);
  return <g className={`ec-part ec-part-${values.type}`}>{DRAWN[values.type](values)}</g>;
}

export const PartSvg = ({ part }: { readonly part: PartId }) => (
  <svg className="ec-sign" viewBox="-12 -12 24 24" width="2em" height="2em" aria-hidden="true">
    <PartShape part={part} />
  </svg>
);
