import type { ReactNode } from 'react';
import type { WorldId } from '../games.ts';

/** A lit globe with its own ground, in a 200 x 200 box. Light falls from the upper left. */
function Globe({
  id,
  light,
  dark,
  children,
}: {
  readonly id: string;
  readonly light: string;
  readonly dark: string;
  readonly children?: ReactNode;
}) {
  return (
    <svg viewBox="0 0 200 200" className="world" aria-hidden="true">
      <defs>
        <radialGradient id={`${id}-ground`} cx="0.36" cy="0.32" r="0.78">
          <stop offset="0" stopColor={light} />
          <stop offset="1" stopColor={dark} />
        </radialGradient>
        <radialGradient id={`${id}-night`} cx="0.34" cy="0.3" r="0.82">
          <stop offset="0.55" stopColor="#000" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity="0.72" />
        </radialGradient>
        <clipPath id={`${id}-disc`}>
          <circle cx="100" cy="100" r="84" />
        </clipPath>
      </defs>
      <circle cx="100" cy="100" r="84" fill={`url(#${id}-ground)`} />
      <g clipPath={`url(#${id}-disc)`}>{children}</g>
      <circle cx="100" cy="100" r="84" fill={`url(#${id}-night)`} />
      <circle cx="100" cy="100" r="83.5" fill="none" stroke={light} strokeOpacity="0.55" />
    </svg>
  );
}

/** Rust, dark seas and the famous canals. */
const RedPlanet = () => (
  <Globe id="w-red" light="#e58a55" dark="#7d2f18">
    <g fill="#6f2a17" opacity="0.55">
      <path d="M16 92c24-10 44 4 66-4s38-26 60-20 34 18 44 14v18c-20 10-38-2-58 6s-44 26-70 18-34-12-42-10z" />
      <path d="M44 150c22-8 40 6 62 2s30-14 48-10v22c-30 20-80 22-110-14z" />
    </g>
    <path d="M92 20c-16 2-34 10-42 20 18 8 60 8 84-2-10-12-26-18-42-18z" fill="#f6e3cf" opacity="0.9" />
    <g fill="none" stroke="#4f1d10" strokeOpacity="0.5" strokeWidth="2">
      <path d="M30 70q60 10 130 50M40 130q50-30 120-40M70 40q10 60 50 120" />
    </g>
  </Globe>
);

/** Survey lines over six kinds of ground. */
const PlanetUnknown = () => (
  <Globe id="w-unknown" light="#6fc7b8" dark="#1c5d6b">
    <path d="M10 60h50v40h40v-30h34v50H90v40H40v-36H10z" fill="#3f9a5e" />
    <path d="M134 36h56v48h-30v30h-26z" fill="#d8b24a" />
    <path d="M90 160v-40h60v24h40v50H70v-34z" fill="#4d6fb8" />
    <path d="M60 10h50v44H60z" fill="#b9d9e8" />
    <g stroke="#06333a" strokeOpacity="0.35" strokeWidth="1.5">
      <path d="M30 10v180M60 10v180M90 10v180M120 10v180M150 10v180M180 10v180M10 40h180M10 70h180M10 100h180M10 130h180M10 160h180" />
    </g>
  </Globe>
);

/** A dark world before its star: the corona is the picture. */
const Eclipse = () => (
  <svg viewBox="0 0 200 200" className="world" aria-hidden="true">
    <defs>
      <radialGradient id="w-corona">
        <stop offset="0.72" stopColor="#ffe2a8" stopOpacity="0.95" />
        <stop offset="0.8" stopColor="#8f7bff" stopOpacity="0.55" />
        <stop offset="1" stopColor="#3b2f8f" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="w-shade" cx="0.3" cy="0.26" r="0.8">
        <stop offset="0" stopColor="#3c4370" />
        <stop offset="1" stopColor="#0b0d1d" />
      </radialGradient>
      <clipPath id="w-eclipse-disc">
        <circle cx="102" cy="102" r="76" />
      </clipPath>
    </defs>
    <circle cx="98" cy="98" r="100" fill="url(#w-corona)" />
    <circle cx="102" cy="102" r="76" fill="url(#w-shade)" />
    <g clipPath="url(#w-eclipse-disc)" fill="none" stroke="#8fa2ff" strokeOpacity="0.5" strokeWidth="1.6">
      <path d="M102 62l34 20v40l-34 20-34-20V82zM68 82L34 62M136 82l34-20M68 122l-34 20M136 122l34 20M102 62V22M102 142v40" />
    </g>
    <circle cx="102" cy="62" r="3.5" fill="#9fe8ff" />
    <circle cx="136" cy="122" r="3.5" fill="#ffb37a" />
    <circle cx="68" cy="122" r="3.5" fill="#b5ffb0" />
  </svg>
);

/** Half scorched, half green again, and an ark above it. */
const MicroCosmos = () => (
  <Globe id="w-micro" light="#e9a266" dark="#70402e">
    <path d="M84 10c34 30 30 60 18 90s-6 62 14 96h90V10z" fill="#3fa06a" />
    <path
      d="M118 40c20 4 40 16 50 34-14 8-40 2-54-10s-8-26 4-24zM112 120c24-6 50 0 62 16-8 20-40 30-56 18s-14-32-6-34z"
      fill="#2f78c0"
      opacity="0.85"
    />
    <g fill="#5c2f22" opacity="0.6">
      <circle cx="52" cy="76" r="12" />
      <circle cx="74" cy="128" r="9" />
      <circle cx="44" cy="122" r="6" />
    </g>
    <g transform="rotate(-24 100 100)">
      <rect x="58" y="92" width="72" height="16" rx="8" fill="#fff3d6" stroke="#3a2a18" strokeWidth="2" />
      <path d="M74 92v16M90 92v16M106 92v16" stroke="#3a2a18" strokeWidth="2" />
    </g>
  </Globe>
);

/** Grey dust, hard shadows, and the lights of a base on the crater's rim. */
const ShackletonBase = () => (
  <Globe id="w-moon" light="#e8e4da" dark="#6d6f78">
    {[
      [100, 112, 40],
      [50, 62, 18],
      [142, 54, 14],
      [40, 128, 11],
      [158, 128, 16],
      [86, 40, 9],
    ].map(([x, y, r]) => (
      <g key={`${x}-${y}`}>
        <ellipse cx={x} cy={y} rx={r} ry={r * 0.82} fill="#8d8f97" />
        <path
          d={`M${x - r} ${y}a${r} ${r * 0.82} 0 0 1 ${2 * r} 0a${r} ${r * 0.62} 0 0 0 ${-2 * r} 0z`}
          fill="#45474f"
        />
      </g>
    ))}
    <g>
      <path d="M84 96l10-16 10 16zM106 96a9 9 0 0 1 18 0z" fill="#f4f1e8" stroke="#2c2e36" strokeWidth="1.5" />
      <circle cx="94" cy="92" r="2" fill="#ffb300" />
      <circle cx="115" cy="92" r="2" fill="#39c6ff" />
      <circle cx="76" cy="120" r="2.5" fill="#ff5b5b" />
      <circle cx="126" cy="122" r="2.5" fill="#6be07a" />
    </g>
  </Globe>
);

export const PLAIN_WORLDS: { readonly [id in WorldId]: () => ReactNode } = {
  'red-planet': RedPlanet,
  'planet-unknown': PlanetUnknown,
  eclipse: Eclipse,
  'micro-cosmos': MicroCosmos,
  'shackleton-base': ShackletonBase,
};
