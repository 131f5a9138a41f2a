import { silent } from '@orrery/ui/board';

/** One to four notches. */
export const Difficulty = ({ count }: { readonly count: number }) => (
  <span className="pu-difficulty" {...silent}>
    {[1, 2, 3, 4].map((n) => (
      <i key={n} className={n <= count ? 'pu-on' : undefined} />
    ))}
  </span>
);
