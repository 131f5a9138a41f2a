import type { ZoneId } from '../../data/ids.ts';
import { useBoard, useThing } from '../context.tsx';
import { Name } from '../pieces/plate.tsx';
import { Pin } from '../pieces/signs.tsx';
import { PhobosPegs } from './pool.tsx';
import { Bound, ZoneThings, zoneProps } from './zones.tsx';

const POCKS = [
  [-74, -72, 22],
  [70, -92, 15],
  [-112, 8, 17],
  [112, -12, 22],
  [88, 74, 16],
  [-84, 92, 19],
  [20, 122, 14],
  [-28, -118, 13],
  [34, -52, 11],
  [-44, 34, 9],
] as const;

const LIMB =
  'M-6 -150C48 -154 96 -126 126 -84C152 -46 158 6 142 52C124 102 84 140 34 150C-18 160 -74 146 -112 108C-146 72 -160 18 -148 -34C-134 -92 -84 -146 -6 -150Z';

const limbOf = (zone: ZoneId): string | undefined => (zone === 'phobos' ? LIMB : undefined);

/** The potato moon, 300 across, around the origin. */
export function Phobos() {
  const stage = useBoard();
  const thing = useThing();
  return (
    <g className="rp-phobos">
      <path d={LIMB} className="rp-globe-shadow" transform="translate(6 9)" />
      <path d={LIMB} className="rp-moon" />
      <path
        d="M-150 -30Q-60 -10 0 -40T140 -50M-140 50Q-40 70 30 40T148 30M-80 -128Q0 -90 60 -118"
        className="rp-moon-lines"
      />
      {POCKS.map(([x, y, r]) => (
        <g key={`${x}${y}`} transform={`translate(${x} ${y})`} className="rp-pock">
          <ellipse rx={r} ry={r * 0.8} />
          <path d={`M${-r} 0A${r} ${r * 0.8} 0 0 1 ${r} 0A${r * 1.1} ${r * 0.5} 0 0 0 ${-r} 0Z`} />
        </g>
      ))}
      <path d={LIMB} className="rp-moon-shade" />
      <g {...zoneProps(stage, 'phobos', thing)}>
        <path d={LIMB} className="rp-zone-area" />
        <g className="rp-zone-outline">
          <path d={LIMB} className="rp-outline-halo" />
          <path d={LIMB} className="rp-outline" />
        </g>
        <Pin at={[-96, -100]} />
      </g>
      <Bound to={limbOf} />
      <ZoneThings zones={['phobos']} />
      <Name text={stage.say('zone.phobos')} y={150} width={150} />
      <PhobosPegs />
    </g>
  );
}
