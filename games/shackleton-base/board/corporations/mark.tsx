import { symbol } from '@orrery/ui';
import type { SVGProps } from 'react';
import type { CorporationId } from '../../data/index.ts';
import { PATHS, type PathName } from '../pieces/paths.ts';
import { CORPORATION_SCREENS } from './index.ts';

type MarkProps = { readonly id: CorporationId; readonly face?: string | null } & SVGProps<SVGSVGElement>;

/** A corporation's mission patch; tokens that differ show what they give. Inside a drawing pass `x`, `y` and sizes. */
export function CorporationMark({ id, face, ...rest }: MarkProps) {
  const { outline, emblem } = CORPORATION_SCREENS[id].patch;
  return (
    <svg
      width="1.6em"
      height="1.6em"
      {...symbol(id)}
      {...rest}
      className={`sb-patch sb-of-${id} ${rest.className ?? ''}`}
      viewBox="0 0 32 32"
      aria-hidden="true"
    >
      <path d={outline} className="sb-patch-cloth" />
      {face ? (
        <path
          d={PATHS[face as PathName]}
          className="sb-patch-emblem"
          transform="translate(7 7) scale(0.75)"
          fillRule="evenodd"
        />
      ) : (
        <path d={emblem} className="sb-patch-emblem" fillRule="evenodd" />
      )}
    </svg>
  );
}
