import { CELL } from '../../read/cells.ts';

/** Oblivion: what the planet circles. */
export const BlackHole = () => (
  <g className="pu-hole" transform={`translate(${6 * CELL} ${6 * CELL})`}>
    <ellipse rx="172" ry="52" className="pu-hole-disc" />
    <ellipse rx="136" ry="37" className="pu-hole-disc pu-hole-inner" />
    <circle r="44" className="pu-hole-core" />
    <path className="pu-hole-light" d="M-44 6A46 26 0 0 0 44 6" />
  </g>
);

const CHEVRON = 'M-12 5L0 -5L12 5M-12 14L0 4L12 14';

/** Pajitnov: pieces are pushed in from the side. */
export const Slides = () => (
  <g className="pu-slides">
    {[0, 90, 180, 270].map((angle) => (
      <path
        key={angle}
        d={CHEVRON}
        transform={`translate(${6 * CELL} ${6 * CELL}) rotate(${angle + 45}) translate(0 ${6.45 * CELL})`}
      />
    ))}
  </g>
);
