import { silent } from '@orrery/ui/board';
import { memo } from 'react';
import { APOTHEM, polar } from './hexes.ts';
import { dots, seeded } from './seeded.ts';

const RINGS = [1, 2, 3] as const;

/** Stars of a spiral arm, scattered round a curve that leaves the middle. */
const onArm = (next: () => number) => {
  const along = next();
  const arm = Math.floor(next() * 3) / 3;
  const aside = (next() + next() - 1) * 0.09;
  return polar(arm + along * 0.62 + aside, 90 + along * 1150);
};

const random = seeded(97);
const STARS = dots(random, 320, (next) => polar(next(), 1500 * Math.sqrt(next())));
const ARMS = dots(random, 900, onArm);
const BRIGHT = dots(random, 60, (next) => polar(next(), 1500 * Math.sqrt(next())));

/** What lies behind the sectors: stars, the arms of the galaxy, and the rings that zones are counted by. */
export const Space = memo(function Space() {
  return (
    <g className="ec-sky" {...silent}>
      <defs>
        <radialGradient id="ec-heart" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="900">
          <stop offset="0" stopColor="var(--ec-space-glow)" stopOpacity="0.95" />
          <stop offset="0.5" stopColor="var(--ec-space-glow)" stopOpacity="0.35" />
          <stop offset="1" stopColor="var(--ec-space-glow)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle r="900" fill="url(#ec-heart)" />
      <path d={ARMS} className="ec-dust ec-arm" />
      <path d={STARS} className="ec-dust" />
      <path d={BRIGHT} className="ec-dust ec-dust-bright" />
      {RINGS.map((ring) => (
        <circle key={ring} r={2 * APOTHEM * ring} className="ec-ring" />
      ))}
    </g>
  );
});
