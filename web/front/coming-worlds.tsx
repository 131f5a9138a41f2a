import type { ReactNode } from 'react';
import type { ComingId } from '../games.ts';

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

/** Worlds whose games are not there yet. */
export const COMING_WORLDS: { readonly [id in ComingId]: () => ReactNode } = {
  'shackleton-base': ShackletonBase,
};
