import type { Need } from '../../rules/vocabulary.ts';
import { Sign } from './sign.tsx';

/** Specialists that have to be used, one sign for each. */
export const Needs = ({ needs }: { readonly needs: readonly Need[] }) => (
  <span className="mc-amounts">
    {needs.map((need, at) => (
      <Sign key={at} name={need} />
    ))}
  </span>
);
