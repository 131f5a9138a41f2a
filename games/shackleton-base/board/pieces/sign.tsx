import { symbol } from '@orrery/ui';
import type { SVGProps } from 'react';
import { PATHS, type PathName } from './paths.ts';

export type SignName = PathName;

/** A pictogram in its own colour. Inside a drawing pass `x`, `y`, `width` and `height`. */
export function Sign({
  name,
  className = '',
  ...rest
}: { readonly name: SignName } & Omit<SVGProps<SVGSVGElement>, 'name'>) {
  return (
    <svg
      width="1em"
      height="1em"
      {...symbol(name)}
      {...rest}
      className={`sb-sign sb-sign-${name} ${className}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={PATHS[name]} fillRule="evenodd" />
    </svg>
  );
}
