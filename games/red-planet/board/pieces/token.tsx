import { symbol } from '@orrery/ui';
import type { Resource } from '../../data/ids.ts';
import { AstronautShape } from './astronaut.tsx';
import { HiddenShape, ResourceShape } from './resource.tsx';

/** Pieces as small pictures in running text. */

export function Token({ resource }: { readonly resource: Resource | undefined }) {
  return (
    <svg
      {...symbol(resource ?? 'hidden')}
      className="rp-token"
      viewBox="0 0 64 64"
      width="1.25em"
      height="1.25em"
      aria-hidden="true"
    >
      {resource ? <ResourceShape resource={resource} /> : <HiddenShape />}
    </svg>
  );
}

export function Miner({ mark }: { readonly mark?: number }) {
  return (
    <svg
      {...symbol('astronaut')}
      className={`rp-token ${mark === undefined ? 'rp-anybody' : `player-${mark}`}`}
      viewBox="0 0 64 64"
      width="1.25em"
      height="1.25em"
      aria-hidden="true"
    >
      <AstronautShape />
    </svg>
  );
}
