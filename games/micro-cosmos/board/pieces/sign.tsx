import { symbol } from '@orrery/ui';
import type { SVGProps } from 'react';
import { PATHS, type PathName } from './paths.ts';

/** Leaders are stars with the sign of their planets, or with none for a Leader of any colour. */
export type SignName = PathName | 'leader_red' | 'leader_green' | 'leader_blue' | 'leader_any';

type SignProps = { readonly name: SignName } & SVGProps<SVGSVGElement>;

/** A pictogram in its own colours. Inside a drawing pass `x`, `y`, `width` and `height`. */
export function Sign({ name, className = '', ...rest }: SignProps) {
  return (
    <svg
      width="1em"
      height="1em"
      {...symbol(name)}
      {...rest}
      className={`mc-sign mc-sign-${name} ${className}`}
      viewBox="-1 -1 26 26"
      aria-hidden="true"
    >
      {name.startsWith('leader_') ? <Leader name={name} /> : <path d={PATHS[name as PathName]} />}
    </svg>
  );
}

function Leader({ name }: { readonly name: string }) {
  const colour = name.slice('leader_'.length);
  return (
    <>
      <path d={PATHS.leader} />
      {colour !== 'any' && (
        <path className="mc-sign-inner" d={PATHS[colour as PathName]} transform="translate(6.8 7) scale(0.43)" />
      )}
    </>
  );
}
