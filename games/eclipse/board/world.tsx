import { polar } from './map/hexes.ts';
import { dots, seeded } from './map/seeded.ts';
import './style/theme.css';

const random = seeded(41);
const inDisc = (next: () => number) => polar(next(), 96 * Math.sqrt(next()));
const onArm = (next: () => number) => {
  const along = next();
  const arm = Math.floor(next() * 2) / 2;
  return polar(arm + along * 0.7 + (next() + next() - 1) * 0.05, 30 + along * 62);
};
const STARS = dots(random, 90, inDisc);
const BRIGHT = dots(random, 16, inDisc);
const ARMS = dots(random, 420, onArm);

/** Three hexes of the chart with a fleet's way between them. */
const HEXES = [
  { x: 100, y: 152 },
  { x: 136, y: 131 },
  { x: 136, y: 172.5 },
  { x: 64, y: 131 },
] as const;
const HEX = 'M-24 0L-12-20.8H12L24 0L12 20.8H-12z';
const DART = 'M0-9L2.4-1L7.5 5.5L2 4.6L0 8L-2 4.6L-7.5 5.5L-2.4-1z';

/** A star in eclipse over a galaxy, with the thin lines of a chart. Drawn in a box of 200 x 200. */
export function World() {
  return (
    <svg className="eclipse ec-world" viewBox="0 0 200 200" aria-hidden="true">
      <defs>
        <radialGradient id="ec-world-sky" cx="0.46" cy="0.4" r="0.62">
          <stop offset="0" stopColor="#4a2f7d" />
          <stop offset="0.45" stopColor="#1b1a45" />
          <stop offset="1" stopColor="#05070f" />
        </radialGradient>
        <radialGradient id="ec-world-corona">
          <stop offset="0.34" stopColor="#fffbe6" />
          <stop offset="0.42" stopColor="#ffd98a" stopOpacity="0.85" />
          <stop offset="0.62" stopColor="#ff9a3c" stopOpacity="0.3" />
          <stop offset="1" stopColor="#ff9a3c" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="ec-world-moon" cx="0.62" cy="0.62" r="0.75">
          <stop offset="0" stopColor="#05060c" />
          <stop offset="0.8" stopColor="#0d1124" />
          <stop offset="1" stopColor="#27305c" />
        </radialGradient>
        <clipPath id="ec-world-round">
          <circle cx="100" cy="100" r="98" />
        </clipPath>
      </defs>
      <g clipPath="url(#ec-world-round)">
        <rect width="200" height="200" fill="url(#ec-world-sky)" />
        <g transform="translate(100 100)">
          <path d={STARS} fill="none" stroke="#cfdcff" strokeOpacity="0.7" strokeWidth="1" strokeLinecap="round" />
          <g transform="rotate(-24) scale(1 0.62)">
            <path d={ARMS} fill="none" stroke="#a9b8ff" strokeOpacity="0.42" strokeWidth="1.7" strokeLinecap="round" />
            {[50, 68, 88].map((r) => (
              <circle key={r} r={r} fill="none" stroke="#7df4ff" strokeOpacity="0.4" strokeDasharray="2 4" />
            ))}
          </g>
          <path d={BRIGHT} fill="none" stroke="#fff" strokeWidth="1.8" strokeLinecap="round" />
        </g>
        {HEXES.map(({ x, y }, i) => (
          <path
            key={`${x},${y}`}
            d={HEX}
            transform={`translate(${x} ${y})`}
            fill={['#1c7f80', '#8d3fa8', '#2c6cc0', '#2c6cc0'][i]}
            fillOpacity="0.34"
            stroke="#7df4ff"
            strokeOpacity="0.8"
            strokeWidth="1.1"
          />
        ))}
        <path
          d="M64 131L100 152L136 131"
          fill="none"
          stroke="#fff"
          strokeWidth="1.4"
          strokeDasharray="1 4"
          strokeLinecap="round"
        />
        <circle cx="97" cy="78" r="70" fill="url(#ec-world-corona)" />
        <path d="M20 96C60 84 140 70 182 56" stroke="#fff2c9" strokeOpacity="0.5" strokeWidth="1.2" fill="none" />
        <circle cx="97" cy="78" r="27" fill="url(#ec-world-moon)" />
        <circle cx="118.5" cy="61" r="4.6" fill="#fff" />
        <path d="M118.5 49V73M106.5 61H130.5" stroke="#fff" strokeWidth="1.1" strokeLinecap="round" />
        <g fill="#f2f6ff" stroke="#05070f" strokeWidth="1">
          <path d={DART} transform="translate(136 131) rotate(38) scale(1.15)" />
          <path d={DART} transform="translate(151 141) rotate(38) scale(0.75)" />
          <path d={DART} transform="translate(128 145) rotate(38) scale(0.75)" />
        </g>
      </g>
      <circle cx="100" cy="100" r="98" fill="none" stroke="#8ba2cc" strokeOpacity="0.7" strokeWidth="2" />
    </svg>
  );
}
