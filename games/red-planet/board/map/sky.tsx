import { memo } from 'react';
import type { Layout, Spot } from '../layout.ts';
import { silent } from '../pieces/picture.tsx';
import { wobble } from './coast.ts';
import { Compass } from './compass.tsx';

/** Behind everything: engraved stars, the orbit of the moon and the frame of the poster. */
export const Sky = memo(function Sky({ layout }: { readonly layout: Layout }) {
  const { width, height, mars, phobos, compass } = layout;
  return (
    <g className="rp-sky" {...silent}>
      <path d={stars(width, height)} className="rp-stars" />
      {mars && phobos && <Orbit mars={mars} phobos={phobos} />}
      {compass && (
        <g transform={`translate(${compass.x} ${compass.y}) scale(${compass.scale ?? 1})`}>
          <Compass />
        </g>
      )}
    </g>
  );
});

function Orbit({ mars, phobos }: { readonly mars: Spot; readonly phobos: Spot }) {
  const reach = Math.hypot(phobos.x - mars.x, phobos.y - mars.y);
  return (
    <>
      <circle cx={mars.x} cy={mars.y} r={reach} className="rp-orbit" />
      <circle cx={mars.x} cy={mars.y} r={reach - 12} className="rp-orbit rp-orbit-fine" />
    </>
  );
}

function stars(width: number, height: number): string {
  const next = wobble(9);
  let path = '';
  for (let i = 0; i < 90; i++) {
    const x = ((next() + 1) / 2) * width;
    const y = ((next() + 1) / 2) * height;
    const arm = i % 7 === 0 ? 7 : 3;
    path += `M${x.toFixed(0)} ${(y - arm).toFixed(0)}v${arm * 2}M${(x - arm).toFixed(0)} ${y.toFixed(0)}h${arm * 2}`;
  }
  return path;
}
