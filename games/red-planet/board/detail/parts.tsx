import { Mark } from '@orrery/ui';
import type { ReactNode } from 'react';
import { useBoard, useFace } from '../context.tsx';

/** Pieces of the detail sheet. */

export const Heading = ({ children, kind }: { readonly children: ReactNode; readonly kind?: string }) => (
  <header className="rp-detail-head">
    {kind && <p className="rp-event-kind">{kind}</p>}
    <h3>{children}</h3>
  </header>
);

export const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="rp-detail-part">
    <h4>{title}</h4>
    {children}
  </section>
);

/** One company with something said about it. */
export function Row({ company, children }: { readonly company: number; readonly children: ReactNode }) {
  const { mark, name } = useFace(company);
  return (
    <li className={`rp-row player-${mark}`}>
      <Mark mark={mark} />
      <span className="rp-row-name">{name}</span>
      <span className="rp-row-what">{children}</span>
    </li>
  );
}

/** How many people of each company are somewhere. */
export function Heads({ heads, none }: { readonly heads: readonly number[]; readonly none: string }) {
  const present = heads.map((count, company) => ({ count, company })).filter(({ count }) => count > 0);
  present.sort((a, b) => b.count - a.count);
  if (present.length === 0) return <p>{none}</p>;
  return (
    <ul className="rp-rows">
      {present.map(({ company, count }) => (
        <Row key={company} company={company}>
          {count}
        </Row>
      ))}
    </ul>
  );
}

/** A way to another thing's details. */
export function Link({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  const { open } = useBoard();
  return (
    <button type="button" className="rp-link" onClick={() => open(to)}>
      {children}
    </button>
  );
}
