import { isOneOf, keysOf } from '@orrery/kernel';
import { symbol } from '@orrery/ui';
import type { SVGProps } from 'react';
import { PATHS, type PathName } from './paths.ts';

/** Leaders are stars with the sign of their planets, or with none for a Leader of any colour. */
const LEADERS = { leader_red: PATHS.red, leader_green: PATHS.green, leader_blue: PATHS.blue, leader_any: undefined };

export type SignName = PathName | keyof typeof LEADERS;

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
      {isLeader(name) ? <Leader name={name} /> : <path d={PATHS[name]} />}
    </svg>
  );
}

const isLeader = (name: SignName): name is keyof typeof LEADERS => isOneOf(keysOf(LEADERS), name);

function Leader({ name }: { readonly name: keyof typeof LEADERS }) {
  const path = LEADERS[name];
  return (
    <>
      <path d={PATHS.leader} />
      {path && <path className="mc-sign-inner" d={path} transform="translate(6.8 7) scale(0.43)" />}
    </>
  );
}
