import type { ReactNode } from 'react';

/** Pieces of the detail sheet. */

export const Heading = ({ children, kind }: { readonly children: ReactNode; readonly kind?: string }) => (
  <header className="pu-detail-head">
    {kind && <p className="pu-kind">{kind}</p>}
    <h3 className="pu-name">{children}</h3>
  </header>
);

export const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="pu-part">
    <h4 className="pu-title">{title}</h4>
    {children}
  </section>
);
